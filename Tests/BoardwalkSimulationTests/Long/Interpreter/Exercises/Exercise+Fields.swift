/// What is typed into.
extension Exercise {
  static let fields = [
    Exercise(
      .call("textFieldShouldReturn"), in: form,
      """
      behavior FormController {
        textFieldShouldReturn {
          log textField.text
          resignFirstResponder textField
          log "\\(nameField.isFirstResponder)"
          return true
        }
      }
      """, .tap("Name"), .type("Spork"), .pressReturn, logs: ["Spork", "false"]),
    Exercise(
      .call("textFieldDidBeginEditing"), in: form,
      "behavior FormController { textFieldDidBeginEditing { log textField.placeholder } }",
      .tap("Name"), .tap("Other"), logs: ["Name", "Other"]),
    Exercise(
      .call("textFieldDidEndEditing"), in: form,
      """
      behavior FormController {
        textFieldDidEndEditing { log "\\(textField.placeholder): \\(textField.text)" }
      }
      """, .tap("Name"), .type("a"), .tap("Other"), logs: ["Name: a"]),
    Exercise(
      .call("searchTextDidChange"), in: form,
      """
      behavior FormController {
        searchTextDidChange { log "\\(searchText), \\(searchBar.text)" }
      }
      """, .tap("Search"), .type("ab"), logs: ["a, a", "ab, ab"]),
    Exercise(
      .call("becomeFirstResponder"), in: form,
      """
      behavior FocusField: UITextField {
        becomeFirstResponder {
          borderStyle = .line
          log "\\(placeholder) \\(borderStyle)"
        }
      }
      behavior FormController { textFieldDidBeginEditing { log textField.borderStyle } }
      """, .tap("Name"), .tap("Other"), logs: ["Name line", "line", "roundedRect"]),
    Exercise(
      .call("becomeFirstResponder"), in: form,
      """
      behavior FocusField: UITextField {
        becomeFirstResponder {
          log "no"
          return false
        }
      }
      behavior FormController { textFieldDidBeginEditing { log "never" } }
      """, .tap("Name"), logs: ["no"]),
    Exercise(
      .call("resignFirstResponder"), in: form,
      """
      behavior FocusField: UITextField {
        resignFirstResponder {
          borderStyle = .roundedRect
          log "left"
        }
      }
      behavior FormController {
        textFieldDidBeginEditing { textField.borderStyle = .line }
        action stop(sender) { log nameField.borderStyle }
      }
      """, .tap("Name"), .tap("Other"), .tap("Stop"), logs: ["left", "roundedRect"]),
    Exercise(
      .call("resignFirstResponder"), in: form,
      """
      behavior FocusField: UITextField { resignFirstResponder { return false } }
      behavior FormController {
        action stop(sender) {
          resignFirstResponder nameField
          log "\\(nameField.isFirstResponder)"
        }
      }
      """, .tap("Name"), .tap("Stop"), logs: ["true"]),
    Exercise(
      .statement(.becomeFirstResponder), in: form,
      """
      behavior FormController {
        viewDidAppear { becomeFirstResponder otherField }
        textFieldDidBeginEditing { log textField.placeholder }
      }
      """, logs: ["Other"]),
    Exercise(
      .statement(.resignFirstResponder), in: form,
      """
      behavior FormController {
        action stop(sender) { resignFirstResponder nameField }
        textFieldDidEndEditing { log textField.placeholder }
      }
      """, .tap("Name"), .tap("Stop"), logs: ["Name"]),
    Exercise(
      .statement(.endEditing), in: form,
      """
      behavior FormController {
        action go(sender) { endEditing view }
        action stop(sender) { endEditing otherField }
        textFieldDidEndEditing { log textField.placeholder }
      }
      """, .tap("Name"), .tap("Stop"), .tap("Go"), logs: ["Name"]),
  ]
}
