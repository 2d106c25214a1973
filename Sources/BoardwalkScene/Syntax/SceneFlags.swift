/// Flags: words after a comma without a value.
enum SceneFlags {
  /// The flag of an object that is installed only in the size classes that include it.
  static let notInstalled = "not-installed"

  /// The flag of a statement that stays where the XML has it, although lowering would move it.
  static let staying = "xml-placed"

  /// The flags of a header for each placeholder that a xib has not: File's Owner and First
  /// Responder.
  static let placeholders = ["no-filesOwner", "no-firstResponder"]

  /// The flags of a controller for the unusual forms of a first responder.
  static let responders = ["unlabeled-responder", "classed-responder"]

  /// The first of these flags, as earlier versions spelled it.
  static let formerUnlabeledResponder = "unlabelled-responder"

  /// The flag of an object without an id.
  static let noID = "no-id"

  /// Whether `word` is one of them, or was one in earlier versions.
  static func has(_ word: String) -> Bool {
    all.contains(word) || word == formerUnlabeledResponder
  }

  static let all: Set<String> = Set([
    notInstalled, staying,
    "xml-literal", "xml-ordered", "no-role", "objc", "initial", "standalone-no", "no-declaration",
    "no-final-newline", "no-id", "no-sceneID", "no-firstResponder", "xml-verbatim",
  ])
  .union(placeholders)
  .union(responders)
  .union(Dependencies.words)
}
