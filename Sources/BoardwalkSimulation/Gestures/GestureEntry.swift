import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// A recognizer that receives the touches, with the receiver of its action.
struct GestureEntry: Sendable {
  /// The target of its action.
  enum Target: Sendable {
    /// The connections of the document.
    case document

    /// The controller whose code attached it, if it has an action.
    case code(String?)

    /// None: it belongs to a scroll view.
    case scrollView

    /// The list itself, which shows the menu of one of its rows or items.
    case menu(ListID)
  }

  let view: ViewID
  var recognizer: Recognizer
  let target: Target

  /// Its name in its owner.
  let name: String
}

extension Simulation {
  /// The recognizers of `view` and of all views around it, the innermost first (GES-02).
  func gestureEntries(around view: ViewID) -> [GestureEntry] {
    let views = responderChain(from: .view(view)).compactMap { responder in
      if case .view(let view) = responder { view } else { nil }
    }
    var entries = views.flatMap { gestureEntries(of: $0) }
    for index in entries.indices {
      let id = entries[index].view.controller
      guard let waiting = controllers[id]?.gestures.requirements[entries[index].name] else {
        continue
      }
      // Names are unique in one controller; in the arena each recognizer has a number.
      entries[index].recognizer.requiredToFail = Set(
        entries.indices.filter {
          entries[$0].view.controller == id && waiting.contains(entries[$0].name)
        }.map(String.init))
    }
    for index in entries.indices { entries[index].recognizer.id = String(index) }
    return entries
  }

  /// The recognizers of `view` alone: its document's, then its own as a scroll view, then code's.
  func gestureEntries(of view: ViewID) -> [GestureEntry] {
    let width = options.device.size(isLandscape: options.isLandscape).width
    let settings = controllers[view.controller]?.gestures ?? GestureSettings()
    var entries: [GestureEntry] = []
    func add(_ recognizer: Recognizer, _ target: GestureEntry.Target) {
      var recognizer = recognizer
      recognizer.isEnabled = settings.isEnabled[recognizer.id] ?? recognizer.isEnabled
      entries.append(
        GestureEntry(view: view, recognizer: recognizer, target: target, name: recognizer.id))
    }
    for template in blueprint(of: view.controller)?.gestures[view.object] ?? [] {
      if let recognizer = template.recognizer(inWidth: width) { add(recognizer, .document) }
    }
    for recognizer in scrollRecognizers(of: view) { add(recognizer, .scrollView) }
    let list = ListID(view.object, of: view.controller)
    if view.cell == nil, hasMenus(list) || hasContextMenus(list) {
      add(Recognizer(Self.menuPress, .longPress()), .menu(list))
    }
    for attached in settings.attached where attached.view == view.object {
      add(attached.recognizer, .code(attached.action))
    }
    return entries
  }

  /// A scroll view's own recognizers: a pan, and a pinch if it can be zoomed (GES-12).
  private func scrollRecognizers(of view: ViewID) -> [Recognizer] {
    guard let template = template(of: view) else { return [] }
    switch template.elementKind {
    case .scrollView, .tableView, .collectionView, .textView: break
    default: return []
    }
    var pan = Recognizer("scroll view pan", .pan())
    guard let scroll = template.content.scroll else { return [pan] }
    pan.isEnabled = scroll.isScrollEnabled
    guard let state = self[view], state.minimumZoomScale != state.maximumZoomScale else {
      return [pan]
    }
    return [pan, Recognizer("scroll view pinch", .pinch)]
  }

  /// Whether touches on `view` reach recognizers of other owners.
  func hasRecognizers(around view: ViewID) -> Bool {
    var next: ControllerID? = view.controller
    while let id = next {
      if blueprint(of: id)?.gestures.isEmpty == false
        || controllers[id]?.gestures.attached.isEmpty == false
      {
        return true
      }
      next = controllers[id]?.parent
    }
    return false
  }
}

extension Blueprint {
  /// The recognizer with the id `id`; nil if the scene has none, or of an unknown sort.
  func recognizer(_ id: String) -> Recognizer? {
    // The kind of a recognizer does not depend on the width.
    gestures.values.lazy.joined().first { $0.id == id }?.recognizer(inWidth: 0)
  }
}

extension RecognizerTemplate {
  /// The recognizer that it describes, in a window `width` points wide; nil for one of an unknown
  /// sort.
  func recognizer(inWidth width: Double) -> Recognizer? {
    guard let kind = kind(inWidth: width) else { return nil }
    var recognizer = Recognizer(id, kind)
    recognizer.isEnabled = content.isEnabled
    recognizer.cancelsTouchesInView = content.cancelsTouchesInView
    recognizer.delaysTouchesBegan = content.delaysTouchesBegan
    recognizer.delaysTouchesEnded = content.delaysTouchesEnded
    return recognizer
  }

  private func kind(inWidth width: Double) -> GestureKind? {
    let touches = content.numberOfTouches ?? 1
    switch gesture {
    case .tap: return .tap(taps: content.numberOfTaps ?? 1, touches: touches)
    case .longPress:
      let seconds = content.minimumPressDuration ?? 0.5
      let slop = content.allowableMovement ?? 10
      return .longPress(
        duration: .milliseconds(seconds), slop: slop, taps: content.numberOfTaps ?? 0,
        touches: touches)
    case .pan:
      return .pan(
        minimumTouches: content.minimumNumberOfTouches ?? 1,
        maximumTouches: content.maximumNumberOfTouches ?? .max)
    case .swipe:
      let direction = content.direction.flatMap(SwipeDirection.init) ?? .right
      return .swipe([direction], touches: touches)
    case .pinch: return .pinch
    case .rotation: return .rotation
    case .screenEdgePan:
      return .edgePan(content.isAtRightEdge ? .right : .left, width: width)
    case .other: return nil
    }
  }
}
