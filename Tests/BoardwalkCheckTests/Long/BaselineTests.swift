import BoardwalkBase
import BoardwalkCheck
import BoardwalkProject
import Foundation
import Testing

@Suite("Baselines")
struct BaselineTests {
  private static let head =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>"
  private static let twice = "<view id=\"a\"/><view id=\"a\"/>"

  private func found(_ objects: String) -> [Diagnostic] {
    let file = SourceFile(path: "App/a.xib", text: "\(Self.head)\(objects)</objects></document>")
    return Checker().check(Project([LoadedFile(file)], isWhole: false)).diagnostics
  }

  private func new(_ objects: String, _ baseline: Baseline)
    -> (new: [Diagnostic], gone: [(text: String, count: Int)])
  {
    baseline.omitting(
      from: found(objects), of: ["App/a.xib"], within: AbsolutePath.of("."))
  }

  @Test("known findings are suppressed, also after their lines move")
  func shifts() {
    let baseline = Baseline(found(Self.twice), within: AbsolutePath.of("."))
    #expect(baseline.count == 1)
    let moved = new("\n\n<view/>\n" + Self.twice, baseline)
    #expect(moved.new.isEmpty)
    #expect(moved.gone.isEmpty)
  }

  @Test("an additional equal finding is new")
  func more() {
    let baseline = Baseline(found(Self.twice), within: AbsolutePath.of("."))
    let more = new(Self.twice + "<view id=\"a\"/>", baseline)
    #expect(more.new.count == 1)
  }

  @Test("fixed findings are counted in the checked files")
  func gone() {
    let baseline = Baseline(found(Self.twice), within: AbsolutePath.of("."))
    #expect(new("<view id=\"a\"/>", baseline).gone.count == 1)
    #expect(
      baseline.omitting(from: [], of: ["App/b.xib"], within: AbsolutePath.of(".")).gone.isEmpty)
  }

  @Test("fixed findings are counted, not listed one by one")
  func manyGone() throws {
    let entry = "{\"path\":\"App/a.xib\",\"rule\":\"r\",\"object\":\"\",\"count\":2147483647}"
    let baseline = try #require(
      Baseline(Array("{\"schema\":2,\"findings\":[\(entry)]}".utf8)))
    let gone = new("<view/>", baseline).gone
    #expect(gone.map(\.text) == ["r in App/a.xib"])
    #expect(gone.map(\.count) == [2_147_483_647])
  }

  @Test("a baseline reads back from its file, whose bytes depend only on the findings")
  func file() throws {
    let baseline = Baseline(found(Self.twice), within: AbsolutePath.of("."))
    #expect(try #require(Baseline(baseline.bytes)) == baseline)
    let text = String(decoding: baseline.bytes, as: UTF8.self)
    #expect(text.contains("\"path\" : \"App/a.xib\""))
    #expect(text.contains("\"rule\" : \"duplicate-id\""))
    #expect(Baseline(Array("[]".utf8)) == nil)
    #expect(Baseline(Array("{\"schema\":".utf8)) == nil)
    #expect(Baseline(Array("{\"schema\":1,\"findings\":[]}".utf8))?.count == 0)
    #expect(Baseline(Array("{\"schema\":2,\"findings\":[]}".utf8))?.count == 0)
    #expect(Baseline(Array("{\"schema\":3,\"findings\":[]}".utf8)) == nil)
    #expect(text.contains("\"schema\" : 2"))
    #expect(!text.contains("message"))
  }

  @Test(
    "a baseline with overflowing counts is rejected",
    arguments: [(1, true), (Int(Int32.max), true), (0, false), (-1, false), (Int.max, false)])
  func counts(_ count: Int, _ isRead: Bool) {
    let entry =
      "{\"path\":\"a\",\"rule\":\"r\",\"object\":\"\",\"message\":\"\",\"count\":\(count)}"
    let baseline = Baseline(Array("{\"schema\":1,\"findings\":[\(entry),\(entry)]}".utf8))
    #expect(baseline.map(\.count) == (isRead ? 2 * count : nil))
  }

  @Test("a finding with a reworded message stays known")
  func reworded() throws {
    let folder = AbsolutePath.of(".")
    let baseline = Baseline(found(Self.twice), within: folder)
    let (new, gone) = baseline.omitting(
      from: try found(Self.twice).map(reworded), of: ["App/a.xib"], within: folder)
    #expect(new.isEmpty && gone.isEmpty)
  }

  // MARK: Schema 1

  /// A file of schema 1 that knows `diagnostics`, as Boardwalk 0.1 wrote it.
  private func firstSchema(_ diagnostics: [Diagnostic]) throws -> Baseline {
    let entries = try diagnostics.map { diagnostic in
      let entry: [String: Any] = [
        "path": diagnostic.path, "rule": diagnostic.rule.name,
        "object": diagnostic.object.joined(separator: " > "), "message": diagnostic.message,
        "count": 1,
      ]
      return String(decoding: try JSONSerialization.data(withJSONObject: entry), as: UTF8.self)
    }
    let text = "{\"schema\": 1, \"findings\": [\(entries.joined(separator: ","))]}"
    return try #require(Baseline(Array(text.utf8)))
  }

  /// `diagnostic` as another version of Boardwalk words it.
  private func reworded(_ diagnostic: Diagnostic) throws -> Diagnostic {
    let file = SourceFile(path: diagnostic.path, text: "")
    let finding = Finding(
      diagnostic.rule, diagnostic.severity, "in other words: " + diagnostic.message, at: 0..<0,
      in: diagnostic.object)
    return try #require(Diagnostic.locate([finding], in: file).first)
  }

  @Test("a schema 1 baseline still matches reworded findings")
  func migration() throws {
    let diagnostics = found(Self.twice + "<label id=\"b\"/><label id=\"b\"/>")
    let folder = AbsolutePath.of(".")
    let baseline = try firstSchema(diagnostics)
    #expect(baseline.count == 2)
    for found in [diagnostics, try diagnostics.map(reworded)] {
      let (new, gone) = baseline.omitting(from: found, of: ["App/a.xib"], within: folder)
      #expect(new.isEmpty && gone.isEmpty)
    }
  }

  @Test("a schema 1 baseline with unchanged messages distinguishes several findings")
  func messages() throws {
    let known = try #require(found(Self.twice).first)
    let other = try reworded(known)
    let baseline = try firstSchema([known])
    let (new, gone) = baseline.omitting(
      from: [other, known], of: ["App/a.xib"], within: AbsolutePath.of("."))
    #expect(new == [other])
    #expect(gone.isEmpty)
  }

  @Test("a baseline does not depend on the order of findings and counts duplicates")
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
      #expect(new.isEmpty && gone.isEmpty)
      let (_, missing) = baseline.omitting(
        from: Array(turned.dropFirst()), of: ["App/a.xib"], within: folder)
      #expect(missing.count == 1)
    }
  }
}
