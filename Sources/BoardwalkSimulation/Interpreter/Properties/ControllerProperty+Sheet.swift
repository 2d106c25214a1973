/// What a controller says of its sheet.
extension ControllerProperty {
  static let sheet: [String: ControllerProperty] = [
    "detents": Self(
      read: { simulation, id in
        .list((simulation[id]?.modality.sheet.detents ?? []).map { Value(detent: $0.identifier) })
      },
      write: { simulation, id, value in
        guard case .list(let values) = value else { return }
        simulation.configure(id) { $0.sheet.detents = values.compactMap(\.detent) }
      }),
    "selectedDetentIdentifier": Self(
      read: { Value(detent: $0[$1]?.modality.sheet.selectedDetentIdentifier) },
      write: { simulation, id, value in
        simulation.configure(id) { $0.sheet.selectedDetentIdentifier = value.detent?.identifier }
      }),
    "largestUndimmedDetentIdentifier": Self(
      read: { Value(detent: $0[$1]?.modality.sheet.largestUndimmedDetentIdentifier) },
      write: { simulation, id, value in
        simulation.configure(id) {
          $0.sheet.largestUndimmedDetentIdentifier = value.detent?.identifier
        }
      }),
  ]
}

extension Value {
  /// The detent that a behaviour calls by one of UIKit's words, or by how many points it has.
  fileprivate var detent: Detent? {
    switch self {
    case .word("medium"): .medium
    case .word("large"): .large
    case .number(let points): .custom(text, height: points)
    default: nil
    }
  }

  /// What a behaviour calls the detent `identifier`.
  fileprivate init(detent identifier: String?) {
    switch identifier {
    case nil: self = .nil
    case "medium", "large": self = .word(identifier ?? "")
    case let identifier?: self = Double(identifier).map { .number($0) } ?? .text(identifier)
    }
  }
}
