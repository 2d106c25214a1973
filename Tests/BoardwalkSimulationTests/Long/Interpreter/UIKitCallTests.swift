import BoardwalkBehavior
import BoardwalkPlatform
import Testing

@testable import BoardwalkSimulation

@Suite("UIKit calls and handlers")
struct UIKitCallTests {
  private let id = ControllerID(number: 1)
  private let path = ItemPath(section: 2, item: 3)

  /// The handler of a call and the names of what it gets.
  private struct Row {
    let handler: String
    let names: Set<String>

    init<Answer>(_ call: UIKitCall<Answer>) {
      handler = call.handler
      names = Set(call.arguments.keys)
    }
  }

  private var rows: [Row] {
    let callbacks: [Callback] = [
      .awakeFromNib, .viewDidLoad, .viewWillAppear, .viewIsAppearing,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear,
      .viewWillDisappear, .viewDidDisappear, .willMove(toParent: nil), .didMove(toParent: nil),
      .deinit,
    ]
    let life = callbacks.compactMap {
      UIKitCall<Void>($0, about: id, animated: true).map { Row($0) }
    }
    let none: [UIKitCall<Void>] = [
      .didFinishLaunching, .loadView, .traitCollectionDidChange(LaunchOptions().traits),
      .setEditing(true, animated: true), .didSelectTab(id),
      .willShow(id, animated: true), .didShow(id, animated: false), .willTurn(to: [id], in: id),
      .didTurn(from: [id], completed: true, in: id),
      .commit(.delete, path), .moveRow(path, to: path),
      .list(.didSelect, path, isCollection: false), .list(.didSelect, path, isCollection: true),
      .list(.didDeselect, path, isCollection: false),
      .list(.didHighlight, path, isCollection: true),
      .list(.accessoryButtonTapped, path, isCollection: false),
      .list(.willDisplay, path, isCollection: false),
      .list(.didEndDisplaying, path, isCollection: true),
      .observe(PostedNotification(name: "n", sender: id, userInfo: [:], values: [:])),
    ]
    let decisions: [UIKitCall<Bool>] = [
      .shouldPerformSegue("s", sender: nil), .canPerformAction("a:"),
      .canPerformUnwind("a:", from: id), .shouldSelectTab(id), .shouldDismiss(id),
      .canEditRow(path), .canMoveRow(path), .list(.highlight, path, isCollection: false),
      .list(.select, path, isCollection: true), .list(.deselect, path, isCollection: true),
      .menu(.isShown, path, isCollection: true), .menu(.offers(.copy), path, isCollection: false),
      .menu(.perform(.copy), path, isCollection: true),
      .editing(.shouldReturn, .field, ViewID("f", of: id), text: ""),
      .editing(.didBegin, .field, ViewID("f", of: id), text: ""),
      .editing(.didChange, .searchBar, ViewID("f", of: id), text: "x"),
      .editing(.searchButton, .searchBar, ViewID("f", of: id), text: "x"),
      .editing(.didChangeScope(1), .searchBar, ViewID("f", of: id), text: "x"),
    ]
    let dismissals: [DelegateCall.Method] = [
      .willDismiss, .didDismiss, .didAttemptToDismiss, .didChangeSelectedDetentIdentifier,
    ]
    let picker = ViewID("p", of: id)
    let gesture = GestureEntry(
      view: picker, recognizer: Recognizer("g", .pinch), target: .document, name: "g")
    let searches = SearchMessage.allCases.map { Row(UIKitCall<Void>.search($0, of: id)) }
    return life + dismissals.map { Row(UIKitCall<Void>($0.rawValue, .presentation(of: id))) }
      + searches
      + none.map { Row($0) } + decisions.map { Row($0) } + [
        Row(.page(.forward, of: id)), Row(.page(.reverse, of: id)),
        Row(.spineLocation(isLandscape: true)), Row(.adaptivePresentationStyle(of: id)),
        Row(.sections),
        Row(.content(of: 0, isCollection: true)), Row(.content(of: 0, isCollection: false)),
        Row(.title(.header, of: 0)), Row(.title(.footer, of: 0)), Row(.willSelectRow(path)),
        Row(.willDeselectRow(path)), Row(.heightForRow(path)), Row(.lineSpacing(of: 0)),
        Row(.interitemSpacing(of: 0)), Row(.sizeForItem(path)), Row(.size(of: .header, in: 0)),
        Row(.size(of: .footer, in: 0)), Row(.insets(of: 0)), Row(.editingStyle(path)),
        Row(.contextMenu(path, isCollection: false)), Row(.contextMenu(path, isCollection: true)),
        Row(.numberOfComponents(in: picker)), Row(.numberOfRows(inComponent: 0, of: picker)),
        Row(.title(ofRow: 0, inComponent: 0, of: picker)),
        Row(.didSelect(row: 0, inComponent: 0, of: picker)), Row(.supportedInterfaceOrientations),
        Row(.touches(.began, on: picker)), Row(.touches(.cancelled, on: picker)),
        Row(.gesture(.shouldBegin(.none, duration: 0), of: gesture)),
        Row(.gesture(.shouldReceive(picker), of: gesture)),
        Row(.gesture(.shouldRecognize(with: gesture), of: gesture)),
        Row(.swipeActions(.leading, path)), Row(.swipeActions(.trailing, path)),
      ]
  }

  @Test("each call reaches its handler with the names of its form")
  func forms() throws {
    for row in rows {
      let form = try #require(HandlerForm.named(row.handler), "no form \(row.handler)")
      let names = row.names.subtracting(["indexPath"])
      #expect(
        names.isSubset(of: form.parameters) && Set(form.parameters).isSubset(of: row.names),
        "\(row.handler): \(row.names.sorted()) instead of \(form.parameters)")
    }
  }

  @Test("a handler without a result selects no row, a missing handler selects the row")
  func unanswered() {
    let call = UIKitCall.willSelectRow(path)
    #expect(call.defaultAnswer == path)
    #expect(call.answer(nil) == nil)
    #expect(call.answer(.nil) == nil)
    #expect(call.answer(.indexPath([0, 1])) == ItemPath(item: 1))
  }

  @Test("unhandled calls have UIKit's default results")
  func defaults() {
    #expect(UIKitCall.shouldDismiss(id).defaultAnswer)
    #expect(UIKitCall.shouldDismiss(id).answer(.text("no answer")))
    #expect(!UIKitCall.shouldDismiss(id).answer(.bool(false)))
    #expect(!UIKitCall.menu(.isShown, path, isCollection: true).defaultAnswer)
    #expect(UIKitCall.sections.defaultAnswer == 1)
    #expect(UIKitCall.sections.answer(.list([.nil, .nil])) == 2)
    #expect(UIKitCall.heightForRow(path).answer(.number(-1)) == nil)
  }
}
