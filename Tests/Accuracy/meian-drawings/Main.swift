import Foundation
import Pixels
import Rasterizer

/// Paints the drawings that standard input describes in JSON, and writes their pixels, four bytes
/// each, one drawing after the other, to standard output.
@main
struct Main {
  static func main() {
    do {
      let input = FileHandle.standardInput.readDataToEndOfFile()
      let drawings = try JSONDecoder().decode([Drawing].self, from: input)
      var output = Data()
      for drawing in drawings {
        let painted = Painter().paint(try drawing.displayList())
        for pixel in painted.bitmap.pixels {
          output.append(contentsOf: [pixel.red, pixel.green, pixel.blue, pixel.alpha])
        }
      }
      FileHandle.standardOutput.write(output)
    } catch {
      FileHandle.standardError.write(Data("meian-drawings: \(error)\n".utf8))
      exit(2)
    }
  }
}
