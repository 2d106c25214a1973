import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

/// The device of an XML document, if it or its settings are similar to known ones. Other unknown
/// ones are newer.
enum MisspelledDevice {
  /// The violations in `document`.
  static func violations(in document: Document) -> [Violation] {
    guard let device = document.root.child("device") else { return [] }
    let known = [("orientation", ["portrait", "landscape"]), ("appearance", ["light", "dark"])]
    let settings = known.compactMap { name, words -> Violation? in
      guard let value = device[name], !words.contains(value),
        let meant = Misspelling(value).closest(in: words)
      else { return nil }
      return Violation(device, name, misspelled: value, meant: meant)
    }
    guard let id = device["id"], let meant = identifier(near: id) else { return settings }
    let ofDevice = Violation(
      device, "id", "no device is '\(id)'; did you mean '\(meant)'?",
      fix: .write(meant, "write \(meant)"))
    return [ofDevice] + settings
  }

  /// The identifier of a device that was probably meant by `id`; nil if `id` is one.
  static func identifier(near id: String) -> String? {
    Misspelling(id).closest(in: DeviceTable.identifiers(like: id))
  }
}
