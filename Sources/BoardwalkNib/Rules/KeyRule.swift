/// A rule for a key of a class: its condition and its value.
package struct KeyRule: Sendable {
  /// The key in the archive.
  package let key: String

  /// What is written, and when.
  package let value: RuleValue

  /// The first generation of compilers that writes it.
  package let since: XcodeGeneration

  /// The last generation of compilers that writes it; nil if the newest does.
  package let until: XcodeGeneration?

  /// The number of objects that have the key.
  package let samples: Int

  /// What the rule is known from.
  package let evidence: RuleEvidence

  /// The rule that `key` has `value`.
  package init(
    _ key: String, _ value: RuleValue, since: XcodeGeneration = .xcode7,
    until: XcodeGeneration? = nil, samples: Int, evidence: RuleEvidence = .pairs
  ) {
    self.key = key
    self.value = value
    self.since = since
    self.until = until
    self.samples = samples
    self.evidence = evidence
  }

  /// Whether compilers of `generation` write the key.
  package func applies(to generation: XcodeGeneration) -> Bool {
    since <= generation && generation <= until ?? generation
  }
}

/// The evidence for a rule, the strongest first.
package enum RuleEvidence: Sendable, Hashable {
  /// Pairs of a document and what Xcode made of it.
  case pairs

  /// Compiled files without their documents: the key and its value are seen there, and the attribute of
  /// the document has the same name.
  case compiledFiles

  /// Another key of the class or of a related one: it is the name of its property too, and holds the
  /// property's value in the same form.
  case relatedClass

  /// Readers of apps that others wrote: they ask compiled files for the key.
  case independentReaders
}

/// The value of a key, and its condition.
package enum RuleValue: Sendable {
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

  /// The number of a word; nothing where the word is `omitted`, or where there is neither it nor a
  /// standard.
  case word(String, WordTable, standard: String? = nil, omitted: String? = nil)

  /// The number of a word among the traits of text input; nothing where they do not name it.
  case trait(String, WordTable)

  /// The priorities of both axes, unless they are those of a new view.
  case priorities(PriorityKind)

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
  case computed(ComputedValue)
}

/// The numbers that UIKit's headers give to the words of Interface Builder.
package struct WordTable: Sendable, Hashable {
  /// The number of each word.
  package let numbers: [String: Int]

  /// The words in the order of their numbers, from 0 on.
  package init(_ words: String...) {
    numbers = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
  }

  /// Words with numbers that do not follow each other.
  package init(_ numbers: [String: Int]) { self.numbers = numbers }

  /// The words in the order of their numbers.
  var words: [String] {
    numbers.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// The first word with `number`.
  func word(_ number: Int) -> String? {
    numbers.filter { $0.value == number }.map(\.key).min()
  }
}
