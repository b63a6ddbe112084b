import Commands
import TestSupport
import Testing

@Suite("Command line")
struct CommandLineTests {
  @Test(
    "says what is wrong with a call, in one line, and ends with 2",
    arguments: [
      ("", "no command is given; “meian help” lists them"),
      ("verfy", "unknown command “verfy”; did you mean “verify”?"),
      ("hepl", "unknown command “hepl”; did you mean “help”?"),
      ("frobnicate", "unknown command “frobnicate”; “meian help” lists what there is"),
      ("help verfy", "unknown command “verfy”; did you mean “verify”?"),
      ("--quiet verify", "“--quiet” comes before the command; write meian COMMAND --quiet"),
      ("verify --varian dark", "unknown option “--varian”; did you mean “--variant”?"),
      ("verify --varian=dark", "unknown option “--varian”; did you mean “--variant”?"),
      ("verify ---quiet", "unknown option “---quiet”; did you mean “--quiet”?"),
      ("verify -v", "unknown option “-v”; “meian help verify” lists what there is"),
      ("tree --jobs 2 a.png", "unknown option “--jobs”; “meian help tree” lists what there is"),
      ("verify --variant drak", "variant “drak”: unknown word “drak”; did you mean “dark”?"),
      (
        "verify --variant high-contrast",
        "variant “high-contrast”: the style is missing; begin with light or dark"
      ),
      (
        "verify --variant dark.ios12",
        "variant “dark.ios12”: ios12 knows no “dark”; name ios13 or later, or change that word"
      ),
      ("explain", "explain takes one screen; write meian explain SCREEN, or SCREEN#VIEW"),
      ("explain a b", "explain takes one screen; write meian explain SCREEN, or SCREEN#VIEW"),
      ("verify --jobs 0", "--jobs is “0”; it must be a whole number from 1 to 256"),
      ("verify --jobs many", "--jobs is “many”; it must be a whole number from 1 to 256"),
      ("verify --jobs 1 --jobs 2", "--jobs is given twice, “1” and “2”; give one"),
      ("verify --report", "--report needs a value; write --report DIR"),
      ("verify --report=", "--report needs a value; write --report DIR"),
      ("verify --report --quiet", "--report needs a value; write --report DIR"),
      ("verify --quiet=yes", "--quiet takes no value; write --quiet"),
      ("verify --format xml", "--format is “xml”; it must be human or json"),
      ("verify --color red", "--color is “red”; it must be auto, always or never"),
      (
        "verify --project nowhere",
        "FOLDER/nowhere: there is no such file or folder; name one that holds meian.json5"
      ),
      ("render", "render needs a folder; write --out DIR, or --digests for no files"),
      ("render --out o --digests", "--out and --digests exclude each other; leave one out"),
      ("compare a.png", "compare takes two files or two folders; write meian compare A B"),
      (
        "compare a.png b.png",
        "a.png: there is no such file or folder; name a PNG or a folder of PNGs"
      ),
      ("tree", "tree takes one file; write meian tree FILE.png"),
      ("tree a.png b.png", "tree takes one file; write meian tree FILE.png"),
      ("tree a.png", "a.png: there is no such file; name a PNG"),
      ("tree .", ".: this is a folder; name a PNG"),
      ("schema project", "schema knows no “project”; it prints screen or results"),
      ("schema screen results", "schema prints one schema at a time; write meian schema screen"),
      ("doctor now", "doctor takes no names; write meian doctor"),
      ("init a b", "init takes one folder at most; write meian init DIR"),
      (
        "verify a.screen.json5",
        "a.screen.json5: there is no such layout file; “meian list” shows the screens"
      ),
      (
        "verify weather",
        "there is no meian.json5 here or above; “meian init” starts a project, --project DIR names one"
      ),
      (
        "record",
        "there is no meian.json5 here or above; “meian init” starts a project, --project DIR names one"
      ),
    ])
  func wrongCalls(words: String, message: String) throws {
    let call = try Call()
    let outcome = call.run(words)
    let expected = message.replacing("FOLDER", with: call.folder.path)
    #expect(outcome == Call.Outcome(code: .usage, out: "", err: "meian: \(expected)\n"))
  }

  @Test("takes words after -- as names, whatever they look like")
  func separator() throws {
    let outcome = try Call().run("tree -- --help")
    #expect(outcome.err == "meian: --help: there is no such file; name a PNG\n")
  }

  @Test("takes a value after a space and after an equals sign", arguments: [" ", "="])
  func values(separator: String) throws {
    let call = try Call.project()
    let outcome = call.run("render --out\(separator)pictures --variant\(separator)dark")
    #expect(outcome.code == .success)
    #expect(call.folder.bytes(of: "pictures/hello/dark.png") != nil)
    #expect(call.folder.bytes(of: "pictures/hello/light.png") == nil)
  }

  @Test("names its version and rendering epoch", arguments: ["--version", "version"])
  func version(word: String) throws {
    let outcome = try Call().run(word)
    #expect(outcome.code == .success)
    #expect(outcome.out.hasPrefix("meian ") && outcome.out.contains("rendering epoch"))
  }

  @Test("keeps a name of a file from steering the terminal or beginning a line")
  func escapes() throws {
    let outcome = try Call().run(["compare", "a\u{1B}[31m\nmeian: all is well", "b.png"])
    #expect(
      outcome.err
        == "meian: a␛[31m␊meian: all is well: there is no such file or folder; name a PNG or a folder of PNGs\n"
    )
  }
}
