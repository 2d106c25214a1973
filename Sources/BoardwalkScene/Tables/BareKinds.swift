/// The elements of archives, and of documents for the Mac, of which no other table knows anything.
///
/// Nothing is to be understood of them but that they are words: who reads very many need not make each word
/// anew, nor look for what else may have been meant.
enum BareKinds {
  /// Those elements.
  static let all = ofArchives.union(ofMac)

  /// Those of archives, which are words that people may as well mean otherwise.
  static let ofArchives = set(
    "array boolean bytes characters data dictionary double float int object reference")

  private static let ofMac = set(
    """
    allowedInputSourceLocales customSpacing gridCells modifierMask prototypeCellViews sortDescriptor \
    splitViewItems tabViewItems tableColumnResizingMask tableColumns tableHeaderCell tableViewGridLines \
    viewControllerTransitionOptions visibilityPriorities windowCollectionBehavior windowPositionMask \
    windowStyleMask
    """)

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map(String.init))
  }
}
