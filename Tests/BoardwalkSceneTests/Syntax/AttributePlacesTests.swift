import BoardwalkBase
import BoardwalkScene
import Testing

@Suite("Places of attributes")
struct AttributePlacesTests {
  private let file = SourceFile(
    path: "a.scene",
    text: """
      storyboard, device: retina4_7(landscape, dark), module: Pantry

      viewController form, title: "Log, in"  #Frm-00-001 {
        view (0, 0, 8 x 8), backgroundColor: rgb(1, 0.5, 0), tag: 3 {
          hidden: yes, alpha: 0.5  // not yet
          titleView: label "Other", tag: 8
          "ns:odd": 3
        }
      }
      """)

  private func head(_ text: String) throws -> Range<Int> {
    let whole = String(decoding: file.bytes, as: UTF8.self)
    let range = try #require(whole.firstRange(of: text))
    let start = whole.utf8.distance(from: whole.startIndex, to: range.lowerBound)
    return start..<start + text.utf8.count
  }

  private func text(_ range: Range<Int>?) -> String? {
    range.map { String(decoding: file.bytes[$0], as: UTF8.self) }
  }

  @Test(
    "are those of their values",
    arguments: [
      ("storyboard, device: retina4_7(landscape, dark), module: Pantry", "module", "Pantry"),
      (
        "storyboard, device: retina4_7(landscape, dark), module: Pantry", "device",
        "retina4_7(landscape, dark)"
      ),
      ("viewController form, title: \"Log, in\"  #Frm-00-001", "title", "\"Log, in\""),
      (
        "view (0, 0, 8 x 8), backgroundColor: rgb(1, 0.5, 0), tag: 3", "backgroundColor",
        "rgb(1, 0.5, 0)"
      ),
      ("view (0, 0, 8 x 8), backgroundColor: rgb(1, 0.5, 0), tag: 3", "tag", "3"),
      ("view (0, 0, 8 x 8), backgroundColor: rgb(1, 0.5, 0), tag: 3", "hidden", "yes"),
      ("view (0, 0, 8 x 8), backgroundColor: rgb(1, 0.5, 0), tag: 3", "alpha", "0.5"),
      ("titleView: label \"Other\", tag: 8", "tag", "8"),
    ])
  func values(head: String, name: String, value: String) throws {
    let place = AttributePlaces(file).place(of: name, inHead: try self.head(head))
    #expect(text(place?.name) == name)
    #expect(text(place?.value) == value)
  }

  @Test("there are none of what is not written")
  func absent() throws {
    let head = try head("viewController form, title: \"Log, in\"  #Frm-00-001")
    #expect(AttributePlaces(file).place(of: "tag", inHead: head) == nil)
    #expect(AttributePlaces(file).place(of: "tag", inHead: 0..<0) == nil)
    #expect(AttributePlaces(SourceFile(path: "", text: "")).all(inHead: 0..<9).isEmpty)
  }
}
