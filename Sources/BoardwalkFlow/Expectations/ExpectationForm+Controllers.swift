import BoardwalkBase

/// Expectations about controllers.
extension ExpectationForm {
  static let front = ExpectationForm(
    word: "front", forms: ["front \"CONTROLLER\""],
    summary: "the frontmost view controller",
    parse: { (reader) throws(SyntaxError) in .front(try reader.string("the controller's name")) },
    parseAbsence: nil)

  static let stack = ExpectationForm(
    word: "stack", forms: ["stack \"ROOT\", \"NEXT\""],
    summary: "all controllers of the frontmost navigation stack, from the root",
    parse: { (reader) throws(SyntaxError) in .stack(try reader.texts("a controller's name")) },
    parseAbsence: nil)

  static let presented = ExpectationForm(
    word: "presented", forms: ["presented \"ROOT\", \"NEXT\""],
    summary: "the root view controller and all presented ones, from the bottom",
    parse: { (reader) throws(SyntaxError) in .presented(try reader.texts("a controller's name")) },
    parseAbsence: nil)

  static let detent = ExpectationForm(
    word: "detent", forms: ["detent DETENT"],
    summary: "the selected detent of the sheet: medium, large or \"OTHER\"",
    parse: { (reader) throws(SyntaxError) in .detent(try reader.detent()) }, parseAbsence: nil)

  static let presentation = ExpectationForm(
    word: "presentation", forms: ["no presentation"], summary: "nothing is presented",
    parse: nil, parseAbsence: { (_) throws(SyntaxError) in .nothingPresented })
}

/// Expectations about bars.
extension ExpectationForm {
  static let title = ExpectationForm(
    word: "title", forms: ["title \"TITLE\"", "no title"],
    summary: "the title of the frontmost bar",
    parse: { (reader) throws(SyntaxError) in .title(try reader.string("the title")) },
    parseAbsence: { (_) throws(SyntaxError) in .title(nil) })

  static let back = ExpectationForm(
    word: "back", forms: ["back \"TITLE\"", "no back"],
    summary: "the title of the back button; a bare chevron has the title \"\"",
    parse: { (reader) throws(SyntaxError) in .back(try reader.string("the back button's title")) },
    parseAbsence: { (_) throws(SyntaxError) in .back(nil) })

  static let left = ExpectationForm(
    word: "left", forms: ["left \"ITEM\", \"NEXT\"", "no left"],
    summary: "all items on the left of the frontmost bar, in reading order",
    parse: { (reader) throws(SyntaxError) in .leftItems(try reader.texts("an item")) },
    parseAbsence: { (_) throws(SyntaxError) in .leftItems([]) })

  static let right = ExpectationForm(
    word: "right", forms: ["right \"ITEM\", \"NEXT\"", "no right"],
    summary: "all items on the right of the frontmost bar, in reading order",
    parse: { (reader) throws(SyntaxError) in .rightItems(try reader.texts("an item")) },
    parseAbsence: { (_) throws(SyntaxError) in .rightItems([]) })

  static let toolbar = ExpectationForm(
    word: "toolbar", forms: ["toolbar \"ITEM\", \"NEXT\"", "no toolbar"],
    summary: "all items of the frontmost toolbar, in reading order",
    parse: { (reader) throws(SyntaxError) in .toolbarItems(try reader.texts("an item")) },
    parseAbsence: { (_) throws(SyntaxError) in .toolbarItems([]) })

  static let rows = ExpectationForm(
    word: "rows", forms: ["rows \"ROW\", \"NEXT\"", "no rows"],
    summary: "all visible rows or collection items, in reading order",
    parse: { (reader) throws(SyntaxError) in .rows(try reader.texts("the text of a row")) },
    parseAbsence: { (_) throws(SyntaxError) in .rows([]) })

  static let tabs = ExpectationForm(
    word: "tabs", forms: ["tabs \"TAB\", \"NEXT\"", "no tabs"],
    summary: "all tabs, in reading order",
    parse: { (reader) throws(SyntaxError) in .tabs(try reader.texts("a tab's title")) },
    parseAbsence: { (_) throws(SyntaxError) in .tabs([]) })

  static let tab = ExpectationForm(
    word: "tab", forms: ["tab \"TITLE\""], summary: "the selected tab",
    parse: { (reader) throws(SyntaxError) in .selectedTab(try reader.string("the tab's title")) },
    parseAbsence: nil)
}

extension TokenReader {
  /// Parses texts separated by commas, until another expectation follows.
  mutating func texts(_ purpose: String) throws(SyntaxError) -> [String] {
    var texts = [try string(purpose)]
    while kind == .symbol(","), kind(ahead: 1) == .string {
      skip()
      texts.append(try string(purpose))
    }
    return texts
  }
}
