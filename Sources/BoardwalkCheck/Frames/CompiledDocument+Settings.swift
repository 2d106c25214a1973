import BoardwalkAutoLayout
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject

extension CompiledDocument {
  /// The document as `language` has it, by the strings that it lists in `tables`; nil where there are
  /// none.
  func written(in language: LayoutSetting.Language, _ tables: [StringsTable]) -> CompiledDocument? {
    switch language {
    case .written: return self
    case .longer:
      return changingViews { view, _ in
        view.text = view.text.map(LongerText.of)
        view.placeholder = view.placeholder.map(LongerText.of)
        view.segmentTitles = view.segmentTitles.map(LongerText.of)
      }
    case .translated(let language):
      let tables = tables.filter { $0.language == language }
      guard !tables.isEmpty else { return nil }
      return SceneGraph(documents: [self], main: nil, strings: tables).localized(in: language)
        .documents.first
    }
  }

  /// The document as a mirror shows its screens to who reads from right to left.
  ///
  /// There leading is right: seen in a mirror everything that follows the language stands where it did,
  /// and what does not, views with frames and constraints to the left, is on the other side.
  func mirrored() -> CompiledDocument {
    changingViews { view, superview in
      view.constraints = view.constraints.map { $0.mirrored() }
      guard let superview, superview.elementKind != .stackView,
        view.rest.attributes["translatesAutoresizingMaskIntoConstraints"] != "NO"
          || view.rest.attributes["fixedFrame"] == "YES",
        let width = superview.frame?.size.width, let frame = view.frame
      else { return }
      view.frame?.origin.x = width - frame.maxX
      view.rest.children = view.rest.children.map { $0.mirroredMask() }
    }
  }
}

extension ConstraintTemplate {
  /// The same with left and right exchanged.
  fileprivate func mirrored() -> ConstraintTemplate {
    let sides = [
      "left": "right", "right": "left", "leftMargin": "rightMargin", "rightMargin": "leftMargin",
    ]
    guard let first = sides[firstAttribute] else { return self }
    var mirrored = self
    mirrored.firstAttribute = first
    mirrored.secondAttribute = secondAttribute.map { sides[$0] ?? $0 }
    mirrored.constant = -constant
    mirrored.relation =
      switch relation {
      case "lessThanOrEqual": "greaterThanOrEqual"
      case "greaterThanOrEqual": "lessThanOrEqual"
      default: relation
      }
    return mirrored
  }
}

extension ArchivedElement {
  /// An autoresizing mask with left and right exchanged; anything else as it is.
  fileprivate func mirroredMask() -> ArchivedElement {
    guard name == "autoresizingMask" else { return self }
    var mask = self
    mask.attributes["flexibleMinX"] = attributes["flexibleMaxX"]
    mask.attributes["flexibleMaxX"] = attributes["flexibleMinX"]
    return mask
  }
}
