import BoardwalkDocument

extension Rule {
  /// A document that was designed for another device than the others.
  package static let otherDevice = Rule(
    id: "other-device", severity: .warning, category: .style,
    summary: "A document uses a different device than most of the project.",
    page: ExplainPage(
      defect: """
        Interface Builder shows this document on a different device than most documents of the project.
        """,
      effect: """
        Frames are stored for the selected device. Selecting the usual device changes all frames of
        the document.
        """,
      example: """
        <device id="retina3_5" orientation="portrait" appearance="light"/>
        """,
      fix: """
        Select the usual device once, and commit that change alone.
        """),
    check: .project { project in
      let devices = project.documents.map { $0.root.child("device")?["id"] }
      let counts = Dictionary(devices.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
      guard let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
        return []
      }
      return zip(project.documents.indices, project.documents).compactMap { index, document in
        guard let device = document.root.child("device"), let id = device["id"], id != usual,
          document.isSupported
        else { return nil }
        return (
          index, Violation(device, "id", "this document uses \(id); most documents use \(usual)")
        )
      }
    })
}
