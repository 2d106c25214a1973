import BoardwalkDocument

extension NibEncoder {
  /// Encodes the outlets of a xib's File's Owner; the first responder has none.
  mutating func encodeOutlets(ofPlaceholder element: Element) {
    guard let owner = filesOwner, element["placeholderIdentifier"] == "IBFilesOwner" else {
      if element.child("connections") != nil { refuse(element) }
      return
    }
    for connection in element.list("connections") {
      if connection.name == "outletCollection" {
        encodeCollection(connection, from: owner, element)
      } else {
        encodeOutlet(connection) { _ in owner }
      }
    }
  }

  /// Encodes the outlets of a controller to objects in the nib of its view.
  mutating func encodeOutlets(from controller: Element) {
    for connection in controller.list("connections")
    where connection.name != "segue" && !Self.isInScene(connection, of: controller, document) {
      if connection.name == "outletCollection" {
        let source = target(controller["id"] ?? "")
        encodeCollection(connection, from: source, controller)
      } else {
        encodeOutlet(connection) { $0.target(controller["id"] ?? "") }
      }
    }
  }

  /// Encodes the outlets of a controller to its bars and their items, and to other objects of its
  /// scene, which are in its own nib.
  mutating func encodeSceneOutlets(of controller: Element, _ object: Int) {
    for connection in controller.list("connections")
    where connection.name == "outlet" && Self.isInScene(connection, of: controller, document) {
      encodeOutlet(connection) { _ in object }
    }
  }

  /// The parts of a controller that are in its own nib.
  private static let sceneParts: Set = [
    "navigationItem", "navigationBar", "tabBarItem", "tabBar", "toolbar", "toolbarItems",
  ]

  /// Whether the destination of an outlet is a part of the controller, or of its scene, outside of
  /// its view.
  private static func isInScene(
    _ connection: Element, of controller: Element, _ document: Document
  ) -> Bool {
    guard connection.name == "outlet",
      let target = document.object(withID: Outlet(connection).destinationID)
    else { return false }
    return ([target] + target.ancestors).contains { element in
      element.parent == controller && sceneParts.contains(element.name)
        || element.parent == controller.parent && element != controller
    }
  }

  private mutating func encodeOutlet(
    _ connection: Element, source: (inout NibEncoder) -> Int
  ) {
    guard connection.name == "outlet" else {
      refuse(connection)
      return
    }
    let outlet = Outlet(connection)
    check(connection, attributes: ["property", "destination", "id"], children: [])
    guard let destination = object(withID: outlet.destinationID) else {
      refuse(connection)
      return
    }
    connect(outlet.property, from: source(&self), to: destination)
  }

  /// Encodes the connections of the objects of a scene beside `controller` with the views in
  /// `view`, its own: they are in the nib of these (1 sample).
  mutating func encodeConnections(fromObjectsBeside controller: Element, into view: Element) {
    for object in Self.sceneObjects(of: controller).flatMap(Self.connectedObjects) {
      for connection in object.list("connections") where leads(connection, into: view) {
        switch connection.name {
        case "outlet": encodeOutlet(connection) { $0.target(object["id"] ?? "") }
        case "action": encodeAction(Action(connection), from: target(object["id"] ?? ""), object)
        default: refuse(connection)
        }
      }
    }
  }

  /// The objects whose connections are in the nib of `view`.
  private static func connectedObjects(_ view: Element) -> [Element] {
    [view] + barItems(inBar: view) + parts(of: view).flatMap(connectedObjects)
  }

  /// Whether a connection, other than a segue, leads to `view` or a view in it.
  private func leads(_ connection: Element, into view: Element) -> Bool {
    guard connection.name != "segue", let id = connection["destination"],
      let destination = document.object(withID: id)
    else { return false }
    return destination == view || destination.ancestors.contains(view)
  }

  /// Encodes the outlets, actions and segues of a view and everything in it, without those into
  /// `other`, whose nib has them.
  mutating func encodeConnections(ofViews view: Element, notInto other: Element? = nil) {
    encodeConnections(of: view, notInto: other)
    for item in Self.barItems(inBar: view) { encodeConnections(of: item, notInto: other) }
    for subview in Self.parts(of: view) {
      encodeConnections(ofViews: subview, notInto: other)
    }
  }

