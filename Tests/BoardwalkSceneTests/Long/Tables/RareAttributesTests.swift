import BoardwalkBase
import Testing

@testable import BoardwalkScene

/// What Interface Builder's inspectors offer is known, however few documents have it.
@Suite("Rare attributes")
struct RareAttributesTests {
  @Test(
    "rare attributes are known on their elements",
    arguments: [
      ("searchBar", "barStyle: black"), ("searchBar", "showsScopeBar"),
      ("tableViewCell", "editingAccessoryType: disclosureIndicator"),
      ("navigationItem", "customizationIdentifier: bar"),
      ("label", "useAutomaticPreferredMaxLayoutWidth: yes"), ("segmentedControl", "momentary: yes"),
    ])
  func known(kind: String, attribute: String) {
    let file = SourceFile(path: "a.xib.scene", text: "xib\n\n\(kind), \(attribute)\n")
    let name = String(attribute.prefix { $0 != ":" })
    #expect(KnownAttributes.has(name, kind))
    #expect(!SceneWordCheck.findings(in: file).contains { $0.message.contains("'\(name)'") })
  }

  @Test("rare attributes are unknown on others", arguments: ["button", "label"])
  func elsewhere(kind: String) {
    #expect(!KnownAttributes.has("editingAccessoryType", kind))
  }
}
