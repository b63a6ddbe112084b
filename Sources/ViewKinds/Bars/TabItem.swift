/// One tab of a tab bar.
struct TabItem: Sendable {
  var title: String
  var image: WrittenImage?
  var selectedImage: WrittenImage?
  var badge: String?
}
