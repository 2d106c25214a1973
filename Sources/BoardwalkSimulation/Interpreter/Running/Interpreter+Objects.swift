import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSchema

/// Calls: functions, blocks, methods of values, and initializers.
extension Interpreter {
  mutating func call(
    _ callee: ValueExpression, with arguments: [ValueExpression.Argument],
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    if callee.form == .name(KnownNames.inOut), let place = arguments.first {
      return try value(of: place.value, on: &simulation)
    }
    let first = arguments.last?.value.isPlainClosure == true ? variableCount(on: simulation) : nil
    let answer = try evaluate(callee, with: arguments, on: &simulation)
    // A method of a list does not keep its closure.
    if let first, ElementMethod.called(by: callee) { endVariables(from: first, on: &simulation) }
    return answer
  }

  private mutating func evaluate(
    _ callee: ValueExpression, with arguments: [ValueExpression.Argument],
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    var labels: [String?] = []
    var values: [Value] = []
    for argument in arguments {
      labels.append(argument.label)
      values.append(try value(of: argument.value, on: &simulation))
    }
    if callee.form == .name("String"), labels == [nil],
      let text = fraction(of: values[0], from: arguments[0].value)
    {
      return .text(text)
    }
    let places = Self.changedPlaces(of: arguments)
    guard !places.isEmpty else { return try call(callee, labels, values, on: &simulation) }
    return try changing(places, values, on: &simulation) {
      interpreter, values, simulation throws(Fault) in
      try interpreter.call(callee, labels, values, on: &simulation)
    }
  }

  private mutating func call(
    _ callee: ValueExpression, _ labels: [String?], _ values: [Value],
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    switch callee.form {
    case .name(let name): return try call(name, labels, values, on: &simulation)
    case .member(let base, let name, _) where base.form == .name("super"):
      return try callSuper(name, with: values, labels, on: &simulation)
    case .member(let base, let name, _):
      return try call(MethodCall(name, labels, values), of: base, on: &simulation)
    case .word("init"):
      guard let type = initializedType(labels) else {
        // A value that is its raw value: `UISheetPresentationController.Detent.Identifier`.
        guard labels == [nil] || labels == ["rawValue"] else { throw .notModeled(".init") }
        return values[0]
      }
      return try call(type, labels, values, on: &simulation)
    // A constant that Swift writes as a call: .medium()
    case .word(let word):
      if !isCase(word), let type = type(ofMethod: word, labels) {
        return try call(MethodCall(word, labels, values), of: .named(type.name), on: &simulation)
      }
      if isCase(word) {
        return values.isEmpty ? .word(word) : .enumerated(word, values, labels: labels)
      }
      return implicitMember(word, values)
    default:
      let closure = try value(of: callee, on: &simulation)
      guard let answer = try call(closure, with: values, on: &simulation) else {
        throw Fault("this cannot be called")
      }
      return answer
    }
  }

  /// Runs what the superclass of the running code has under `name`; UIKit's own methods do what
  /// they do without a call.
  private func callSuper(
    _ name: String, with values: [Value], _ labels: [String?], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    if let answer = try callSuper(ofType: name, labels, values, on: &simulation) { return answer }
    guard let type = script.superclass(of: owner), let callable = Callable(super: name, in: type)
    else { return .nil }
    try requireDepth(for: "\(name) of \(type.name)")
    return try call(
      callable, of: behavior, as: id, with: values, labels: labels, on: &simulation)
  }

  /// The value of a call without its type: `.systemFont(ofSize: 17)`, `.seconds(2)`.
  private func implicitMember(_ name: String, _ values: [Value]) -> Value {
    if let font = FontValue.calls[name], !values.isEmpty { return font(values) }
    guard let unit = TimeUnit.perSecond[name], let time = values.first?.double else {
      return .word(name)
    }
    return .number(time / unit)
  }

