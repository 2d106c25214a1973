/// The attributes and modifiers before a Swift declaration.
struct SwiftMarks {
  var isOutlet = false
  var isAction = false
  var isSegueAction = false
  var isInspectable = false
  var isExposed = false
  var exposesMembers = false
  var isStatic = false
  var isWeak = false

  /// The name of `@objc(name)`.
  var objectiveCName: String?

  /// Reads the attribute that begins at `place`, and returns the place after it.
  mutating func read(_ tokens: CodeTokens, at place: Int) -> Int {
    var next = place + 2
    switch tokens.keyword(place + 1) {
    case .IBOutlet: isOutlet = true
    case .IBAction: isAction = true
    case .IBSegueAction: isSegueAction = true
    case .IBInspectable: isInspectable = true
    case .objcMembers: exposesMembers = true
    case .objc:
      isExposed = true
      if tokens.isSymbol("(", at: next) {
        objectiveCName = tokens.text(of: tokens.inside(next)).filter { !$0.isWhitespace }
      }
    default: break
    }
    while tokens.isSymbol(".", at: next), tokens.isWord(next + 1) { next += 2 }
    return tokens.isSymbol("(", at: next) ? tokens.next(after: next) : next
  }

  /// Applies the attributes and modifiers to `property`.
  func apply(to property: inout PropertyDeclaration) {
    property.isOutlet = isOutlet
    property.isOutletCollection = isOutlet && property.type.isCollection
    property.isInspectable = isInspectable
    property.isExposed = isOutlet || isInspectable || isExposed
    property.isWeak = isWeak
    property.isStatic = isStatic
    if let objectiveCName { property.name = objectiveCName }
  }

  /// Applies the attributes and modifiers to `method`.
  func apply(to method: inout MethodDeclaration) {
    method.isAction = isAction
    method.isSegueAction = isSegueAction
    method.isExposed = isAction || isSegueAction || isExposed
    method.isStatic = isStatic
  }
}
