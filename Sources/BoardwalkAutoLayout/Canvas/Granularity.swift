import BoardwalkDocument
import BoardwalkGraph
import BoardwalkStage

/// The fraction of a point to which a document's frames are rounded: a pixel of the device, or a whole
/// point.
///
/// It does not follow from the device: it seems to be that of the screen of the Mac that saved the
/// document. So it is told from frames that are given anyway.
struct Granularity {
  /// The fraction to which positions are rounded.
  let value: Double

  /// The fraction to which sizes of text are rounded.
  let text: Double

  init(_ document: CompiledDocument, _ device: Device?) {
    let pixel = 1 / Double(device?.scale ?? 2)
    var votes = (pixel: 0, point: 0)
    var hasFraction = false
    for scene in document.scenes {
      for unit in Units(scene).all {
        var views = [unit.view]
        while let view = views.popLast() {
          views += view.subviews
          guard let frame = view.frame else { continue }
          if !Self.isWhole(frame) { hasFraction = true }
          guard view.elementKind == .label, view.font?.name == nil else { continue }
          let line = TextFont(view.font, standardSize: 17).lineHeight
          let heights = (pixel: Self.ceiling(line, pixel), point: Self.ceiling(line, 1))
          guard abs(heights.pixel - heights.point) > 0.01 else { continue }
          if abs(frame.size.height - heights.pixel) < 0.01 { votes.pixel += 1 }
          if abs(frame.size.height - heights.point) < 0.01 { votes.point += 1 }
        }
      }
    }
    text = votes.pixel == votes.point ? (hasFraction ? pixel : 1) : votes.pixel > votes.point ? pixel : 1
    // In documents of whole points halves have gone either way; left alone they are never far off.
    value = hasFraction ? pixel : 0.5
  }

  private static func isWhole(_ frame: Rect) -> Bool {
    [frame.minX, frame.minY, frame.size.width, frame.size.height].allSatisfy {
      abs($0 - $0.rounded()) < 0.01
    }
  }

  private static func ceiling(_ value: Double, _ unit: Double) -> Double {
    (value / unit - 1e-6).rounded(.up) * unit
  }
}
