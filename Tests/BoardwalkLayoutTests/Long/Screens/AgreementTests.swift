import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkTestSupport
import Testing

/// Agreement of running screens with what Interface Builder drew for the same device.
///
/// Their rules differ in part: a running screen has the bars of another system and measures text by
/// tables. A view without content keeps the size it was drawn at if nothing else determines it.
@Suite(
  "Agreement of running screens with the canvas",
  .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct AgreementTests {
  /// Of the views that constraints place, without neighbours that contradict theirs: how many there
  /// are, and how many are as large as they were drawn, and where they were drawn.
  private struct Tally {
    var count = 0
    var sameWidths = 0
    var sameHeights = 0
    var samePlaces = 0
  }

  @Test("on their own device views are laid out as drawn, except for text differences")
  func runningScreens() {
    var tally = Tally()
    for file in Corpus.found.documents {
      let loaded = LoadedFile(file)
      guard let document = loaded.document, document.isSupported, document.usesAutoLayout else {
        continue
      }
      let graph = Compiler().compile(Project([loaded], isWhole: false), main: document)
      guard let compiled = graph.documents.first, let shown = compiled.device,
        let device = DeviceTable.device(named: shown.identifier)
      else { continue }
      add(graph, compiled, device, isLandscape: shown.isLandscape, to: &tally)
    }
    // Measured: 94% are as wide, 90% as high, and 77% at the same place too, within a point.
    #expect(tally.count > 1_900)
    func share(_ part: Int) -> Double { Double(part) / Double(max(tally.count, 1)) }
    #expect(share(tally.sameWidths) > 0.93, "\(tally)")
    #expect(share(tally.sameHeights) > 0.88, "\(tally)")
    #expect(share(tally.samePlaces) > 0.76, "\(tally)")
  }

  private func add(
    _ graph: SceneGraph, _ document: CompiledDocument, _ device: Device, isLandscape: Bool,
    to tally: inout Tally
  ) {
    let canvas = Canvas(document)
    let fair = StoredFrames(document, on: canvas).entries.filter(\.isFair)
    guard !fair.isEmpty else { return }
    var options = LaunchOptions()
    options.device = device
    options.isLandscape = isLandscape
    options.system = canvas.version >= .xcode26 ? SystemVersion(26) : .standard
    let size = device.size(isLandscape: isLandscape)
    for (index, scene) in document.scenes.enumerated() {
      guard let root = scene.controller?.view, root.frame?.size == size else { continue }
      let simulation = Simulation.showing(
        ScenePlace(document: 0, scene: index), of: graph, options: options)
      guard let placed = Screen(simulation).layers.last?.view.view(withID: root.id),
        placed.frame.size == size
      else { continue }
      var frames: [String: LayoutRect] = [:]
      placed.note(&frames)
      for entry in fair {
        guard let frame = frames[entry.id] else { continue }
        tally.count += 1
        let isWide = abs(frame.size.width - entry.frame.size.width) <= 1
        let isHigh = abs(frame.size.height - entry.frame.size.height) <= 1
        tally.sameWidths += isWide ? 1 : 0
        tally.sameHeights += isHigh ? 1 : 0
        let isThere =
          abs(frame.minX - entry.frame.minX) <= 1 && abs(frame.minY - entry.frame.minY) <= 1
        tally.samePlaces += isWide && isHigh && isThere ? 1 : 0
      }
    }
  }
}

extension PlacedView {
  /// Notes the frames of all views inside, in their superviews' spaces, by id.
  fileprivate func note(_ frames: inout [String: LayoutRect]) {
    for subview in subviews {
      frames[subview.id] = subview.frame.moved(by: LayoutPoint(x: -frame.minX, y: -frame.minY))
      subview.note(&frames)
    }
  }
}
