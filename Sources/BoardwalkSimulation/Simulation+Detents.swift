/// Sheets that rest at more than one height (ORC-66). They came with iOS 15, heights of the app's own
/// with iOS 16.
extension Simulation {
  /// Where the sheet of `id` can rest, the lowest first; nowhere else than over the whole screen where
  /// it is no sheet, or where the screen is not high.
  package func detents(of id: ControllerID) -> [Detent] {
    guard options.system.major >= 15, options.verticalSizeClass == .regular,
      let controller = controllers[id], controller.presentation?.adaptedStyle.isSheet == true,
      controller.alert == nil
    else { return [] }
    return controller.modality.sheet.detents.filter { !$0.isCustom || options.system.major >= 16 }
  }

  /// Where the sheet of `id` rests: at the detent that is selected, else at the lowest.
  package func selectedDetent(of id: ControllerID) -> Detent? {
    let detents = detents(of: id)
    let selected = controllers[id]?.modality.sheet.selectedDetentIdentifier
    return detents.first { $0.identifier == selected } ?? detents.first
  }

  /// Whether what is behind the sheet of `id` is dimmed, so that it cannot be touched.
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

  /// Whether the sheet of `id` leaves room above it.
  func isLow(_ id: ControllerID) -> Bool {
    selectedDetent(of: id).map { $0.height != .large } ?? false
  }

  /// Drags the sheet in front to its detent `identifier`. Its delegate hears of the change, which it
  /// does not where code makes it.
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
    tellPresentationDelegate(of: sheet) { .delegateDidChangeDetent($0) }
  }
}
