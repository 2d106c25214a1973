import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Behaviors in the words of Swift")
struct SwiftSpellingTests {
  /// The console after `statements` in `viewDidAppear` of a controller with `members`.
  private func logs(
    _ statements: String, members: String = "", then steps: Step...
  ) throws -> [String] {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        state names = ["b", "a"]
        state missing = nil
        viewDidAppear {
          \(statements)
        }
        \(members)
      }
      behavior DetailViewController {
        state name = ""
        state onSave = nil
        viewDidLoad { log "detail \\(name)" }
        action save(sender) { onSave?(name) }
      }

      """)
    try #require(app.simulation.exception == nil, "\(app.simulation.exception?.reason ?? "")")
    var logs = app.logs
    for step in steps {
      try app.take(step)
      logs += app.logs
    }
    return logs
  }

  @Test("guard leaves the handler early, and gives names to what is not nil")
  func guarding() throws {
    #expect(
      try logs(
        """
        guard let first = names.first, !first.isEmpty else { return }
            log first
            guard let other = missing else {
              log "none"
              return
            }
            log "never \\(other)"
        """) == ["b", "none"])
  }

  @Test("if let has its name inside only, and assignments to other names stay")
  func binding() throws {
    #expect(
      try logs(
        """
        var count = 1
            if let missing { log "never" } else if let name = names.last, name == "a" {
              count += 1
              log name
            }
            log "\\(count)"
        """) == ["a", "2"])
  }

  @Test("chains end at nil, and forced unwrapping ends the app there")
  func chains() throws {
    #expect(try logs("log \"\\(missing?.first?.count ?? 7) \\(names.first!)\"") == ["7 b"])
    let app = try ScriptedApp(
      "behavior ItemsViewController {\n  state a = nil\n  viewDidAppear { log a!.name }\n}\n")
    #expect(
      app.simulation.exception?.reason.hasPrefix("Fatal error: Unexpectedly found nil") == true)
  }

  @Test("methods change lists and values as in Swift")
  func lists() throws {
    #expect(
      try logs(
        """
        names.append("c")
            names.insert("z", at: 0)
            names.remove(at: 1)
            names.append(contentsOf: ["d", "e"])
            names.removeLast()
            names.removeFirst()
            log names.joined(separator: "-")
            missing = true
            missing.toggle()
            log "\\(missing)"
            names.removeAll()
            log "\\(names.isEmpty)"
        """) == ["a-c-d", "false", "true"])
  }

  @Test("map and filter take closures of one value")
  func closures() throws {
    #expect(
      try logs(
        """
        log names.map { $0.uppercased() }.joined(separator: "")
            log names.filter { name in name != "a" }.joined(separator: "")
            log map name in names to name.uppercased
        """) == ["BA", "b", "[B, A]"])
  }

  @Test("a closure after a method is its block")
  func blocks() throws {
    #expect(
      try logs(
        """
        DispatchQueue.main.async { [weak self] in
              guard let self = self else { return }
              log self.names.first
            }
            log "now"
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log "later" }
            UIView.animate(withDuration: 0.1) { tableView.alpha = 0.5 }
        """, then: .wait(3000)) == ["now", "b", "later"])
  }

  @Test("an element that a list loses is the result of the call")
  func removals() throws {
    #expect(
      try logs(
        """
        let last = names.removeLast()
            let record = { parts: [1, 2, 3] }
            log "\\(last) \\(names) \\(record.parts.remove(at: 1)) \\(record.parts)"
            log "\\(names.popLast()) \\(names.popLast()) \\(names)"
            names.append(contentsOf: ["c", "d"])
            names.insert(names.removeFirst(), at: 1)
            log names
        """) == ["a [b] 2 [1, 3]", "b nil []", "[d, c]"])
  }

  @Test("an element that is not there ends the app")
  func missingElement() throws {
    let app = try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        state names = []
        viewDidLoad { let last = names.removeLast() }
      }
      """)
    #expect(app.simulation.exception?.name == "NSRangeException")
  }

  @Test("a dictionary is a record, and is tells the class of a controller")
  func dictionaries() throws {
    #expect(
      try logs(
        """
        var counts = ["one": 1, "two words": 2]
            counts["three"] = [:]
            log "\\(counts["two words"]) \\(counts.one) \\(counts["four"])"
            log "\\(self is ItemsViewController) \\(self is DetailViewController)"
            log "\\(!(missing is DetailViewController) && self is UITableViewController)"
        """) == ["2 1 nil", "true false", "true"])
  }

  @Test("a state may begin with what only a running controller has")
  func initialStates() throws {
    #expect(
      try logs(
        "log \"\\(twice(2)) \\(copies) \\(search.isActive)\"",
        members: """
          state twice = { number in number * 2 }
            state copies = names
            state search = UISearchController(searchResultsController: nil)
          """) == ["4 [b, a] false"])
  }

  @Test("user defaults have a name, default values and keys without a value")
  func defaults() throws {
    #expect(
      try logs(
        """
        let defaults = UserDefaults.standard
            defaults.register(defaults: ["sound": true, "name": "Ada"])
            defaults.set("Grace", forKey: "name")
            log "\\(defaults.bool(forKey: "sound")) \\(defaults.string(forKey: "name"))"
            defaults.removeObject(forKey: "name")
            UserDefaults.standard.set(nil, forKey: "sound")
            log "\\(defaults.bool(forKey: "sound")) \\(defaults.string(forKey: "name"))"
            log "\\(defaults.integer(forKey: "count")) \\(defaults.object(forKey: "count"))"
        """) == ["true Grace", "true Ada", "0 nil"])
  }

  @Test("the labels of a static cell are its parts, and code beside a transition runs")
  func staticCells() throws {
    var app = try ScriptedApp(
      """
      behavior FormViewController: UITableViewController {
        viewDidLoad {
          nameCell.textLabel?.text = "Name"
          nameCell.detailTextLabel?.text = nameCell.textLabel.text + " 2"
        }
        viewWillTransition {
          super.viewWillTransition(to: size, with: coordinator)
          coordinator.animate(alongsideTransition: { _ in log "wide \\(size.width > size.height)" })
        }
        canBecomeFirstResponder { true }
        viewDidAppear { becomeFirstResponder() }
        motionEnded { if motion == .motionShake { log "shaken" } }
      }
      """,
      scene: """
        storyboard

        tableViewController form: FormViewController, initial {
          tableView, dataMode: static {
            sections {
              tableViewSection {
                cells {
                  tableViewCell nameCell, style: value1, textLabel: title, detailTextLabel: detail {
                    contentView {
                      label title "Title"
                      label detail "Detail"
                    }
                  }
                }
              }
            }
          }
          outlet nameCell
        }

        """)
    #expect(app.simulation.texts.contains("Name"))
    #expect(app.simulation.texts.contains("Name 2"))
    try app.perform(.rotate(isLandscape: true))
    #expect(app.logs == ["wide true"])
    try app.perform(.shake)
    #expect(app.logs == ["shaken"])
  }

  @Test("a color is the same in both spellings")
  func colors() throws {
    #expect(
      try logs(
        """
        tableView.backgroundColor = .systemBlue
            log "\\(tableView.backgroundColor == UIColor.systemBlue)"
            tableView.backgroundColor = UIColor.red
            log "\\(tableView.backgroundColor == .red) \\(tableView.backgroundColor == .label)"
        """) == ["true", "true false"])
  }

  @Test("hidden bars and cleared selections are read as they are")
  func bars() throws {
    #expect(
      try logs(
        """
        guard let stack = navigationController else { return }
            stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: true)
            log "\\(stack.isNavigationBarHidden) \\(stack.isToolbarHidden)"
            stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: true)
            log "\\(stack.isNavigationBarHidden) \\(clearsSelectionOnViewWillAppear)"
            clearsSelectionOnViewWillAppear = false
            log clearsSelectionOnViewWillAppear
        """) == ["true true", "false true", "false"])
  }

  @Test("navigation, user defaults and callbacks are written as in Swift")
  func navigation() throws {
    #expect(
      try logs(
        """
        guard UserDefaults.standard.bool(forKey: "seen") == false else { return }
            UserDefaults.standard.set(true, forKey: "seen")
            let detail = storyboard?.instantiateViewController(withIdentifier: "Detail") as! DetailViewController
            detail.name = "Spork"
            detail.onSave = saved
            navigationController?.pushViewController(detail, animated: true)
        """,
        members: """
          block saved(name) {
              log "saved \\(name)"
              navigationController?.popViewController(animated: true)
            }
          """, then: .tap("Save")) == ["detail Spork", "saved Spork"])
  }

  @Test("an alert gets its actions one by one")
  func alerts() throws {
    #expect(
      try logs(
        """
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive, handler: gone))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            present(alert, animated: true)
        """, members: "block gone { log \"gone\" }", then: .tap("Delete")) == ["gone"])
  }
}