  /// Encodes the outlets, actions and segues of one object, without those into `other`.
  mutating func encodeConnections(of element: Element, notInto other: Element? = nil) {
    guard let source = object(of: element) else { return }
    for connection in element.list("connections") where isInside(connection, sceneOf: element) {
      if let other, leads(connection, into: other) { continue }
      switch connection.name {
      case "outlet":
        let outlet = Outlet(connection)
        check(connection, attributes: ["property", "destination", "id"], children: [])
        connect(outlet.property, from: source, to: target(outlet.destinationID))
      case "outletCollection": encodeCollection(connection, from: source, element)
      case "action": encodeAction(Action(connection), from: source, element)
      case "segue": encodeTrigger(Segue(connection), from: source, element)
      default: refuse(connection)
      }
    }
  }

  /// Whether a connection stays in its scene; compilers drop one that does not.
  private func isInside(_ connection: Element, sceneOf element: Element) -> Bool {
    guard connection.name != "segue", let id = connection["destination"],
      let destination = document.object(withID: id)
    else { return true }
    let scene = { (element: Element) in element.ancestors.first { $0.name == "objects" } }
    return scene(destination) == nil || scene(destination) == scene(element)
  }

  /// Encodes all outlets of a collection at the place of the first.
  private mutating func encodeCollection(
    _ connection: Element, from source: Int, _ element: Element
  ) {
    let property = connection["property"] ?? ""
    let all = element.list("connections")
      .filter { $0.name == "outletCollection" && $0["property"] == property }
    guard all.first == connection else { return }
    for outlet in all {
      check(
        outlet, attributes: ["property", "destination", "collectionClass", "appends", "id"],
        children: [])
    }
    let destinations = all.map { ArchivedValue.reference(target($0["destination"] ?? "")) }
    let appends = flag("appends", of: connection, standard: false)
    connectCollection(
      property, from: source, to: destinations,
      className: connection["collectionClass"] ?? "NSArray", appends: appends)
  }

  /// Connects `source` to several objects.
  mutating func connectCollection(
    _ label: String, from source: Int, to destinations: [ArchivedValue], className: String,
    appends: Bool
  ) {
    connections.append(
      builder.add(
        "UIRuntimeOutletCollectionConnection",
        [
          .init("UILabel", builder.text(label)), .init("UISource", .reference(source)),
          .init("UIDestination", builder.collection("NSMutableArray", destinations)),
          .init("runtimeCollectionClassName", builder.text(className)),
          .init("addsContentToExistingCollection", .bool(appends)),
        ]))
  }

  private static let sendersOfOneAction = ClassRules.recognizers.union(["barButtonItem"])

  /// A control sends an action for an event; an item of a bar or a recognizer sends its only one.
  private mutating func encodeAction(_ action: Action, from source: Int, _ element: Element) {
    check(
      action.element, attributes: ["selector", "destination", "eventType", "id"], children: [])
    var mask: Int?
    if !Self.sendersOfOneAction.contains(element.name) {
      guard let event = action.event,
        let known = EnumerationTable.controlEvent.numbers[event.rawValue]
      else {
        refuse(action.element, .attribute("eventType"))
        return
      }
      mask = known
    }
    connectEvent(action.selector, from: source, to: target(action.destinationID), mask: mask)
  }

  /// Encodes the trigger of a segue: a tap on a control or an item of a bar, a recognizer, or the
  /// selection of a cell.
  private mutating func encodeTrigger(_ segue: Segue, from source: Int, _ element: Element) {
    let id = segue.element["id"] ?? ""
    if Self.sendersOfOneAction.contains(element.name) {
      // The items of a toolbar are in the nib of the view, the template is not.
      let template = object(of: segue.element) ?? placeholder(for: id, name: id)
      connectEvent("perform:", from: source, to: template, mask: nil)
      return
    }
    let template = { (encoder: inout NibEncoder) in encoder.placeholder(for: id, name: id) }
    switch element.name {
    case "tableViewCell", "collectionViewCell":
      connect("selectionSegueTemplate", from: source, to: template(&self))
    case "containerView":
      connect(NibSegueTemplate.containerLabel, from: template(&self), to: source)
    case "button":
      connectEvent(
        "perform:", from: source, to: template(&self),
        mask: EnumerationTable.controlEvent.numbers["touchUpInside"])
    default: refuse(segue.element)
    }
  }

