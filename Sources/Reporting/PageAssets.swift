/// The look of every page.
let styleSheet = joined([
  PackageResources.base_css, PackageResources.index_css, PackageResources.screen_css,
  PackageResources.viewer_css, PackageResources.reasons_css,
])

/// Comfort only: without it every page is complete. Each part is a classic script of its own, so
/// that pages also work from `file://`, where browsers refuse modules. The first one makes the
/// object that the others share, the last one starts them.
let script = joined([
  PackageResources.base_js, PackageResources.keys_js, PackageResources.decisions_js,
  PackageResources.pixels_js, PackageResources.regions_js, PackageResources.camera_js,
  PackageResources.stage_js, PackageResources.gestures_js, PackageResources.inspector_js,
  PackageResources.viewer_js, PackageResources.changes_js,
  PackageResources.review_js, PackageResources.export_js, PackageResources.tiles_js,
  PackageResources.list_js,
  PackageResources.index_js, PackageResources.start_js,
])

private func joined(_ parts: [[UInt8]]) -> String {
  parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
}
