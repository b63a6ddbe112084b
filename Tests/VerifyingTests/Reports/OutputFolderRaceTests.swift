import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import Verifying

@Suite("An output folder under several workers")
struct OutputFolderRaceTests {
  @Test("gets each file whole, also where none of the folders is there yet")
  func concurrent() throws {
    for _ in 0..<10 {
      let folder = try TemporaryFolder()
      let output = OutputFolder(folder.path(of: "out"))
      let failures = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 64) { index in
        do throws(RunFailure) {
          try output.write(
            [UInt8](repeating: UInt8(index), count: 20_000), to: "screen/\(index).png")
        } catch { failures.withLock { $0.append("\(error)") } }
      }
      #expect(failures.withLock { $0 }.isEmpty)
      for index in 0..<64 {
        #expect(
          folder.bytes(of: "out/screen/\(index).png")
            == [UInt8](repeating: UInt8(index), count: 20_000))
      }
      #expect(folder.files().count == 64)
    }
  }
}
