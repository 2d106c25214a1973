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
