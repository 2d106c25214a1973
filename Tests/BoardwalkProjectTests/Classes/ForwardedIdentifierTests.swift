import BoardwalkBase
import Testing

@testable import BoardwalkProject

/// Projects call UIKit through functions of their own.
@Suite("Identifiers passed through functions")
struct ForwardedIdentifierTests {
  private static let controller = """
    extension UIViewController {
      func go(to name: String, _ item: Item? = nil) { performSegue(withIdentifier: name, sender: item) }
      static func make(_ name: String) -> UIViewController {
        return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name)
      }
    }
    """

  private func namings(_ texts: String...) -> [String] {
    ClassTable(
      texts.enumerated().map { SourceFile(path: "App/\($0.offset).swift", text: $0.element) }
    ).namings.filter { $0 != "storyboard Main" }
  }

  @Test(
    "arguments of a function that passes them on are identifiers",
    arguments: [
      ("go(to: \"a\")", ["segue a"]), ("self.go(to: Names.a, item)", ["segue a"]),
      ("list.go(at: path, to: \"a\")", ["segue a"]),
      ("let c = UIViewController.make(\"a\")", ["scene a"]),
      ("go(to: item.name)", []), ("go(from: \"a\")", []), ("make(name: \"a\")", []),
      ("func go(to name: String) {}", []),
    ])
  func calls(_ call: String, _ expected: [String]) {
    let caller = "enum Names { static let a = \"a\" }\nfunc f() { \(call) }"
    #expect(namings(Self.controller, caller) == expected)
  }

  @Test(
    "a function that may do something else with its argument passes nothing on",
    arguments: [
      "func go(to name: String) { if name.isEmpty { return }; performSegue(withIdentifier: name, sender: 1) }",
      "func go(to name: String) { let name = name + \"s\"; performSegue(withIdentifier: name, sender: 1) }",
      "func go(to name: String) { performSegue(withIdentifier: other, sender: 1) }",
      "func go(to url: String) { storage.load(UINib(nibName: url, bundle: other)) }",
    ])
  func others(_ function: String) {
    #expect(namings("extension A { \(function) }\nfunc f() { go(to: \"a\") }") == [])
  }

  @Test("a function is unknown where another one has its name and label")
  func namesakes() {
    let other = "class B { func go(to place: String) { open(place) } }"
    #expect(namings(Self.controller, other, "func f() { go(to: \"a\") }") == [])
  }

  @Test("the cases of an enumeration that is passed on are identifiers, if code mentions them")
  func enumerations() {
    let function = """
      enum Way: String { case first = "a", second, unused }
      extension UIViewController {
        func go(_ way: Way) { performSegue(withIdentifier: way.rawValue, sender: nil) }
      }
      func f() { go(.first); go(.second) }
      """
    #expect(namings(function) == ["segue a", "segue second"])
  }

  @Test("each class has its own cases of an associated enumeration")
  func associated() {
    let handler = """
      protocol Going { associatedtype Way: RawRepresentable }
      extension Going where Self: UIViewController, Way.RawValue == String {
        func go(_ way: Way) { performSegue(withIdentifier: way.rawValue, sender: nil) }
      }
      """
    let classes = ["a", "b"].map {
      "class \($0.uppercased()): Going { enum Way: String { case \($0) }\nfunc f() { go(.\($0)) } }"
    }
    #expect(namings(handler, classes[0], classes[1]) == ["segue a", "segue b"])
    let plain = handler.replacing("associatedtype Way: RawRepresentable", with: "")
    #expect(namings(plain, classes[0], classes[1]) == [])
  }
}
