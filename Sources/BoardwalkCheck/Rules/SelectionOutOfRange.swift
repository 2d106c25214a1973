import BoardwalkDocument

extension Rule {
  /// A segmented control that selects a segment that it does not have.
  package static let selectionOutOfRange = Rule(
    id: "selection-out-of-range", severity: .warning, category: .values,
    summary: "A segmented control selects a segment that it does not have.",
    page: ExplainPage(
      happened: """
        The index of the selected segment is not less than the number of segments. A segment was
        deleted later, or the document was edited by hand or merged. No segment is selected by -1.
        """,
      harm: """
        The screen opens with no segment selected, and code that shows what belongs to the selected
        segment reads past the end of its list.
        """,
      example: """
        <segmentedControl selectedSegmentIndex="2" id="Seg-ct-001">
            <segments>
                <segment title="Day"/>
                <segment title="Week"/>
            </segments>
        </segmentedControl>
        """,
      fix: "Select a segment that exists, or -1 for none."),
    check: .document { document in
      document.elements(of: .segmentedControl).compactMap { control -> Violation? in
        guard let selection = control["selectedSegmentIndex"].flatMap({ Int($0) }) else {
          return nil
        }
        let count = control.child("segments").map { Array($0.children).count } ?? 0
        // Code may add the segments of a control that has none.
        guard count > 0, !(-1..<count).contains(selection) else { return nil }
        return Violation(
          control, "selectedSegmentIndex",
          "segment \(selection) is selected, but the last segment is \(count - 1)",
          fix: .write("0", "select the first segment"))
      }
    })
}
