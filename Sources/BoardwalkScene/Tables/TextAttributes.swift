/// Attributes whose values are texts, for people or as identifiers: they have quotes always, so that
/// none looks like the name of an object or like one of Interface Builder's words.
enum TextAttributes {
  static let all: Set<String> = [
    "badgeValue", "bundleIdentifier", "footerTitle", "headerTitle", "hint", "identifier", "keyPath",
    "label", "nibName", "placeholder", "prompt", "referencedIdentifier", "restorationIdentifier",
    "reuseIdentifier", "storyboardIdentifier", "storyboardName", "subtitle", "text", "title",
    "toolTip", "userLabel",
  ]
}
