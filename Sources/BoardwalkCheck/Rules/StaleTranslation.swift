import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// A translation for an object that no longer exists.
  package static let staleTranslation = Rule(
    id: "stale-translation", severity: .note, category: .localization,
    summary: "A string translates an object or a text that does not exist.",
    page: ExplainPage(
      defect: """
        A strings file of a document has keys with the id of an object that the document does not
        contain: the object was deleted, or created again with another id. A key with the number of
        a missing segment is reported, too, and one whose property is misspelled, as a warning.
        """,
      effect: """
        The string is never used. If the object was created again, it is not translated.
        """,
      example: """
        "Old-lb-001.text" = "Name";
        ... and no object with id="Old-lb-001" in the document
        """,
      fix: """
        Delete the string, or change its key to the new id. boardwalk ids --stabilize derives stable
        ids and renames the keys.
        """),
    check: .sidecarFiles { project in
      project.translatedDocuments.flatMap { documents, translations in
        translations.entries.compactMap { entry in
          finding(entry, in: documents).map { (translations.file, $0) }
        }
      }
    })

  /// The finding for `entry`, a translation of a text in `documents`, whose object does not exist
  /// or cannot have such a text.
  private static func finding(_ entry: Translations.Entry, in documents: [Document]) -> Finding? {
    guard let id = entry.objectID, !id.contains(".") else { return nil }
    let objects = documents.compactMap { $0.object(withID: id) }
    guard objects.isEmpty else { return unused(entry, of: objects) }
    return Finding(
      staleTranslation.id, .note, "\(documents[0].file.name) has no object '\(id)'",
      at: entry.range)
  }

  /// The finding for `entry`, which translates a text that `objects` cannot have.
  private static func unused(_ entry: Translations.Entry, of objects: [Element]) -> Finding? {
    guard let property = entry.property else { return nil }
    let parts = property.split(separator: "[", maxSplits: 1)
    let word = parts.first.map(String.init) ?? ""
    if word == "segmentTitles", let index = parts.last.flatMap({ Int($0.dropLast()) }),
      let count = objects.map({ View($0).segmentTitles.count }).max(), index >= count
    {
      return Finding(
        staleTranslation.id, .note, "the control has \(count) segments, numbered from 0",
        at: entry.range)
    }
    guard !texts.contains(word), let meant = Misspelling(word).closest(in: texts) else {
      return nil
    }
    return Finding(
      staleTranslation.id, .warning, "no object has a text '\(word)'", at: entry.range,
      notes: .didYouMean(meant))
  }

  /// The properties with texts that Interface Builder exports, in alphabetical order.
  private static let texts = [
    "text", "title", "normalTitle", "selectedTitle", "highlightedTitle", "disabledTitle",
    "focusedTitle", "placeholder", "placeholderString", "prompt", "subtitle", "backButtonTitle",
    "badgeValue", "headerTitle", "footerTitle", "segmentTitles", "scopeButtonTitles",
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityIdentifier",
    "largeContentTitle", "toolTip", "headerToolTip", "paletteLabel", "label", "hint",
    "discoverabilityTitle", "attributedText", "attributedTitle",
  ].sorted()
}
