/// How large alerts and action sheets are, in points.
///
/// Those of the newest system were recorded (ORC-68, ORC-69); the classic ones are reported, and nobody has
/// shown a recording.
public struct AlertMetrics: Sendable, Hashable {
  /// How wide an alert is.
  public let width: Double

  /// The height of the title and the message together.
  public let header: Double

  /// What lies between the title and the actions, and below these.
  public let margin: Double

  /// What lies beside the actions.
  public let sideMargin: Double

  /// The height of an action.
  public let action: Double

  /// What lies between actions.
  public let spacing: Double

  /// The height of a text field, with what is below it.
  public let field: Double

  /// How wide an action sheet is on an iPad.
  public let padSheetWidth: Double

  /// What lies beside an action sheet on an iPhone, and below it.
  public let sheetMargin: Double

  /// The point size of the message.
  public let messageSize: Double

  /// How heavy the titles of actions are, as documents write weights.
  public let actionWeight: String

  /// How heavy the title of the action that cancels is.
  public let cancelWeight: String

  /// The alerts of `system`.
  public static func alerts(of system: SystemVersion) -> AlertMetrics {
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

  /// How high a title, a message or both, `fields` fields and `actions` actions are together.
  public func height(hasHeader: Bool, fields: Int, actions: Int) -> Double {
    (hasHeader ? header : 0) + Double(fields) * field + margin + Double(actions) * action
      + Double(max(0, actions - 1)) * spacing + margin
  }
}
