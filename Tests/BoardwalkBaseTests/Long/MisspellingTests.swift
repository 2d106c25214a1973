import BoardwalkBase
import Testing

@Suite("Misspellings")
struct MisspellingTests {
  private let names = ["viewController", "tableView", "button", "label", "id", "pushSegue"]

  @Test(
    "the nearest candidate is suggested",
    arguments: [
      ("tabelView", "tableView"), ("tablView", "tableView"), ("tableViews", "tableView"),
      ("buton", "button"), ("lable", "label"), ("viewControler", "viewController"),
      ("ViewController", "viewController"), ("LABEL", "label"),
    ])
  func nearest(word: String, candidate: String) {
    #expect(Misspelling(word).closest(in: names) == candidate)
  }

  @Test("distant candidates are not suggested", arguments: ["xyz", "switch", "bu", "", "labelled"])
  func tooFar(word: String) {
    #expect(Misspelling(word).closest(in: names) == nil)
  }

  @Test("a later choice among the near candidates gives the same suggestion")
  func near() {
    let word = Misspelling("tabelView")
    #expect(word.near(in: names) == ["tableView"])
    #expect(Misspelling("cat").near(in: ["dog", "bat", "cats"]) == ["bat", "cats"])
    #expect(Misspelling("switch").near(in: names).isEmpty)
  }

  @Test("one letter in a wrong place is one mistake")
  func displacement() {
    #expect(Misspelling("turo").closest(in: ["tour"]) == "tour")
    #expect(Misspelling("form").closest(in: ["from", "fork"]) == "from")
    #expect(Misspelling("abcd").closest(in: ["badc"]) == "badc")
    #expect(Misspelling("abcd").closest(in: ["abxy"]) == nil)
  }

  @Test("a transposition of two letters counts as one edit")
  func transposition() {
    #expect(Misspelling("di").closest(in: ["id"]) == "id")
  }

  @Test("names of classes are not near for the same sort of class")
  func classes() {
    let classes = ["TripFormViewController", "HomeViewController", "PhotoCell"]
    #expect(Misspelling("TripsViewController").closest(inClasses: classes) == nil)
    #expect(Misspelling("HomViewController").closest(inClasses: classes) == "HomeViewController")
    #expect(Misspelling("HomeViewControler").closest(inClasses: classes) == "HomeViewController")
    #expect(Misspelling("PhotCell").closest(inClasses: classes) == "PhotoCell")
  }

  @Test("a candidate that begins with the word is suggested before an equally near one")
  func beginnings() {
    #expect(Misspelling("typ").closest(in: ["tap", "type"]) == "type")
  }

  @Test("the first of equally near candidates is suggested")
  func ties() {
    #expect(Misspelling("cat").closest(in: ["bat", "hat"]) == "bat")
    #expect(Misspelling("cat").closest(in: ["hat", "bat"]) == "hat")
  }

  @Test("an exact candidate precedes an earlier near one")
  func exact() {
    #expect(Misspelling("hat").closest(in: ["bat", "hat"]) == "hat")
  }

  @Test("nothing is suggested without candidates")
  func noCandidates() {
    #expect(Misspelling("hat").closest(in: []) == nil)
  }

  @Test("distance is counted in characters, not in bytes")
  func letters() {
    #expect(Misspelling("Überblik").closest(in: ["überblick"]) == "überblick")
  }
}
