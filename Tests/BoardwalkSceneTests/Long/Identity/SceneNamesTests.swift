import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import Testing

/// Names that written scenes have for objects.
@Suite("Object names in scenes")
struct SceneNamesTests {
  private func written(_ contents: String, kind: String = "storyboard") -> String {
    let head = kind + "\n\n"
    return SceneWriter().write(IDStabilizer().stabilize(SceneText(text: head + contents).tree).tree)
  }

  @Test("each scene is a separate scope of object names")
  func sceneScope() {
    let scene = "viewController %: %Controller {\n view: view { label a\n leading = a.leading } }\n"
    let text = written(
      scene.replacing("%", with: "One") + scene.replacing("%", with: "Two"))
    #expect(text.contains("viewController one: OneController"))
    #expect(text.contains("viewController two: TwoController"))
    #expect(text.components(of: "    label\n    leading = label.leading") == 2)
  }

  @Test("the objects of a xib share one scope of names")
  func xibScope() {
    let view = "view {\n label %\n leading = %.leading\n}\n"
    let text = written(
      view.replacing("%", with: "a") + view.replacing("%", with: "b"), kind: "xib")
    #expect(text.contains("label\n  leading = label.leading"))
    #expect(text.contains("label label2\n  leading = label2.leading"))
  }

  @Test(
    "words of constraints are not used as names",
    arguments: ["leading", "self", "std", "firstResponder", "width"])
  func reservedWords(word: String) {
    let text = written(
      "viewController a {\n view: view { label x \"\(word)\"\n leading = x.leading\n } }")
    #expect(!text.contains(" \(word).") && !text.contains("label \(word)"))
  }

  @Test(
    "an abbreviation in a class name is one word of the object's name",
    arguments: [
      ("UIResponder", "responder"), ("URLField", "urlField"), ("AKTouchPad", "akTouchPad"),
      ("LFO1", "lfo1"), ("Heading", "heading"),
    ])
  func abbreviations(className: String, name: String) {
    let text = written("view {\n view x: \(className)\n}\n", kind: "xib")
    #expect(text.contains("view \(name): \(className)") || text.contains("view \(name),"))
  }

  @Test("layout guides are named topLayoutGuide and bottomLayoutGuide")
  func layoutGuides() {
    let text = written(
      """
      viewController a {
        layoutGuide above, type: top
        layoutGuide below, type: bottom
        view: view { label x
          x.top = above.bottom
          below.top = x.bottom
        }
      }
      """)
    #expect(text.contains("label.top = topLayoutGuide.bottom"))
    #expect(text.contains("bottomLayoutGuide.top = label.bottom"))
  }

  @Test("5,000 objects with the same text have numbered names")
  func manyEqualNames() {
    let labels = (0..<5000).map { "  label l\($0) \"Same\"\n  leading = l\($0).leading\n" }.joined()
    let text = written("view {\n\(labels)}\n", kind: "xib")
    #expect(text.contains("label same5000 \"Same\""))
  }

  /// The text of a xib whose labels have `ids` and one outlet to each.
  private func labels(_ ids: [String], text: String = "Same") -> String {
    let views = ids.map { "  label l\($0.filter { $0 != "-" }) \"\(text)\"  #\($0)\n" }
    let outlets = ids.map {
      "  outlet delegate -> l\($0.filter { $0 != "-" })  #out-\($0)\n"
    }
    let scene = "xib\n\nview  #Roo-vi-eww {\n\(views.joined())\(outlets.joined())}\n"
    return SceneWriter().write(SceneText(text: scene).tree)
  }

  @Test("of objects with one name, the first id goes by it and the others' ids follow it")
  func clashes() {
    let text = labels(["Qqq-11-aaa", "abc-22-bbb", "Bbb-33-ccc"])
    #expect(text.contains("label same \"Same\"  #Bbb-33-ccc"))
    #expect(text.contains("label same_Qqq \"Same\""))
    #expect(text.contains("label same_abc \"Same\""))
  }

  @Test(
    "an object that comes or goes renames at most one other",
    arguments: ["Aaa-11-aaa", "Mmm-22-mmm", "zzz-33-zzz"])
  func siblings(id: String) {
    let before = labels(["Qqq-11-aaa", "abc-22-bbb", "Bbb-33-ccc"]).split(separator: "\n")
    let after = labels([id, "Qqq-11-aaa", "abc-22-bbb", "Bbb-33-ccc"]).split(separator: "\n")
    // Its own two lines, and those of the one that goes by the word alone if its id comes before.
    let changes = Set(after).subtracting(before)
    #expect(changes.count == (id < "Bbb" ? 4 : 2))
  }

