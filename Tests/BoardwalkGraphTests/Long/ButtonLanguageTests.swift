import BoardwalkBase
import BoardwalkGraph
import BoardwalkProject
import Testing

@Suite("Button translations")
struct ButtonLanguageTests {
  /// The text of a button that holds `content`, in a language whose strings are `entries`.
  private func title(_ content: String, _ entries: [String: String]) throws -> String? {
    let document = LoadedFile(
      SourceFile(
        path: "Main.storyboard",
        text: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
          <scenes><scene><objects><viewController id="a" sceneMemberID="viewController">
          <view key="view" id="v"><subviews><button id="b">\(content)</button></subviews></view>
          </viewController></objects></scene></scenes></document>
          """))
    var graph = Compiler().compile(Project([document], isWhole: true), main: document.document)
    graph.strings = [StringsTable(name: "Main", language: "de", entries: entries)]
    let controller = graph.localized(in: "de").documents.first?.scenes.first?.controller
    return controller?.view?.subviews.first?.text
  }

  private static let state = "<state key=\"normal\" title=\"Button\"/>"
  private static let configuration = """
    <buttonConfiguration key="configuration" style="filled" title="Sign in"/>
    """

  @Test(
    "translations apply to the displayed title: the configuration's, else the state's",
    arguments: [
      (state, "Knopf"), (state + configuration, "Anmelden"), (configuration, "Anmelden"),
      (state + "<buttonConfiguration key=\"configuration\" style=\"filled\"/>", "Knopf"),
    ])
  func titles(_ content: String, _ title: String) throws {
    let entries = ["b.normalTitle": "Knopf", "b.configuration.title": "Anmelden"]
    #expect(try self.title(content, entries) == title)
  }

  @Test("a translation of a state leaves a configuration's title unchanged")
  func untranslated() throws {
    let entries = ["b.normalTitle": "Knopf"]
    #expect(try title(Self.state + Self.configuration, entries) == "Sign in")
  }
}
