import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkProject

/// The number of views at the positions of Interface Builder's Auto Layout.
///
/// Each document is laid out without the frames that are to be found. A view agrees where its whole
/// frame is within half a point of the stored one.
struct Agreement {
  private let documents: [SourceFile]
  private let textSizes: Canvas.TextSizes

  /// Whether to print each view that does not agree, with its cause and its obstacle.
  private let listsFailures: Bool

  init(_ documents: [SourceFile], _ textSizes: Canvas.TextSizes, listsFailures: Bool) {
    self.documents = documents
    self.textSizes = textSizes
    self.listsFailures = listsFailures
  }

  /// Measures and prints.
  func print() {
    let folders = Set(documents.map { Self.folder(of: $0.path) }).sorted()
    // Every fourth project is held out: rules are not derived from it.
    let heldOut = Set(folders.enumerated().filter { $0.offset % 4 == 3 }.map(\.element))
    var tallies = Tallies()
    for file in documents {
      guard let document = LoadedFile(file).document, document.isSupported,
        document.usesAutoLayout || document.device != nil,
        let compiled = Compiler().compile(Project([LoadedFile(file)], isWhole: false)).documents
          .first
      else { continue }
      measure(
        compiled, file.path, isHeldOut: heldOut.contains(Self.folder(of: file.path)), &tallies)
    }
    Swift.print(tallies.text)
  }

  private func measure(
    _ document: CompiledDocument, _ path: String, isHeldOut: Bool, _ tallies: inout Tallies
  ) {
    let canvas = Canvas(document)
    let stored = StoredFrames(document, on: canvas)
    guard !stored.entries.isEmpty else { return }
    let blank = document.withoutPlacedFrames(keeping: textSizes, on: canvas)
    let layout = CanvasLayout(blank, on: Canvas(blank, textSizes: textSizes))
    let frames = layout.frames()
    var obstacles: [String: Obstacle]?
    for entry in stored.entries {
      let frame = frames[entry.id] ?? LayoutRect(x: 0, y: 0, width: 0, height: 0)
      let distance = frames[entry.id] == nil ? .infinity : Self.distance(frame, entry.frame)
      tallies.add(entry, distance, canvas.version, isHeldOut: isHeldOut)
      guard distance > Self.tolerance else { continue }
      let all = obstacles ?? layout.obstacles(toward: document)
      obstacles = all
      let cause = Cause.of(MisplacedView(entry: entry, obstacle: all[entry.id], distance: distance))
      tallies.add(cause, isFair: entry.isFair)
      guard listsFailures, !isHeldOut else { continue }
      Swift.print(
        [
          entry.isFair ? "fair" : "unfair", cause.name, path, entry.id,
          entry.kind, entry.superview, canvas.version.name, Self.text(entry.frame),
          Self.text(frame),
          all[entry.id].map(Self.text) ?? "-",
        ].joined(separator: "\t"))
    }
  }

  private static let tolerance = 0.5 + 1e-6

  private static func text(_ obstacle: Obstacle) -> String {
    let axis = obstacle.isVertical ? "down" : "across"
    return "\(obstacle.kind) of \(obstacle.view.kind) \(obstacle.view.id) in "
      + "\(obstacle.superview ?? "-") (\(obstacle.role)) \(axis) at \(obstacle.priority) by "
      + Table.number(min(99_999, obstacle.distance), places: 2)
  }

  private static func folder(of path: String) -> String {
    String(path.prefix { $0 != "/" })
  }

  private static func distance(_ left: LayoutRect, _ right: LayoutRect) -> Double {
    max(
      abs(left.minX - right.minX), abs(left.minY - right.minY),
      abs(left.size.width - right.size.width), abs(left.size.height - right.size.height))
  }

  private static func text(_ frame: LayoutRect) -> String {
    [frame.minX, frame.minY, frame.size.width, frame.size.height]
      .map { ($0 < 0 ? "-" : "") + Table.number(min(99_999, abs($0)), places: 2) }
      .joined(separator: " ")
  }
}
