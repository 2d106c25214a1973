// Text views.
extension ClassRules {
  /// A text view; its content size follows from the widths of Apple's fonts and is left out.
  static let textView = ClassRules(
    "textView", "UITextView", known: [.xcode11, .xcode12, .xcode13, .xcode14, .xcode15],
    inherits: KeyRule.scrollView, KeyRule.textView)
}

extension KeyRule {
  static let textView: [KeyRule] = [
    KeyRule("UIText", .text("text", suffix: "text"), samples: 966),
    KeyRule("UIAttributedText", .derived(.styledText), samples: 966),
    KeyRule("UIFont", .derived(.textViewFont), samples: 966),
    KeyRule("UITextColor", .derived(.labelTextColor), samples: 112),
    KeyRule(
      "UITextAlignment", .word("textAlignment", .textAlignment, standard: "left"), samples: 966),
    KeyRule(
      "UIEditable", .flag("editable", standard: true, isSet: false, writes: false), samples: 209),
    KeyRule("UIAutocapitalizationType", .derived(.capitalization), samples: 257),
    KeyRule("UIAutocorrectionType", .derived(.autocorrection), samples: 14),
    KeyRule("UISpellCheckingType", .derived(.spellChecking), samples: 3),
    KeyRule("UIKeyboardType", .derived(.keyboardType), samples: 238),
    KeyRule("UIKeyboardAppearance", .derived(.keyboardAppearance), samples: 238),
    KeyRule("UIReturnKeyType", .derived(.returnKeyType), samples: 38),
    KeyRule("UISecureTextEntry", .derived(.secureEntry), samples: 1),
  ]
}
