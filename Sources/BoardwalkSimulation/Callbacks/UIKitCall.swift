import BoardwalkBase
import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSchema

/// A call of app code by UIKit: the handler, its arguments, and the result of a class without the
/// handler.
///
/// `HandlerForm` has UIKit's name of each method. Behaviors in Swift implement the methods of
/// protocols like UIKit's.
struct UIKitCall<Answer: Sendable>: Sendable {
  /// The word that the handler begins with.
  let handler: String

  /// The identifier that a handler may be for, such as that of a segue.
  let subject: String?

  /// The arguments of the handler, by the names of its form.
  let arguments: [String: Value]

  /// The answer of a class without a handler for the call.
  let defaultAnswer: Answer

  /// The result for a handler that returns nothing, or a value of another type.
  private let unanswered: Answer
  private let convert: @Sendable (Value) -> Answer?

  init(
    _ handler: String, for subject: String? = nil, _ arguments: [String: Value] = [:],
    default answer: Answer, unanswered: Answer? = nil,
    _ convert: @escaping @Sendable (Value) -> Answer?
  ) {
    self.handler = handler
    self.subject = subject
    self.arguments = arguments
    defaultAnswer = answer
    self.unanswered = unanswered ?? answer
    self.convert = convert
  }

  /// The arguments of the handler, by all their names.
  var names: [String: Value] {
    guard let names = HandlerForm.named(handler)?.swiftNames, !names.isEmpty else {
      return arguments
    }
    let more = names.compactMap { name, known in arguments[known].map { (name, $0) } }
    return arguments.merging(more) { known, _ in known }
  }

  /// The typed result for `value`, which a handler returned.
  func answer(_ value: Value?) -> Answer { value.flatMap(convert) ?? unanswered }
}

/// Calls without a result.
extension UIKitCall where Answer == Void {
  init(_ handler: String, for subject: String? = nil, _ arguments: [String: Value] = [:]) {
    self.init(handler, for: subject, arguments, default: ()) { _ in nil }
  }

  // MARK: Life

  static var didFinishLaunching: Self { Self("didFinishLaunching") }
  static var loadView: Self { Self("loadView") }

  /// The call for `callback` about the controller `other`; nil if no handler answers it.
  init?(_ callback: Callback, about other: ControllerID?, animated: Bool) {
    let animated = ["animated": Value.bool(animated)]
    switch callback {
    case .awakeFromNib: self.init("awakeFromNib")
    case .viewDidLoad: self.init("viewDidLoad")
    case .viewWillAppear: self.init("viewWillAppear", animated)
    case .viewIsAppearing: self.init("viewIsAppearing", animated)
    case .viewWillLayoutSubviews: self.init("viewWillLayoutSubviews")
    case .viewDidLayoutSubviews: self.init("viewDidLayoutSubviews")
    case .viewDidAppear: self.init("viewDidAppear", animated)
    case .viewWillDisappear: self.init("viewWillDisappear", animated)
    case .viewDidDisappear: self.init("viewDidDisappear", animated)
    case .willMove: self.init("willMove", ["parent": Value(other)])
    case .didMove: self.init("didMove", ["parent": Value(other)])
    case .deinit: self.init("deinit")
    case .motionEnded: self.init("motionEnded", ["motion": .word("motionShake")])
    case .viewWillTransition(let width, let height):
      self.init(
        "viewWillTransition",
        [
          "size": .record(["width": .number(Double(width)), "height": .number(Double(height))]),
          "coordinator": CoordinatorCall.coordinator(),
        ])
    default: return nil
    }
  }

  static func setEditing(_ isEditing: Bool, animated: Bool) -> Self {
    Self("setEditing", ["editing": .bool(isEditing), "animated": .bool(animated)])
  }

  static func prepare(_ segue: StoryboardSegue) -> Self {
    Self(
      "prepare", for: segue.identifier,
      [
        "segue": .segue(segue), "destination": .controller(segue.destination),
        "sender": Value(segue.sender),
      ])
  }

  static func traitCollectionDidChange(_ previous: EnvironmentTraits) -> Self {
    Self("traitCollectionDidChange", ["previous": Value(previous)])
  }

