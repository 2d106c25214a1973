/// A message that UIKit sends to a controller.
package enum Callback: Sendable, Hashable {
  case initCoder
  case awakeFromNib
  case didFinishLaunching
  case viewDidLoad
  case viewWillAppear
  case viewIsAppearing
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear

  /// The new parent's name; nil if it leaves one.
  case willMove(toParent: String?)

  /// The new parent's name; nil if it left one.
  case didMove(toParent: String?)

  /// The segue's identifier, if it has one, and the answer.
  case shouldPerformSegue(String?, answer: Bool)

  /// The segue's identifier, if it has one, the destination's name, and the sender, if there is
  /// one.
  indirect case prepare(segue: String?, destination: String, sender: SegueSender?)

  /// The completion block of a presentation or dismissal by the controller.
  case completion(String)

  /// The action with this title was chosen in an alert of the controller.
  case alert(String)

  /// An action with this title was chosen from swipe actions or a menu.
  case choice(Choice, String)

  /// A timer with this name fires, or code delayed under it continues.
  case timer(String)

  /// The device was shaken, and it is the first responder or one of its next responders.
  case motionEnded

  /// A touch on one of its views, by UIKit's method.
  case touches(String)

  /// A container on the path of an unwind segue shows the next controller.
  case unwind(towards: String)

  /// A call of a delegate, with the answer.
  case delegate(DelegateCall)

  /// A question to a data source in Swift syntax, with the answer.
  case dataSource(String)

  /// Editing begins or ends.
  case setEditing(Bool, animated: Bool)

  /// The size of its view will change, in points.
  case viewWillTransition(width: Int, height: Int)

  /// The traits have changed.
  case traitCollectionDidChange

  /// A cell is about to be reused (TBL-23).
  case prepareForReuse

  case `deinit`

  /// The source of a chosen action.
  package enum Choice: String, Sendable, Hashable, CaseIterable {
    case swipe, menu
  }

  /// The message in Swift syntax.
  package var text: String {
    switch self {
    case .initCoder: "init(coder:)"
    case .awakeFromNib: "awakeFromNib"
    case .didFinishLaunching: "application(_:didFinishLaunchingWithOptions:)"
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear: "viewWillAppear"
    case .viewIsAppearing: "viewIsAppearing"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .willMove(let parent): "willMove(toParent: \(parent ?? "nil"))"
    case .didMove(let parent): "didMove(toParent: \(parent ?? "nil"))"
    case .shouldPerformSegue(let identifier, let answer):
      "shouldPerformSegue\(quoted(identifier)): \(answer.traceWord)"
    case .prepare(let segue, let destination, let sender):
      "prepare(for:\(quoted(segue).isEmpty ? " segue" : quoted(segue))) → \(destination)"
        + (sender.map { " from \($0.displayName)" } ?? "")
    case .completion(let label): "completion \(label)"
    case .alert(let title): "alert action \"\(title)\""
    case .choice(let choice, let title): "\(choice.rawValue) action \"\(title)\""
    case .timer(let name): "timer \(name)"
    case .motionEnded: "motionEnded(shake)"
    case .touches(let method): method
    case .unwind(let name): "unwind(for:towards: \(name))"
    case .delegate(let call): "delegate \(call.text)"
    case .dataSource(let message): "dataSource \(message)"
    case .setEditing(let isEditing, let animated): "setEditing(\(isEditing), animated: \(animated))"
    case .viewWillTransition(let width, let height): "viewWillTransition(to: \(width)×\(height))"
    case .traitCollectionDidChange: "traitCollectionDidChange"
    case .prepareForReuse: "prepareForReuse"
    case .deinit: "deinit"
    }
  }

  private func quoted(_ text: String?) -> String { text.map { " \"\($0)\"" } ?? "" }
}
