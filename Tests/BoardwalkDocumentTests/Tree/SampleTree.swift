import BoardwalkDocument

/// Trees that tests of the tree look at.
enum SampleTree {
  /// A document with one scene, a comment, nested objects and a text.
  static var scene: ElementTree { builder.finish() }

  /// The same, before it is finished.
  static var builder: TreeBuilder {
    var builder = TreeBuilder()
    builder.openElement("document")
    builder.addAttribute("type", "storyboard")
    builder.addComment("Items")
    builder.openElement("scene")
    builder.addAttribute("sceneID", "s1")
    builder.openElement("objects")
    builder.openElement("label")
    builder.addAttribute("text", "Über & <b>")
    builder.addAttribute("id", "l1")
    builder.openElement("string")
    builder.addAttribute("key", "text")
    builder.addText("two\nlines")
    builder.closeElement()
    builder.closeElement()
    builder.closeElement()
    builder.closeElement()
    builder.closeElement()
    return builder
  }
}