  static func observe(_ notification: PostedNotification) -> Self {
    Self(
      "observe", for: notification.name,
      [
        "sender": Value(notification.sender),
        "userInfo": notification.userInfoValue,
      ])
  }

  // MARK: Containers

  static func didSelectTab(_ child: ControllerID) -> Self {
    Self("didSelectTab", ["child": .controller(child)])
  }

  static func willShow(_ child: ControllerID, animated: Bool) -> Self {
    Self("willShow", ["child": .controller(child), "animated": .bool(animated)])
  }

  static func didShow(_ child: ControllerID, animated: Bool) -> Self {
    Self("didShow", ["child": .controller(child), "animated": .bool(animated)])
  }

  static func willTurn(to pages: [ControllerID], in book: ControllerID) -> Self {
    Self(
      "willTurn",
      ["pages": .list(pages.map { .controller($0) }), "pageViewController": .controller(book)])
  }

  static func didTurn(
    from previous: [ControllerID], completed: Bool, in book: ControllerID
  ) -> Self {
    Self(
      "didTurn",
      [
        "previous": .list(previous.map { .controller($0) }), "completed": .bool(completed),
        "pageViewController": .controller(book),
      ])
  }

  static func search(_ message: SearchMessage, of id: ControllerID) -> Self {
    Self(message.rawValue, ["searchController": .part(SearchProperty.part, of: id)])
  }

  // MARK: Lists

  static func commit(_ style: CellEditingStyle, _ path: ItemPath) -> Self {
    Self("commit", ["editingStyle": .word(style.rawValue), "indexPath": Value(path)])
  }

  static func moveItem(_ path: ItemPath, to target: ItemPath) -> Self {
    Self("moveItem", ["source": Value(path), "destination": Value(target)])
  }

  static func moveRow(_ path: ItemPath, to target: ItemPath) -> Self {
    Self("moveRow", ["source": Value(path), "destination": Value(target)])
  }

  /// A message of a table or collection about one of its rows or items, shown by `cell`.
  static func list(
    _ message: CellMessage, _ path: ItemPath, isCollection: Bool, cell: ViewID? = nil
  ) -> Self {
    var arguments = ["indexPath": Value(path)]
    if message.isAboutDisplay { arguments["cell"] = cell.map { .view($0) } ?? .nil }
    return Self(message.handler(isCollection: isCollection), arguments)
  }
}

/// Questions with a yes or no.
extension UIKitCall where Answer == Bool {
  init(
    _ handler: String, for subject: String? = nil, _ arguments: [String: Value] = [:],
    default answer: Bool = true
  ) {
    self.init(handler, for: subject, arguments, default: answer) { $0.isTrue }
  }

  // MARK: Segues

  static func shouldPerformSegue(_ identifier: String?, sender: Sender?) -> Self {
    Self(
      "shouldPerformSegue", for: identifier,
      ["identifier": Value(identifier), "sender": Value(sender)])
  }

  static func canPerformAction(_ action: String) -> Self {
    Self("canPerformAction", ["action": .text(action), "indexPath": .nil])
  }

  static func canPerformUnwind(_ action: String, from source: ControllerID) -> Self {
    Self("canPerformUnwind", ["action": .text(action), "source": .controller(source)])
  }

  // MARK: Containers

  static func shouldSelectTab(_ child: ControllerID) -> Self {
    Self("shouldSelectTab", ["child": .controller(child)])
  }

  static func shouldDismiss(_ presented: ControllerID) -> Self {
    Self("shouldDismiss", .presentation(of: presented))
  }

  // MARK: Lists

  static func canEditRow(_ path: ItemPath) -> Self {
    Self("canEditRow", ["indexPath": Value(path)])
  }

  static func canMoveRow(_ path: ItemPath) -> Self {
    Self("canMoveRow", ["indexPath": Value(path)])
  }

  /// A question of a table or collection before an event at one of its rows or items.
  static func list(_ question: ItemQuestion, _ path: ItemPath, isCollection: Bool) -> Self {
    Self(question.rawValue + (isCollection ? "Item" : "Row"), ["indexPath": Value(path)])
  }

