import BoardwalkDocument
import Testing

/// The index finds in one pass what rules ask for; it must be what a walk over the tree finds.
@Suite("Element index laws")
struct IndexLawTests {
  private static let names = [
    "view", "label", "viewController", "tabBarController", "scene", "objects", "connections",
    "segue",
    "hologram", "device", "viewControllerPlaceholder", "constraint",
  ]

  /// A document of a hundred elements, made by chance from `seed`.
  private func document(_ seed: Int) throws -> Document {
    var state = UInt64(seed) &+ 1
    func number(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var xml = "<document>"
    var open: [String] = []
    for _ in 0..<100 {
      let name = Self.names[number(Self.names.count)]
      let id = number(3) > 0 ? " id=\"i\(number(40))\"" : ""
      let member = number(6) == 0 ? " sceneMemberID=\"viewController\"" : ""
      let destination = number(3) == 0 ? " destination=\"i\(number(60))\"" : ""
      xml += "<\(name)\(id)\(member)\(destination)>"
      open.append(name)
      while let last = open.last, number(3) > 0 || open.count > 6 {
        xml += "</\(last)>"
        open.removeLast()
      }
    }
    xml += open.reversed().map { "</\($0)>" }.joined() + "</document>"
    return try #require(Document(xml: xml))
  }

  private func all(_ document: Document) -> [Element] {
    [document.root] + Array(document.root.descendants)
  }

  @Test("elements of a kind are listed in document order", arguments: 0..<12)
  func kinds(_ seed: Int) throws {
    let document = try document(seed)
    for kind in ElementKind.allCases {
      let walked = all(document).filter { $0.name == kind.rawValue }
      #expect(document.elements(of: kind) == walked, "\(kind)")
    }
    let walked = all(document).filter { $0.name == "label" || $0.name == "segue" }
    #expect(document.elements { $0 == .segue || $0 == .label } == walked)
    #expect(document.elements(where: { _ in false }).isEmpty)
  }

  @Test("objects are found by id, and duplicate ids are listed", arguments: 0..<12)
  func ids(_ seed: Int) throws {
    let document = try document(seed)
    var first: [String: Element] = [:]
    var duplicates: [Element] = []
    for element in all(document) where element.name != "device" {
      guard let id = element["id"] else { continue }
      if first[id] == nil { first[id] = element } else { duplicates.append(element) }
    }
    for number in 0..<60 {
      #expect(document.object(withID: "i\(number)") == first["i\(number)"])
    }
    #expect(document.duplicateObjects.map(\.element) == duplicates)
    for (element, original) in document.duplicateObjects {
      #expect(element["id"] == original["id"] && original.index < element.index)
    }
  }

  @Test("connections have destinations, and controllers are listed", arguments: 0..<12)
  func connections(_ seed: Int) throws {
    let document = try document(seed)
    for segue in document.elements(of: .segue).map(Segue.init) {
      #expect(document.destination(of: segue) == document.object(withID: segue.destinationID))
    }
    let controllers = all(document).filter(ViewController.isViewController)
    #expect(document.viewControllers.map(\.element) == controllers)
  }

  @Test("the ancestors of an element are found", arguments: 0..<12)
  func surroundings(_ seed: Int) throws {
    let document = try document(seed)
    for element in all(document) {
      let around = [element] + Array(element.ancestors)
      #expect(document.scene(of: element)?.element == around.first { $0.name == "scene" })
      let controller = around.first {
        $0.name == "scene" || ViewController.isViewController($0)
      }
      guard let controller, controller.name != "scene" else { continue }
      #expect(document.controller(of: element)?.element == controller)
    }
  }
}
