import Testing

@testable import BoardwalkSolver

@Suite("Affine equivalence classes")
struct AffineClassesTests {
  /// Edges that are 10 points apart from each other, each following from the one before.
  private func chain(_ count: Int32) -> AffineClasses {
    var classes = AffineClasses(count: Int(count))
    for edge in (1..<count).reversed() {
      classes.join(edge, as: Affine(root: edge - 1, scale: 1, offset: 10))
    }
    return classes
  }

  @Test("variables start in separate classes")
  func alone() {
    var classes = AffineClasses(count: 3)
    for variable in Int32(0)..<3 {
      #expect(classes.resolve(variable) == Affine(root: variable, scale: 1, offset: 0))
      #expect(classes.size(of: variable) == 1)
    }
  }

  @Test("find follows any chain to its root", arguments: [2, 10, 10_000] as [Int32])
  func chains(_ count: Int32) {
    var classes = chain(count)
    let last = Affine(root: 0, scale: 1, offset: 10 * Double(count - 1))
    #expect(classes.resolve(count - 1) == last)
    #expect(classes.size(of: 0) == count)
  }

  @Test("find is idempotent in any order")
  func repetition() {
    var (upwards, downwards) = (chain(50), chain(50))
    let first = (Int32(0)..<50).map { upwards.resolve($0) }
    let second = (Int32(0)..<50).reversed().map { downwards.resolve($0) }
    #expect(first == second.reversed())
    #expect(first == (Int32(0)..<50).map { upwards.resolve($0) })
  }

  @Test("classes may end in constants")
  func constants() {
    var classes = chain(3)
    classes.join(0, as: Affine(root: Affine.none, scale: 0, offset: 5))
    #expect((Int32(0)..<3).map { classes.resolve($0).offset } == [5, 15, 25])
    #expect((Int32(0)..<3).allSatisfy { classes.resolve($0).root == Affine.none })
  }

  @Test("substitution equals arithmetic")
  func composition() {
    let outer = Affine(root: 4, scale: 2, offset: 1)
    let inner = Affine(root: 7, scale: -5, offset: 10)
    // 2 (-5 r + 10) + 1
    #expect(outer.composed(with: inner) == Affine(root: 7, scale: -10, offset: 21))
    let third = Affine(root: 9, scale: 3, offset: 2)
    #expect(
      outer.composed(with: inner).composed(with: third)
        == outer.composed(with: inner.composed(with: third)))
  }
}
