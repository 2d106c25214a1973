import BoardwalkDocument

/// The required version of Interface Builder and the capabilities of a document.
///
/// Capabilities that follow from its elements may be omitted.
struct Dependencies {
  let plugIn: String

  /// The capabilities that it requires besides, and those that it lacks.
  let flags: [String]

  /// The words of the capabilities that its elements need.
  let needed: Set<String>

  private static let noDeployment = "no-deployment"

  /// All flags.
  static let words =
    Capability.all.map(\.word) + Capability.all.filter { !$0.requirements.isEmpty }.map(\.absence)
    + [noDeployment]

  init(plugIn: String, flags: [String], needed: Set<String>) {
    self.plugIn = plugIn
    self.flags = flags
    self.needed = needed
  }

  /// The dependencies of `element`; nil if they have no short form.
  init?(_ element: ElementNode, needed: Set<String>) {
    let children = element.elements
    guard let version = children.first(where: { $0.name == "plugIn" })?["version"] else {
      return nil
    }
    let names = Set(children.filter { $0.name == "capability" }.compactMap { $0["name"] })
    var flags = Capability.all.compactMap { capability in
      let isThere = names.contains(capability.name)
      guard isThere != needed.contains(capability.word) else { return nil as String? }
      return isThere ? capability.word : capability.absence
    }
    if children.first?.name != "deployment" { flags.append(Self.noDeployment) }
    self.init(plugIn: version, flags: flags, needed: needed)
    guard self.element == element else { return nil }
  }

  private static let version = "version"
  private static let deployment = ElementNode(
    "deployment", [Attribute("identifier", "iOS")])
  private static let plugIn = ElementNode(
    "plugIn",
    [
      Attribute(
        "identifier", "com.apple.InterfaceBuilder.IBCocoaTouchPlugin")
    ])

  /// The element `dependencies`.
  var element: ElementNode {
    var children: [ElementNode] = []
    if !flags.contains(Self.noDeployment) {
      children.append(Self.deployment)
    }
    var own = Self.plugIn
    own.attributes.append(Attribute(Self.version, plugIn))
    children.append(own)
    let capabilities = flags.isEmpty && needed.isEmpty ? [] : Capability.all
    for capability in capabilities {
      let isThere =
        needed.contains(capability.word)
        ? !flags.contains(capability.absence) : flags.contains(capability.word)
      if isThere { children.append(capability.element) }
    }
    return ElementNode("dependencies", [], children.map(ElementNode.Content.element))
  }
}
