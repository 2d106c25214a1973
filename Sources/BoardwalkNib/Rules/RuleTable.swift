/// The rules in words, for the documentation.
package enum RuleTable {
  /// A table for the keys of all views, one for those of each class, and one for what a class adds.
  package static var markdown: String {
    let groups: [(title: String, rules: [KeyRule])] =
      [("All views", KeyRule.view)]
      + (ClassRules.all + ClassRules.controllers + ClassRules.bars + [ClassRules.tapRecognizer]).map
    { rules in
      ("\(rules.className) (`\(rules.element)`)", rules.ownRules)
    }
    return elements + "\n"
      + groups.filter { !$0.rules.isEmpty }.map(section).joined(separator: "\n")
  }

  /// A table of the elements that can be compiled.
  private static var elements: String {
    let rows = (ClassRules.all + ClassRules.controllers + ClassRules.bars).map { rules in
      "| `\(rules.element)` | \(rules.className) | \(rules.versions) | \(rules.attributes.count) |\n"
    }
    return """
      #### Elements

      | Element | Class | Xcode | Attributes |
      |---|---|---|---|

      """ + rows.joined()
  }

  private static func section(_ title: String, _ rules: [KeyRule]) -> String {
    let rows = rules.map { rule in
      "| `\(rule.key)` | \(rule.value.condition) | \(rule.value.content) "
        + "| \(rule.versions) | \(rule.samples) |\n"
    }
    return """
      #### \(title)

      | Key | Written | Value | Xcode | Samples |
      |---|---|---|---|---|

      """ + rows.joined()
  }
}

extension KeyRule {
  /// The versions of Xcode that write the key.
  fileprivate var versions: String {
    switch (since, until) {
    case (.xcode7, nil): ""
    case (.xcode7, let until?): "to \(until.rawValue)"
    case (let since, nil): "from \(since.rawValue)"
    case (let since, let until?): "\(since.rawValue) to \(until.rawValue)"
    }
  }
}

extension ClassRules {
  /// The versions of Xcode whose output is known.
  fileprivate var versions: String {
    let all = XcodeGeneration.allCases
    guard generations.count < all.count else { return "" }
    return all.filter(generations.contains).map { "\($0.rawValue)" }.joined(separator: ", ")
  }

  /// The rules that other views do not have.
  fileprivate var ownRules: [KeyRule] { rules.filter { !KeyRule.view.contains($0) } }
}

extension RuleValue {
  /// When the key is written.
  fileprivate var condition: String {
    switch self {
    case .constant, .constantText, .emptyArray: "always"
    case .flag(let name, let standard, let isSet, _), .mark(let name, let standard, let isSet, _):
      "if `\(name)` is \(isSet ? "YES" : "NO")\(standard == isSet ? " or absent" : "")"
    case .integer(let name, _, let omitted?): "unless `\(name)` is \(omitted)"
    case .integer: "always"
    case .float(let name, let standard, let omitted), .double(let name, let standard, let omitted):
      Self.condition(name, standard, omitted)
    case .word(let name, _, let standard, let omitted?):
      "unless `\(name)` is `\(omitted)`\(standard == omitted ? " or absent" : "")"
    case .word: "always"
    case .text(let name, _), .string(let name), .image(let name): "if there is `\(name)`"
    case .color(let key), .font(let key), .size(let key), .insets(let key):
      "if there is an element with the key `\(key)`"
    case .derived(let value): value.condition
    }
  }

  private static func condition(
    _ name: String, _ standard: Double?, _ omitted: Double?
  ) -> String {
    switch (standard, omitted) {
    case (_, let omitted?):
      "unless `\(name)` is \(omitted)\(standard == omitted ? " or absent" : "")"
    case (nil, nil): "if there is `\(name)`"
    case (_, nil): "always"
    }
  }

  /// What is written.
  fileprivate var content: String {
    switch self {
    case .constant(let value): value.text
    case .constantText(let text): ArchivedValue.quoted(text)
    case .emptyArray: "no elements"
    case .flag(_, _, _, let writes): "\(writes)"
    case .mark(_, _, _, let writes): writes.text
    case .integer(let name, let standard, _): "`\(name)`, or else \(standard)"
    case .float(let name, let standard, _):
      "`\(name)`\(standard.map { ", or else \($0)" } ?? "") in 32 bits"
    case .double(let name, let standard, _):
      "`\(name)`\(standard.map { ", or else \($0)" } ?? "") in 64 bits"
    case .word(let name, _, let standard, _):
      "UIKit's number of `\(name)`, or else of `\(standard)`"
    case .text(let name, let suffix): "`\(name)`, for translators under `ID.\(suffix)`"
    case .string(let name): "`\(name)`"
    case .color: "the color"
    case .font: "the font"
    case .size: "its width and height"
    case .insets: "its top, left, bottom and right"
    case .image: "a stand-in with the image's name"
    case .derived(let value): value.content
    }
  }
}

