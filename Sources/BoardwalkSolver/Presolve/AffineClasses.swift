/// A variable as an affine expression: `scale × root + offset`.
struct Affine: Sendable, Hashable {
  /// The variable of the expression; `none` for a constant.
  var root: Int32
  var scale: Double
  var offset: Double

  /// The root of constants.
  static let none: Int32 = -1

  /// The expression with `inner` substituted for the root.
  func composed(with inner: Affine) -> Affine {
    Affine(
      root: inner.root, scale: scale * inner.scale, offset: scale * inner.offset + offset)
  }

  /// The value of the expression where `values` are those of the roots.
  func value(at values: [Double]) -> Double {
    root < 0 ? offset : scale * values[Int(root)] + offset
  }
}

/// Classes of variables that determine each other: every member is an affine expression of the root
/// of its class (union-find with path compression).
///
/// Most constraints of a layout are equalities of two edges. Joining classes solves them in one
/// pass and leaves few unknowns to the simplex method.
struct AffineClasses: Sendable {
  private var links: [Affine]
  private var sizes: [Int32]

  /// `count` variables, each in a class of its own.
  init(count: Int) {
    links = (0..<Int32(count)).map { Affine(root: $0, scale: 1, offset: 0) }
    sizes = [Int32](repeating: 1, count: count)
  }

  /// The expression of `variable` in terms of its root.
  mutating func resolve(_ variable: Int32) -> Affine {
    var link = links[Int(variable)]
    var isDirect = true
    while link.root >= 0 {
      let next = links[Int(link.root)]
      if next.root == link.root { break }
      link = link.composed(with: next)
      isDirect = false
    }
    if !isDirect { links[Int(variable)] = link }
    return link
  }

  /// The number of variables in the class of `root`.
  func size(of root: Int32) -> Int32 { sizes[Int(root)] }

  /// Joins the class of the root `member` to another one.
  mutating func join(_ member: Int32, as affine: Affine) {
    links[Int(member)] = affine
    if affine.root >= 0 { sizes[Int(affine.root)] += sizes[Int(member)] }
  }
}
