import BoardwalkSimulation

/// Code of a controller with text inputs, which answers as a test says and writes down all it
/// hears.
struct FormCode: TextFieldDelegate, TextViewDelegate, SearchBarDelegate {
  var actions: [String: Handler]?

  /// The questions that it answers with no.
  var refusals: Set<String> = []

  var observed: [String] = []
  var isResponder = false
  var onWillDisappear: @Sendable (inout Instance) -> Void = { _ in }
  var onLoad: @Sendable (inout Instance) -> Void = { _ in }
  var onChange: @Sendable (inout Instance) -> Void = { _ in }

  init(_ change: (inout FormCode) -> Void = { _ in }) { change(&self) }

  private func answer(_ question: String) -> Bool { !refusals.contains(question) }

  func viewDidLoad(_ controller: inout Instance) {
    for name in observed { controller.observe(name) }
    onLoad(&controller)
  }

  func viewWillDisappear(_ controller: inout Instance, animated: Bool) {
    onWillDisappear(&controller)
  }

  func canBecomeFirstResponder(_ controller: inout Instance) -> Bool { isResponder }

  func motionEnded(_ controller: inout Instance) { controller.log("shaken") }

  func receive(_ controller: inout Instance, _ notification: PostedNotification) {
    let info = notification.userInfo
    let words = ["frameBegin", "frameEnd", "animationDuration"].compactMap { info[$0] }
    controller.log(([notification.name] + words).joined(separator: ", "))
  }

  func textFieldShouldBeginEditing(_ controller: inout Instance, _ field: ViewID) -> Bool {
    answer("begin")
  }

  func textFieldShouldEndEditing(_ controller: inout Instance, _ field: ViewID) -> Bool {
    answer("end")
  }

  func textField(
    _ controller: inout Instance, _ field: ViewID, shouldChangeCharactersIn range: Range<Int>,
    replacementString text: String
  ) -> Bool {
    onChange(&controller)
    return answer("change") && !refusals.contains(text)
  }

  func textFieldShouldClear(_ controller: inout Instance, _ field: ViewID) -> Bool {
    answer("clear")
  }

  func textFieldShouldReturn(_ controller: inout Instance, _ field: ViewID) -> Bool {
    answer("return")
  }

  func textView(
    _ controller: inout Instance, _ view: ViewID, shouldChangeTextIn range: Range<Int>,
    replacementText text: String
  ) -> Bool { !refusals.contains(text) }

  func searchBar(_ controller: inout Instance, _ bar: ViewID, textDidChange text: String) {
    controller.log("searching \(text)")
  }
}
