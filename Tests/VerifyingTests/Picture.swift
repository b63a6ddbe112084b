import PNGCodec
import Pixels
import TestSupport
import Testing

/// The pixels of a PNG in a folder.
func picture(_ folder: TemporaryFolder, _ name: String) throws -> Bitmap {
  try decodePNG(try #require(folder.bytes(of: name))).bitmap
}
