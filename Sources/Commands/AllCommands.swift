/// Every command, in the order of the help: the main job first, then by name.
let allCommands: [any Command.Type] = [
  VerifyCommand.self,
  RecordCommand.self,
  AcceptCommand.self,
  PromoteCommand.self,
  PruneCommand.self,
  CalibrateCommand.self,
  CompareCommand.self,
  DoctorCommand.self,
  ExplainCommand.self,
  InitCommand.self,
  ListCommand.self,
  RenderCommand.self,
  ReportCommand.self,
  ResolveCommand.self,
  SchemaCommand.self,
  TreeCommand.self,
]
