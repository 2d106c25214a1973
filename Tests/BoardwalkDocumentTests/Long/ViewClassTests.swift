import BoardwalkDocument
import Testing

@Suite("UIKit's classes for elements")
struct ViewClassTests {
  @Test(
    "A view's class is UI and the element's name, other frameworks' excepted",
    arguments: [
      ("view", "UIView"), ("label", "UILabel"), ("switch", "UISwitch"), ("window", "UIWindow"),
      ("imageView", "UIImageView"), ("segmentedControl", "UISegmentedControl"),
      ("tableViewCell", "UITableViewCell"),
      ("tableViewCellContentView", "UITableViewCellContentView"),
      ("collectionReusableView", "UICollectionReusableView"), ("containerView", "UIView"),
      ("webView", "UIWebView"), ("wkWebView", "WKWebView"), ("mapView", "MKMapView"),
      ("glkView", "GLKView"), ("mtkView", "MTKView"), ("skView", "SKView"),
      ("sceneKitView", "SCNView"), ("arskView", "ARSKView"), ("arscnView", "ARSCNView"),
      ("adBannerView", "ADBannerView"),
    ])
  func views(_ element: String, _ className: String) throws {
    let document = try #require(Document(xml: "<\(element)/>"))
    #expect(View(document.root).className == className)
  }

  @Test("A custom class replaces it, with the module it is in")
  func custom() throws {
    let document = try #require(
      Document(xml: "<label customClass=\"Badge\" customModule=\"Shelf\"/>"))
    let view = View(document.root)
    #expect(view.className == "Badge")
    #expect(view.customClass == CustomClass(name: "Badge", module: "Shelf"))
  }

  @Test("An empty class name is none: Interface Builder shows the class that it stands for")
  func emptyName() throws {
    let document = try #require(Document(xml: "<label customClass=\"\" customModule=\"Shelf\"/>"))
    let view = View(document.root)
    #expect(view.customClass == nil)
    #expect(view.className == "UILabel")
  }

  @Test("Each controller's element and class", arguments: ViewControllerKind.allCases)
  func controllers(_ kind: ViewControllerKind) throws {
    let document = try #require(Document(xml: "<\(kind.rawValue)/>"))
    #expect(ViewController(document.root).kind == kind)
    #expect(ViewController.isViewController(document.root))
    #expect(kind.className.lowercased().hasSuffix(kind.rawValue.lowercased()))
  }

  @Test("Controllers of elements that nobody knows yet are plain ones")
  func unknownController() throws {
    let document = try #require(
      Document(xml: "<timeMachineController sceneMemberID=\"viewController\"/>"))
    #expect(ViewController.isViewController(document.root))
    #expect(ViewController(document.root).className == "UIViewController")
  }

  @Test("A reference to another storyboard is a scene's member, and no controller")
  func placeholder() throws {
    let document = try #require(
      Document(xml: "<viewControllerPlaceholder sceneMemberID=\"viewController\"/>"))
    #expect(!ViewController.isViewController(document.root))
    #expect(document.viewControllers.isEmpty)
  }
}
