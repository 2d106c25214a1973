import Testing

@testable import BoardwalkScene

@Suite("Common names")
struct CommonNamesTests {
  /// Each with what it is called.
  static let all: [(Name, String)] = [
    (.action, "action"), (.alpha, "alpha"), (.autoresizingMask, "autoresizingMask"),
    (.backgroundImage, "backgroundImage"), (.button, "button"), (.caption, "caption"),
    (.catalog, "catalog"),
    (.cocoaTouchSystemColor, "cocoaTouchSystemColor"),
    (.collectionReusableView, "collectionReusableView"),
    (.collectionViewCell, "collectionViewCell"),
    (.collectionViewCellContentView, "collectionViewCellContentView"), (.color, "color"),
    (.colorSpace, "colorSpace"), (.constant, "constant"), (.constraint, "constraint"),
    (.customClass, "customClass"), (.customColorSpace, "customColorSpace"),
    (.customModule, "customModule"), (.customModuleProvider, "customModuleProvider"),
    (.declaration, "declaration"), (.destination, "destination"), (.document, "document"),
    (.eventType, "eventType"), (.exit, "exit"), (.family, "family"),
    (.firstAttribute, "firstAttribute"), (.firstItem, "firstItem"),
    (.firstResponder, "firstResponder"), (.fixedFrame, "fixedFrame"),
    (.font, "font"), (.fontDescription, "fontDescription"), (.frame, "frame"), (.height, "height"),
    (.id, "id"),
    (.image, "image"), (.imageView, "imageView"), (.initial, "initial"), (.installed, "installed"),
    (.key, "key"),
    (.kind, "kind"), (.label, "label"), (.minimumFontSize, "minimumFontSize"),
    (.minimumScaleFactor, "minimumScaleFactor"), (.module, "module"), (.multiplier, "multiplier"),
    (.name, "name"), (.navigationBar, "navigationBar"),
    (.navigationController, "navigationController"), (.navigationItem, "navigationItem"),
    (.`nil`, "nil"), (.objects, "objects"), (.outlet, "outlet"),
    (.outletCollection, "outletCollection"), (.placeholder, "placeholder"),
    (.placeholderIdentifier, "placeholderIdentifier"), (.point, "point"),
    (.pointSize, "pointSize"),
    (.preservesSuperviewLayoutMargins, "preservesSuperviewLayoutMargins"), (.priority, "priority"),
    (.property, "property"), (.rect, "rect"), (.reference, "reference"), (.relation, "relation"),
    (.relationship, "relationship"), (.scene, "scene"), (.sceneDock, "sceneDock"),
    (.sceneID, "sceneID"), (.sceneMemberID, "sceneMemberID"), (.scenes, "scenes"),
    (.secondAttribute, "secondAttribute"), (.secondItem, "secondItem"), (.segue, "segue"),
    (.selector, "selector"), (.state, "state"), (.style, "style"), (.symbolic, "symbolic"),
    (.systemColor, "systemColor"), (.tabBar, "tabBar"), (.tabBarItem, "tabBarItem"),
    (.tableView, "tableView"), (.tableViewCell, "tableViewCell"),
    (.tableViewCellContentView, "tableViewCellContentView"), (.text, "text"),
    (.textInputTraits, "textInputTraits"), (.title, "title"), (.toolbar, "toolbar"),
    (.tools, "tools"), (.toolsVersion, "toolsVersion"), (.type, "type"),
    (.unwindAction, "unwindAction"), (.userLabel, "userLabel"), (.value, "value"),
    (.variation, "variation"), (.view, "view"), (.viewLayoutGuide, "viewLayoutGuide"),
    (.visualEffectView, "visualEffectView"), (.weight, "weight"), (.width, "width"), (.x, "x"),
    (.y, "y"),
  ]

  @Test("are the words that they are called by", arguments: all)
  func words(name: Name, text: String) {
    #expect(name.text == text)
    #expect(Vocabulary.name(text) == name)
    #expect(name == Name(text))
    #expect(name != Name(text + "s"))
  }

  @Test("are all of those that the vocabulary begins with")
  func beginning() {
    #expect(Name.common == Self.all.map(\.1))
    #expect(Set(Name.common).count == Name.common.count)
  }
}
