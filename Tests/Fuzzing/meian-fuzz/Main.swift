import CFuzzer
import Foundation

@main
struct Main {
  /// Takes libFuzzer's own options and folders of inputs; `scripts/fuzz` knows the right ones.
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { bytes, length in
        examine(Array(UnsafeBufferPointer(start: bytes, count: length)))
        return 0
      })
  }
}
