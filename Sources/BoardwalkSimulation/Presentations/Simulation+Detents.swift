import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// Detents of sheets (ORC-66): system detents from iOS 15 on, custom ones from iOS 16 on.
extension Simulation {
  /// The detents of the sheet of `id`, in ascending order; empty if `id` is not in a sheet, or in
  /// compact height.
  package func detents(of id: ControllerID) -> [Detent] {
    guard options.system.has(.detents), options.verticalSizeClass == .regular,
      let controller = controllers[id], controller.presentation?.adaptedStyle.isSheet == true,
      controller.alert == nil
    else { return [] }
    return controller.modality.sheet.detents.filter {
      !$0.isCustom || options.system.has(.customDetents)
    }
  }

  /// The selected detent of the sheet of `id`, by default the smallest; nil without detents.
  package func selectedDetent(of id: ControllerID) -> Detent? {
    let detents = detents(of: id)
    let selected = controllers[id]?.modality.sheet.selectedDetentIdentifier
    return detents.first { $0.identifier == selected } ?? detents.first
  }

  /// Whether the sheet of `id` dims its presenter, which then cannot be touched.
  package func isDimming(_ id: ControllerID) -> Bool {
    guard let largest = controllers[id]?.modality.sheet.largestUndimmedDetentIdentifier else {
      return true
    }
    let detents = detents(of: id)
    guard let last = detents.firstIndex(where: { $0.identifier == largest }),
      let detent = selectedDetent(of: id), let index = detents.firstIndex(of: detent)
    else { return true }
    return index > last
  }

  /// Whether the sheet of `id` rests below the large detent.
  func isBelowLargeDetent(_ id: ControllerID) -> Bool {
    selectedDetent(of: id).map { $0.height != .large } ?? false
  }

  /// Drags the sheet in front to the detent `identifier` and notifies the delegate.
  ///
  /// UIKit does not notify the delegate of changes by code.
  mutating func dragSheet(to identifier: String) throws(EventError) {
    guard let sheet = presentationChain.dropFirst().last, isDraggable(sheet) else {
      throw .noSheet
    }
    let detents = detents(of: sheet)
    guard detents.contains(where: { $0.identifier == identifier }) else {
      throw .noDetent(identifier, among: detents.map(\.identifier))
    }
    guard selectedDetent(of: sheet)?.identifier != identifier else { return }
    controllers[sheet]?.modality.sheet.selectedDetentIdentifier = identifier
    notifyPresentationDelegate(of: sheet) { .delegateDidChangeDetent($0) }
  }
}
