import BoardwalkBase

/// The settings for testing flows.
struct TestSettings: Sendable {
  /// Whether new snapshots are accepted.
  var isUpdating = false

  /// Whether each line is kept with its screens, for a report.
  var recordsSteps = false

  /// Whether using an outlet that is nil ends the app.
  var isStrict = false

  /// The work that all flows together may do.
  var budget = WorkBudget.standard
}
