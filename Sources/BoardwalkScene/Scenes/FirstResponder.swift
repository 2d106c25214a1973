import BoardwalkDocument

/// The placeholder of a scene's first responder, of which only the id differs; each generation of
/// Xcode has written it otherwise, and a word says where it is not as usual.
struct FirstResponder {
  private let id: String
  private let form: Form

  /// The attributes that Interface Builder writes in addition to the id.
  private enum Form: String, CaseIterable {
    case usual = ""
    case unlabelled = "unlabelled-responder"
    case classed = "classed-responder"

    var label: String? { self == .unlabelled ? nil : "First Responder" }
    var customClass: String? { self == .classed ? "UIResponder" : nil }
  }

  private init(id: String, form: Form) {
    self.id = id
    self.form = form
  }

  /// What `element` is; nil if it is no first responder, or has anything else to say.
  init?(_ element: ElementNode) {
    guard let id = element["id"],
      let form = Form.allCases.first(where: { Self(id: id, form: $0).element == element })
    else { return nil }
    self.init(id: id, form: form)
  }

  /// The responder that `controller` says, which is removed there; nil if it says none.
  init?(takenFrom controller: inout ElementNode) {
    var form = Form.usual
    for other in Form.allCases where other != .usual && controller.take(other.rawValue) != nil {
      form = other
    }
    guard let id = controller.take("firstResponder") else { return nil }
    self.init(id: id, form: form)
  }

  /// Lets `controller`, which says its scene last, say it: words stand before values.
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
