/// A scene of a test's storyboard, described in a few words; ids are the scene's own with a number.
struct Sketch {
  let id: String
  private let element: String
  private var attributes: [(String, String)]
  private var ways: [SketchedSegue] = []
  private var connections = ""
  private var views = ""
  private var parts = ""
  private var objects = ""
  private var navigationItem: String?
  private var nextID = 1

  /// A view controller of the class `AViewController` for `a`, unless told otherwise.
  init(_ id: String, _ element: String = "viewController", class name: String? = nil) {
    self.id = id
    self.element = element
    let usual = "\(id.prefix(1).uppercased())\(id.dropFirst())ViewController"
    let className = name ?? (element == "viewController" ? usual : "")
    attributes = className.isEmpty ? [] : [("customClass", className)]
  }

  /// A navigation controller of UIKit's own class.
  static func navigation(_ id: String, root: String?) -> Sketch {
    let sketch = Sketch(id, "navigationController")
    return root.map { sketch.way(.relationship("rootViewController", $0)) } ?? sketch
  }

  /// A tab bar controller of UIKit's own class.
  static func tabs(_ id: String, _ children: String...) -> Sketch {
    children.reduce(Sketch(id, "tabBarController")) {
      $0.way(.relationship("viewControllers", $1))
    }
  }

  /// A split view controller of UIKit's own class.
  static func split(_ id: String, primary: String, secondary: String) -> Sketch {
    // The other way round than the columns stand, as documents may have it.
    Sketch(id, "splitViewController").way(.relationship("detailViewController", secondary))
      .way(.relationship("masterViewController", primary))
  }

  /// A stand-in for a scene of another storyboard.
  static func reference(
    _ id: String, storyboard: String? = nil, identifier: String? = nil
  ) -> Sketch {
    var sketch = Sketch(id, "viewControllerPlaceholder")
    if let storyboard { sketch = sketch.with("storyboardName", storyboard) }
    return identifier.map { sketch.with("referencedIdentifier", $0) } ?? sketch
  }

  /// With an attribute of the controller.
  func with(_ name: String, _ value: String) -> Sketch {
    changed { $0.attributes.append((name, value)) }
  }

  /// With a segue from the controller itself.
  func way(_ way: SketchedSegue) -> Sketch { changed { $0.ways.append(way) } }

  /// With a button that says `title` and starts `way`.
  func button(_ title: String, _ way: SketchedSegue? = nil, _ attributes: String = "") -> Sketch {
    changed { sketch in
      let segue = way.map { sketch.xml($0) } ?? ""
      sketch.views += """
        <button id="\(sketch.newID())" \(attributes)><state key="normal" title="\(title)"/>
        <connections>\(segue)</connections></button>
        """
    }
  }

  /// With a container view for the destination of `way`.
  func container(_ way: SketchedSegue) -> Sketch {
    changed { sketch in
      let segue = sketch.xml(way)
      sketch.views += """
        <containerView id="\(sketch.newID())"><connections>\(segue)</connections></containerView>
        """
    }
  }

  /// With views as a document spells them.
  func view(_ xml: String) -> Sketch { changed { $0.views += xml } }

  /// With a navigation item as a document spells it.
  func item(_ attributes: String, _ content: String = "") -> Sketch {
    changed { sketch in
      sketch.navigationItem =
        "<navigationItem key=\"navigationItem\" id=\"\(sketch.newID())\" \(attributes)>\(content)"
        + "</navigationItem>"
    }
  }

  /// With a navigation item that only has a title.
  func title(_ title: String) -> Sketch { item("title=\"\(title)\"") }

  /// With an outlet of the controller, or, where `isCollection`, one of an outlet collection.
  func outlet(_ property: String, _ destination: String, isCollection: Bool = false) -> Sketch {
    changed { sketch in
      sketch.connections +=
        "<outlet\(isCollection ? "Collection" : "") property=\"\(property)\" "
        + "destination=\"\(destination)\" id=\"\(sketch.newID())\"/>"
    }
  }

  /// With whatever else a controller may hold, as a document spells it.
  func part(_ xml: String) -> Sketch { changed { $0.parts += xml } }

  /// With an object beside the controller, as a document spells it.
  func object(_ xml: String) -> Sketch { changed { $0.objects += xml } }

  /// With a connected `delegate` outlet.
  var delegated: Sketch {
    changed { sketch in
      sketch.objects += "<customObject id=\"\(sketch.id)-d\" customClass=\"Delegate\"/>"
      sketch.connections +=
        "<outlet property=\"delegate\" destination=\"\(sketch.id)-d\" id=\"\(sketch.newID())\"/>"
    }
  }

  private func changed(_ change: (inout Sketch) -> Void) -> Sketch {
    var sketch = self
    change(&sketch)
    return sketch
  }

  private mutating func newID() -> String {
    defer { nextID += 1 }
    return "\(id)-\(nextID)"
  }

  private mutating func xml(_ way: SketchedSegue) -> String {
    way.xml(id: newID(), exit: "\(id)-exit")
  }

  /// The scene as a document spells it.
  var xml: String {
    var sketch = self
    let segues = ways.map { sketch.xml($0) }.joined()
    let attributes = attributes.map { " \($0)=\"\($1)\"" }.joined()
    let view =
      element == "viewController"
      ? "<view key=\"view\" id=\"\(id)-view\"><subviews>\(views)</subviews></view>" : ""
    return """
      <scene sceneID="\(id)-scene"><objects>
      <\(element) id="\(id)"\(attributes) sceneMemberID="viewController">
      \(view)\(navigationItem ?? "")\(parts)
      <connections>\(connections)\(segues)</connections>
      </\(element)>
      <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>\(objects)
      </objects></scene>
      """
  }
}
