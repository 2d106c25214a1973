import BoardwalkDocument

// The bars of containers, and the items that controllers have in them.
extension NibEncoder {
  /// The item of a controller in the bar of its navigation controller.
  static func navigationItem(of controller: Element) -> Element? {
    controller.child("navigationItem", key: "navigationItem")
  }

  /// The item of a controller in the bar of its tab bar controller.
  static func tabBarItem(of controller: Element) -> Element? {
    controller.child("tabBarItem", key: "tabBarItem")
  }

  /// The items in the navigation item of a controller, and those for the toolbar of its container.
  static func barItems(of controller: Element) -> [Element] {
    let items = navigationItem(of: controller).map { item in
      BarItemKeys.all.flatMap { $0.items(in: item) }
    }
    return (items ?? []) + toolbarItems(of: controller)
  }

  /// The items of a controller for the toolbar of its navigation controller.
  private static func toolbarItems(of controller: Element) -> [Element] {
    controller.list("toolbarItems").filter { $0.name == "barButtonItem" }
  }

  /// Makes the objects of a controller's bars and items.
  mutating func declareBars(of controller: Element) {
    if let bar = controller.child("navigationBar", key: "navigationBar") {
      _ = declare(bar, .navigationBar)
    }
    if let bar = controller.child("tabBar", key: "tabBar") { _ = declare(bar, .tabBar) }
    if let bar = Self.toolbar(of: controller) { _ = declare(bar, .navigationToolbar) }
    if let item = Self.tabBarItem(of: controller) { _ = declare(item, .tabBarItem) }
    if let item = Self.navigationItem(of: controller) { _ = declare(item, .navigationItem) }
    if let view = Self.titleView(of: controller) { declareViews(view) }
    for item in Self.barItems(of: controller) {
      _ = declare(item, .barButtonItem)
      if let view = item.child(key: "customView") { declareViews(view) }
    }
  }

  // MARK: Navigation bars

  mutating func encodeNavigationItem(of controller: Element, _ object: Int) {
    guard let item = Self.navigationItem(of: controller), let itemObject = self.object(of: item)
    else { return }
    builder.set("UINavigationItem", .reference(itemObject), of: object)
    members.append(.reference(itemObject))
    encode(item, .navigationItem, parts: BarItemKeys.elements)
    if let view = Self.titleView(of: controller) { encodeView(inBar: view) }
    for keys in BarItemKeys.all {
      let items = keys.items(in: item)
      for element in items {
        encodeBarItem(element)
        members += references(to: [element])
      }
      let objects = references(to: items)
      guard let first = objects.first else { continue }
      builder.set(keys.single, first, of: itemObject)
      if let list = keys.list {
        builder.set(list, builder.collection("NSArray", objects), of: itemObject)
      }
    }
  }

  /// Encodes an item of a bar and the view in it.
  mutating func encodeBarItem(_ item: Element) {
    encode(item, .barButtonItem)
    encodeConnections(of: item)
    if let view = item.child(key: "customView") { encodeView(inBar: view) }
  }

  /// Encodes a view in a navigation item or in an item of a bar.
  private mutating func encodeView(inBar view: Element) {
    members += references(to: [view])
    encodeTree(of: view)
    encodeConnections(ofViews: view)
  }

  /// The view that a controller has in place of its title.
  static func titleView(of controller: Element) -> Element? {
    navigationItem(of: controller)?.child(key: "titleView")
  }

  /// Encodes the bar of a navigation controller, which shows the item of its first child.
  mutating func encodeNavigationBar(of controller: Element, _ object: Int, root: Element?) {
    guard let bar = controller.child("navigationBar", key: "navigationBar"),
      let barObject = self.object(of: bar)
    else { return }
    encode(bar, .navigationBar)
    members.append(.reference(barObject))
    builder.set("UINavigationBar", .reference(barObject), of: object)
    builder.set("UIDelegate", .reference(object), of: barObject)
    let item = root.flatMap { Self.navigationItem(of: $0) }.flatMap { self.object(of: $0) }
    guard let item else {
      refuse(bar, .combination("a navigation bar without an item"))
      return
    }
    builder.set(
      "UIItems", builder.collection("NSMutableArray", [.reference(item)]), of: barObject)
    builder.set("UINavigationBar", .reference(barObject), of: item)
  }

