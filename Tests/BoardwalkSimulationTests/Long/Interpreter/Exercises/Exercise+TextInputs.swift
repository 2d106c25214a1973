/// What the delegates of text inputs are asked and told.
extension Exercise {
  /// A text view and a button.
  static let note = """
    storyboard

    viewController note: NoteController, initial {
      view {
        textView noteView (16, 40, 200 x 100), userLabel: Note {
          outlet delegate -> note
        }
        button stop "Stop" (216, 200, 100 x 30) { action touchUpInside -> note.stop: }
      }
      outlet noteView -> noteView
    }

    """

  private static func form(_ members: String) -> String {
    "behavior FormController {\n\(members)\n}\n"
  }

  private static func note(_ members: String) -> String {
    "behavior NoteController {\n  action stop(sender) { noteView.resignFirstResponder() }\n\(members)\n}\n"
  }

  static let textInputs = [
    Exercise(
      .call("textFieldShouldBeginEditing"), in: form,
      form(
        """
        textFieldShouldBeginEditing { textField.placeholder == "Other" }
        textFieldDidBeginEditing { log textField.placeholder }
        """), .tap("Name"), .tap("Other"), logs: ["Other"]),
    Exercise(
      .call("textFieldShouldEndEditing"), in: form,
      form(
        """
        textFieldShouldEndEditing { !textField.text.isEmpty }
        textFieldDidEndEditing { log textField.text }
        """), .tap("Name"), .tap("Other"), .type("a"), .tap("Other"), logs: ["a"]),
    Exercise(
      .call("textFieldShouldChangeCharacters"), in: form,
      form(
        """
        textFieldShouldChangeCharacters {
          log "\\(range.location) \\(range.length) \\(string)"
          return textField.text.count + string.count <= 1
        }
        action stop(sender) { log nameField.text }
        """), .tap("Name"), .type("ab"), .tap("Stop"), logs: ["0 0 a", "1 0 b", "a"]),
    Exercise(
      .call("textFieldDidChangeSelection"), in: form,
      form("textFieldDidChangeSelection { log textField.text }"), .tap("Name"), .type("ab"),
      logs: ["a", "ab"]),
    Exercise(
      .call("textFieldShouldClear"), in: clearableField,
      form(
        """
        textFieldShouldClear {
          log textField.text
          return false
        }
        """), .tap("Name"), .type("a"), .clear("Name"), logs: ["a"]),
    Exercise(
      .call("textViewShouldBeginEditing"), in: note,
      note(
        "textViewShouldBeginEditing { log \"asked\"\n return false }\ntextViewDidBeginEditing { log \"never\" }"
      ),
      .tap("Note"), logs: ["asked"]),
    Exercise(
      .call("textViewDidBeginEditing"), in: note,
      note("textViewDidBeginEditing { log \"\\(textView.isFirstResponder)\" }"), .tap("Note"),
      logs: ["true"]),
    Exercise(
      .call("textViewShouldEndEditing"), in: note,
      note(
        "textViewShouldEndEditing { textView.text == \"a\" }\ntextViewDidEndEditing { log \"end\" }"
      ),
      .tap("Note"), .tap("Stop"), .type("a"), .tap("Stop"), logs: ["end"]),
    Exercise(
      .call("textViewDidEndEditing"), in: note, note("textViewDidEndEditing { log textView.text }"),
      .tap("Note"), .type("ab"), .tap("Stop"), logs: ["ab"]),
    Exercise(
      .call("textViewShouldChangeText"), in: note,
      note("textViewShouldChangeText { text != \"b\" }\ntextViewDidChange { log textView.text }"),
      .tap("Note"), .type("abc"), logs: ["a", "ac"]),
    Exercise(
      .call("textViewDidChange"), in: note, note("textViewDidChange { log textView.text }"),
      .tap("Note"), .type("ab"), logs: ["a", "ab"]),
    Exercise(
      .call("searchBarShouldBeginEditing"), in: form,
      form(
        "searchBarShouldBeginEditing { log \"asked\"\n return false }\nsearchBarTextDidBeginEditing { log \"never\" }"
      ), .tap("Search"), logs: ["asked"]),
    Exercise(
      .call("searchBarShouldEndEditing"), in: form,
      form(
        "searchBarShouldEndEditing { searchBar.text == \"a\" }\nsearchBarTextDidEndEditing { log \"end\" }"
      ), .tap("Search"), .tap("Name"), .type("a"), .tap("Name"), logs: ["end"]),
    Exercise(
      .call("searchBarShouldChangeText"), in: form,
      form("searchBarShouldChangeText { text != \"b\" }\nsearchTextDidChange { log searchText }"),
      .tap("Search"), .type("abc"), logs: ["a", "ac"]),
    Exercise(
      .call("canBecomeFirstResponder"),
      "behavior ItemsViewController {\n  canBecomeFirstResponder { true }\n"
        + "  viewDidAppear { becomeFirstResponder() }\n  motionEnded { log \"shaken\" }\n}\n",
      .shake, logs: ["shaken"]),
    Exercise(
      .call("motionEnded"),
      "behavior ItemsViewController {\n  canBecomeFirstResponder { false }\n"
        + "  viewDidAppear { becomeFirstResponder() }\n  motionEnded { log \"never\" }\n}\n",
      .shake, logs: []),
  ]

  /// A field with a clear button.
  private static let clearableField = """
    storyboard

    viewController form: FormController, initial {
      view {
        textField nameField (16, 40, 200 x 34), placeholder: Name, clearButtonMode: always {
          outlet delegate -> form
        }
      }
    }

    """
}
