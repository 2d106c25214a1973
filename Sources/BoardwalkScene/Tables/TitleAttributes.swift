/// The attribute of each kind that one would say aloud.
enum TitleAttributes {
  static let all: [String: String] = [
    "accessibility": "label", "barButtonItem": "title", "capability": "name",
    "fragment": "content",
    "collectionReusableView": "reuseIdentifier",
    "collectionViewCell": "reuseIdentifier", "image": "name", "label": "text",
    "namedColor": "name", "navigationItem": "title", "placeholder": "placeholderIdentifier",
    "plugIn": "version", "segment": "title", "segue": "identifier", "state": "title",
    "systemColor": "name", "tabBarItem": "title", "tableViewCell": "reuseIdentifier",
    "tableViewSection": "headerTitle", "textField": "text", "textView": "text",
    "userDefinedRuntimeAttribute": "keyPath", "variation": "key",
    "viewControllerPlaceholder": "storyboardName",
  ]
}
