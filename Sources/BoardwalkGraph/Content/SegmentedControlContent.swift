/// The properties of a segmented control.
package struct SegmentedControlContent: ArchivedContent {
  /// The selected segment; nil if it is not written.
  package var selectedIndex: Int?

  /// Whether it is momentary.
  package let isMomentary: Bool

  /// Whether each segment has the width of its own title, instead of that of the widest one.
  package let apportionsByContent: Bool

  /// The titles of disabled segments. A template stores only segments with more than a title.
  package var disabledTitles: Set<String>

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    selectedIndex = element.integer("selectedSegmentIndex")
    isMomentary = element.flag("momentary") == true
    apportionsByContent = element.flag("apportionsSegmentWidthsByContent") == true
    let segments = element.child("segments")?.children ?? []
    disabledTitles = Set(
      segments.filter { $0.flag("enabled") == false }.compactMap { $0["title"] })
  }
}