  private mutating func call(
    _ name: String, _ labels: [String?], _ values: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    if name == KnownNames.hasMethod {
      return .bool(method(values[1].text, of: values[0], isProperty: false) != nil)
    }
    if let block = local(name, on: simulation) {
      // The completion that UIKit passes to a closure is nil here.
      if block == .nil { return .nil }
      if let answer = try call(block, with: values, labels: labels, on: &simulation) {
        return answer
      }
    }
    if let answer = try languageFunction(name, labels, values, on: &simulation) { return answer }
    if let view = view ?? cell.flatMap(simulation.ownView),
      let answer = try call(name, ofView: view, with: values, labels: labels, on: &simulation)
    {
      return answer
    }
    if behavior.callable(name, labels) != nil {
      return try call(name, of: id, with: values, labels: labels, on: &simulation)
    }
    // A state may hold a block, or nothing to call.
    if let state = simulation.state(of: id, as: InterpretedBehavior.self)?.values[name] {
      guard let answer = try call(state, with: values, on: &simulation) else {
        guard state == .nil else { throw Fault("\(state.typeDescription) cannot be called") }
        return .nil
      }
      return answer
    }
    if let answer = try call(name, labels, ofController: id, with: values, on: &simulation) {
      return answer
    }
    if name == "random" {
      guard values.count == 2, let low = values[0].integer, let high = values[1].integer,
        low <= high
      else { throw Fault("random(low, high) takes two whole numbers, the lower one first") }
      return .number(Double(roll(low, high, on: &simulation)))
    }
    if let value = try make(name, labels, values, on: &simulation) { return value }
    if receiver != nil, PureFunction.table[name] == nil, name.first?.isLowercase == true {
      return try call(MethodCall(name, labels, values), of: .receiver, on: &simulation)
    }
    for value in values { try count(sizeOf: value, on: &simulation) }
    if name == "Dictionary", labels == ["grouping", "by"] {
      return try grouped(values[0].sequence ?? [], by: values[1], on: &simulation)
    }
    if let answer = try PureFunction.answer(name, labels, with: values) {
      return try checked(answer, on: &simulation)
    }
    guard name.first?.isUppercase == true else { throw Fault("there is no function '\(name)'") }
    let named = Dictionary(
      zip(labels, values).compactMap { label, value in label.map { ($0, value) } },
      uniquingKeysWith: { _, last in last })
    if name == Self.taskClass, let closure = values.last,
      let task = try startTask(closure, on: &simulation)
    {
      return task
    }
    if name == "UIContextMenuConfiguration", let provider = named["actionProvider"],
      let menu = try call(provider, with: [.list([])], on: &simulation)
    {
      return .object(name, named.merging(["menu": menu]) { _, new in new })
    }
    if OpaqueController.names.contains(name) {
      return .controller(simulation.makeController(.viewController, class: name))
    }
    if let view = makeView(name, named, on: &simulation) { return view }
    if name == "UIRefreshControl" { return .view(simulation.makeRefreshControl(of: id)) }
    if name == "UISearchController" { return try makeSearchController(named, on: &simulation) }
    if let place = SegueCoder.place(named["coder"]) {
      return try makeDestination(
        at: place, of: name, labels.compactMap { $0 }, values, on: &simulation)
    }
    guard let kind = script.kind(of: name) ?? simulation.documentedKind(of: name) else {
      return try checked(.object(name, performable(named)), on: &simulation)
    }
    return try make(name, kind, labels, values, named, on: &simulation)
  }
}

extension Interpreter {
  /// The arguments `named` of a bar item: a method of UIKit's that a view performs,
  /// `#selector(UIResponder.resignFirstResponder)`, is a closure that calls it.
  private func performable(_ named: [String: Value]) -> [String: Value] {
    guard let target = named["target"], case .view = target,
      case .text(let selector)? = named["action"], let verb = Verb(rawValue: selector),
      [.becomeFirstResponder, .resignFirstResponder].contains(verb)
    else { return named }
    let closure = Closure(
      block: NamedBlock(performing: verb, on: "target", of: owner), controller: id,
      names: ["target": target])
    var result = named
    result["action"] = .object("UIAction", ["handler": .closure(closure)])
    return result
  }

  /// `UISearchController(searchResultsController: results)`: a controller has one, which filters
  /// its own contents, or shows the results in another controller.
  private func makeSearchController(
    _ arguments: [String: Value], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    simulation.makeSearchController(
      of: id, results: arguments["searchResultsController"]?.controller)
    return .part(SearchProperty.part, of: id)
  }
}

/// New controllers: `DetailViewController(forNewItem: true)`.
extension Interpreter {
  /// A new controller of the class `name`.
  func make(
    _ name: String, _ kind: ViewControllerKind, _ labels: [String?], _ values: [Value],
    _ named: [String: Value], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let isOwn = script.classes[name] != nil || script.kind(of: name) == nil
    let className = isOwn ? name : nil
    if let root = named["rootViewController"]?.controller {
      return .controller(simulation.makeNavigationController(around: root, class: className))
    }
    let made =
      kind == .collectionViewController
      ? simulation.makeCollectionViewController(named["collectionViewLayout"], class: className)
      : simulation.makeController(kind, class: className)
    guard let made else { return .nil }
    guard let code = simulation.behavior(of: made, as: InterpretedBehavior.self) else {
      return .controller(made)
    }
    try code.initialize(made, labels.compactMap { $0 }, values, depth: depth + 1, on: &simulation)
    return .controller(made)
  }
}