  /// The attributes of a bar's titles. Samples show the offset of the shadow; color and font have
  /// the names of attributed strings.
  mutating func titleTextAttributes(_ bar: Element, key: String) -> ArchivedValue? {
    guard let element = bar.child("textAttributes", key: key) else { return nil }
    check(
      element, attributes: ["key"], children: ["textColor", "fontDescription", "textShadowOffset"])
    var entries: [ArchivedValue] = []
    if let color = element.child(key: "textColor").flatMap({ color($0) }) {
      entries += [builder.text("NSColor"), color]
    }
    if let font = element.child(key: "fontDescription").flatMap({ font($0) }) {
      entries += [builder.text("NSFont"), font]
    }
    if let offset = element.child(key: "textShadowOffset") { entries += shadowEntries(offset) }
    return builder.collection("NSDictionary", entries)
  }

  /// A shadow without an offset.
  private mutating func shadowEntries(_ offset: Element) -> [ArchivedValue] {
    if numbers(["horizontal", "vertical"], of: offset) != [0, 0] { refuse(offset) }
    let value = builder.add(
      "NSValue",
      [
        .init("NS.special", .int8(13)), .init("NS.offset.h", .double(0)),
        .init("NS.offset.v", .double(0)),
      ])
    return [
      builder.text("NSShadow"), builder.add("NSShadow", []), builder.text("TextShadowOffset"),
      value,
    ]
  }

  // MARK: Toolbars

  /// The toolbar of a navigation controller.
  static func toolbar(of controller: Element) -> Element? {
    controller.child("toolbar", key: "toolbar")
  }

  /// Encodes the toolbar of a navigation controller. It shows the items of the child at the top, so
  /// that its own are none.
  mutating func encodeToolbar(of controller: Element, _ object: Int) {
    guard let bar = Self.toolbar(of: controller), let barObject = self.object(of: bar) else {
      return
    }
    encode(bar, .navigationToolbar)
    members.append(.reference(barObject))
    builder.set("UIToolbar", .reference(barObject), of: object)
  }

  /// Encodes the items that a controller has for the toolbar of its navigation controller.
  mutating func encodeToolbarItems(of controller: Element, _ object: Int) {
    let items = Self.toolbarItems(of: controller)
    guard !items.isEmpty else { return }
    for item in items {
      encodeBarItem(item)
      members += references(to: [item])
    }
    builder.set("UIToolbarItems", builder.collection("NSArray", references(to: items)), of: object)
  }

  /// The bounds of a navigation controller's toolbar, to which newer compilers give a height. A
  /// toolbar without a frame has a zero one.
  mutating func navigationToolbarBounds(_ element: Element) -> ArchivedValue? {
    let size = frame(element)?.size ?? [0, 0]
    return .data(PackedGeometry.bytes([0, 0, size[0], toolbarHeight(size[1])]))
  }

  /// The center of those bounds at the frame's place.
  mutating func navigationToolbarCenter(_ element: Element) -> ArchivedValue? {
    let frame = frame(element) ?? (origin: [0, 0], size: [0, 0])
    let height = toolbarHeight(frame.size[1])
    return .data(
      PackedGeometry.bytes([frame.origin[0] + frame.size[0] / 2, frame.origin[1] + height / 2]))
  }

  private func toolbarHeight(_ height: Double) -> Double {
    generation >= .xcode13 ? Self.barHeight : height
  }

  // MARK: Tab bars

  mutating func encodeTabBarItem(of controller: Element, _ object: Int) {
    guard let item = Self.tabBarItem(of: controller), let itemObject = self.object(of: item)
    else { return }
    encode(item, .tabBarItem)
    members.append(.reference(itemObject))
    builder.set("UITabBarItem", .reference(itemObject), of: object)
  }

  /// Encodes the bar of a tab bar controller, which shows the items of its children.
  mutating func encodeTabBar(of controller: Element, _ object: Int, children: [Element]) {
    guard let bar = controller.child("tabBar", key: "tabBar"),
      let barObject = self.object(of: bar)
    else { return }
    checkGeneration(bar, .tabBar)
    encode(bar, .tabBar)
    members.append(.reference(barObject))
    builder.set("UITabBar", .reference(barObject), of: object)
    builder.set("UIDelegate", .reference(object), of: barObject)
    let items = children.compactMap { Self.tabBarItem(of: $0) }
    if items.count < children.count {
      refuse(bar, .combination("a tab bar with a child that has no item"))
    }
    builder.set("UIItems", builder.collection("NSArray", references(to: items)), of: barObject)
  }
}
