import BoardwalkDocument

/// The placeholder of a scene's first responder, which differs only in its id. Generations of Xcode
/// write it differently; a flag records an unusual form.
struct FirstResponder {
  private let id: String
  private let form: Form

  /// The attributes that Interface Builder writes in addition to the id.
  private enum Form: String, CaseIterable {
    case usual = ""
    case unlabeled = "unlabeled-responder"
    case classed = "classed-responder"

    /// The flags of the form: the one that is written, and its spelling in earlier versions.
    var flags: [String] {
      switch self {
      case .usual: []
      case .unlabeled: [rawValue, SceneFlags.formerUnlabeledResponder]
      case .classed: [rawValue]
      }
    }

    var label: String? { self == .unlabeled ? nil : "First Responder" }
    var customClass: String? { self == .classed ? "UIResponder" : nil }
  }

  private init(id: String, form: Form) {
    self.id = id
    self.form = form
  }

  /// The form of `element`; nil if it is not a first responder, or has other contents.
  init?(_ element: ElementNode) {
    guard let id = element["id"],
      let form = Form.allCases.first(where: { Self(id: id, form: $0).element == element })
    else { return nil }
    self.init(id: id, form: form)
  }

  /// The responder of `controller`, whose fields are removed; nil if it has none.
  init?(takenFrom controller: inout ElementNode) {
    var form = Form.usual
    for other in Form.allCases where other != .usual {
      for flag in other.flags where controller.take(flag) != nil { form = other }
    }
    guard let id = controller.take("firstResponder") else { return nil }
    self.init(id: id, form: form)
  }

  /// Adds the responder to `controller`, whose scene comes last: flags precede values.
  func describe(in controller: inout ElementNode) {
    if form != .usual {
      controller.attributes.insert(
        Attribute(form.rawValue, "YES"), at: controller.attributes.count - 1)
    }
    controller.attributes.append(Attribute("firstResponder", id))
  }

  /// The element.
  var element: ElementNode {
    var element = ElementNode(
      "placeholder", [Attribute("placeholderIdentifier", "IBFirstResponder")])
    element["id"] = id
    element["userLabel"] = form.label
    element["customClass"] = form.customClass
    element["sceneMemberID"] = "firstResponder"
    return element
  }
}
