/// The properties of a segmented control.
package struct SegmentedControlContent: ArchivedContent {
  /// The selected segment; nil if it is not written.
  package var selectedIndex: Int?

  /// Whether it is momentary.
  package let isMomentary: Bool

  /// The titles of disabled segments. A template stores only segments with more than a title.
  package var disabledTitles: Set<String>

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    selectedIndex = element.integer("selectedSegmentIndex")
    isMomentary = element.flag("momentary") == true
    let segments = element.child("segments")?.children ?? []
    disabledTitles = Set(
      segments.filter { $0.flag("enabled") == false }.compactMap { $0["title"] })
  }
}
