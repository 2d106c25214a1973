import BoardwalkDocument

extension Rule {
  /// A segmented control that selects a segment that it does not have.
  package static let selectionOutOfRange = Rule(
    id: "selection-out-of-range", severity: .warning, category: .values,
    summary: "A segmented control selects a segment that it does not have.",
    page: ExplainPage(
      defect: """
        The index of the selected segment is not less than the number of segments: a segment was
        deleted, or the document was edited by hand or merged. -1 selects no segment.
        """,
      effect: """
        No segment is selected when the screen appears, and code that uses the index reads past the
        end of its list.
        """,
      example: """
        <segmentedControl selectedSegmentIndex="2" id="Seg-ct-001">
            <segments>
                <segment title="Day"/>
                <segment title="Week"/>
            </segments>
        </segmentedControl>
        """,
      fix: "Select an existing segment, or -1 for none."),
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
