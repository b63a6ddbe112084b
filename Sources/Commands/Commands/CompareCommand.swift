import Foundation
import Geometry
import ImageDiff
import PNGCodec
import Pixels

/// `meian compare`: two PNGs or two folders of PNGs, no project needed.
struct CompareCommand: Command {
  static let name = "compare"
  static let summary = "Compare two PNG files, or two folders of PNG files"
  static let operands = "A B"
  static let diff = Option("diff", "OUT.png", "write a picture of the differences of two files")
  static let options: [Option] = [diff, .format]
  static let details =
    "Exit codes: 0 equal, 1 different, 2 a wrong call or file, 3 a wrong environment."

  let first: String
  let second: String
  let diff: String?
  let format: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard arguments.names.count == 2 else {
      throw UsageError("compare takes two files or two folders; write meian compare A B")
    }
    first = arguments.names[0]
    second = arguments.names[1]
    diff = arguments.value(Self.diff)
    format = try arguments.choice(.format, ["human", "json"])
  }

  func run(in environment: Environment) throws(Failure) -> ExitCode {
    if let failure = ImageDiff.selfTest().first {
      throw Failure("self-test: \(failure); this build of Meian cannot be trusted", .environment)
    }
    let kinds = try (kind(first, environment), kind(second, environment))
    switch kinds {
    case (.file, .file):
      let pair = try pair(first, second, environment)
      say(pair, name: "", environment)
      if let diff { try write(pair.picture, to: diff, environment) }
      return pair.isEqual ? .success : .failed
    case (.folder, .folder):
      if diff != nil { throw Failure("--diff is for two files; folders have no single picture") }
      return try folders(environment)
    case (.file, .folder), (.folder, .file):
      throw Failure("\(first) and \(second): one is a file and one a folder; name two of a kind")
    }
  }

  private enum Kind {
    case file
    case folder
  }

  private func kind(_ path: String, _ environment: Environment) throws(Failure) -> Kind {
    var isDirectory: ObjCBool = false
    guard
      FileManager.default.fileExists(
        atPath: environment.absolute(path), isDirectory: &isDirectory)
    else { throw Failure("\(path): there is no such file or folder; name a PNG") }
    return isDirectory.boolValue ? .folder : .file
  }

  private func folders(_ environment: Environment) throws(Failure) -> ExitCode {
    let old = pictures(below: environment.absolute(first))
    let new = pictures(below: environment.absolute(second))
    guard !old.isEmpty || !new.isEmpty else {
      throw Failure("nothing was compared; neither folder holds a PNG")
    }
    var different = 0
    for name in Set(old + new).sorted() {
      guard old.contains(name) else {
        environment.line(format == "json" ? json(name, "added") : "added    \(name)")
        different += 1
        continue
      }
      guard new.contains(name) else {
        environment.line(format == "json" ? json(name, "removed") : "removed  \(name)")
        different += 1
        continue
      }
      let pair = try pair("\(first)/\(name)", "\(second)/\(name)", environment)
      if !pair.isEqual { different += 1 }
      if format == "json" || !pair.isEqual { say(pair, name: name, environment) }
    }
    if format == "human" {
      environment.line(
        "\(counted(Set(old + new).count, "picture")), \(grouped(different)) different")
    }
    return different == 0 ? .success : .failed
  }

  private func pictures(below folder: String) -> [String] {
    let enumerator = FileManager.default.enumerator(atPath: folder)
    var found: [String] = []
    while let path = enumerator?.nextObject() as? String {
      if path.lowercased().hasSuffix(".png") { found.append(path) }
    }
    return found.sorted()
  }

  private struct Pair {
    var old: Bitmap
    var new: Bitmap
    var comparison: Comparison

    var isEqual: Bool { comparison == .equal }
    var picture: Bitmap { differenceImage(old, new) }
  }

  private func pair(
    _ old: String, _ new: String, _ environment: Environment
  ) throws(Failure) -> Pair {
    let before = try bitmap(old, environment)
    let after = try bitmap(new, environment)
    return Pair(old: before, new: after, comparison: ImageDiff.compare(after, with: before))
  }

  private func bitmap(_ path: String, _ environment: Environment) throws(Failure) -> Bitmap {
    guard let data = FileManager.default.contents(atPath: environment.absolute(path)) else {
      throw Failure("\(path): the file cannot be read; check its permissions")
    }
    do throws(PNGError) { return try decodePNG([UInt8](data)).bitmap } catch {
      if case .lfsPointer = error { throw Failure("\(path): \(error)", .environment) }
      throw Failure("\(path): \(error)")
    }
  }

  private func say(_ pair: Pair, name: String, _ environment: Environment) {
    if format == "json" {
      environment.line(json(name.isEmpty ? second : name, pair))
      return
    }
    let head = name.isEmpty ? "" : "\(name): "
    switch pair.comparison {
    case .equal: environment.line("\(head)equal, \(pair.new.size)")
    case .differs(let difference): say(difference, head: head, environment)
    case .sizeChanged(let from, let to, let overlap):
      environment.line("\(head)the size changed: \(from) became \(to)")
      if let overlap { say(overlap, head: "\(head)where both are: ", environment) }
    }
  }

  private func say(_ difference: Difference, head: String, _ environment: Environment) {
    let box = difference.box
    environment.line(
      "\(head)\(grouped(difference.pixels)) px differ in [\(box.x), \(box.y), \(box.width), \(box.height)]"
    )
    for change in difference.colorChanges.prefix(3) {
      environment.line("  \(grouped(change.pixels)) px  \(change.from.hex) → \(change.to.hex)")
    }
  }

  private func json(_ name: String, _ verdict: String) -> String {
    encoded(["file": name, "verdict": verdict])
  }

  private func json(_ name: String, _ pair: Pair) -> String {
    var object: [String: Any] = ["file": name]
    switch pair.comparison {
    case .equal: object["verdict"] = "equal"
    case .differs(let difference):
      object["verdict"] = "different"
      add(difference, to: &object)
    case .sizeChanged(let from, let to, let overlap):
      object["verdict"] = "size-changed"
      object["sizeBefore"] = [from.width, from.height]
      object["sizeAfter"] = [to.width, to.height]
      if let overlap { add(overlap, to: &object) }
    }
    return encoded(object)
  }

  private func add(_ difference: Difference, to object: inout [String: Any]) {
    let box = difference.box
    object["pixels"] = difference.pixels
    object["box"] = [box.x, box.y, box.width, box.height]
    object["colorChanges"] = difference.colorChanges.prefix(3).map {
      ["from": $0.from.hex8, "to": $0.to.hex8, "pixels": $0.pixels] as [String: Any]
    }
  }

  private func encoded(_ object: [String: Any]) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private func write(
    _ picture: Bitmap, to path: String, _ environment: Environment
  ) throws(Failure) {
    do {
      let bytes = try encodePNG(picture)
      try Data(bytes).write(
        to: URL(fileURLWithPath: environment.absolute(path)), options: .atomic)
    } catch {
      throw Failure("\(path): the difference picture cannot be written; name a file that can be")
    }
  }
}