extension DerivedValue {
  /// When the key is written.
  fileprivate var condition: String {
    switch self {
    case .bounds, .center, .navigationBarBounds, .navigationBarCenter: "unless it is zero"
    case .subviews, .constraints: "if there are any"
    case .autoresizingMask: "unless no margin and no size is flexible"
    case .translatesAutoresizingMask:
      "if `translatesAutoresizingMaskIntoConstraints` is NO and `fixedFrame` is not YES"
    case .huggingPriority, .compressionResistance: "unless it is that of a new view of the class"
    case .layoutGuides: "if a constraint refers to the safe area"
    case .labelFontFitting: "unless `adjustsFontSizeToFit` is NO"
    case .labelMinimumFontSize, .labelMinimumScale:
      "if the size is fitted and the document names a minimum"
    case .buttonType: "unless `buttonType` is `custom` or absent"
    case .buttonContent: "if there are states"
    case .barItemStyle: "unless `style` is `plain`, or the item is the system's"
    case .systemItem, .isSystemItem: "if there is `systemItem`"
    case .contentView, .focusTraits, .cellSubviews, .systemBackground, .cellTextLabel,
      .cellDetailLabel, .segments, .indicatorColor, .tapRecognizer:
      "always"
    case .barItems, .scopeTitles, .cellPrototypes, .cellPrototypeObjects: "if there are any"
    case .tableSubviews, .tableContentSize: "if there is a header or a footer"
    case .tableHeader: "if there is `tableHeaderView`"
    case .tableFooter: "if there is `tableFooterView`"
    case .separatorStyle: "unless `separatorStyle` is `none`"
    case .noSeparator: "if `separatorStyle` is `none`"
    case .tableBackground: "if there is an element with the key `backgroundColor`"
    case .cellBackground: "if the document or a style of selection sets one"
    case .hasCellBackground: "if there is an element with the key `backgroundColor`"
    case .hasSystemBackground: "if a style of selection sets the background"
    case .cellStyle: "unless `style` is the default one"
    case .restorationIdentifier: "if there is one"
    case .stackOpacity: "before Xcode 13 always, then unless `opaque` is NO"
    case .capitalization: "if `autocapitalizationType` is `words`"
    case .autocorrection: "if there is `autocorrectionType`"
    case .spellChecking: "if there is `spellCheckingType`"
    case .secureEntry: "if `secureTextEntry` is YES"
    case .styledText: "if there is `text`"
    case .textViewFont: "always"
    case .keyboardType: "if there is `keyboardType`"
    case .keyboardAppearance: "if there is `keyboardAppearance`"
    case .returnKeyType: "if there is `returnKeyType`"
    case .labelTextColorUpdates, .labelTextColor, .textFieldTextColor, .labelShadowOffset,
      .buttonFont, .arrangedSubviews, .stackAlignment, .barTranslucence:
      "always"
    }
  }

  /// What is written.
  fileprivate var content: String {
    switch self {
    case .bounds: "the size of the frame"
    case .center: "the center of the frame"
    case .navigationBarBounds: "the height of the frame; before Xcode 9 the width too"
    case .navigationBarCenter: "the center of those bounds at the frame's place"
    case .subviews: "the subviews, then the top and bottom layout guides"
    case .autoresizingMask: "UIKit's bits; 36 where the element is absent"
    case .constraints: "the constraints that the view holds"
    case .translatesAutoresizingMask: "true"
    case .huggingPriority, .compressionResistance: "`{horizontal, vertical}`"
    case .layoutGuides: "the guide of the safe area"
    case .labelFontFitting, .isSystemItem: "true"
    case .labelMinimumFontSize: "`minimumFontSize`, or the scale of the size in quarter points"
    case .labelMinimumScale: "`minimumScaleFactor`, or the ratio of the sizes"
    case .labelTextColorUpdates: "whether the document names a text color"
    case .labelTextColor, .textFieldTextColor: "the text color, or else the system's"
    case .labelShadowOffset: "`shadowOffset`, or else (0, -1)"
    case .buttonType: "UIKit's number of `buttonType`"
    case .buttonFont: "the font, or else the system's of 15 points"
    case .buttonContent: "title, image and colors by the number of each state"
    case .arrangedSubviews: "the subviews"
    case .stackAlignment: "UIKit's number of `alignment`"
    case .barTranslucence: "1 for a translucent bar, 2 for another"
    case .barItemStyle: "UIKit's number of `style`, or else 1"
    case .systemItem: "UIKit's number of `systemItem`"
    case .contentView: "the content view"
    case .stackOpacity: "true"
    case .capitalization: "1"
    case .keyboardType: "UIKit's number of `keyboardType`"
    case .keyboardAppearance: "UIKit's number of `keyboardAppearance`"
    case .returnKeyType: "UIKit's number of `returnKeyType`"
    case .autocorrection: "UIKit's number of `autocorrectionType`"
    case .spellChecking: "UIKit's number of `spellCheckingType`"
    case .secureEntry: "true"
    case .styledText: "`text` with the font, the color and the alignment"
    case .textViewFont: "the font"
    case .barItems: "the items"
    case .scopeTitles: "the titles of the scopes"
    case .segments: "the segments"
    case .tapRecognizer: "a `UITapRecognizer`"
    case .indicatorColor: "the color, or else nil"
    case .restorationIdentifier: "`restorationIdentifier`, or the storyboard identifier"
    default: tableContent
    }
  }

  /// What is written for a table or a cell.
  private var tableContent: String {
    switch self {
    case .tableSubviews: "the header, then the footer"
    case .tableContentSize: "the width, and the heights of header and footer"
    case .tableHeader: "the header"
    case .tableFooter: "the footer"
    case .separatorStyle: "1"
    case .noSeparator: "0"
    case .focusTraits: "traits without a selection that follows the focus"
    case .tableBackground: "the color; white is the color of plain tables"
    case .cellPrototypes: "an archive for each reuse identifier"
    case .cellPrototypeObjects: "the objects outside of each of those archives by their names"
    case .cellSubviews: "the content view, then the separator"
    case .cellBackground: "the color, or else that of plain cells"
    case .hasCellBackground, .hasSystemBackground: "true"
    case .systemBackground: "the view that UIKit sets up, or else nil"
    case .cellStyle: "UIKit's number of `style`"
    case .cellTextLabel: "the label that `textLabel` names, or else nil"
    case .cellDetailLabel: "the label that `detailTextLabel` names, or else nil"
    default: ""
    }
  }
}
