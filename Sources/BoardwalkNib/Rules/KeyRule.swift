/// When the compiler writes a key of a class, and with which value.
package struct KeyRule: Sendable, Hashable {
  /// The key in the archive.
  package let key: String

  /// What is written, and when.
  package let value: RuleValue

  /// The first generation of compilers that writes it.
  package let since: XcodeGeneration

  /// The last generation of compilers that writes it; nil if the newest does.
  package let until: XcodeGeneration?

  /// The number of objects in the development pairs that have the key.
  package let samples: Int

  /// The rule that `key` has `value`.
  package init(
    _ key: String, _ value: RuleValue, since: XcodeGeneration = .xcode7,
    until: XcodeGeneration? = nil, samples: Int
  ) {
    self.key = key
    self.value = value
    self.since = since
    self.until = until
    self.samples = samples
  }

  /// Whether compilers of `generation` write the key.
  package func applies(to generation: XcodeGeneration) -> Bool {
    since <= generation && generation <= until ?? generation
  }
}

/// What is written under a key, and when.
package enum RuleValue: Sendable, Hashable {
  /// Always the same value.
  case constant(ArchivedValue)

  /// Always the same text.
  case constantText(String)

  /// Always an array without elements.
  case emptyArray

  /// `writes` where the attribute is `isSet`; nothing otherwise.
  case flag(String, standard: Bool, isSet: Bool, writes: Bool)

  /// Another value where the attribute is `isSet`; nothing otherwise.
  case mark(String, standard: Bool, isSet: Bool, writes: ArchivedValue)

  /// A whole number; nothing where it is `omitted`.
  case integer(String, standard: Int, omitted: Int? = nil)

  /// A number in 32 bits; nothing where it is `omitted`, or where there is neither it nor a standard.
  case float(String, standard: Double? = nil, omitted: Double? = nil)

  /// A number in 64 bits, likewise.
  case double(String, standard: Double? = nil, omitted: Double? = nil)

  /// The number of a word; nothing where the word is `omitted`.
  case word(String, WordTable, standard: String, omitted: String? = nil)

  /// A text that translators may replace; its key in string tables ends in `suffix`.
  case text(String, suffix: String)

  /// A text that stays as it is.
  case string(String)

  /// The color in the child element with this key.
  case color(String)

  /// The font in the child element with this key.
  case font(String)

  /// The size in the child element with this key.
  case size(String)

  /// The insets in the child element with this key.
  case insets(String)

  /// The image that the attribute names.
  case image(String)

  /// What the compiler works out from several parts of the document.
  case derived(DerivedValue)
}

/// The numbers that UIKit's headers give to the words of Interface Builder.
package struct WordTable: Sendable, Hashable {
  /// The number of each word.
  package let numbers: [String: Int]

  /// The words in the order of their numbers, from `first` on.
  package init(from first: Int = 0, _ words: String...) {
    numbers = Dictionary(
      uniqueKeysWithValues: words.enumerated().map { ($1, first + $0) })
  }

  /// Words with numbers that do not follow each other.
  package init(_ numbers: [String: Int]) { self.numbers = numbers }
}

/// Values that follow from more than one attribute or child element.
package enum DerivedValue: String, Sendable, Hashable, CaseIterable {
  case bounds, center, subviews, autoresizingMask, constraints, translatesAutoresizingMask
  case huggingPriority, compressionResistance, layoutGuides
  case labelFontFitting, labelMinimumFontSize, labelMinimumScale, labelTextColorUpdates
  case labelTextColor, textFieldTextColor, labelShadowOffset
  case buttonType, buttonFont, buttonContent
  case arrangedSubviews, stackAlignment
  case navigationBarBounds, navigationBarCenter, barTranslucence
  case contentView, stackOpacity
  case autocorrection, spellChecking, secureEntry, styledText, textViewFont
  case capitalization, keyboardType, keyboardAppearance, returnKeyType
  case barItemStyle, systemItem, isSystemItem, barItems
  case tableSubviews, tableHeader, tableFooter, tableContentSize, separatorStyle, noSeparator
  case cellPrototypes, cellPrototypeObjects, focusTraits, tableBackground
  case cellSubviews, cellBackground, hasCellBackground, hasSystemBackground, systemBackground
  case cellStyle, cellTextLabel, cellDetailLabel
  case tapRecognizer, segments, indicatorColor, scopeTitles, restorationIdentifier

  /// The attributes that it reads.
  var attributes: [String] {
    switch self {
    case .translatesAutoresizingMask: ["translatesAutoresizingMaskIntoConstraints", "fixedFrame"]
    case .huggingPriority: ["horizontalHuggingPriority", "verticalHuggingPriority"]
    case .compressionResistance:
      ["horizontalCompressionResistancePriority", "verticalCompressionResistancePriority"]
    case .labelFontFitting, .labelMinimumFontSize, .labelMinimumScale:
      ["adjustsFontSizeToFit", "minimumFontSize", "minimumScaleFactor"]
    case .buttonType: ["buttonType"]
    case .stackAlignment: ["alignment"]
    case .stackOpacity: ["opaque"]
    case .barTranslucence: ["translucent"]
    case .barItemStyle: ["style"]
    case .systemItem, .isSystemItem: ["systemItem"]
    case .separatorStyle, .noSeparator: ["separatorStyle"]
    case .cellStyle: ["style"]
    case .cellTextLabel: ["textLabel"]
    case .cellDetailLabel: ["detailTextLabel"]
    case .hasSystemBackground, .systemBackground: ["selectionStyle"]
    case .restorationIdentifier:
      ["restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier"]
    default: []
    }
  }

  /// The child elements that it reads, by their key or else their name.
  var children: [String] {
    switch self {
    case .bounds, .center: ["frame"]
    case .subviews, .arrangedSubviews: ["subviews"]
    case .autoresizingMask: ["autoresizingMask"]
    case .constraints: ["constraints"]
    case .layoutGuides: ["safeArea"]
    case .buttonContent: ["normal", "highlighted", "disabled", "selected"]
    case .labelTextColor, .textFieldTextColor, .labelTextColorUpdates: ["textColor"]
    case .buttonFont: ["fontDescription"]
    case .contentView: ["contentView"]
    case .labelShadowOffset: ["shadowOffset"]
    case .capitalization, .autocorrection, .spellChecking, .secureEntry, .keyboardType,
      .keyboardAppearance, .returnKeyType:
      ["textInputTraits"]
    case .styledText: ["text"]
    case .textViewFont: ["fontDescription"]
    case .navigationBarBounds, .navigationBarCenter: ["frame", "autoresizingMask"]
    case .barItems: ["items"]
    case .tableHeader: ["tableHeaderView"]
    case .tableFooter: ["tableFooterView"]
    case .tableSubviews, .tableContentSize: ["tableHeaderView", "tableFooterView", "sections"]
    case .cellPrototypes, .cellPrototypeObjects: ["prototypes"]
    case .cellBackground, .hasCellBackground, .tableBackground: ["backgroundColor"]
    case .segments: ["segments"]
    case .indicatorColor: ["color"]
    case .scopeTitles: ["scopeButtonTitles", "textInputTraits"]
    default: []
    }
  }
}
