/// Questions of gesture recognizers.
extension UIKitCall where Answer == Bool {
  static func gesture(_ question: GestureQuestion, of name: String) -> Self {
    let recognizer = Value.text(name)
    switch question {
    case .shouldBegin:
      return Self("gestureRecognizerShouldBegin", ["gestureRecognizer": recognizer])
    case .shouldReceive(let view):
      return Self(
        "gestureRecognizerShouldReceiveTouch",
        ["gestureRecognizer": recognizer, "view": .view(view)])
    case .shouldRecognize(let other):
      return Self(
        "gestureRecognizerShouldRecognizeSimultaneously",
        ["gestureRecognizer": recognizer, "other": .text(other)], default: false)
    }
  }
}

extension InterpretedBehavior: GestureRecognizerDelegate {}