  /// The object with the id, or a placeholder for one outside of this nib.
  mutating func target(_ id: String, name: String? = nil) -> Int {
    switch id {
    case "-1": return filesOwner ?? placeholder(for: id)
    case "-2": return firstResponder ?? placeholder(for: id)
    default: break
    }
    if let object = object(withID: id) { return object }
    let isFirstResponder =
      document.object(withID: id)?["placeholderIdentifier"] == "IBFirstResponder"
    if isFirstResponder, let firstResponder { return firstResponder }
    return placeholder(for: id, name: name)
  }
}

extension NibEncoder {
  /// The order of connections in newer archives: collections of outlets, outlets, and actions, each
  /// by their labels (every nib of 30 documents of Xcode 13).
  private func sortedConnections() -> [ArchivedValue] {
    let ranks = ["UIRuntimeOutletCollectionConnection": 0, "UIRuntimeOutletConnection": 1]
    let keys = connections.map { connection in
      let object = connection.referencedIndex.map { builder.objects[$0] }
      return (ranks[object?.className ?? ""] ?? 2, builder.text(of: object?["UILabel"]) ?? "")
    }
    return connections.indices.sorted { left, right in
      guard keys[left] == keys[right] else { return keys[left] < keys[right] }
      // The segues of the cells of a table are in reverse order (1 nib with six).
      return keys[left].1 == "selectionSegueTemplate" ? left > right : left < right
    }
    .map { connections[$0] }
  }

  /// Numbers the objects outside of the nib in the order in which connections name them.
  mutating func numberPlaceholders() {
    let names = placeholders.map(\.name)
    let positions = Dictionary(
      placeholders.enumerated().map { ($1.object, $0) }, uniquingKeysWith: { first, _ in first })
    var order: [Int] = []
    var known: Set<Int> = []
    for object in connectedObjects() + placeholders.map(\.object) {
      guard let position = positions[object], known.insert(position).inserted else { continue }
      order.append(position)
    }
    for (position, name) in zip(order, names) {
      placeholders[position].name = name
      builder.replace(
        "UIProxiedObjectIdentifier", builder.text(name), of: placeholders[position].object)
    }
    placeholders = order.map { placeholders[$0] }
  }

  /// The sources and destinations of all connections in that order.
  private func connectedObjects() -> [Int] {
    sortedConnections().compactMap(\.referencedIndex).flatMap { index -> [Int] in
      let ends = ["UISource", "UIDestination"].compactMap { builder.objects[index][$0] }
      return ends.compactMap(\.referencedIndex).flatMap { end in
        [end] + builder.objects[end].elements.compactMap(\.referencedIndex)
      }
    }
  }

  /// Encodes an outlet from `source` to `destination`.
  mutating func connect(_ label: String, from source: Int, to destination: Int) {
    connections.append(
      builder.add(
        "UIRuntimeOutletConnection",
        [
          .init("UILabel", builder.text(label)), .init("UISource", .reference(source)),
          .init("UIDestination", .reference(destination)),
        ]))
  }

  /// Encodes an outlet from the File's Owner to the object of `element`.
  mutating func connectOwner(_ label: String, to element: Element) {
    guard let filesOwner, let object = object(of: element) else { return }
    connect(label, from: filesOwner, to: object)
  }

  /// Encodes an action that `source` sends to `destination`.
  mutating func connectEvent(
    _ selector: String, from source: Int, to destination: Int, mask: Int?
  ) {
    var entries: [ArchivedObject.Entry] = [
      .init("UILabel", builder.text(selector)), .init("UISource", .reference(source)),
      .init("UIDestination", .reference(destination)),
    ]
    if let mask { entries.append(.init("UIEventMask", .integer(mask))) }
    connections.append(builder.add("UIRuntimeEventConnection", entries))
  }
}
