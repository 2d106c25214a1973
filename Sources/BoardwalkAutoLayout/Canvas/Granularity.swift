import BoardwalkDocument
import BoardwalkGraph
import BoardwalkStage

/// The fraction of a point to which a document's frames are rounded: a pixel of the device, or a whole
/// point.
///
/// It does not follow from the device: it seems to be that of the screen of the Mac that saved the
/// document. So it is told from frames that are given anyway.
struct Granularity {
  /// The fraction.
  let value: Double

  init(_ document: CompiledDocument, _ era: Era, _ device: Device?) {
    let pixel = 1 / Double(device?.scale ?? 2)
    var fractions = 0
    var wholes = 0
    for scene in document.scenes {
      var views = scene.looseViews
      if let view = scene.controller?.view { views.append(view) }
      while let view = views.popLast() {
        views += view.subviews
        for cell in (view.table?.prototypes ?? []) + (view.table?.sections.flatMap(\.cells) ?? []) {
          views.append(cell)
        }
        views += view.collection?.prototypes ?? []
        guard let frame = view.frame else { continue }
        let isWhole = [frame.minX, frame.minY, frame.size.width, frame.size.height].allSatisfy {
          abs($0 - $0.rounded()) < 0.01
        }
        if !isWhole {
          fractions += 1
        } else if view.elementKind == .label {
          wholes += 1
        }
      }
    }
    if era <= .xcode7 {
      value = 1
    } else if fractions == 0 {
      value = wholes > 0 || era <= .xcode10 ? 1 : pixel
    } else {
      value = pixel
    }
  }
}
