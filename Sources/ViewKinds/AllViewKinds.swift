/// Every view kind that a screen can name, in alphabetical order of their types.
///
/// Adding a kind means adding its file under `Kinds/` and one line here.
public let allViewKinds: [any ViewKind.Type] = [
  Button.self,
  DrawnString.self,
  ImageView.self,
  Label.self,
  NavigationBar.self,
  PlainView.self,
  ScrollView.self,
  Separator.self,
  Spacer.self,
  StackView.self,
  Switch.self,
  TabBar.self,
  TableText.self,
  TableView.self,
  TableViewCell.self,
  TextField.self,
]
