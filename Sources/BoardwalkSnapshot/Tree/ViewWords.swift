import BoardwalkGraph
import BoardwalkLayout

/// The description of a view.
enum ViewWords {
  /// Its text in quotation marks, or another identification.
  static func text(of view: PlacedView) -> String? {
    switch view.content {
    case .sectionHeader(let title), .sectionFooter(let title): quoted(title)
    case .menu(let titles): titles.map(quoted).joined(separator: " ")
    case .view(let template): text(of: template)
    default: nil
    }
  }

  private static func text(of template: ViewTemplate) -> String? {
    if let text = template.shownText, !text.isEmpty { return quoted(text) }
    if !template.segmentTitles.isEmpty {
      return template.segmentTitles.map(quoted).joined(separator: " ")
    }
    let named: [(String, String?)] = [
      ("placeholder", template.placeholder), ("image", template.image),
      ("cell", template.cell?.reuseIdentifier), ("label", template.accessibilityLabel),
      ("named", template.userLabel),
    ]
    return named.lazy.compactMap { word, value in
      value.flatMap { $0.isEmpty ? nil : "\(word) \(quoted($0))" }
    }.first
  }

  /// The unusual parts of its state.
  static func states(of view: PlacedView) -> [String] {
    guard let template = view.template else { return [] }
    var states: [String] = []
    if template.isConcealed { states.append("hidden") }
    if template.alpha < 1 { states.append("alpha \(PlainNumber.text(template.alpha))") }
    if !template.isEnabled { states.append("disabled") }
    switch template.elementKind {
    case .switch: states.append(template.isOn ? "on" : "off")
    case .slider, .progressView, .stepper:
      states.append("\(PlainNumber.text((template.fraction * 100).rounded()))%")
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

  /// `text` on one line, in quotation marks.
  static func quoted(_ text: String) -> String {
    "\"\(VisibleText.line(text).replacing("\"", with: "\\\""))\""
  }
}
