import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Controls that behaviors set up")
struct ControlScriptTests {
  private func app(_ control: String, _ behavior: String) throws -> ScriptedApp {
    try ScriptedApp(
      "behavior AViewController {\n\(behavior)\n}\n",
      scene: """
        storyboard

        viewController a: AViewController, initial {
          view {
            \(control) { action valueChanged -> a.changed: }
          }
          outlet control
        }

        """)
  }

  @Test("TXT-10: the first key replaces the text of a secure field that begins to be edited")
  func secureField() throws {
    var app = try ScriptedApp(
      """
      behavior DetailViewController {
        viewDidLoad {
          nameField.isSecureTextEntry = true
          nameField.text = "old"
        }
        viewDidAppear { nameField.becomeFirstResponder() }
        action save(sender) { log nameField.text }
      }

      """)
    try app.tap("Rusty Spork")
    try app.perform(.type("ab"))
    try app.tap("Save")
    #expect(app.logs == ["ab"])
  }

  @Test("segments are inserted, renamed and removed, and keep the selection")
  func segments() throws {
    var app = try app(
      "segmentedControl control, selectedSegmentIndex: 1",
      """
      viewDidLoad {
        control.removeAllSegments()
        control.insertSegment(withTitle: "B", at: 0, animated: false)
        control.insertSegment(withTitle: "C", at: 9, animated: false)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "A", at: 0, animated: false)
        control.setTitle("See", forSegmentAt: 2)
        log "\\(control.numberOfSegments) \\(control.titleForSegment(at: control.selectedSegmentIndex))"
        control.removeSegment(at: 1, animated: true)
      }
      action changed(sender) { log sender.titleForSegment(at: sender.selectedSegmentIndex) }
      """)
    #expect(app.logs == ["3 See"])
    try app.tap("A")
    #expect(app.logs == ["A"])
    #expect(app.simulation.touchables.filter { $0.texts.contains("B") }.isEmpty)
  }

  @Test("a stepper has the steps and the wrapping that code sets")
  func stepper() throws {
    var app = try app(
      "stepper control",
      """
      viewDidLoad {
        control.maximumValue = 10
        control.stepValue = 5
        control.wraps = true
      }
      action changed(sender) { log "\\(sender.value)" }
      """)
    for expected in ["5.0", "10.0", "0.0"] {
      try app.tap("Increment")
      #expect(app.logs == [expected])
    }
  }

  @Test(
    "formats place values as C does",
    arguments: [
      ("\"%.1f km\", 2.25", "2.2 km"), ("\"%d of %d\", 3, 4.9", "3 of 4"),
      ("\"%02d:%02d\", 7, 12", "07:12"), ("\"%@ %%\", \"5\"", "5 %"), ("\"%.2f\", -0.5", "-0.50"),
      ("\"%3d|\", 5", "  5|"), ("\"%f\", 1.5", "1.500000"),
    ])
  func formats(arguments: String, expected: String) throws {
    let app = try ScriptedApp(
      "behavior ItemsViewController { viewDidLoad { log String(format: \(arguments)) } }\n")
    #expect(app.logs == [expected])
  }

  @Test("a date picker stays within the dates that code sets")
  func dates() throws {
    var app = try app(
      "datePicker control",
      """
      viewDidLoad {
        control.minimumDate = date("2024-12-31")
        control.maximumDate = Date()
      }
      action changed(sender) { log sender.date.formatted("yyyy-MM-dd") }
      """)
    let picker = try #require(app.simulation.touchables.first { $0.role == .control })
    try app.perform(.setValue(picker, 0))
    #expect(app.logs == ["2024-12-31"])
    try app.perform(.setValue(picker, 4_000_000_000))
    #expect(app.logs == ["2025-01-01"])
  }

  @Test("what changes only the look of a control is accepted, and states of that name are kept")
  func appearance() throws {
    let app = try ScriptedApp(
      """
      behavior ItemsViewController {
        state font = "mine"
        viewDidLoad {
          tableView.separatorStyle = .none
          tableView.layer.cornerRadius = 8
          preferredContentSize = size(1, 2)
          navigationController?.navigationBar.tintColor = .red
          navigationItem.rightBarButtonItem?.tintColor = .red
        }
        rows { 1 }
        cell "0", style: .default {
          selectionStyle = .none
          textLabel.text = font
        }
      }

      """)
    #expect(app.simulation.exception == nil)
    #expect(app.simulation.touchables.contains { $0.texts.contains("mine") })
  }
}
