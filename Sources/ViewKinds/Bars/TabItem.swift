import Screens

/// One tab of a tab bar.
struct TabItem: Sendable {
  var title: String
  var image: ImageValue?
  var selectedImage: ImageValue?
  var badge: String?
}
