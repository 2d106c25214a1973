import BoardwalkBase

/// Values that are nothing but numbers.
extension UnknownNameDiagnostic {
  /// The doubt about a `value` of the attribute `name` of the element `element`, which takes other numbers than
  /// these; nil if it takes them, or anything.
  init?(measure value: FieldValue, of name: String, in element: String) {
    if case .plain(let text) = value, AutomaticValues.heights.contains(name), Double(text) == nil {
      self.init("'\(text)' is not a height; write a number of points or automatic")
      return
    }
    guard AttributeOrder.ranks[element]?[name] == nil,
      let call = Measures.measure(of: name, in: element), let labels = Measures.labels(of: call)
    else { return nil }
    let sides = labels.map { $0[0] }
    let form = "\(call)(\(sides.joined(separator: ", ")))"
    switch value {
    case .plain(let text) where Double(text) != nil:
      let meant = "\(call)(\(sides.map { _ in text }.joined(separator: ", ")))"
      self.init("'\(name)' is more than one number: \(form)", meant: meant)
    case .plain(let text) where text != "nil":
      self.init("'\(text)' is not a measure; write \(form)")
    case .call(let other, let numbers) where other != call && !numbers.isEmpty:
      guard let others = Measures.labels(of: other) else { return nil }
      let meant = labels.map { labels in
        others.firstIndex { $0[0] == labels[0] || Measures.counterparts[$0[0]] == labels[0] }
          .map { numbers.indices.contains($0) ? numbers[$0] : "0" }
      }
      let all = meant.compactMap { $0 }
      self.init(
        "'\(name)' cannot be \(other); write \(form)",
        meant: all.count == sides.count ? "\(call)(\(all.joined(separator: ", ")))" : nil)
    default: return nil
    }
  }
}
