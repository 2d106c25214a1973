import BoardwalkDocument

/// The placeholder of a scene's first responder, of which only the id differs; each generation of
/// Xcode has written it otherwise, and a word says where it is not as usual.
struct FirstResponder {
  private let id: String
  private let form: Form

  /// What Interface Builder writes beside the id.
  private enum Form: String, CaseIterable {
    case usual = ""
    case unlabelled = "unlabelled-responder"
    case classed = "classed-responder"

    var label: String? { self == .unlabelled ? nil : "First Responder" }
    var customClass: String? { self == .classed ? "UIResponder" : nil }
  }

  /// The words for other forms than the usual one.
  static let marks = Form.allCases.map(\.rawValue).filter { !$0.isEmpty }

  private static let words = Form.allCases.dropFirst().map { form in
    (word: Vocabulary.name(form.rawValue), form: form)
  }

  private init(id: String, form: Form) {
    self.id = id
    self.form = form
  }

  /// What `element` is; nil where it is no first responder, or has anything else to say.
  init?(_ element: Branch) {
    guard let id = element[.id],
      let form = Form.allCases.first(where: { Self(id: id, form: $0).element == element })
    else { return nil }
    self.init(id: id, form: form)
  }

  /// What `controller` says of it, which is removed there; nil where it says nothing.
  init?(takenFrom controller: Understood.Element, in understood: inout Understood) {
    let form = Self.words.first { understood.take($0.word, from: controller) != nil }?.form
    guard let id = understood.take(.firstResponder, from: controller) else { return nil }
    self.init(id: id, form: form ?? .usual)
  }

  /// Lets `controller`, which says its scene last, say it: words stand before values.
  func describe(in controller: inout Branch) {
    if form != .usual {
      controller.attributes.insert(
        Attribute(Name(form.rawValue), "YES"), at: controller.attributes.count - 1)
    }
    controller.attributes.append(Attribute(.firstResponder, id))
  }

  /// The element.
  var element: Branch {
    var element = Branch(.placeholder, [Attribute("placeholderIdentifier", "IBFirstResponder")])
    element[.id] = id
    element[.userLabel] = form.label
    element[.customClass] = form.customClass
    element[.sceneMemberID] = "firstResponder"
    return element
  }
}
