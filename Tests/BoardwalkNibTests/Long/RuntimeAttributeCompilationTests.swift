import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Compiling runtime attributes to nibs")
struct RuntimeAttributeCompilationTests {
  private func viewNib(_ attributes: String) throws -> NIBArchive {
    let view = """
      <subviews><view contentMode="scaleToFill" id="box"><rect key="frame" x="0.0" y="0.0" \
      width="10" height="10"/><userDefinedRuntimeAttributes>\(attributes)\
      </userDefinedRuntimeAttributes></view></subviews>
      """
    let document = try StoryboardFixture.storyboard(StoryboardFixture.controller(view: view))
    return try #require(try StoryboardCompiler().compile(document).archives["home-view-root"])
  }

  @Test("a Boolean is a number, and a string is a string")
  func values() throws {
    let archive = try viewNib(
      """
      <userDefinedRuntimeAttribute type="boolean" keyPath="round" value="YES"/>\
      <userDefinedRuntimeAttribute type="string" keyPath="kind" value="plain"/>
      """)
    let pairs = archive.objects.filter { $0.className == "UINibKeyValuePair" }
    #expect(pairs.map { archive.text($0["UIKeyPath"]) } == ["round", "kind"])
    #expect(archive.object(pairs[0]["UIValue"])?["NS.intval"] == .int8(1))
    #expect(archive.text(pairs[1]["UIValue"]) == "plain")
  }

  @Test("a size is a structure of its numbers")
  func size() throws {
    let archive = try viewNib(
      """
      <userDefinedRuntimeAttribute type="size" keyPath="shadow">\
      <size key="value" width="0.0" height="5"/></userDefinedRuntimeAttribute>
      """)
    let value = try #require(archive.first("NSValue"))
    #expect(value["NS.special"] == .int8(2))
    #expect(archive.text(value["NS.sizeval"]) == "{0, 5}")
  }

  @Test("an unsupported type is rejected by name")
  func unknownType() {
    let error = #expect(throws: CompilationError.self) {
      try viewNib(#"<userDefinedRuntimeAttribute type="nil" keyPath="image"/>"#)
    }
    #expect(
      error?.unsupported.map(\.name) == [
        "value 'nil' of attribute 'type' of 'userDefinedRuntimeAttribute'"
      ])
  }
}
