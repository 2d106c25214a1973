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
    KeyRule("UIAttributedText", .computed(.styledText), samples: 966),
    KeyRule("UIFont", .computed(.textViewFont), samples: 966),
    KeyRule("UITextColor", .computed(.textColor), samples: 112),
    KeyRule(
      "UITextAlignment", .word("textAlignment", .textAlignment, standard: "left"), samples: 966),
    KeyRule(
      "UIEditable", .flag("editable", standard: true, isSet: false, writes: false), samples: 209),
    KeyRule("UIAutocapitalizationType", .computed(.capitalization), samples: 257),
    KeyRule("UIAutocorrectionType", .trait("autocorrectionType", .correction), samples: 14),
    KeyRule("UISpellCheckingType", .trait("spellCheckingType", .correction), samples: 3),
    KeyRule("UIKeyboardType", .trait("keyboardType", .keyboardType), samples: 238),
    KeyRule(
      "UIKeyboardAppearance", .trait("keyboardAppearance", .keyboardAppearance), samples: 238),
    KeyRule("UIReturnKeyType", .trait("returnKeyType", .returnKeyType), samples: 38),
    KeyRule("UISecureTextEntry", .computed(.secureEntry), samples: 1),
  ]
}
