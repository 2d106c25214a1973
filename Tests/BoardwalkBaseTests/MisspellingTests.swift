import BoardwalkBase
import Testing

@Suite("Misspellings")
struct MisspellingTests {
  private let names = ["viewController", "tableView", "button", "label", "id", "pushSegue"]

  @Test(
    "finds the nearest candidate",
    arguments: [
      ("tabelView", "tableView"), ("tablView", "tableView"), ("tableViews", "tableView"),
      ("buton", "button"), ("lable", "label"), ("viewControler", "viewController"),
      ("ViewController", "viewController"), ("LABEL", "label"),
    ])
  func nearest(word: String, candidate: String) {
    #expect(Misspelling(word).closest(in: names) == candidate)
  }

  @Test("offers nothing that is too far away", arguments: ["xyz", "switch", "bu", "", "labelled"])
  func tooFar(word: String) {
    #expect(Misspelling(word).closest(in: names) == nil)
  }

  @Test("counts two letters that changed places as one mistake")
  func transposition() {
    #expect(Misspelling("di").closest(in: ["id"]) == "id")
  }

  @Test("takes the first of equally near candidates")
  func ties() {
    #expect(Misspelling("cat").closest(in: ["bat", "hat"]) == "bat")
    #expect(Misspelling("cat").closest(in: ["hat", "bat"]) == "hat")
  }

  @Test("prefers an exact candidate to an earlier near one")
  func exact() {
    #expect(Misspelling("hat").closest(in: ["bat", "hat"]) == "hat")
  }

  @Test("finds nothing among no candidates")
  func noCandidates() {
    #expect(Misspelling("hat").closest(in: []) == nil)
  }

  @Test("compares letters, however many bytes they have")
  func letters() {
    #expect(Misspelling("Überblik").closest(in: ["überblick"]) == "überblick")
  }
}
