import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// The fraction of a point to which a document's frames are rounded: a pixel of the device, or a
/// whole point.
///
/// It does not follow from the device or the version (LAY-15): it seems to be that of the screen of
/// the Mac that saved the document. It is therefore inferred from given frames.
struct Granularity {
  /// The fraction.
  let value: Double

  init(_ document: CompiledDocument, _ device: Device?) {
    let pixel = 1 / Double(device?.scale ?? 2)
    let hasFraction = document.scenes.contains { scene in
      LayoutRoots(scene).all.contains { Self.hasFraction($0.view) }
    }
    // In documents of whole points halves have gone either way; left alone they are never far off.
    value = hasFraction ? pixel : 0.5
  }

  private static func hasFraction(_ view: ViewTemplate) -> Bool {
    let numbers = view.frame.map {
      [$0.minX, $0.minY, $0.size.width, $0.size.height]
    }
    return numbers?.contains { abs($0 - $0.rounded()) >= 0.01 } ?? false
      || view.subviews.contains(where: hasFraction)
  }
}
