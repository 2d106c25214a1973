import BoardwalkBase
import BoardwalkGraph
import BoardwalkPlatform

/// The possible lines of an app's traces: subjects and messages.
///
/// An expectation that a line is absent proves nothing if no trace could contain that line.
package struct TraceGrammar: Sendable {
  /// The possible names of controllers, without numbers.
  private let names: Set<String>

  /// The selectors of the actions that documents connect.
  private let selectors: Set<String>

  init(names: Set<String>, selectors: Set<String>) {
    self.names = names
    self.selectors = selectors
  }

  /// Whether a line of a trace can begin with `line`; `subject` is its omitted subject, if any.
  package func allows(_ line: String, of subject: String?) -> Bool {
    let words = line.split(separator: " ")[...]
    guard subject == nil else { return isEvent(words) }
    return words.indices.contains { index in
      let name = words[...index].joined(separator: " ")
      let event = words[(index + 1)...]
      guard !event.isEmpty else { return names.contains { isName(name, $0, isWhole: false) } }
      return isEvent(event)
        && (isGeneralHandlerName(event) || names.contains { isName(name, $0, isWhole: true) })
    }
  }

  /// The controller that was probably meant by `subject`; nil if one has that name, or a similar one
  /// does not exist.
  package func controller(near subject: String) -> String? {
    names.contains { isName(subject, $0, isWhole: true) }
      ? nil : Misspelling(subject).closest(in: names.sorted())
  }

  /// Whether `text` is the name `name`, perhaps with a number; or, unless it must be the whole, how
  /// it begins.
  private func isName(_ text: String, _ name: String, isWhole: Bool) -> Bool {
    if text.hasPrefix(name + " "), Int(text.dropFirst(name.count + 1)) != nil { return true }
    return isWhole ? text == name : name.hasPrefix(text)
  }

  /// Whether other subjects than controllers are possible: views and objects get actions, cells
  /// awake and are reused, and any object posts notifications.
  private func isGeneralHandlerName(_ words: ArraySlice<Substring>) -> Bool {
    guard let first = words.first else { return false }
    return Self.isSelector(first) || ["posts", "awakeFromNib", "prepareForReuse"].contains(first)
  }

  /// Whether an event can begin with `words`; the last of them need not be whole.
  private func isEvent(_ words: ArraySlice<Substring>) -> Bool {
    guard let first = words.first else { return true }
    if Self.isSelector(first) { return true }
    if words.count == 1, selectors.contains(where: { $0.hasPrefix(first) }) { return true }
    guard isBeginning(words, of: Callback.words) else { return false }
    switch first {
    case "delegate": return isBeginning(words.dropFirst(), of: Callback.delegateWords)
    case "dataSource": return isBeginning(words.dropFirst(), of: Callback.dataSourceWords)
    default: return true
    }
  }

  /// Whether `words` begin with one of `known`, or are the beginning of one.
  private func isBeginning(_ words: ArraySlice<Substring>, of known: Set<String>) -> Bool {
    guard let first = words.first else { return true }
    let word = first.prefix { $0.isLetter || $0.isNumber }
    if known.contains(String(word)) { return true }
    return words.count == 1 && word == first && known.contains { $0.hasPrefix(word) }
  }

  private static func isSelector(_ word: Substring) -> Bool {
    let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !name.isEmpty && word.dropFirst(name.count).first == ":"
  }
}

extension Callback {
  /// The words that events begin with, apart from actions: those of callbacks, and `posts`.
  fileprivate static let words = Set(
    ["posts"] + Touch.Phase.allCases.map(\.method) + Choice.allCases.map(\.rawValue)
      + kinds.map { firstWord($0.text) })

  /// One callback of each kind other than touches and choices.
  private static let kinds: [Callback] = [
    .initCoder, .awakeFromNib, .didFinishLaunching, .viewDidLoad, .viewWillAppear,
    .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear,
    .viewWillDisappear, .viewDidDisappear, .willMove(toParent: nil), .didMove(toParent: nil),
    .shouldPerformSegue(nil, answer: true), .prepare(segue: nil, destination: "", sender: nil),
    .completion(""), .alert(""), .timer(""), .motionEnded, .unwind(towards: ""),
    .delegate(.didExpand), .dataSource(""), .setEditing(true, animated: true),
    .viewWillTransition(width: 0, height: 0), .traitCollectionDidChange, .prepareForReuse, .deinit,
  ]

  /// The words that follow `delegate`.
  fileprivate static let delegateWords: Set<String> = {
    let methods: [[String]] = [
      DelegateCall.Method.allCases.map(\.rawValue), CellMessage.allCases.map(\.rawValue),
      ItemQuestion.allCases.map(\.rawValue), ScrollMessage.allCases.map(\.handler),
      SearchMessage.allCases.map(\.rawValue),
      EditingMessage.kinds.flatMap { TextInput.Kind.allCases.compactMap($0.method) },
    ]
    return Set(methods.joined().map(firstWord))
  }()

  /// The words that follow `dataSource`.
  fileprivate static let dataSourceWords = Set(
    [
      "numberOfRowsInSection", "numberOfItemsInSection", "cellForRowAt", "cellForItemAt",
      "viewForSupplementaryElement", "commit", "moveRowAt", "moveItemAt", "presentationCount",
      "presentationIndex", "viewControllerAfter", "viewControllerBefore",
    ]
      + PrefetchMessage.allCases.flatMap { message in
        [true, false].map(message.handler)
      })

  private static func firstWord(_ method: String) -> String {
    String(method.prefix { $0.isLetter || $0.isNumber })
  }
}

extension TraceGrammar {
  /// The lines that traces of the app in `graph` can have.
  package init(of graph: SceneGraph) { self.init(of: Library(graph)) }

  fileprivate init(of library: Library) {
    self.init(
      names: library.controllerNames,
      selectors: Set(
        library.blueprints.flatMap { $0.actions.values.flatMap { $0.map(\.selector) } }))
  }
}

extension Simulation {
  /// The lines that traces of this app can have.
  package var traceGrammar: TraceGrammar { TraceGrammar(of: library) }
}
