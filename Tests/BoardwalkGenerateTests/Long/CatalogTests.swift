import BoardwalkBase
import BoardwalkGenerate
import BoardwalkProject
import BoardwalkSchema
import Testing

@Suite("Accessor catalog")
struct CatalogTests {
  private let main = """
    storyboard, module: App

    viewController list: ListViewController, initial {
      segue show -> detail "showItem"
      segue presentation -> editor "edit"
    }
    viewController detail: DetailViewController
    navigationController editor { segue rootViewController -> form }
    viewController form: FormViewController
    """

  @Test("a segue has the class of its destination and of a navigation controller's root")
  func segues() throws {
    let storyboard = try #require(Sample.catalog(main).storyboards.first)
    let segues = try #require(storyboard.controllers["ListViewController"]).segues
    #expect(segues["showItem"]?.destination.spelling == "DetailViewController")
    #expect(segues["showItem"]?.root == nil)
    #expect(segues["edit"]?.destination.spelling == "UINavigationController")
    #expect(segues["edit"]?.root?.spelling == "FormViewController")
  }

  @Test("an undeclared class falls back to that of its element, as at run time")
  func undeclared() throws {
    let sources = "import UIKit\nclass ListViewController: UITableViewController {}"
    let storyboard = try #require(Sample.catalog(main, sources: sources).storyboards.first)
    let segues = try #require(storyboard.controllers["ListViewController"]).segues
    #expect(segues["showItem"]?.destination.spelling == "UIViewController")
  }

  @Test("a class that is not a controller falls back to that of its element")
  func noController() throws {
    let sources = "import UIKit\nclass ListViewController: UIView {}"
    let storyboard = try #require(Sample.catalog(main, sources: sources).storyboards.first)
    #expect(storyboard.initial?.spelling == "UIViewController")
  }

  @Test("only navigation controller classes have a root")
  func noNavigationController() throws {
    let scene = main.replacing(
      "navigationController editor {", with: "navigationController editor: Editor {")
    let sources = """
      import UIKit
      class Editor: UIViewController {}
      class ListViewController: UIViewController {}
      """
    let storyboard = try #require(Sample.catalog(scene, sources: sources).storyboards.first)
    let segue = storyboard.controllers["ListViewController"]?.segues["edit"]
    #expect(segue?.destination.spelling == "Editor")
    #expect(segue?.root == nil)
  }

  @Test("a storyboard reference has the class of its destination")
  func references() throws {
    let other = """
      storyboard, module: App

      viewController settings: SettingsViewController, initial
      """
    let list = Sample.storyboard(
      """
      <scene sceneID="a"><objects><viewController id="b" customClass="List" sceneMemberID="viewController">
      <connections><segue destination="c" kind="show" identifier="settings" id="d"/></connections>
      </viewController></objects></scene>
      <scene sceneID="e"><objects><viewControllerPlaceholder storyboardName="Settings" id="c" \
      sceneMemberID="viewController"/></objects></scene>
      """)
    let project = Sample.project([list.path: list.text, "Settings.scene": other])
    let catalog = ResourceCatalog(project)
    let segue = catalog.storyboards.first?.controllers["List"]?.segues["settings"]
    #expect(segue?.destination.spelling == "SettingsViewController")
  }

  @Test("the module of the target is imported only if a document names it")
  func targetModule() {
    func scene(_ id: String, _ module: String) -> String {
      """
      <scene sceneID="\(id)s"><objects><viewController storyboardIdentifier="\(id)" id="\(id)" \
      customClass="C\(id)" customModule="\(module)" sceneMemberID="viewController"/></objects></scene>
      """
    }
    let text = Sample.storyboard(
      scene("a", "App\" customModuleProvider=\"target") + scene("b", "App") + scene("c", "Kit"))
    let scenes = ResourceCatalog(Sample.project([text.path: text.text])).storyboards[0].scenes
    #expect(scenes.mapValues(\.spelling) == ["a": "Ca", "b": "Cb", "c": "Kit.Cc"])
    let named = ResourceCatalog(Sample.project([text.path: text.text]), module: "Kit")
    #expect(named.storyboards[0].scenes["c"]?.spelling == "Cc")
  }

  @Test("only modules that the generated parts use are imported")
  func imports() {
    let text = Sample.storyboard(
      """
      <scene sceneID="a"><objects><tableViewController storyboardIdentifier="list" id="b" \
      customClass="List" customModule="Kit" sceneMemberID="viewController">
      <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="cell" id="c" \
      customClass="Cell" customModule="Cells"/></prototypes></tableView></tableViewController>
      </objects></scene>
      """)
    let catalog = ResourceCatalog(Sample.project([text.path: text.text]))
    var options = AccessorOptions()
    options.sections = [.cells]
    let code = AccessorPrinter(catalog, options).text
    #expect(code.contains("import Cells\n"))
    #expect(!code.contains("import Kit\n"))
  }

  @Test("device variants of a storyboard are merged with their common classes")
  func variants() {
    let phone = Sample.storyboard(
      """
      <scene sceneID="a"><objects><tableViewController storyboardIdentifier="list" id="b" \
      customClass="PhoneList" sceneMemberID="viewController"/></objects></scene>
      """, name: "Main~iphone")
    let pad = Sample.storyboard(
      """
      <scene sceneID="a"><objects><splitViewController storyboardIdentifier="list" id="b" \
      sceneMemberID="viewController"/></objects></scene>
      """, name: "Main~ipad")
    let project = Sample.project([phone.path: phone.text, pad.path: pad.text])
    let storyboards = ResourceCatalog(project).storyboards
    #expect(storyboards.map(\.name) == ["Main"])
    #expect(storyboards[0].scenes.mapValues(\.spelling) == ["list": "UIViewController"])
  }

  @Test("cells of static tables are omitted")
  func staticCells() {
    let text = Sample.storyboard(
      """
      <scene sceneID="a"><objects><tableViewController id="b" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" id="t"><sections><tableViewSection id="s"><cells>
      <tableViewCell reuseIdentifier="one" id="c"/></cells></tableViewSection></sections></tableView>
      </tableViewController></objects></scene>
      """)
    let storyboard = ResourceCatalog(Sample.project([text.path: text.text])).storyboards[0]
    #expect(storyboard.controllers.isEmpty)
  }

  @Test("each system view and controller has its framework's module")
  func frameworks() {
    for name in SystemClass.names where !name.hasPrefix("UI") {
      guard let known = SystemClass.named(name), known.isView || known.isViewController else {
        continue
      }
      #expect(FrameworkModule.named(for: name) != nil, "\(name)")
    }
    #expect(FrameworkModule.named(for: "PKCanvasView") == "PencilKit")
    #expect(FrameworkModule.named(for: "GLKView") == "GLKit")
    #expect(FrameworkModule.named(for: "UITableView") == nil)
  }
}
