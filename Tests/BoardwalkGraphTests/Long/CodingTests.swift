import BoardwalkBase
import Foundation
import Testing

@testable import BoardwalkGraph

/// Parts of a graph as JSON.
@Suite("Coding of graph parts")
struct CodingTests {
  private func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  private struct Lamp: Codable, Hashable {
    @OmittedIfDefault<Default.No> var isBroken: Bool
    @OmittedIfDefault<Default.Yes> var isOn: Bool
    @OmittedIfDefault<Default.Zero> var heat: Double
    @OmittedIfDefault<Default.One> var dimming: Double
    @OmittedIfDefault<Default.Empty<String>> var labels: [String]
  }

  @Test("default values are omitted")
  func defaults() throws {
    let usual = Lamp(isBroken: false, isOn: true, heat: 0, dimming: 1, labels: [])
    #expect(try text(usual) == "{}")
    #expect(try read(Lamp.self, "{}") == usual)
  }

  @Test("values other than the default are written")
  func otherValues() throws {
    let unusual = Lamp(isBroken: true, isOn: false, heat: 2, dimming: 0.5, labels: ["a"])
    let json = #"{"dimming":0.5,"heat":2,"isBroken":true,"isOn":false,"labels":["a"]}"#
    #expect(try text(unusual) == json)
    #expect(try read(Lamp.self, json) == unusual)
  }

  @Test("explicit default values are accepted")
  func explicitDefaults() throws {
    let lamp = try read(Lamp.self, #"{"isOn":true,"labels":[],"heat":0}"#)
    #expect(lamp.isOn)
    #expect(lamp.labels.isEmpty)
  }

  @Test("values of a wrong type are errors")
  func wrongTypes() {
    for json in [#"{"isOn":1}"#, #"{"isOn":"yes"}"#, #"{"labels":"a"}"#, #"{"heat":true}"#] {
      #expect(throws: DecodingError.self) { try read(Lamp.self, json) }
    }
  }

  @Test("positions are written as a line and a column")
  func positions() throws {
    let position = SourcePosition(Position(line: 12, column: 5))
    #expect(try text(position) == #""12:5""#)
    #expect(try read(SourcePosition.self, #""12:5""#) == position)
  }

  @Test(
    "malformed positions are errors",
    arguments: ["12", "12:", ":5", "0:1", "1:0", "-1:1", "1:2:3", "a:b", "", " 1:1"])
  func malformedPositions(text: String) {
    #expect(throws: DecodingError.self) { try read(SourcePosition.self, "\"\(text)\"") }
  }

  private var archived: ArchivedElement {
    var fragment = ArchivedElement(name: "fragment", attributes: ["content": "a"])
    fragment.children = [
      ArchivedElement(name: "attributes"), ArchivedElement(name: "x", text: "t"),
    ]
    var string = ArchivedElement(name: "attributedString", attributes: ["key": "text"])
    string.children = [fragment, ArchivedElement(name: "fragment")]
    return string
  }

  @Test("archived elements are written as a flat list with depths")
  func archivedElement() throws {
    let json = """
      {"attributes":{"key":"text"},"name":"attributedString","parts":[\
      {"attributes":{"content":"a"},"name":"fragment"},{"depth":2,"name":"attributes"},\
      {"depth":2,"name":"x","text":"t"},{"name":"fragment"}]}
      """
    #expect(try text(archived) == json)
    #expect(try read(ArchivedElement.self, json) == archived)
  }

  @Test("an empty archived element has only its name")
  func emptyElement() throws {
    #expect(try text(ArchivedElement(name: "nil")) == #"{"name":"nil"}"#)
    #expect(try read(ArchivedElement.self, #"{"name":"nil"}"#) == ArchivedElement(name: "nil"))
  }

  @Test(
    "parts of archived elements without a parent are errors",
    arguments: ["[0]", "[2]", "[1,3]", "[-1]", "[1,2,4]", "[9223372036854775807]"])
  func missingParent(depths: String) {
    let parts = depths.dropFirst().dropLast().split(separator: ",").map {
      "{\"name\":\"p\",\"depth\":\($0)}"
    }
    let json = "{\"name\":\"e\",\"parts\":[\(parts.joined(separator: ","))]}"
    #expect(throws: DecodingError.self) { try read(ArchivedElement.self, json) }
  }

  @Test("the depth of archived parts may decrease by several levels")
  func depths() throws {
    let parts = [1, 2, 3, 4, 2, 1].map { "{\"name\":\"p\($0)\",\"depth\":\($0)}" }
    let element = try read(
      ArchivedElement.self, "{\"name\":\"e\",\"parts\":[\(parts.joined(separator: ","))]}")
    #expect(element.children.map(\.name) == ["p1", "p1"])
    #expect(element.children.first?.children.map(\.name) == ["p2", "p2"])
    #expect(element.children.first?.children.first?.children.first?.children.map(\.name) == ["p4"])
  }

  @Test(
    "checksums are computed with FNV-1a",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func checksum(text: String, sum: String) {
    #expect(Checksum(of: text.utf8).text == sum)
    #expect(Checksum(sum) == Checksum(of: text.utf8))
  }

  @Test(
    "malformed checksums are nil",
    arguments: [
      "", "0", "85944171F73967E8", "85944171f73967e88", "x5944171f73967e8", "+5944171f73967e8",
    ])
  func malformedChecksums(text: String) {
    #expect(Checksum(text) == nil)
  }

  @Test("checksums keep their leading zeros")
  func leadingZeros() {
    #expect(Checksum("000000000000002a")?.text == "000000000000002a")
  }
}
