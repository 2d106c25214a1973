import BoardwalkBase
import BoardwalkCheck
import BoardwalkProject
import Testing

@Suite("The baseline")
struct BaselineTests {
  private static let head =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>"
  private static let twice = "<view id=\"a\"/><view id=\"a\"/>"

  private func found(_ objects: String) -> [Diagnostic] {
    let file = SourceFile(path: "App/a.xib", text: "\(Self.head)\(objects)</objects></document>")
    return Checker().check(Project([LoadedFile(file)], isWhole: false)).diagnostics
  }

  private func new(_ objects: String, _ baseline: Baseline) -> (new: [Diagnostic], gone: Int) {
    baseline.omitting(
      from: found(objects), of: ["App/a.xib"], within: AbsolutePath.of("."))
  }

  @Test("What is known is left out, on whatever line it stands by now")
  func shifts() {
    let baseline = Baseline(found(Self.twice), within: AbsolutePath.of("."))
    #expect(baseline.count == 1)
    let moved = new("\n\n<view/>\n" + Self.twice, baseline)
    #expect(moved.new.isEmpty)
    #expect(moved.gone == 0)
  }

  @Test("One more of the same is new")
  func more() {
    let baseline = Baseline(found(Self.twice), within: AbsolutePath.of("."))
    let more = new(Self.twice + "<view id=\"a\"/>", baseline)
    #expect(more.new.count == 1)
  }

  @Test("What was mended is counted, in the files that were checked")
  func gone() {
    let baseline = Baseline(found(Self.twice), within: AbsolutePath.of("."))
    #expect(new("<view id=\"a\"/>", baseline).gone == 1)
    #expect(baseline.omitting(from: [], of: ["App/b.xib"], within: AbsolutePath.of(".")).gone == 0)
  }

  @Test("It comes back from its file, whose bytes depend on nothing but the findings")
  func file() throws {
    let baseline = Baseline(found(Self.twice), within: AbsolutePath.of("."))
    #expect(try #require(Baseline(baseline.bytes)) == baseline)
    let text = String(decoding: baseline.bytes, as: UTF8.self)
    #expect(text.contains("\"path\" : \"App/a.xib\""))
    #expect(text.contains("\"rule\" : \"duplicate-id\""))
    #expect(Baseline(Array("[]".utf8)) == nil)
    #expect(Baseline(Array("{\"schema\":".utf8)) == nil)
    #expect(Baseline(Array("{\"schema\":1,\"findings\":[]}".utf8))?.count == 0)
    #expect(Baseline(Array("{\"schema\":2,\"findings\":[]}".utf8)) == nil)
  }

  @Test(
    "Counts that cannot be added are no baseline's",
    arguments: [(1, true), (Int(Int32.max), true), (0, false), (-1, false), (Int.max, false)])
  func counts(_ count: Int, _ isRead: Bool) {
    let entry =
      "{\"path\":\"a\",\"rule\":\"r\",\"object\":\"\",\"message\":\"\",\"count\":\(count)}"
    let baseline = Baseline(Array("{\"schema\":1,\"findings\":[\(entry),\(entry)]}".utf8))
    #expect(baseline.map(\.count) == (isRead ? 2 * count : nil))
  }

  @Test("It is the same in whatever order findings come, and knows each as often as it is there")
  func order() {
    let objects =
      Self.twice + "<view id=\"a\"/><label id=\"b\"/><label id=\"b\"/><outlet id=\"a\"/>"
    let diagnostics = found(objects)
    let folder = AbsolutePath.of(".")
    let baseline = Baseline(diagnostics, within: folder)
    #expect(baseline.count == diagnostics.count && baseline.count > 2)
    for turn in diagnostics.indices {
      let turned = Array(diagnostics[turn...] + diagnostics[..<turn])
      #expect(Baseline(turned, within: folder).bytes == baseline.bytes)
      let (new, gone) = baseline.omitting(from: turned, of: ["App/a.xib"], within: folder)
      #expect(new.isEmpty && gone == 0)
      let (_, missing) = baseline.omitting(
        from: Array(turned.dropFirst()), of: ["App/a.xib"], within: folder)
      #expect(missing == 1)
    }
  }
}
