/// The attribute of each kind that one would say aloud.
enum TitleAttributes {
  static let all: [String: String] = [
    "barButtonItem": "title", "capability": "name", "collectionReusableView": "reuseIdentifier",
    "collectionViewCell": "reuseIdentifier", "image": "name", "label": "text",
    "namedColor": "name", "navigationItem": "title", "placeholder": "placeholderIdentifier",
    "plugIn": "version", "segment": "title", "segue": "identifier", "state": "title",
    "systemColor": "name", "tabBarItem": "title", "tableViewCell": "reuseIdentifier",
    "tableViewSection": "headerTitle", "textField": "text", "textView": "text",
    "userDefinedRuntimeAttribute": "keyPath", "variation": "key",
    "viewControllerPlaceholder": "storyboardName",
  ]
}

extension Sugar {
  /// `label "Rusty Spork"` for the attribute that says what the object is.
  static let title = Sugar(name: "title") { folding in
    guard let attribute = TitleAttributes.all[folding.branch.name],
      let title = folding.branch.take(attribute)
    else { return }
    folding.statement.title = title
  } unfold: { unfolding in
    guard let title = unfolding.statement.title,
      let attribute = TitleAttributes.all[unfolding.branch.name]
    else { return }
    unfolding.branch[attribute] = title
    unfolding.statement.title = nil
  }
}

/// Shorter words for long element names.
enum Aliases {
  static let byElement: [String: String] = [
    "userDefinedRuntimeAttribute": "runtime", "variation": "when",
    "viewControllerPlaceholder": "reference", "tableViewCellContentView": "content",
    "outletCollection": "outlets", "viewLayoutGuide": "guide",
    "viewControllerLayoutGuide": "layoutGuide", "tableViewSection": "section",
    "textInputTraits": "traits", "collectionViewCellContentView": "cellContent",
  ]

  static let byAlias = Dictionary(uniqueKeysWithValues: byElement.map { ($1, $0) })
}

extension Sugar {
  /// A shorter word for a long element name.
  static let alias = Sugar(name: "alias") { folding in
    guard let alias = Aliases.byElement[folding.branch.name] else { return }
    folding.statement.kind = alias
  } unfold: { unfolding in
    guard let element = Aliases.byAlias[unfolding.branch.name] else { return }
    unfolding.branch.name = element
  }
}
