/// A way to write a scene: the shorter ones come first, and those that say more of what the tree says
/// already take over where they are misunderstood.
struct WritingAttempt {
  /// Whether objects are referred to by names; two objects with one id would have one name.
  var isNamed = true

  /// Whether ids that follow from their objects are left out.
  var omitsIDs = true

  /// Whether comments, empty lines and the order of attributes are those of an older text.
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
