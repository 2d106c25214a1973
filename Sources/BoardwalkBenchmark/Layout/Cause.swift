import BoardwalkLayout

/// A cause of differences between computed and stored frames.
struct Cause: Sendable {
  /// The name.
  let name: String

  /// An explanation in one line.
  let explanation: String

  /// Whether it is the cause for a view.
  private let explains: @Sendable (MisplacedView) -> Bool

  /// The first cause that explains `miss`.
  static func of(_ miss: MisplacedView) -> Cause { all.first { $0.explains(miss) } ?? unknown }

  private static let textual: Set = [
    "label", "button", "textField", "textView", "segmentedControl",
  ]

  /// All causes, those that tell more first.
  static let all = [
    Cause(
      name: "marked", explanation: "Interface Builder's own mark says that the frame is another",
      explains: { $0.entry.isMarked }),
    Cause(
      name: "stale",
      explanation: "no layout that keeps required constraints near it comes to the frames there",
      explains: { !$0.entry.isFair }),
    Cause(
      name: "a point's rest",
      explanation:
        "no constraint is missed by as much as is marked, so the frame was left as it was",
      explains: { $0.obstacle == nil && $0.distance <= 1.5 }),
    Cause(
      name: "left open",
      explanation: "constraints allow both places, and nothing tells which was taken",
      explains: { $0.obstacle == nil }),
    Cause(
      name: "safe area",
      explanation: "drawn below other bars than the document tells, as after a segue was removed",
      explains: { [.safeArea, .screenEnd].contains($0.obstacle?.kind) }),
    Cause(
      name: "margins", explanation: "drawn where the view or the cell around it had other margins",
      explains: { $0.obstacle?.kind == .margins }),
    Cause(
      name: "symbol",
      explanation: "symbols have alignment insets of their own, which are not stored",
      explains: {
        $0.obstacle?.view.rest.attributes["catalog"] == "system"
          || $0.entry.kind == "imageView"
            && $0.obstacle?.kind == .plain
      }),
    Cause(
      name: "own class",
      explanation: "a class of the app measures itself, or changes its text's font",
      explains: { $0.obstacle?.kind == .content && $0.obstacle?.view.customClass != nil }),
    Cause(
      name: "text, by a point",
      explanation: "the advances of letters are known to about half a point a word",
      explains: {
        $0.isContent(of: textual) && ($0.obstacle?.distance ?? 0) <= 1.5
      }),
    Cause(
      name: "text in a named font",
      explanation: "widths of fonts other than the system's are estimated",
      explains: {
        $0.isContent(of: textual)
          && ($0.obstacle?.view.font?.name != nil || $0.obstacle?.view.font?.family != nil)
      }),
    Cause(
      name: "text at display size",
      explanation: "too few titles of 18 points and more are known to fit their advances",
      explains: {
        $0.isContent(of: textual) && ($0.obstacle?.view.font?.pointSize ?? 0) >= 18
      }),
    Cause(
      name: "text, by more",
      explanation: "text was stretched or cut when it was saved, or breaks into other lines",
      explains: { $0.isContent(of: textual) }),
    Cause(
      name: "control",
      explanation:
        "toolbars, sliders and images have two sizes in one version, and nothing tells which",
      explains: { $0.obstacle?.kind == .content }),
    Cause(
      name: "stack view",
      explanation:
        "hidden views and proportional shares, which also follow from sizes that are not stored",
      explains: { $0.obstacle?.kind == .arrangement }),
    Cause(
      name: "baselines", explanation: "ascenders of controls are rounded in ways that eras changed",
      explains: { $0.obstacle?.kind == .baselines }),
    Cause(
      name: "optional constraint",
      explanation: "the stored frame gives up what weaker constraints do not ask for",
      explains: { $0.obstacle?.kind == .plain && ($0.obstacle?.priority ?? 0) < 1000 }),
    Cause(
      name: "another size",
      explanation: "a required constraint is missed: the view around it had another size",
      explains: { [.plain, .frame].contains($0.obstacle?.kind) }),
    unknown,
  ]

  private static let unknown = Cause(
    name: "unexplained", explanation: "no class of its own", explains: { _ in true })
}
