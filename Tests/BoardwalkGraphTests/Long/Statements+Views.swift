import BoardwalkGraph

/// What templates of views say, in the words of the documents they were compiled from.
extension Statements {
  mutating func tell(_ views: [ViewTemplate]) {
    for view in views { tell(view) }
  }

  mutating func tell(_ view: ViewTemplate) {
    let element = view.kind
    add(element, "id", view.id)
    tell(view.customClass, of: element)
    add(element, "userLabel", view.userLabel)
    tell(view.frame)
    for name in ["text", "title"] { tell(view.text, called: name, of: element) }
    tell(view.placeholder, called: "placeholder", of: element)
    add(element, "image", view.image)
    tell(view.font)
    tell(view.textColor, called: "textColor")
    tell(view.backgroundColor, called: "backgroundColor")
    add("accessibility", "key", "accessibilityConfiguration")
    add("accessibility", "label", view.accessibilityLabel)
    add("accessibility", "identifier", view.accessibilityIdentifier)
    add(element, "hidden", view.isHidden)
    add(element, "alpha", view.alpha)
    add(element, "enabled", view.isEnabled)
    add(element, "userInteractionEnabled", view.isUserInteractionEnabled)
    add(element, "on", view.isOn)
    for title in view.segmentTitles { add("segment", "title", title) }
    for constraint in view.constraints { tell(constraint) }
    tell(view.variations)
    for attribute in view.runtimeAttributes { tell(attribute) }
    for item in view.items { tell(item, called: nil) }
    for item in view.navigationItems { tell(item) }
    for item in view.tabBarItems { tell(item) }
    if let table = view.table { tell(table) }
    if let collection = view.collection { tell(collection) }
    if let cell = view.cell { tell(cell, of: element) }
    tell(view.rest.element)
    tell(view.subviews)
  }

  private mutating func tell(_ table: TableTemplate) {
    add("tableView", "style", table.style.rawValue)
    add("tableView", "dataMode", table.isStatic ? "static" : "prototypes")
    add("tableView", "rowHeight", table.rowHeight)
    for section in table.sections {
      tell(section.headerTitle, called: "headerTitle", of: "tableViewSection")
      tell(section.footerTitle, called: "footerTitle", of: "tableViewSection")
      tell(section.cells)
      tell(section.rest)
    }
    tell(table.prototypes)
    tell(table.headerView)
    tell(table.footerView)
  }

  private mutating func tell(_ collection: CollectionTemplate) {
    if let layout = collection.flowLayout {
      let element = "collectionViewFlowLayout"
      add("size", "key", "itemSize")
      tell(layout.itemSize, in: "size")
      add(element, "minimumLineSpacing", layout.minimumLineSpacing)
      add(element, "minimumInteritemSpacing", layout.minimumInteritemSpacing)
      add(element, "scrollDirection", layout.scrollsHorizontally ? "horizontal" : "vertical")
      tell(layout.rest.element)
    }
    tell(collection.prototypes)
    tell(collection.reusableViews)
  }

  private mutating func tell(_ cell: CellTemplate, of element: String) {
    add(element, "reuseIdentifier", cell.reuseIdentifier)
    add(element, "accessoryType", cell.accessoryType?.rawValue)
    add(element, "style", cell.style?.written)
    add(element, "textLabel", cell.textLabel)
    add(element, "detailTextLabel", cell.detailTextLabel)
    add(element, "imageView", cell.imageView)
  }

  mutating func tell(_ item: BarButtonItemTemplate, called key: String?) {
    let element = "barButtonItem"
    add(element, "key", key)
    add(element, "id", item.id)
    add(element, "title", item.title)
    add(element, "image", item.image)
    add(element, "systemItem", item.systemItem?.rawValue)
    add(element, "style", item.style?.rawValue)
    add(element, "enabled", item.isEnabled)
    add(element, "width", item.width)
    if let view = item.customView { tell(view) }
    tell(item.rest)
  }

  mutating func tell(_ item: NavigationItemTemplate) {
    let element = "navigationItem"
    add(element, "key", element)
    add(element, "id", item.id)
    tell(item.title, called: "title", of: element)
    tell(item.prompt, called: "prompt", of: element)
    add(element, "backButtonTitle", item.backButtonTitle)
    add(element, "backButtonDisplayMode", item.backButtonDisplayMode?.rawValue)
    add(element, "largeTitleDisplayMode", item.largeTitleDisplayMode?.rawValue)
    add(element, "leftItemsSupplementBackButton", item.leftItemsSupplementBackButton)
    add(element, "hidesBackButton", item.hidesBackButton)
    if let view = item.titleView { tell(view) }
    if let back = item.backBarButtonItem { tell(back, called: "backBarButtonItem") }
    for left in item.leftBarButtonItems { tell(left, called: "leftBarButtonItem") }
    for right in item.rightBarButtonItems { tell(right, called: "rightBarButtonItem") }
    tell(item.rest)
  }

  mutating func tell(_ item: TabBarItemTemplate) {
    let element = "tabBarItem"
    add(element, "key", element)
    add(element, "id", item.id)
    add(element, "title", item.title)
    add(element, "image", item.image)
    add(element, "badgeValue", item.badgeValue)
    add(element, "enabled", item.isEnabled)
    tell(item.rest)
  }
}
