/// A sheet, cover or popover found among a hosting controller's views, to be read after them.
struct HostedPresentation {
  var presentation: SwiftUIElement.Presentation
  /// The id of the view it hangs on.
  var presenter: String
  /// From the view it hangs on; a sheet inherits it since iOS 14.
  var environment: SwiftUIEnvironment
  /// The files that the view stands in.
  var chain: [String]
}
