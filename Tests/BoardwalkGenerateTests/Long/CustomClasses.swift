import BoardwalkProject
import BoardwalkSchema

/// Declarations of the classes that documents name, read off their text.
struct CustomClasses {
  /// The classes of the target.
  private(set) var target = ""

  /// The classes of other modules, by module.
  private(set) var modules: [String: String] = [:]

  init(_ project: Project) {
    var bases: [String?: [String: String]] = [:]
    let elements = project.documents.filter(\.isSupported).flatMap { document in
      document.root.descendants.filter { $0["customClass"] != nil }
    }
    let targets = Set(
      elements.filter { $0["customModuleProvider"] == "target" }.compactMap { $0["customModule"] })
    for element in elements {
      let runtime = element["customClass"] ?? ""
      guard let name = runtime.split(separator: ".").last.map(String.init) else { continue }
      let isInTarget = element["customModuleProvider"] == "target"
      var module = element["customModule"].flatMap { isInTarget || targets.contains($0) ? nil : $0 }
      if runtime.contains(".") { module = runtime.split(separator: ".").first.map(String.init) }
      if module == nil, SystemClass.named(name) != nil { continue }
      let base = Self.base(of: element.name)
      let known = bases[module]?[name]
      bases[module, default: [:]][name] = known.map { Self.nearer($0, base) } ?? base
    }
    for (module, classes) in bases {
      let code = classes.sorted { $0.key < $1.key }.map { name, base in
        "@MainActor open class \(name): \(base) {}\n"
      }.joined()
      let imports = Set(classes.values.compactMap(Self.framework)).sorted()
        .map { "import \($0)\n" }.joined()
      if let module {
        modules[module] = imports + code
      } else {
        target = imports + code
      }
    }
  }

  /// The class of the element `name`, as far as Swift can inherit it.
  private static func base(of name: String) -> String {
    let own = Schema.className(of: name)
    guard own != "UIHostingController" else { return "UIViewController" }
    guard let known = SystemClass.named(own), known.isView || known.isViewController else {
      return "NSObject"
    }
    return own
  }

  /// Of two classes that objects of one custom class have, the one that inherits the other.
  private static func nearer(_ first: String, _ second: String) -> String {
    SystemClass.named(second)?.lineage.contains(first) ?? false ? second : first
  }

  private static func framework(of base: String) -> String? {
    [
      "AVPlayerViewController": "AVKit", "GLKViewController": "GLKit", "GLKView": "GLKit",
      "MKMapView": "MapKit", "WKWebView": "WebKit", "SCNView": "SceneKit", "ARSCNView": "ARKit",
      "SKView": "SpriteKit", "ARSKView": "ARKit", "MTKView": "MetalKit", "ADBannerView": "iAd",
    ][base] ?? "UIKit"
  }
}
