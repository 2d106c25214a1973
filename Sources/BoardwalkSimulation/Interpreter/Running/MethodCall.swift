import BoardwalkBehavior

/// A call of a function or a method with its arguments: `items.remove(at: 0)`.
struct MethodCall {
  let name: String
  let labels: [String?]
  let arguments: [Value]

  /// Whether the last argument is a closure that the call itself writes, which has no names of its
  /// own.
  var writesClosure = false

  init(name: String, labels: [String?] = [], arguments: [Value] = []) {
    self.name = name
    self.labels = labels
    self.arguments = arguments
  }

  /// The call of `name` that writes `arguments`, whose values are `values`.
  init(_ name: String, _ arguments: [ValueExpression.Argument], _ values: [Value]) {
    self.init(name: name, labels: arguments.map(\.label), arguments: values)
    if case .closure? = arguments.last?.value.form { writesClosure = true }
  }

  /// The name with the labels.
  var signature: String { MethodSignature.text(name, labels) }
}
