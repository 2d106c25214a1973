/// Under what circumstances a document is laid out to be checked.
public struct LayoutSetting: Sendable, Hashable {
  /// As Interface Builder draws the document.
  public static let canvas = LayoutSetting()

  /// Whether texts are those that the document itself has.
  var isInWrittenLanguage: Bool { true }
}
