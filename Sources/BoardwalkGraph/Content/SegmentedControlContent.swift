/// The properties of a segmented control.
package struct SegmentedControlContent: ArchivedContent {
  /// The segment that is selected; nil if none is written.
  package var selectedIndex: Int?

  /// Whether it forgets what was touched as soon as the finger is gone.
  package let isMomentary: Bool

  /// The titles of segments that cannot be used. A template keeps of its segments only those that say more
  /// than a title.
  package let disabledTitles: Set<String>

  /// What `element` says.
  package init(_ element: ArchivedElement) {
    selectedIndex = element.integer("selectedSegmentIndex")
    isMomentary = element.flag("momentary") == true
    let segments = element.child("segments")?.children ?? []
    disabledTitles = Set(
      segments.filter { $0.flag("enabled") == false }.compactMap { $0["title"] })
  }
}