  /// A question of a table or collection about the menu of one of its rows or items.
  static func menu(_ question: MenuQuestion, _ path: ItemPath, isCollection: Bool) -> Self {
    let handler: String
    var action: MenuAction?
    switch question {
    case .isShown: handler = isCollection ? "shouldShowMenuForItem" : "shouldShowMenuForRow"
    case .offers(let offered): (handler, action) = ("canPerformAction", offered)
    case .perform(let chosen): (handler, action) = ("performAction", chosen)
    }
    var arguments = ["indexPath": Value(path)]
    if let action { arguments["action"] = .text(action.rawValue) }
    return Self(handler, arguments, default: false)
  }

  // MARK: Text inputs

  /// A question or message of a text input; only results of questions are used.
  static func editing(
    _ message: EditingMessage, _ kind: TextInput.Kind, _ view: ViewID, text: String
  ) -> Self {
    switch (kind, message) {
    case (.searchBar, .didChange):
      return Self("searchTextDidChange", ["searchBar": .view(view), "searchText": .text(text)])
    case (.searchBar, .didChangeScope(let index)):
      return Self(
        "searchBarSelectedScopeDidChange",
        ["searchBar": .view(view), "selectedScope": .number(Double(index))])
    case (_, .shouldChange(let range, let text)):
      return change(of: range, to: text, kind, view)
    case (.field, .didEnd):
      return Self(
        "textFieldDidEndEditing", ["textField": .view(view), "reason": .word("committed")])
    default: return Self(message.method(of: kind) ?? "", [kind.parameter: .view(view)])
    }
  }

  /// The question whether `text` may take the place of the characters in `range`.
  private static func change(
    of range: Range<Int>, to text: String, _ kind: TextInput.Kind, _ view: ViewID
  ) -> Self {
    let range = Value.record([
      "location": .number(Double(range.lowerBound)), "length": .number(Double(range.count)),
    ])
    let name = kind == .field ? "textFieldShouldChangeCharacters" : "textViewShouldChangeText"
    return Self(
      kind == .searchBar ? "searchBarShouldChangeText" : name,
      [
        kind.parameter: .view(view), "range": range,
        kind == .field ? "string" : "text": .text(text),
      ])
  }
}

extension TextInput.Kind {
  /// The name of the input in handlers of its delegate.
  fileprivate var parameter: String {
    switch self {
    case .field: "textField"
    case .view: "textView"
    case .searchBar: "searchBar"
    }
  }
}

/// Questions for another controller; nil is UIKit's default unless stated otherwise.
extension UIKitCall where Answer == ControllerID? {
  static func page(_ direction: PageState.Direction, of page: ControllerID) -> Self {
    Self(
      direction == .forward ? "pageAfter" : "pageBefore", ["page": .controller(page)],
      default: nil
    ) { $0.controller }
  }
}

extension UIKitCall where Answer == SpineLocation? {
  static func spineLocation(isLandscape: Bool) -> Self {
    Self("spineLocation", ["isLandscape": .bool(isLandscape)], default: nil) {
      $0.word.flatMap(SpineLocation.init)
    }
  }
}

extension UIKitCall where Answer == ModalPresentationStyle? {
  static func adaptivePresentationStyle(of presented: ControllerID) -> Self {
    Self("adaptivePresentationStyle", .presentation(of: presented), default: nil) {
      $0.word.flatMap(ModalPresentationStyle.init)
    }
  }
}

extension [String: Value] {
  /// The argument of a presentation delegate's methods: the presentation controller of `presented`.
  static func presentation(of presented: ControllerID) -> Self {
    [BarProperty.presentationPart: .part(BarProperty.presentationPart, of: presented)]
  }
}

extension UIKitCall where Answer == Int {
  static var sections: Self { Self("sections", default: 1) { $0.listCount } }
}

extension UIKitCall where Answer == Value {
  /// The rows or items of `section`: a list of them, or their number.
  static func content(of section: Int, isCollection: Bool) -> Self {
    Self(isCollection ? "items" : "rows", ["section": .number(Double(section))], default: .nil) {
      $0
    }
  }
}

extension UIKitCall where Answer == String? {
  static func title(_ kind: SupplementaryKind, of section: Int) -> Self {
    Self(
      kind == .header ? "titleForHeader" : "titleForFooter",
      ["section": .number(Double(section))], default: nil
    ) { $0.optionalText }
  }
}

