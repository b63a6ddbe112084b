import Baselines
import Foundation
import TestSupport
import Testing

@Suite("Files of commits")
struct GitObjectsTests {
  private let folder: TemporaryFolder
  private let objects: GitObjects

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("one", to: "a.txt")
    try folder.write("two\nlines\n", to: "in/b ü.txt")
    try folder.write("", to: "in/empty")
    objects = GitObjects(directory: folder.path)
    for words in ["init --quiet", "add .", "commit --quiet -m first"] { try git(words) }
  }

  private func git(_ words: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let identity = ["-c", "user.name=T", "-c", "user.email=t@example.org"]
    process.arguments = ["git"] + identity + words.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("are found and read, many of them from one program")
  func reading() throws {
    guard case .file(let id) = try objects.find("HEAD:a.txt") else {
      #expect(Bool(false), "no file")
      return
    }
    for _ in 0..<50 { #expect(try objects.read(id) == Array("one".utf8)) }
  }

  @Test("are listed with their whole paths, in any language")
  func listing() throws {
    guard case .folder(let id) = try objects.find("HEAD:") else {
      #expect(Bool(false), "no folder")
      return
    }
    let files = try objects.files(below: id)
    #expect(files.map(\.path) == ["a.txt", "in/b ü.txt", "in/empty"])
    let areFiles = files.allSatisfy(\.isFile)
    #expect(areFiles)
    let contents = try files.map { String(decoding: try objects.read($0.id), as: UTF8.self) }
    #expect(contents == ["one", "two\nlines\n", ""])
  }

  @Test("are refused by name where they are not there")
  func missing() {
    for name in ["HEAD:b", "other:a.txt", "--help", "HEAD", "HEAD:a.txt\nHEAD:in/empty"] {
      #expect(throws: GitError.notFound(name)) { try objects.find(name) }
    }
    for id in ["", "zz", "0000", "HEAD:a.txt", "0123\n0123"] {
      #expect(throws: GitError.notFound(id)) { try objects.read(id) }
    }
    let elsewhere = GitObjects(directory: "/")
    #expect(throws: GitError.notFound("HEAD:a.txt")) { try elsewhere.find("HEAD:a.txt") }
  }

  @Test("can be read by several threads at once")
  func threads() throws {
    guard case .folder(let id) = try objects.find("HEAD:") else { return }
    let files = try objects.files(below: id)
    let objects = objects
    DispatchQueue.concurrentPerform(iterations: 40) { index in
      let bytes = try? objects.read(files[index % 3].id)
      #expect(bytes?.count == [3, 10, 0][index % 3])
    }
  }
}
