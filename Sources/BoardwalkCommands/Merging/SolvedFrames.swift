import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkProject
import BoardwalkScene

/// The frames at which constraints place some views of a document.
///
/// Interface Builder stores the frames that Auto Layout found. Where two versions changed one for
/// different reasons, both reasons together give a third one.
struct SolvedFrames: Sendable {
  private var frames: [String: LayoutRect] = [:]

  /// Whether all stored frames are correct.
  var isEmpty: Bool { frames.isEmpty }

  /// The solved frames of those of `views` in `file` whose stored frames differ.
  init(of views: Set<String>, in file: SourceFile) {
    for view in Self.contradictedViews(in: file) where views.contains(view.template.id) {
      frames[view.template.id] = view.frame
    }
  }

  /// The solved frames of all views in `file` whose stored frames differ, except those marked as
  /// misplaced.
  init(in file: SourceFile) {
    for view in Self.contradictedViews(in: file) where !view.content.layout.isMisplaced {
      frames[view.template.id] = view.frame
    }
  }

  private static func contradictedViews(in file: SourceFile) -> [SolvedRoot.View] {
    let graph = Compiler().compile(Project([LoadedFile(file)], isWhole: false))
    guard let document = graph.documents.first else { return [] }
    let layout = CanvasLayout(document, on: Canvas(document))
    return layout.rootsByScene().joined().filter(\.isComplete).flatMap { root in
      root.contradictedFrames.map { root.views[$0] }
    }
  }

  /// `tree` with these frames.
  func applied(to tree: ElementTree) -> ElementTree {
    tree.rewritingAttributes { element in
      if let id = element["id"], frames[id] != nil, element["misplaced"] != nil {
        return element.attributes.filter { $0.name != "misplaced" }
      }
      guard element.name == "rect", element["key"] == "frame",
        let frame = element.parent?["id"].flatMap({ frames[$0] })
      else { return nil }
      return Self.attributes(of: frame)
    }
  }

  /// The attributes of the element that stores `frame`.
  private static func attributes(of frame: LayoutRect) -> [Attribute] {
    let numbers = [
      ("x", frame.minX), ("y", frame.minY), ("width", frame.size.width),
      ("height", frame.size.height),
    ]
    return [Attribute("key", "frame")] + numbers.map { Attribute($0, Self.text(of: $1)) }
  }

  private static func text(of number: Double) -> String {
    NumberText.full(number == number.rounded() ? "\(Int(number))" : "\(number)")
  }
}