extension UIKitCall where Answer == ItemPath? {
  /// The row to select instead of the one at `path`; nil, as a handler without an answer, for none.
  static func willSelectRow(_ path: ItemPath) -> Self {
    Self("willSelectRow", ["indexPath": Value(path)], default: path, unanswered: .some(nil)) {
      $0.path
    }
  }

  /// The row to deselect instead of the one at `path`; nil for none.
  static func willDeselectRow(_ path: ItemPath) -> Self {
    Self("willDeselectRow", ["indexPath": Value(path)], default: path, unanswered: .some(nil)) {
      $0.path
    }
  }
}

extension UIKitCall where Answer == MenuContent? {
  /// The context menu of the row or item at `path`; nil for none.
  static func contextMenu(_ path: ItemPath, isCollection: Bool) -> Self {
    var names = ["indexPath": Value(path)]
    if isCollection { names["indexPaths"] = .list([Value(path)]) }
    return Self(
      isCollection ? "contextMenuForItem" : "contextMenuForRow", names, default: nil
    ) { $0.menu }
  }
}

extension UIKitCall where Answer == SwipeActionsConfiguration? {
  /// The swipe actions of the row at `path` on `side`; nil for UIKit's own.
  static func swipeActions(_ side: RowSide, _ path: ItemPath) -> Self {
    Self("\(side.rawValue)SwipeActions", ["indexPath": Value(path)], default: nil) {
      $0.swipeActions
    }
  }
}

extension UIKitCall where Answer == Double? {
  static func heightForRow(_ path: ItemPath) -> Self {
    Self("heightForRow", ["indexPath": Value(path)], default: nil) { value in
      value.double.flatMap { $0 >= 0 ? $0 : nil }
    }
  }

  static func lineSpacing(of section: Int) -> Self {
    Self("lineSpacingForSection", ["section": .number(Double(section))], default: nil) {
      $0.double
    }
  }

  static func interitemSpacing(of section: Int) -> Self {
    Self("interitemSpacingForSection", ["section": .number(Double(section))], default: nil) {
      $0.double
    }
  }
}

extension UIKitCall where Answer == LayoutSize? {
  static func sizeForItem(_ path: ItemPath) -> Self {
    Self("sizeForItem", ["indexPath": Value(path)], default: nil) { $0.size }
  }

  static func size(of kind: SupplementaryKind, in section: Int) -> Self {
    Self(
      kind == .header ? "sizeForHeader" : "sizeForFooter",
      ["section": .number(Double(section))], default: nil
    ) { $0.size }
  }
}

extension UIKitCall where Answer == LayoutInsets? {
  static func insets(of section: Int) -> Self {
    Self("insetForSection", ["section": .number(Double(section))], default: nil) { $0.insets }
  }
}

extension UIKitCall where Answer == CellEditingStyle {
  static func editingStyle(_ path: ItemPath) -> Self {
    Self("editingStyle", ["indexPath": Value(path)], default: .delete) {
      $0.word.flatMap(CellEditingStyle.init)
    }
  }
}

/// Questions of gesture recognizers.
extension UIKitCall where Answer == Bool {
  static func backGestureShouldBegin(in navigation: ControllerID) -> Self {
    Self(
      "gestureRecognizerShouldBegin",
      ["gestureRecognizer": .part(BarProperty.gesturePart, of: navigation)])
  }

  static func gesture(_ question: GestureQuestion, of entry: GestureEntry) -> Self {
    switch question {
    case .shouldBegin(let measure, let duration):
      return Self(
        "gestureRecognizerShouldBegin",
        ["gestureRecognizer": Value(entry, measure, duration: duration)])
    case .shouldReceive(let view):
      return Self(
        "gestureRecognizerShouldReceiveTouch",
        [
          "gestureRecognizer": Value(entry), "view": .view(view),
          "touch": .object("UITouch", ["view": .view(view)]),
        ])
    case .shouldRecognize(let other):
      return Self(
        "gestureRecognizerShouldRecognizeSimultaneously",
        ["gestureRecognizer": Value(entry), "other": Value(other)], default: false)
    }
  }
}

extension InterpretedBehavior: GestureRecognizerDelegate {}