  @Test("ids that begin alike are distinguished in full")
  func similarIDs() {
    let text = labels(["Lbl-00-001", "Lbl-00-002", "Lbl-00-003"])
    #expect(text.contains("label same_Lbl00002 \"Same\""))
    #expect(text.contains("label same_Lbl00003 \"Same\""))
  }

  @Test("names with numbers from which ids were derived stay when others go")
  func derivedNumbers() {
    let scene = SceneText(
      text: """
        xib

        view {
          label same "Same"
          label same2 "Same"
          label same3 "Same"
          outlet delegate -> same
          outlet delegate -> same2
          outlet delegate -> same3
        }
        """)
    let whole = SceneWriter().write(scene.tree)
    #expect(whole.contains("label same2 \"Same\"\n"))
    let rest = SceneText(
      text: scene.text.split(separator: "\n").filter { !$0.contains("same2") }
        .joined(separator: "\n"))
    #expect(SceneWriter().write(rest.tree).contains("label same3 \"Same\"\n"))
  }

  @Test("controllers are named after classes, titles, segues or their root controllers")
  func controllers() {
    let text = written(
      """
      navigationController a, initial {
        segue rootViewController -> b
      }
      tableViewController b: RecipeListTableViewController {
        segue presentation -> c "add"
      }
      navigationController c {
        segue rootViewController -> d
      }
      viewController d {
        navigationItem "New recipe"
        segue show -> e "showHelp"
      }
      viewController e
      """)
    #expect(text.contains("tableViewController recipeList: RecipeListTableViewController {"))
    #expect(text.contains("segue presentation -> newRecipeNavigation \"add\""))
    #expect(text.contains("segue rootViewController -> newRecipe\n"))
    #expect(text.contains("viewController showHelp\n"))
    // Nothing leads to the first one, so it needs no name.
    #expect(text.contains("\nnavigationController, initial {"))
  }

  @Test("the only object of a kind in a scene is referred to by its kind")
  func onlyOfKind() {
    let text = written(
      """
      viewController a: AController {
        view: view root {
          view {
            imageView photo
          }
          photo.top = root.top
        }
      }
      """)
    #expect(text.contains("  view {\n    view {\n      imageView\n"))
    #expect(text.contains("imageView.top = view.top"))
  }

  @Test(
    "texts that equal values or kinds are not used as names",
    arguments: ["Off", "None", "View", "Safe Area"])
  func valueTexts(text: String) {
    let scene = written("viewController {\n view { label x \"\(text)\"\n top = x.top\n } }")
    #expect(scene.contains("top = label.top"))
  }

  @Test("a controller's outlet names an object before any other outlet")
  func controllerOutlets() {
    let text = written(
      "viewController form: Form {\n view {\n  textField one { outlet next -> two }\n  textField two\n"
        + " }\n outlet password -> two\n}")
    #expect(text.contains("outlet next -> password"))
    #expect(text.contains("outlet password\n"))
  }

  @Test("content views need no names inside their own cells")
  func contentViews() {
    let cell =
      "tableViewCell \"%\" {\n contentView {\n  label %\n  %.top = contentView.top\n }\n}\n"
    let text = written(
      "tableViewController {\n tableView {\n" + cell.replacing("%", with: "a")
        + cell.replacing("%", with: "b") + " }\n}")
    #expect(text.components(of: ".top = contentView.top") == 2)
    #expect(text.components(of: "contentView {") == 2)
  }

  @Test("a reference to one of two objects of a kind needs a name")
  func twoOfKind() {
    let text = written("view {\n imageView a\n imageView\n a.top = a.top\n}\n", kind: "xib")
    #expect(text.contains("imageView image\n"))
    let scene = SceneText(text: "xib\n\nview {\n imageView\n imageView\n imageView.top = 8\n}\n")
    #expect(SceneReader().read(scene.file).findings.count == 1)
  }

  @Test("an explicit name takes precedence over a kind")
  func explicitName() {
    let scene = SceneText(
      text: "xib\n\nview {\n  label imageView\n  imageView\n  imageView.top = 8\n}\n")
    let id = scene.tree.elements.first { $0.name == "label" }?["id"]
    let constraint = scene.tree.elements.first { $0.name == "constraint" }
    #expect(id != nil && constraint?["firstItem"] == id)
  }

  @Test("the file's owner is named owner")
  func filesOwner() {
    let text = written(
      "filesOwner own: FormController {\n outlet view -> form\n}\nview form\n", kind: "xib")
    #expect(text.contains("filesOwner owner: FormController {"))
    #expect(text.contains("outlet view\n"))
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { split(separator: part).count - 1 }
}
