import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// The inherited layout values of views: safe areas, layout margins and text widths.
///
/// Some depend on frames. They are computed in passes, each from the frames of the previous one.
struct LayoutEnvironment {
  /// The safe area insets of each view.
  private(set) var safeAreas: [LayoutInsets]

  /// The height of the keyboard in each view, in points.
  private(set) var keyboards: [Double]

  /// The layout margins of each view.
  private(set) var margins: [LayoutInsets]

  /// The maximum width of each view's text; nil without a limit, and for text that does not wrap:
  /// trees without such text need no second pass.
  private(set) var textWidths: [Double?]

  /// The environment of the views of `tree`, whose root is in `context`, at the `frames` of the
  /// previous pass in the space of the root.
  init(
    _ tree: LayoutTree, _ canvas: Canvas, _ context: LayoutContext, frames: [LayoutRect]?
  ) {
    (safeAreas, keyboards, margins, textWidths) = ([], [], [], [])
    var isScrolled: [Bool] = []
    for (index, node) in tree.nodes.enumerated() {
      isScrolled.append(
        node.parent.map { isScrolled[$0] || tree.nodes[$0].kind == .scrollView } ?? false)
      if index == 0 {
        safeAreas.append(context.safeArea)
        keyboards.append(context.keyboard)
      } else if let frames, !isScrolled[index] {
        safeAreas.append(context.safeArea.overlap(of: frames[0], into: frames[index]))
        let below = LayoutInsets(bottom: context.keyboard).overlap(
          of: frames[0], into: frames[index])
        keyboards.append(min(below.bottom, frames[index].size.height))
      } else {
        safeAreas.append(.zero)
        keyboards.append(0)
      }
      let own = MarginRules(canvas, context).margins(of: node, in: tree)
      let width = frames?[index].size.width
      var margins = inheriting(own, at: index, of: tree, canvas, frames)
      let room = width ?? (index == 0 ? context.size?.width : nil)
      if let readable = canvas.readableMargins(of: node, width: room) {
        margins = margins.atLeast(readable)
      }
      self.margins.append(margins)
      textWidths.append(
        node.wrapsText ? node.content.text.preferredMaxLayoutWidth ?? width : nil)
    }
  }

  /// The margins of the view at `index` of `tree`, which are `own` without those of the safe area
  /// and of its superview.
  private func inheriting(
    _ own: LayoutInsets, at index: Int, of tree: LayoutTree, _ canvas: Canvas,
    _ frames: [LayoutRect]?
  ) -> LayoutInsets {
    let node = tree.nodes[index]
    var margins = own
    // A scroll view insets its content below the bars.
    if canvas.profile.marginsIncludeSafeArea, node.kind != .scrollView,
      node.content.layout.margins.includesSafeArea
    {
      margins = margins + safeAreas[index]
    }
    guard node.content.layout.margins.preservesSuperviews, let parent = node.parent, let frames
    else { return margins }
    var inherited = self.margins[parent].overlap(of: frames[parent], into: frames[index])
    if node.kind == .scrollView {
      // Its content begins below the bars.
      inherited.top = max(0, inherited.top - safeAreas[index].top)
      inherited.bottom = max(0, inherited.bottom - safeAreas[index].bottom)
    }
    return margins.atLeast(inherited)
  }

  /// Whether `other` lays out `tree` in the same way: texts have equal widths, and `readers`, the
  /// views whose margins and safe areas are read, have equal ones.
  func isEquivalent(to other: LayoutEnvironment, for readers: [Int]) -> Bool {
    textWidths == other.textWidths
      && readers.allSatisfy {
        safeAreas[$0] == other.safeAreas[$0] && keyboards[$0] == other.keyboards[$0]
          && margins[$0] == other.margins[$0]
      }
  }

  /// The environment with other safe areas and margins, as on other devices. Written margins stay.
  func perturbed(in tree: LayoutTree) -> LayoutEnvironment {
    var shaken = self
    for index in safeAreas.indices {
      let shift = LayoutInsets(irregular: 2 * index)
      shaken.safeAreas[index] = safeAreas[index] + shift
      shaken.margins[index] = margins[index] + shift.masked(by: safeAreas[index])
      if !tree.nodes[index].content.layout.margins.areWritten {
        shaken.margins[index] = shaken.margins[index] + LayoutInsets(irregular: 2 * index + 1)
      }
    }
    return shaken
  }

  /// The safe area insets of the view at `index` for its subviews: a scroll view moves its content
  /// out of bars.
  func reach(into index: Int, in tree: LayoutTree) -> LayoutInsets {
    var reach = safeAreas[index]
    let node = tree.nodes[index]
    if node.kind == .scrollView, node.content.scroll?.adjustsContentInset ?? true {
      (reach.top, reach.bottom) = (0, 0)
    }
    return reach
  }

  /// The height of the keyboard layout guide of the view at `index`, in points: without a keyboard
  /// it is the bottom inset of the safe area.
  func keyboardReach(into index: Int, in tree: LayoutTree) -> Double {
    max(keyboards[index], reach(into: index, in: tree).bottom)
  }

  /// The insets of the arranged views of the stack view at `index`: its margins, if they are
  /// written.
  func stackInsets(of index: Int, in tree: LayoutTree) -> LayoutInsets {
    tree.nodes[index].content.layout.margins.areWritten ? margins[index] : .zero
  }
}

extension Canvas {
  /// The side margins of `node`, which is `width` points wide, if it follows the readable width.
  fileprivate func readableMargins(of node: LayoutNode, width: Double?) -> LayoutInsets? {
    guard node.content.layout.margins.followsReadableWidth, let width else { return nil }
    let side = (width - textSize.readableWidth) / 2
    return LayoutInsets(left: side, right: side)
  }
}

extension LayoutNode {
  /// Whether its size depends on the width at which its text wraps.
  fileprivate var wrapsText: Bool {
    kind == .textView || kind == .label && content.text.numberOfLines ?? 1 != 1
  }
}

extension LayoutInsets {
  /// Four independent numbers between 1 and 2, different for each `index`.
  fileprivate init(irregular index: Int) {
    func number(_ edge: Int) -> Double {
      let golden = Double(4 * index + edge + 1) * 0.618_033_988_749_895
      return 1 + golden - golden.rounded(.down)
    }
    self.init(top: number(0), left: number(1), bottom: number(2), right: number(3))
  }

  /// The insets at the edges where `other` is not 0.
  fileprivate func masked(by other: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: other.top == 0 ? 0 : top, left: other.left == 0 ? 0 : left,
      bottom: other.bottom == 0 ? 0 : bottom, right: other.right == 0 ? 0 : right)
  }

  fileprivate func atLeast(_ other: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
