import BoardwalkBase
import BoardwalkDocument

extension Document {
  /// The document that `text` spells in XML; nil where it spells none.
  init?(xml text: String) {
    guard let tree = try? XMLReader().read(SourceFile(path: "App/Main.storyboard", text: text))
    else { return nil }
    self.init(tree)
  }

  /// The storyboard with `scenes`, which begins with the view controller named `items`.
  static func storyboard(_ scenes: String) -> Document? {
    Document(
      xml: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        initialViewController="items">
        <device id="items" orientation="portrait"><adaptation id="items"/></device>
        <scenes>\(scenes)</scenes>
        </document>
        """)
  }
}
