import ViewKinds

/// One view of a built tree with the colours and images it draws with.
struct ViewUse {
  var view: View
  /// 0 for the window.
  var depth: Int
  var colors: [ColorUse]
  var images: [ImageUse]
  var decisions: [Decision] = []
}
