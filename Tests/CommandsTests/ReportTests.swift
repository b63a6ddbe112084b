import Commands
import TestSupport
import Testing

@Suite("Writing reports from the command line")
struct ReportTests {
  private func failing() throws -> Call {
    let call = try Call.project()
    #expect(call.run("verify").code == .failed)
    return call
  }

  @Test("report writes the pages of a saved run again, also into another folder")
  func again() throws {
    let call = try failing()
    let before = call.folder.files()
    #expect(
      call.run("report meian-report")
        == Call.Outcome(code: .success, out: "report: meian-report/index.html\n", err: ""))
    #expect(call.folder.files() == before)
    let outcome = call.run("report meian-report/results.json --report other --single-file")
    #expect(outcome.code == .success && outcome.out == "report: other/index.html\n")
    #expect(call.folder.files().contains("other/report.html"))
  }

  @Test(
    "verify refuses a place for its report before it draws anything",
    arguments: [
      (".", "the project itself lies there"), ("Baselines", "the project’s Baselines lies there"),
      ("Screens/out", "the project’s Screens lies there"), ("notes", "holds index.html and no"),
      ("meian.json5/out", "a file is in the way"),
    ])
  func place(folder: String, words: String) throws {
    let call = try Call.project()
    #expect(call.run("record").code == .success)
    try call.folder.write("mine", to: "notes/index.html")
    let before = call.folder.files()
    let outcome = call.run("verify --report \(folder)")
    #expect(outcome.code == .usage && outcome.out.isEmpty)
    #expect(outcome.err.contains(words), "\(outcome.err)")
    // Progress would be further lines.
    #expect(outcome.err.split(separator: "\n").count == 1)
    #expect(call.folder.files() == before)
  }

  @Test("verify and record refuse a variant that the project does not have, and say where it goes")
  func strangeVariant() throws {
    let call = try Call.project()
    #expect(call.run("record").code == .success)
    let before = call.folder.files()
    for word in ["verify", "record"] {
      let outcome = call.run("\(word) --variant dark.ax3")
      #expect(outcome.code == .usage)
      #expect(
        outcome.err.hasSuffix(
          "the project has no variant “dark.ax3”; add it to variants in meian.json5, or look at it with “meian render --variant dark.ax3”\n"
        ), "\(outcome.err)")
    }
    #expect(call.folder.files() == before)
    #expect(call.run("render --variant dark.ax3 --out o").code == .success)
    let text = String(decoding: call.folder.bytes(of: "meian.json5") ?? [], as: UTF8.self)
    try call.folder.write(
      text.replacing("\"dark\"", with: "\"dark\", \"dark.ax3\""), to: "meian.json5")
    #expect(call.run("record --variant dark.ax3").code == .success)
    #expect(call.run("verify").code == .success)
  }

  @Test("a renamed screen needs recording and pruning, and the terminal and accept say both")
  func renamed() throws {
    let call = try Call.project()
    #expect(call.run("record").code == .success)
    let text = String(
      decoding: call.folder.bytes(of: "Screens/hello.screen.json5") ?? [], as: UTF8.self)
    try call.folder.write(
      text.replacing("\"hello\"", with: "\"prefs\""), to: "Screens/hello.screen.json5")
    let failing = call.run("verify")
    #expect(failing.code == .failed)
    #expect(failing.out.hasSuffix("to accept: meian record prefs\nto accept: meian prune\n"))
    let summary = String(
      decoding: call.folder.bytes(of: "meian-report/summary.md") ?? [], as: UTF8.self)
    #expect(summary.contains("hello may have been renamed"))
    #expect(summary.contains("meian record prefs\nmeian prune\n"))
    let accepted = call.run("accept meian-report")
    #expect(
      accepted.out.hasSuffix(
        "2 baselines without a screen or variant would still fail as obsolete; “meian prune” removes them\n"
      ), "\(accepted.out)\(accepted.err)")
    #expect(call.run("prune").code == .success)
    #expect(call.run("verify").code == .success)
    #expect(!call.run("accept meian-report prefs").out.contains("prune"))
  }

  @Test("names are found without their folder, and as they are read where ids are encoded")
  func readableNames() throws {
    let call = try Call.project()
    for path in ["account/login", "Größe Neu/Über uns"] {
      try call.folder.write(
        "{ view: { backgroundColor: \"#FF0000\" } }", to: "Screens/\(path).screen.json5")
    }
    #expect(call.run("list login").err.contains("did you mean “account/login”?"))
    for name in ["Größe Neu/Über uns", "Größe Neu/*", "Gr%C3%B6%C3%9Fe%20Neu/%C3%9Cber%20uns"] {
      let outcome = call.run(["record", name])
      #expect(outcome.code == .success && outcome.out.hasSuffix("\n"), "\(outcome.err)")
      #expect(outcome.out.contains("2 "))
    }
    #expect(
      call.folder.files().contains("Baselines/Gr%C3%B6%C3%9Fe%20Neu/%C3%9Cber%20uns/dark.after.png")
    )
    #expect(
      call.run("accept ../nope.zip").err
        == "meian: \(call.folder.path)/../nope.zip: there is no such file or folder; name a report, or the archive of one\n"
    )
  }

  @Test("report says what is wrong with a file that is no saved run")
  func wrong() throws {
    let call = try Call()
    try call.folder.write("{}", to: "x.json")
    #expect(
      call.run("report x.json").err
        == "meian: x.json: results.schema: missing; write the file with “meian verify”\n")
    #expect(call.run("report").err.contains("write meian report RESULTS.json --report DIR"))
    #expect(call.run("report nothing.json").code == .usage)
  }

  @Test("--report-url takes web addresses alone, and the summary links there")
  func address() throws {
    let call = try failing()
    let outcome = call.run("verify --report-url javascript:alert(1)")
    #expect(outcome.code == .usage)
    #expect(outcome.err.contains("it must be an address such as https://example.org/report"))
    _ = call.run("verify --report-url https://example.org/r")
    #expect(summary(call).contains("https://example.org/r/screens/hello.html"))
  }

  @Test("the summary links to the job's artifacts in a pipeline of GitLab")
  func gitLab() throws {
    var call = try failing()
    call.variables["CI_JOB_URL"] = "https://gitlab.example/-/jobs/7"
    _ = call.run("verify")
    #expect(
      summary(call).contains(
        "https://gitlab.example/-/jobs/7/artifacts/file/meian-report/index.html"))
  }

  @Test("annotations are printed in a step of GitHub's alone")
  func gitHub() throws {
    var call = try failing()
    #expect(!call.run("verify").out.contains("::error"))
    call.variables["GITHUB_ACTIONS"] = "true"
    #expect(call.run("verify").out.contains("\n::error file="))
    #expect(!call.run("verify --format json").out.contains("::error"))
  }

  @Test("accept stores what the report holds, and then the run passes")
  func accept() throws {
    let call = try failing()
    let outcome = call.run("accept meian-report --variant dark hello")
    #expect(
      outcome.out == "accepted hello/dark.after.png\n1 picture accepted\n"
        && outcome.code == .success)
    #expect(call.run("accept meian-report").code == .success)
    #expect(call.run("verify").code == .success)
    #expect(call.run("accept meian-report").err.contains("holds nothing to accept"))
    #expect(call.run("accept").err.contains("write meian accept REPORT"))
  }

  @Test("--changed-only leaves out what is unchanged")
  func changedOnly() throws {
    let call = try failing()
    _ = call.run("record")
    #expect(call.run("verify --changed-only").code == .success)
    let files = call.folder.files().filter { $0.hasPrefix("meian-report/") }
    #expect(!files.contains { $0.contains("/images/") || $0.contains("/screens/") })
    #expect(files.contains("meian-report/index.html"))
  }

  private func summary(_ call: Call) -> String {
    String(decoding: call.folder.bytes(of: "meian-report/summary.md") ?? [], as: UTF8.self)
  }
}
