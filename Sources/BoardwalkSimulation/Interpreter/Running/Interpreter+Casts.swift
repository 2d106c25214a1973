import BoardwalkBehavior
import BoardwalkSchema

/// Casts: `sender as? UIButton`, `error is CancellationError`.
extension Interpreter {
  /// `value` as one of the type `name`; nil, or the end of the app if it `isForced`, if it is none.
  func cast(
    _ value: Value, to name: String, _ isForced: Bool, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    if case .controller(let other) = value {
      if script.isKind(simulation[other], of: name) { return value }
      if isForced { simulation.failCast(of: other, to: name) }
      return .nil
    }
    guard value == .nil || !isInstance(value, of: name, on: simulation) else { return value }
    guard isForced else { return .nil }
    guard value != .nil else { throw .unwrappedNil }
    throw Fault(
      "Could not cast value of type '\(typeName(of: value, on: simulation))' to '\(name)'.",
      name: "SIGABRT")
  }

  /// Whether `value` is of the type `name`; true if that is not known.
  private func isInstance(_ value: Value, of name: String, on simulation: Simulation) -> Bool {
    if let type = script.types[name], !type.isExtension || type.isProtocol {
      return isOwnInstance(value, of: name, on: simulation)
    }
    if script.classes[name] != nil { return isOwnView(value, of: name, on: simulation) }
    if let isInstance = value.isSwiftInstance(of: name) { return isInstance }
    guard let type = SystemClass.named(name) else {
      // UIPinchGestureRecognizer is a UIGestureRecognizer.
      guard case .object(let className, _) = value, name.hasPrefix("UI") else { return true }
      return className.hasSuffix(name.dropFirst(2))
    }
    if case .part(BarProperty.presentationPart, of: _) = value {
      return name.hasSuffix("PresentationController")
    }
    if let own = value.systemClass(on: simulation) { return own.lineage.contains(name) }
    if case .object(let className, _) = value { return className.hasSuffix(name.dropFirst(2)) }
    return !type.isView && !type.isViewController && !type.isGestureRecognizer
  }

  /// Whether `value` is of the app's type or protocol `name`.
  private func isOwnInstance(_ value: Value, of name: String, on simulation: Simulation) -> Bool {
    if types(of: value).contains(where: { $0.name == name || $0.protocols.contains(name) }) {
      return true
    }
    if case .view(let view) = value, let own = simulation.template(of: view)?.customClass?.name {
      return script.classes[own]?.protocols.contains(name) == true
    }
    return value.swiftTypes.contains { script.types[$0]?.protocols.contains(name) == true }
  }

  /// Whether `value` is a view of the app's class `name`.
  private func isOwnView(_ value: Value, of name: String, on simulation: Simulation) -> Bool {
    switch value {
    case .view(let view):
      guard let own = simulation.template(of: view)?.customClass?.name else {
        return isRelated(value, to: name, on: simulation)
      }
      var ancestor: String? = own
      for _ in 0...script.classes.count {
        guard let current = ancestor else { return false }
        if current == name { return true }
        ancestor = script.classes[current]?.superclass
      }
      return false
    case .bool, .number, .text, .date, .list, .record, .dictionary, .indexPath, .word: return false
    default: return true
    }
  }

  /// Whether the app's class `name` extends the system's class of `value`, whose own class is unknown.
  private func isRelated(_ value: Value, to name: String, on simulation: Simulation) -> Bool {
    guard let own = value.systemClass(on: simulation), let ancestor = script.systemClass(of: name)
    else { return true }
    return ancestor.lineage.contains(own.name)
  }
}

extension Script {
  /// The system's class that the class `name` extends; nil if that is unknown.
  fileprivate func systemClass(of name: String) -> SystemClass? {
    var current = name
    for _ in 0...classes.count {
      guard let next = classes[current]?.superclass else { return nil }
      if let type = SystemClass.named(next) { return type }
      current = next
    }
    return nil
  }
}

extension Value {
  /// Whether it is of Swift's or Foundation's type `name`; nil if that is another type.
  fileprivate func isSwiftInstance(of name: String) -> Bool? {
    switch name {
    case "Any", "AnyObject", "NSObject", "NSError": return true
    case "String", "Substring", "NSString": return isText || isPlainWord
    case "Character": return isText && text.count == 1
    case "Int": return integer != nil
    case "Double", "CGFloat", "Float", "TimeInterval": return double != nil
    case "NSNumber": return double != nil || isBool
    case "Bool": return isBool
    case "Date": if case .date = self { return true } else { return false }
    case "IndexPath": if case .indexPath = self { return true } else { return false }
    case "Error", "LocalizedError": return !(isText || isBool || double != nil || isList)
    case "DecodingError":
      guard case .object(let type, _) = self else { return false }
      return DecodingFailure.caseNames.contains(type)
    case "CancellationError", "EncodingError", "URLError", "Timer", "Task", "DateComponents":
      guard case .object(name, _) = self else { return false }
      return true
    default: return nil
    }
  }

  private var isBool: Bool { if case .bool = self { true } else { false } }

  /// Whether it is a word, such as the name of a notification or a case without values.
  private var isPlainWord: Bool { word != nil }
}
