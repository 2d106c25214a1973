import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Views that code makes")
struct CreatedViewTests {
  private static let scene = """
    storyboard

    viewController form: FormViewController, initial {
      view (0, 0, 393 x 852) {
        stackView stack (20, 100, 300 x 100), axis: vertical {
          label "Name"
        }
      }
      outlet stack
    }

    """

  @Test("an arranged label is seen, and is gone after its removal")
  func arranged() throws {
    let app = try ScriptedApp(
      """
      behavior FormViewController {
        viewDidLoad {
          let label = UILabel()
          label.text = "Made"
          stack.addArrangedSubview(label)
          let other = UILabel()
          other.text = "Other"
          stack.addArrangedSubview(other)
          stack.arrangedSubviews.last?.removeFromSuperview()
        }
      }

      """, scene: Self.scene)
    #expect(app.simulation.texts.contains("Made"))
    #expect(!app.simulation.texts.contains("Other"))
  }

  @Test("a button is placed by constraints and sends its action")
  func constrained() throws {
    var app = try ScriptedApp(
      """
      behavior FormViewController {
        viewDidLoad {
          let button = UIButton(type: .system)
          button.setTitle("Go", for: .normal)
          button.translatesAutoresizingMaskIntoConstraints = false
          button.addTarget(self, action: #selector(went(_:)), for: .touchUpInside)
          view.addSubview(button)
          NSLayoutConstraint.activate([
              button.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
              button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          ])
        }

        action went(sender) { log "went" }
      }

      """, scene: Self.scene)
    try app.tap("Go")
    #expect(app.logs == ["went"])
  }

  @Test("a switch in a cell is its accessory view")
  func accessory() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        rows { 2 }

        cell "Item" {
          let toggle = UISwitch()
          toggle.tag = indexPath.row
          toggle.addTarget(self, action: #selector(changed(_:)), for: .valueChanged)
          cell.accessoryView = toggle
        }

        action changed(sender) { log "\\(sender.tag) \\(sender.isOn)" }
      }

      """)
    let controls = app.simulation.touchables.filter { $0.role == .control }
    try app.perform(.tap(controls[1]))
    #expect(app.logs == ["1 true"])
  }

  @Test("BAR-21: an item sends its action to its target, whoever shows it")
  func itemOfAnother() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        action addNewItem(sender) {
          let detail = storyboard!.instantiateViewController(withIdentifier: "Detail")
          detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { _ in log "done" })
          navigationController?.pushViewController(detail, animated: true)
        }
      }

      """)
    try app.tap("add")
    try app.tap("Done")
    #expect(app.logs == ["done"])
  }

  @Test("the font, the lines and the alignment of a label are those that code gives it")
  func textProperties() throws {
    let app = try ScriptedApp(
      """
      behavior FormViewController {
        viewDidLoad {
          let label = UILabel()
          label.text = "Made"
          label.font = .systemFont(ofSize: 24, weight: .bold)
          label.numberOfLines = 0
          label.textAlignment = .center
          stack.addArrangedSubview(label)
          let title = UILabel()
          title.text = "Title"
          title.font = UIFont.preferredFont(forTextStyle: .largeTitle)
          stack.addArrangedSubview(title)
          log "\\(label.font.pointSize) \\(label.numberOfLines)"
        }
      }

      """, scene: Self.scene)
    let root = try #require(app.simulation.root)
    func tree(_ view: ViewTemplate) -> [ViewTemplate] { [view] + view.subviews.flatMap(tree) }
    let views = tree(try #require(app.simulation.view(of: root)))
    let label = try #require(views.first { $0.text == "Made" })
    #expect(label.font == Font(type: "system", weight: "bold", pointSize: 24))
    #expect(label.content.text.numberOfLines == 0)
    #expect(label.content.text.alignment == .center)
    let title = try #require(views.first { $0.text == "Title" })
    #expect(title.font?.style == "UICTFontTextStyleTitle0")
    #expect(app.entries.map(\.text).contains { $0.contains("24 0") })
  }

  @Test("the values of steppers and sliders stay in their ranges")
  func ranges() throws {
    let app = try ScriptedApp(
      """
      behavior FormViewController {
        viewDidLoad {
          let stepper = UIStepper()
          stepper.value = 200
          let slider = UISlider()
          slider.setValue(500, animated: false)
          log "\\(stepper.value) \\(slider.value)"
          stepper.maximumValue = 3
          slider.minimumValue = -10
          slider.value = -20
          log "\\(stepper.value) \\(slider.value)"
        }
      }

      """, scene: Self.scene)
    let texts = app.entries.map(\.text).joined(separator: "\n")
    #expect(texts.contains("100.0 1.0"))
    #expect(texts.contains("3.0 -10.0"))
  }
}
