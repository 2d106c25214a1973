/// Options for writing a scene. The attempts are ordered from short to explicit; a more explicit
/// one is used if the text would not read back as the same tree.
struct WritingAttempt {
  /// Whether references use names. Two objects with one id would share a name.
  var isNamed = true

  /// Whether ids that follow from their objects are left out.
  var omitsIDs = true

  /// Whether comments, empty lines and the order of attributes come from an earlier text.
  var merges = false

  /// Whether its order of statements is kept as well, which may move something that must not.
  var keepsOrder = false

  /// Whether nothing is left to be tried.
  var isLast = false

  /// The strategies to write a scene.
  static let fresh = [
    WritingAttempt(), WritingAttempt(omitsIDs: false), WritingAttempt(isNamed: false),
    WritingAttempt(isNamed: false, omitsIDs: false, isLast: true),
  ]

  /// The ways to write a scene over an older one.
  static let merging = [
    WritingAttempt(merges: true, keepsOrder: true), WritingAttempt(merges: true),
    WritingAttempt(omitsIDs: false, merges: true),
  ]
}
