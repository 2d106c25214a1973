import BoardwalkDocument
import Testing

@Suite("UIKit's classes for elements")
struct ViewClassTests {
  @Test(
    "a view's class is its element's name with UI, or that of another framework",
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

  @Test("a custom class replaces it and has a module")
  func custom() throws {
    let document = try #require(
      Document(xml: "<label customClass=\"Badge\" customModule=\"Shelf\"/>"))
    let view = View(document.root)
    #expect(view.className == "Badge")
    #expect(view.customClass == CustomClass(name: "Badge", module: "Shelf"))
  }

  @Test("an empty custom class is nil")
  func emptyName() throws {
    let document = try #require(Document(xml: "<label customClass=\"\" customModule=\"Shelf\"/>"))
    let view = View(document.root)
    #expect(view.customClass == nil)
    #expect(view.className == "UILabel")
  }

  @Test("each controller element has a class", arguments: ViewControllerKind.allCases)
  func controllers(_ kind: ViewControllerKind) throws {
    let document = try #require(Document(xml: "<\(kind.rawValue)/>"))
    #expect(ViewController(document.root).kind == kind)
    #expect(ViewController.isViewController(document.root))
    #expect(kind.className.lowercased().hasSuffix(kind.rawValue.lowercased()))
  }

  @Test("unknown controller elements are plain view controllers")
  func unknownController() throws {
    let document = try #require(
      Document(xml: "<timeMachineController sceneMemberID=\"viewController\"/>"))
    #expect(ViewController.isViewController(document.root))
    #expect(ViewController(document.root).kind.className == "UIViewController")
  }

  @Test("a storyboard reference belongs to a scene and is not a controller")
  func placeholder() throws {
    let document = try #require(
      Document(xml: "<viewControllerPlaceholder sceneMemberID=\"viewController\"/>"))
    #expect(!ViewController.isViewController(document.root))
    #expect(document.viewControllers.isEmpty)
  }
}
