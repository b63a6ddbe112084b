import Foundation
import TestSupport
import Testing

/// The fenced blocks of a language below a heading.
func documentBlocks(
  _ language: String, under heading: String, of document: String = "docs/PIPELINES.md"
) throws -> [String] {
  let text = try String(contentsOfFile: "\(repositoryRoot)/\(document)", encoding: .utf8)
  let start = try #require(text.range(of: "\n## \(heading)\n"), "\(document) has no \(heading)")
  let rest = text[start.upperBound...]
  let section = rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)]
  let parts = section.components(separatedBy: "```")
  // Every second part stands inside of a fence.
  let found = parts.enumerated().filter { $0.offset % 2 == 1 && $0.element.hasPrefix(language) }
  return found.map { String($0.element.dropFirst(language.count + 1)) }
}