extension Simulation {
  /// The kind of controllers of the app's class `name` in the documents; nil if they have none.
  fileprivate func documentedKind(of name: String) -> ViewControllerKind? {
    graph.documents.lazy.flatMap(\.scenes).compactMap(\.controller)
      .first { $0.customClass?.name == name }?.kind
  }

  /// A collection view controller with the layout that `layout` is; without one the app ends
  /// (EXC-20).
  fileprivate mutating func makeCollectionViewController(
    _ layout: Value?, class className: String?
  ) -> ControllerID? {
    guard case .object(let name, let fields)? = layout else {
      return makeCollectionViewController(layout: nil, class: className)
    }
    let made = makeCollectionViewController(layout: FlowSettings(fields), class: className)
    if let made, name != "UICollectionViewFlowLayout",
      let list = list("collectionView", of: made)
    {
      setLayout(name, of: list)
    }
    return made
  }
}

extension InterpretedBehavior {
  /// Runs the initializer with the labels `labels`; without any, `init(nibName:bundle:)`, which a
  /// plain `init()` calls (S4-05).
  fileprivate func initialize(
    _ id: ControllerID, _ labels: [String], _ values: [Value], depth: Int,
    on simulation: inout Simulation
  ) throws(Fault) {
    let all = type.handlers(of: "init")
    let labels = labels.isEmpty && all.contains { $0.labels == ["nibName"] } ? ["nibName"] : labels
    let own = all.first { $0.labels == labels && !labels.isEmpty }
    // Every collection view controller inherits this one.
    guard own != nil || labels.isEmpty || labels == ["collectionViewLayout"] else {
      throw Fault(
        "-[\(name) init(\(labels.map { $0 + ":" }.joined()))]: unrecognized selector sent to instance"
      )
    }
    for handler in all where handler.labels.isEmpty || handler.labels == labels {
      let names = Dictionary(zip(handler.parameters, values)) { first, _ in first }
      var interpreter = Interpreter(self, as: id, names, of: handler.owner, depth: depth)
      _ = try interpreter.perform(handler.body, on: &simulation)
    }
  }
}

/// Alerts and action sheets: `present UIAlertController(title: "Delete?", actions:
/// [UIAlertAction(title: "Delete", style: .destructive, handler: delete)])`.
extension Interpreter {
  /// Presents the alert created with `fields` on `presenter`, with `anchor` as the anchor of its
  /// popover if it needs one.
  mutating func present(
    alert fields: [String: Value], by presenter: ControllerID, _ anchor: Value?,
    _ isAnimated: Bool, _ then: [BehaviorStatement]?, on simulation: inout Simulation
  ) throws(Fault) {
    var alert = AlertContent(
      fields["title"]?.optionalText, message: fields["message"]?.optionalText,
      style: fields["preferredStyle"]?.word == "actionSheet" ? .actionSheet : .alert)
    var choices: [String: Value] = [:]
    for value in try list("actions", in: fields) {
      guard case .object("UIAlertAction", let action) = value else {
        throw Fault("the actions of an alert must be UIAlertActions, not \(value.typeDescription)")
      }
      let title = action["title"]?.text ?? ""
      let style =
        action["style"]?.word.flatMap(AlertContent.Action.Style.init(rawValue:)) ?? .default
      var choice = AlertContent.Action(title, style)
      choice.isEnabled = action["isEnabled"]?.isTrue ?? true
      alert.actions.append(choice)
      choices[title] = action["handler"]
    }
    for value in try list("textFields", in: fields) {
      if case .record(let field) = value {
        var content = AlertContent.TextField(
          field["placeholder"]?.optionalText, text: field["text"]?.optionalText ?? "")
        content.keyboardType =
          field["keyboardType"]?.word.flatMap(KeyboardType.init(rawValue:)) ?? .default
        content.editingChanged = field[AlertContent.TextField.editingChangedKey]
        alert.textFields.append(content)
      } else {
        alert.textFields.append(AlertContent.TextField(value.optionalText))
      }
    }
    let item = (anchor ?? AlertContent.popoverAnchor(in: fields))?.popoverAnchor
    simulation.updateState(of: id, as: InterpretedBehavior.self) { $0.choices = choices }
    simulation.present(
      alert, from: presenter, sourceItem: item, animated: isAnimated,
      completion: try wait(then, on: &simulation), caller: id)
  }

  /// Enables or disables the action `title` of a presented alert; returns whether nothing else is to
  /// change, as where `place` is in the list of the alert's actions.
  func setEnabled(
    _ value: Value, alertAction title: Value?, at place: ValueExpression,
    on simulation: inout Simulation
  ) -> Bool {
    guard let title else { return false }
    let isPresented = simulation.setEnabled(
      value.isTrue ?? true, alertAction: title.text, of: id)
    if case .name = place.form { return false }
    return isPresented
  }

