import Testing

@testable import BoardwalkProject

@Suite("Swift selectors")
struct SwiftSelectorTests {
  private func method(_ declaration: String) throws -> MethodDeclaration {
    let table = ClassTable.swift("class A: UIView { @objc func \(declaration) {} }")
    return try #require(table.types.first?.methods.first)
  }

  @Test(
    "the first label is joined with With",
    arguments: [
      ("save()", "save"), ("save(_ a: Int)", "save:"), ("save(a: Int)", "saveWithA:"),
      ("save(item: Int)", "saveWithItem:"), ("save(URL: Int)", "saveWithURL:"),
      ("save(_: Int)", "save:"), ("save(item i: Int)", "saveWithItem:"),
      ("save(`in`: Int)", "saveIn:"),
    ])
  func firstLabel(_ declaration: String, _ selector: String) throws {
    #expect(try method(declaration).selector == selector)
  }

  @Test(
    "a preposition needs no With, in the label or the name",
    arguments: [
      ("move(to a: Int)", "moveTo:"), ("move(toPlace a: Int)", "moveToPlace:"),
      ("move(tomorrow a: Int)", "moveWithTomorrow:"), ("move(with a: Int)", "moveWith:"),
      ("move(within a: Int)", "moveWithin:"), ("move(format a: Int)", "moveWithFormat:"),
      ("moveTo(place: Int)", "moveToPlace:"), ("lookAt(_ a: Int)", "lookAt:"),
      ("lookAt(item: Int)", "lookAtItem:"), ("at(index: Int)", "atIndex:"),
      ("goto(place: Int)", "gotoWithPlace:"), ("moveTo(to a: Int)", "moveToTo:"),
      ("didChangeFor(sender: Int)", "didChangeForSender:"),
    ])
  func prepositions(_ declaration: String, _ selector: String) throws {
    #expect(try method(declaration).selector == selector)
  }

  @Test(
    "further labels stand alone, and omitted labels keep the colon",
    arguments: [
      ("tap(_ a: Int, b: Int)", "tap:b:"), ("tap(_ a: Int, _ b: Int)", "tap::"),
      ("tap(_ a: Int, with b: Int)", "tap:with:"),
      ("tap(a: Int, _ b: Int, c: Int)", "tapWithA::c:"),
    ])
  func otherLabels(_ declaration: String, _ selector: String) throws {
    #expect(try method(declaration).selector == selector)
  }

  @Test(
    "types and defaults between labels are skipped",
    arguments: [
      "tap(_ a: [Int: String] = [:], b: Int)", "tap(_ a: (Int, Int) -> Void, b: Int = f(1, 2))",
      "tap(_ a: @escaping (_ x: Int, _ y: Int) -> Void, b: inout Int)",
      "tap(_ a: Array<[Int]>?, b: Int...)", "tap<T>(_ a: T, b: T) throws -> T where T: P",
      "tap(_ a: Int = [1, 2].first { $0 > 1 } ?? 0, b: Int)",
      "tap(@ViewBuilder _ a: () -> T, b: Int)", "tap(/* a, b: */ _ a: Int, // c:\n b: Int)",
    ])
  func types(_ declaration: String) throws {
    #expect(try method(declaration).selector == "tap:b:")
    #expect(try method(declaration).spelling == "tap(_:b:)")
  }

  @Test(
    "an old project's selector has no first label",
    arguments: [
      ("load(sender: Int)", "load:"), ("load(_ a: Int)", "load:"), ("load()", "load"),
      ("load(a: Int, b: Int)", "load:b:"), ("moveTo(place: Int)", "moveTo:"),
      ("tap(sender: AnyObject, _ event: UIEvent)", "tap::"),
    ])
  func oldSelectors(_ declaration: String, _ selector: String) throws {
    #expect(try method(declaration).oldSelector == selector)
  }

  @Test(
    "only a method whose one parameter is a segue is an unwind action",
    arguments: [
      ("back(_ segue: UIStoryboardSegue)", true), ("back(segue: UIKit.UIStoryboardSegue)", true),
      ("back(_ segue: UIStoryboardSegue?)", true),
      ("back(_ segue: UIStoryboardSegue, a: Int)", false),
      ("back(_ sender: Any)", false), ("back()", false), ("back(_ s: [UIStoryboardSegue])", true),
    ])
  func unwinding(_ declaration: String, _ isUnwindAction: Bool) throws {
    #expect(try method(declaration).isUnwindAction == isUnwindAction)
  }
}
