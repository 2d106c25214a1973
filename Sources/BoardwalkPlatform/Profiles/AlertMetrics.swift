/// The sizes of alerts and action sheets, in points.
///
/// Those of the newest system were recorded (ORC-68, ORC-69); the classic ones are reported,
/// without a recording.
package struct AlertMetrics: Sendable, Hashable {
  /// The width of an alert.
  package let width: Double

  /// The height of the title and the message together.
  package let header: Double

  /// The space between the title and the actions, and below these.
  package let margin: Double

  /// The margin beside the actions.
  package let sideMargin: Double

  /// The height of an action.
  package let action: Double

  /// The space between actions.
  package let spacing: Double

  /// The height of a text field, with the space below it.
  package let field: Double

  /// The width of an action sheet on an iPad.
  package let padSheetWidth: Double

  /// The margin beside and below an action sheet on an iPhone.
  package let sheetMargin: Double

  /// The point size of the message.
  package let messageSize: Double

  /// The font weight of action titles, by its name in documents.
  package let actionWeight: String

  /// The weight of the cancel action's title.
  package let cancelWeight: String

  /// The alerts of `system`.
  package static func alerts(of system: SystemVersion) -> AlertMetrics {
    system.hasLiquidGlass
      ? AlertMetrics(
        width: 320, header: 72, margin: 16, sideMargin: 16, action: 48, spacing: 8, field: 48,
        padSheetWidth: 288, sheetMargin: 8, messageSize: 15, actionWeight: "medium",
        cancelWeight: "medium")
      : AlertMetrics(
        width: 270, header: 80, margin: 0, sideMargin: 0, action: 44, spacing: 0, field: 32,
        padSheetWidth: 304, sheetMargin: 8, messageSize: 13, actionWeight: "regular",
        cancelWeight: "semibold")
  }

  /// The height of an alert with a title, a message or both, and `fields` fields and `actions`
  /// actions.
  package func height(hasHeader: Bool, fields: Int, actions: Int) -> Double {
    (hasHeader ? header : 0) + Double(fields) * field + margin + Double(actions) * action
      + Double(max(0, actions - 1)) * spacing + margin
  }
}
