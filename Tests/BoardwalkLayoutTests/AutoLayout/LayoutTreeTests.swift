import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

@testable import BoardwalkLayout

/// What traits and attributes make of a document's views.
struct LayoutTreeTests {
  @Test func theMoreParticularVariationWins() {
    func variation(_ key: String, _ attributes: [String: String]) -> ArchivedElement {
      ArchivedElement(
        name: "variation", attributes: attributes.merging(["key": key]) { first, _ in first })
    }
    let variations = [
      variation("heightClass=regular-widthClass=compact", ["constant": "3"]),
      variation("widthClass=compact", ["constant": "2"]),
      variation("widthClass=regular", ["constant": "9"]),
    ]
    func constant(_ traits: [String: String]) -> String? {
      ActiveVariation(variations, traits: traits).overrides["constant"] ?? "1"
    }
    #expect(constant([:]) == "1")
    #expect(constant(["widthClass": "compact", "heightClass": "compact"]) == "2")
    #expect(constant(["widthClass": "compact", "heightClass": "regular"]) == "3")
    #expect(constant(["widthClass": "regular", "heightClass": "regular"]) == "9")
  }

  @Test func excludedConstraintsComeBackWithTheirTraits() throws {
    let document = try FixtureDocument.named("variations")
    let root = try #require(document.scenes[0].controller?.view)
    func constraints(_ traits: [String: String]) -> Set<String> {
      let tree = LayoutTree(root, guides: [], traits: traits)
      return Set(tree.nodes[0].constraints.compactMap(\.id))
    }
    #expect(!constraints([:]).contains("wid-va-001"))
    #expect(constraints(["widthClass": "regular"]).contains("wid-va-001"))
  }

  @Test func stackViewsPlaceWhatTheyArrange() throws {
    let document = try FixtureDocument.named("stacks")
    let root = try #require(document.scenes[0].controller?.view)
    let tree = LayoutTree(root, guides: [], traits: [:])
    #expect(tree.nodes[0].placement == .frame)
    #expect(tree.nodes.filter { $0.placement == .stack }.count == 14)
    #expect(tree.nodes.filter { $0.placement == .constraints }.count == 5)
  }

  @Test("alignment rectangles of some controls are smaller than their frames")
  func alignmentInsets() throws {
    let document = try FixtureDocument.named("proportions")
    let root = try #require(document.scenes[0].controller?.view)
    let tree = LayoutTree(root, guides: [], traits: [:])
    let slider = try #require(tree.nodes.first { $0.kind == .slider })
    func canvas(_ toolsVersion: String) throws -> Canvas {
      Canvas(try FixtureDocument.around("", toolsVersion: toolsVersion))
    }
    let old = try canvas("14460")
    #expect(slider.alignmentInsets(on: old) == LayoutInsets(left: 2, bottom: 1, right: 2))
    #expect(slider.alignmentInsets(on: try canvas("24127")) == .zero)
    #expect(tree.nodes[0].alignmentInsets(on: old) == .zero)
  }
}