  private func list(_ name: String, in fields: [String: Value]) throws(Fault) -> [Value] {
    switch fields[name] {
    case .list(let values)?: return values
    case nil, .nil?: return []
    case let other?:
      throw Fault("the \(name) of an alert must be a list, not \(other.typeDescription)")
    }
  }
}

extension Value {
  /// The id of the view or bar button item at which a popover points; nil for another value.
  var popoverAnchor: String? {
    switch self {
    case .view(let view): view.object
    case .item(let name, _): name
    default: nil
    }
  }
}

extension InterpretedBehavior {
  /// Runs the block of `action`, with the texts of the fields if it has a parameter.
  func alert(
    _ controller: inout Instance, _ alert: AlertContent, didChoose action: AlertContent.Action
  ) {
    var choice = controller.state.choices[action.title]
    if case .closure(let closure)? = choice { choice = .closure(closure.filling(alert)) }
    let texts = Value.list(alert.textFields.map { .text($0.text) })
    call(
      choice, with: [texts], on: &controller,
      forClosure: [.object("UIAlertAction", ["title": .text(action.title)])])
  }
}

/// The effects of verbs on actions and interactions of views.
extension Interpreter {
  /// `addTarget save to button, event: .touchUpInside`
  mutating func addTarget(
    _ command: VerbPhrase, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    guard case .view(let view)? = try phrase(.to, of: command, on: &simulation) else { return }
    guard let selector = simulation.selector(of: subject, performedBy: view.controller) else {
      throw Fault("addTarget takes an action, not \(subject.typeDescription)")
    }
    let event = try option("event", of: command, on: &simulation)?.word
    guard let event = ControlEvent(rawValue: event ?? "") else {
      throw Fault("there is no control event .\(event ?? "")")
    }
    simulation.addAction(selector, to: view, for: event)
  }

  /// `addInteraction UIContextMenuInteraction(delegate: self) to photo`
  mutating func addInteraction(
    _ command: VerbPhrase, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    guard case .object("UIContextMenuInteraction", let fields) = subject else {
      if case .object(let name, _) = subject { throw .notModeled(name) }
      throw Fault("addInteraction takes a UIContextMenuInteraction, not \(subject.typeDescription)")
    }
    guard case .view(let view)? = try phrase(.to, of: command, on: &simulation) else { return }
    simulation.addContextMenu(to: view, by: fields["delegate"]?.controller ?? id)
  }
}

/// The effects of verbs on gesture recognizers.
extension Interpreter {
  /// `addGestureRecognizer pinch to collectionView`
  mutating func addGestureRecognizer(
    _ command: VerbPhrase, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    guard let made = CreatedRecognizer(subject) else {
      throw Fault("addGestureRecognizer takes a gesture recognizer, not \(subject.typeDescription)")
    }
    guard case .view(let view)? = try phrase(.to, of: command, on: &simulation) else { return }
    let width = simulation.options.device.size(isLandscape: simulation.options.isLandscape).width
    guard let recognizer = made.recognizer(inWidth: width) else {
      throw Fault("there is no gesture recognizer class \(made.className)")
    }
    simulation.addGestureRecognizer(
      recognizer, to: view, action: simulation.selector(of: made.action),
      delegate: made.delegate?.controller)
  }

  /// Sets the property `name` of `recognizer`, as far as the app's views know it.
  func set(
    _ name: String, of recognizer: CreatedRecognizer, to value: Value,
    on simulation: inout Simulation
  ) {
    switch name {
    case "isEnabled":
      simulation.setEnabled(value.isTrue ?? false, recognizer: recognizer.name, of: id)
    case "delegate":
      simulation.controllers[id]?.gestures.delegates[recognizer.name] = value.controller
    default: break
    }
  }

  /// `requireFailure of pinch by collectionView.gestureRecognizers`: these recognizers wait for its
  /// failure, and fail if it does not fail (GES-08).
  mutating func requireFailure(_ command: VerbPhrase, on simulation: inout Simulation) throws(Fault)
  {
    guard let first = try phrase(.of, of: command, on: &simulation).flatMap(CreatedRecognizer.init)
    else {
      throw Fault("requireFailure takes a gesture recognizer")
    }
    let waiting = try phrase(.by, of: command, on: &simulation) ?? .nil
    for other in waiting.elements.compactMap(CreatedRecognizer.init) where other.name != first.name
    {
      simulation.require(other.name, toFail: first.name, of: id)
    }
  }
}
