import BoardwalkBase
import BoardwalkMerge
import Foundation

/// The shape of a difference in JSON; its `schema` grows when it changes.
struct DifferenceRecord: Codable, Sendable {
  struct Change: Codable, Sendable {
    let kind: String
    let place: [String]
    let object: String
    let element: String
    let id: String?
    let property: String?
    let old: String?
    let new: String?
    let details: String?
  }

  let schema: Int
  let path: String
  let changes: [Change]
  let derived: [String: Int]

  /// The edit script from the old to the new version.
  let script: EditScript

  init(_ path: String, _ difference: DocumentDifference) {
    schema = 1
    self.path = path
    changes = difference.changes.map { change in
      Change(
        kind: change.kind.rawValue, place: change.place, object: change.object,
        element: change.element, id: change.id, property: change.property, old: change.old,
        new: change.new, details: change.details)
    }
    derived = Dictionary(
      uniqueKeysWithValues: difference.derived.map { ("\($0)", $1) })
    script = difference.script
  }

  /// The record as text.
  var json: String {
    (try? SortedJSON.text(self)) ?? "{}\n"
  }

  /// The record in `bytes`; nil if they hold none of this shape.
  init?(_ bytes: [UInt8]) {
    let record = try? JSONDecoder().decode(DifferenceRecord.self, from: Data(bytes))
    guard let record, record.schema == 1 else { return nil }
    self = record
  }
}
