import PNGCodec

/// Whether a picture file says that Meian drew it: then it is the same to the pixel each time, and a
/// tolerance excuses no changed area.
public func isDrawnPicture(_ bytes: [UInt8]) -> Bool {
  do throws(PNGError) { return try BaselineImage(bytes).tree != nil } catch { return false }
}
