/// Picker views, touches and orientations.
extension Exercise {
  /// One screen with a picker of two components and a button.
  private static let picker = """
    storyboard

    viewController colors: ColorsController, initial {
      view {
        pickerView picker (0, 100, 375 x 216), userLabel: "Picker" {
          outlet dataSource -> colors
          outlet delegate -> colors
        }
        button "Go" (16, 84, 100 x 30) { action touchUpInside -> colors.go: }
      }
      outlet picker
    }

    """

  /// The behavior of the picker's controller, with `more`.
  private static func colors(_ more: String) -> String {
    """
    behavior ColorsController {
      state colors = ["Red", "Green", "Blue"]
      numberOfComponents { 2 }
      numberOfRowsInComponent { component == 0 ? colors.count : 10 }
      titleForRow { component == 0 ? colors[row] : text(row) }
      \(more)
    }
    """
  }

  static let pickers = [
    Exercise(
      .call("titleForRow"), in: picker,
      colors("action go(sender) { picker.selectRow(7, inComponent: 1, animated: true) }"),
      .set("Picker", 1), .tap("Go"), logs: [], shows: ["Green 7"]),
    Exercise(
      .call("numberOfRowsInComponent"), in: picker,
      colors(
        "action go(sender) {\n colors = [\"Red\"]\n picker.reloadAllComponents()\n"
          + "log \"\\(picker.selectedRow(inComponent: 0)) of \\(picker.numberOfRows(inComponent: 0))\" }"
      ), .set("Picker", 9), .tap("Go"), logs: ["0 of 1"], shows: ["Red 0"]),
    Exercise(
      .call("numberOfComponents"), in: picker, colors(""), logs: [], shows: ["Red 0"]),
    Exercise(
      .call("didSelectRowInComponent"), in: picker,
      colors("didSelectRowInComponent { log \"\\(colors[row]) in \\(component)\" }"),
      .set("Picker", 2), .set("Picker", 9), logs: ["Blue in 0", "Blue in 0"]),
  ]

  /// One screen with a text on it.
  private static let pad = """
    storyboard

    viewController pad: PadController, initial {
      view {
        label "Pad" (16, 84, 100 x 30)
        button "Turn" (16, 184, 100 x 30) { action touchUpInside -> pad.turn: }
      }
    }

    """

  /// A controller that logs one phase of touches.
  private static func touched(_ handler: String) -> String {
    "behavior PadController {\n\(handler) { log \"\(handler)\" }\n}\n"
  }

  /// A long press that `more` decides about.
  private static func pressed(_ more: String) -> String {
    """
    behavior PadController {
      viewDidLoad {
        addGestureRecognizer UILongPressGestureRecognizer(action: pressed, delegate: self) to view
        addGestureRecognizer UIPanGestureRecognizer(action: panned, delegate: self) to view
      }
      action pressed(sender) { if sender.state == .began { log "pressed" } }
      action panned(sender) { if sender.state == .began { log "panned" } }
      touchesCancelled { log "cancelled" }
      touchesEnded { log "ended" }
      \(more)
    }
    """
  }

  static let touches = [
    Exercise(
      .call("touchesBegan"), in: pad, touched("touchesBegan"), .touchView("Pad", .tap()),
      logs: ["touchesBegan"]),
    Exercise(
      .call("touchesMoved"), in: pad,
      "behavior PadController {\nstate moves = 0\ntouchesMoved { moves += 1 }\n"
        + "touchesEnded { log \"\\(moves > 1)\" }\n}\n",
      .touchView("Pad", .drag(right: 30, down: 0)), logs: ["true"]),
    Exercise(
      .call("touchesEnded"), in: pad, touched("touchesEnded"), .touchView("Pad", .tap()),
      logs: ["touchesEnded"]),
    Exercise(
      .call("touchesCancelled"), in: pad, pressed(""),
      .touchView("Pad", .press(milliseconds: 700)), logs: ["cancelled", "pressed"]),
    Exercise(
      .call("gestureRecognizerShouldBegin"), in: pad,
      pressed("gestureRecognizerShouldBegin { false }"),
      .touchView("Pad", .press(milliseconds: 700)), logs: ["ended"]),
    Exercise(
      .call("gestureRecognizerShouldReceiveTouch"), in: pad,
      pressed("gestureRecognizerShouldReceiveTouch { view == nil }"),
      .touchView("Pad", .press(milliseconds: 700)), logs: ["ended"]),
    Exercise(
      .call("gestureRecognizerShouldRecognizeSimultaneously"), in: pad,
      pressed("gestureRecognizerShouldRecognizeSimultaneously { gestureRecognizer != other }"),
      .touchView("Pad", .drag(right: 60, down: 0)), logs: ["cancelled", "panned"]),
  ]

  static let orientations = [
    Exercise(
      .call("supportedInterfaceOrientations"), in: pad,
      """
      behavior PadController {
        supportedInterfaceOrientations { .portrait }
        viewWillTransition { log "turned" }
      }
      """, .rotate, logs: []),
    Exercise(
      .statement(.setNeedsUpdateOfSupportedInterfaceOrientations), in: pad,
      """
      behavior PadController {
        state isLocked = true
        supportedInterfaceOrientations { isLocked ? .portrait : .allButUpsideDown }
        action turn(sender) {
          isLocked = false
          setNeedsUpdateOfSupportedInterfaceOrientations
        }
        viewWillTransition { log "turned" }
      }
      """, .rotate, .tap("Turn"), logs: ["turned"]),
  ]
}
