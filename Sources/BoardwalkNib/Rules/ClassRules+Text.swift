// Text views.
extension ClassRules {
  /// A text view; its content size follows from the widths of Apple's fonts and is left out.
  static let textView = ClassRules(
    "textView", "UITextView", known: [.xcode11, .xcode12, .xcode13, .xcode14, .xcode15],
    inherits: KeyRule.scrollView, KeyRule.textView)
}

extension KeyRule {
  static let textView: [KeyRule] =
    [
      KeyRule("UIText", .text("text", suffix: "text"), samples: 966),
      KeyRule("UIAttributedText", .computed(.styledText), samples: 966),
      KeyRule("UIFont", .computed(.textViewFont), samples: 966),
      KeyRule("UITextColor", .computed(.textColor), samples: 112),
      KeyRule(
        "UITextAlignment", .word("textAlignment", .textAlignment, standard: "left"), samples: 966),
      KeyRule(
        "UIDataDetectorTypes", .computed(.dataDetectors), samples: 25),
      KeyRule(
        "UIEditable", .flag("editable", standard: true, isSet: false, writes: false), samples: 209),
      KeyRule(
        "UISelectable", .flag("selectable", standard: true, isSet: false, writes: false),
        samples: 2, evidence: .compiledFiles),
    ] + textInput

  /// The traits of text input, which text fields and text views have.
  static let textInput: [KeyRule] = [
    KeyRule("UIAutocapitalizationType", .computed(.capitalization), samples: 257),
    KeyRule("UIAutocorrectionType", .trait("autocorrectionType", .correction), samples: 14),
    KeyRule("UISpellCheckingType", .trait("spellCheckingType", .correction), samples: 3),
    KeyRule("UITextSmartDashesType", .trait("smartDashesType", .correction), samples: 2),
    KeyRule("UITextSmartQuotesType", .trait("smartQuotesType", .correction), samples: 2),
    KeyRule(
      "UITextSmartInsertDeleteType", .trait("smartInsertDeleteType", .correction), samples: 6),
    KeyRule("UITextContentType", .computed(.textContentType), samples: 8),
    KeyRule("UIKeyboardType", .trait("keyboardType", .keyboardType), samples: 258),
    KeyRule(
      "UIKeyboardAppearance", .trait("keyboardAppearance", .keyboardAppearance), samples: 256),
    KeyRule("UIReturnKeyType", .trait("returnKeyType", .returnKeyType), samples: 64),
    KeyRule("UIEnablesReturnKeyAutomatically", .computed(.automaticReturnKey), samples: 4),
    KeyRule("UISecureTextEntry", .computed(.secureEntry), samples: 4),
    .flag(
      "UIAdjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", standard: false,
      writes: true, samples: 8, evidence: .compiledFiles),
  ]
}
