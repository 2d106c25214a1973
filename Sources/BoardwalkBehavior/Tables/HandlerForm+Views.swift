extension HandlerForm {
  static let pickers: [HandlerForm] = [
    HandlerForm(
      "numberOfComponents", "numberOfComponents(in:)", with: ["pickerView"],
      answer: "the number of components"),
    HandlerForm(
      "numberOfRowsInComponent", "pickerView(_:numberOfRowsInComponent:)",
      with: ["pickerView", "component"], answer: "the number of rows, or a list of them"),
    HandlerForm(
      "titleForRow", "pickerView(_:titleForRow:forComponent:)",
      with: ["pickerView", "row", "component"], answer: "the title of the row"),
    HandlerForm(
      "didSelectRowInComponent", "pickerView(_:didSelectRow:inComponent:)",
      with: ["pickerView", "row", "component"]),
  ]

  static let touches: [HandlerForm] =
    ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"].map { word in
      HandlerForm(word, "\(word)(_:with:)", with: ["touches", "event"])
    } + [
      HandlerForm(
        "gestureRecognizerShouldBegin", "gestureRecognizerShouldBegin(_:)",
        with: ["gestureRecognizer"], answer: "whether the gesture may begin"),
      HandlerForm(
        "gestureRecognizerShouldReceiveTouch", "gestureRecognizer(_:shouldReceive:)",
        with: ["gestureRecognizer", "view", "touch"], answer: "whether it gets the touch"),
      HandlerForm(
        "gestureRecognizerShouldRecognizeSimultaneously",
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
        with: ["gestureRecognizer", "other"], answer: "whether both are recognized"),
    ]

  static let orientations: [HandlerForm] = [
    HandlerForm(
      "supportedInterfaceOrientations", "supportedInterfaceOrientations",
      answer: "one or several of .portrait, .landscape, .all and .allButUpsideDown")
  ]
}
