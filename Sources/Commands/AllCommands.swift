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
  ManualCommand.self,
  MergeReportsCommand.self,
  RenderCommand.self,
  ReportCommand.self,
  ResolveCommand.self,
  SchemaCommand.self,
  TreeCommand.self,
]

/// Words in a command's place that no command's file declares.
let wordsBesideCommands: [(name: String, summary: String)] = [
  ("help", "Say what a command does and takes"),
  ("version", "Print the version and the rendering epoch"),
]
