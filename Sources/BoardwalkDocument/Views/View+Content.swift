/// The contents of views.
extension View {
  /// The text that it shows: a label's, a button's normal title, a field's, a text view's.
  package var text: String? {
    switch kind {
    case .label, .textField, .textView, .searchBar: element.writtenText("text") ?? attributedText
    case .button: normalTitle
    default: element["title"]
    }
  }

  /// The text that a field shows while it is empty.
  package var placeholder: String? { element.writtenText("placeholder") }

  /// The name of the image that it shows.
  package var image: String? { element.imageName ?? normalState?.imageName }

  /// The font of its text.
  package var font: Font? {
    (element.child("fontDescription", key: "fontDescription")
      ?? element.child("fontDescription")).map(Font.init)
  }

  /// Whether its font follows the reader's text size while the app runs.
  package var adjustsFontForContentSizeCategory: Bool {
    element["adjustsFontForContentSizeCategory"] == "YES"
  }

  /// The color of its text.
  package var textColor: ColorValue? {
    element.child("color", key: "textColor").map(ColorValue.init)
      ?? normalState?.child("color", key: "titleColor").map(ColorValue.init)
  }

  /// A segmented control's titles, or its images' names where it has no titles.
  package var segmentTitles: [String] {
    element.child("segments")?.children.map { $0.writtenText("title") ?? $0.imageName ?? "" } ?? []
  }

  /// The bar button items of a toolbar, or the navigation items of a bar that stands by itself.
  package var items: [Element] { element.child("items").map { Array($0.children) } ?? [] }

  /// Whether what people type into it is hidden.
  package var isSecure: Bool {
    [element, element.child("textInputTraits")].contains { $0?["secureTextEntry"] == "YES" }
  }

  /// Whether a switch is on.
  package var isOn: Bool { element["on"] == "YES" }

  /// Where a slider, stepper or progress view stands between its ends, from 0 to 1.
  package var fraction: Double {
    let low = element.number("minValue") ?? element.number("minimumValue") ?? 0
    let high = element.number("maxValue") ?? element.number("maximumValue") ?? 1
    let value = element.number("value") ?? element.number("progress") ?? low
    guard high > low, (high - low).isFinite else { return 0 }
    return min(max((value - low) / (high - low), 0), 1)
  }

  private var normalState: Element? { element.child("state", key: "normal") }

  /// A button's configuration comes before its state: UIKit looks at the state's title only where the
  /// configuration has none.
  private var normalTitle: String? {
    [element.child("buttonConfiguration"), normalState].lazy.compactMap { holder in
      holder?.writtenText("title")
        ?? holder?.child("attributedString", key: "attributedTitle").flatMap(Self.text)
    }.first
  }

  private var attributedText: String? {
    element.child("attributedString", key: "attributedText").flatMap(Self.text)
  }

  /// The text of all fragments of an attributed string.
  private static func text(of attributedString: Element) -> String? {
    let fragments = attributedString.children(named: "fragment").map { fragment in
      fragment.writtenText("content") ?? ""
    }
    return fragments.isEmpty ? nil : fragments.joined()
  }
}
