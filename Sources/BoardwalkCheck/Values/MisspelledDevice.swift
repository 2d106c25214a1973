import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

/// The device of an XML document, if it is similar to a known one. Other unknown ones are newer.
enum MisspelledDevice {
  /// The violations in `document`.
  static func violations(in document: Document) -> [Violation] {
    guard let device = document.root.child("device"), let id = device["id"],
      let meant = Misspelling(id).closest(in: DeviceTable.identifiers(like: id))
    else { return [] }
    return [
      Violation(
        device, "id", "no device is '\(id)'; did you mean '\(meant)'?",
        fix: .write(meant, "write \(meant)"))
    ]
  }
}
