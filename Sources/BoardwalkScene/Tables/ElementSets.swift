import BoardwalkSchema

/// Sets of elements that follow from the attributes which Interface Builder gives to new objects.
enum ElementSets {
  /// The elements that have default attributes.
  static let withDefaults: Set<String> = Set(defaults.keys)

  /// The views that do not translate their autoresizing masks into constraints by default.
  static let views: Set<String> = Set(
    defaults.filter { $0.value["translatesAutoresizingMaskIntoConstraints"] == "NO" }.keys)

  /// View controllers that are the member of their scene by default.
  static let sceneControllers: Set<String> = Set(
    defaults.filter { $0.value["sceneMemberID"] == "viewController" }.keys)

  /// The elements that may have an autoresizing mask which is omitted.
  static let withAutoresizingMask = views.union([
    "tableViewCell", "tableViewCellContentView", "navigationBar", "tabBar",
    "collectionViewCellContentView", "collectionViewCell", "collectionReusableView",
    "refreshControl",
  ])

  private static let defaults: [String: [String: String]] = Schema.table { element in
    var values: [String: String] = [:]
    for attribute in element.defaultAttributes { values[attribute.name] = attribute.defaultValue }
    return values.isEmpty ? nil : values
  }
}
