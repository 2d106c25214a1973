import BoardwalkBase
import BoardwalkGraph
import BoardwalkLayout

/// The description of a view.
enum ViewWords {
  /// The text of `view`, which shows `content`, in quotation marks, or another identification.
  static func text(of view: PlacedView, _ content: DisplayContent) -> String? {
    switch content {
    case .itemMenu(let titles): return titles.map(quoted).joined(separator: " ")
    case .segments(let titles, _) where !titles.isEmpty:
      return titles.map(quoted).joined(separator: " ")
    default: break
    }
    if let text = content.text, !text.isEmpty { return quoted(text) }
    if case .menuEntry(let entry) = content { return entry.image.map { "image \(quoted($0))" } }
    guard let template = view.template else { return nil }
    let named: [(String, String?)] = [
      ("placeholder", content.placeholder), ("image", content.imageName),
      ("cell", template.cell?.reuseIdentifier), ("label", template.accessibilityLabel),
      ("named", template.userLabel),
    ]
    return named.lazy.compactMap { word, value in
      value.flatMap { $0.isEmpty ? nil : "\(word) \(quoted($0))" }
    }.first
  }

  /// The unusual parts of the state of `view`, which shows `content`.
  static func states(of view: PlacedView, _ content: DisplayContent) -> [String] {
    if case .menuEntry(let entry) = content { return states(of: entry) }
    guard let template = view.template else { return [] }
    var states: [String] = []
    if template.isConcealed { states.append("hidden") }
    if template.alpha < 1 { states.append("alpha \(PlainNumber.text(template.alpha))") }
    if !template.isEnabled { states.append("disabled") }
    switch content {
    case .switchControl(let isOn, _): states.append(isOn ? "on" : "off")
    case .slider(let slider): states.append(percentage(slider.fraction))
    case .progress(let fraction), .stepper(let fraction): states.append(percentage(fraction))
    default: break
    }
    if template.content.isSelected { states.append("selected") }
    if template.content.isHighlighted { states.append("highlighted") }
    if let row = view.row {
      switch row.editingStyle {
      case .delete: states.append("can be deleted")
      case .insert: states.append("inserts")
      case .some(.none), nil: break
      }
      if row.canMove { states.append("can be moved") }
      for title in row.leadingButtons + row.trailingButtons {
        states.append("shows \(quoted(title))")
      }
    }
    if let accessory = template.cell?.accessoryType { states.append(accessory.rawValue) }
    return states
  }

  private static func states(of entry: PlacedMenuEntry) -> [String] {
    [
      entry.isEnabled ? nil : "disabled", entry.isDestructive ? "destructive" : nil,
      entry.opensMenu ? "opens a menu" : nil,
    ].compactMap { $0 }
  }

  private static func percentage(_ fraction: Double) -> String {
    "\(PlainNumber.text((fraction * 100).rounded()))%"
  }

  /// `text` on one line, in quotation marks.
  static func quoted(_ text: String) -> String {
    "\"\(VisibleText.line(text).replacing("\"", with: "\\\""))\""
  }
}
