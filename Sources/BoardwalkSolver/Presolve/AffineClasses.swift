/// A variable written as `scale × root + rate × parameter + offset`.
struct Affine: Sendable, Hashable {
  /// The variable it depends on; `none` where it is a constant.
  var root: Int32
  var scale: Double

  /// How it changes with the only parameter of a problem that has one; 0 for those that have several, whose
  /// parameters are roots.
  var rate = 0.0
  var offset: Double

  /// The root of constants.
  static let none: Int32 = -1

  /// The constant `value`.
  static func constant(_ value: Double) -> Affine {
    Affine(root: none, scale: 0, offset: value)
  }

  /// The same with `inner` in place of the root.
  func composed(with inner: Affine) -> Affine {
    Affine(
      root: inner.root, scale: scale * inner.scale, rate: scale * inner.rate + rate,
      offset: scale * inner.offset + offset)
  }

  /// The same where its root follows from parameters by `inner`, and rates are about `parameter`.
  func following(_ inner: Affine, _ parameter: Int32) -> Affine {
    guard rate != 0 else { return composed(with: inner) }
    return Affine(
      root: parameter, scale: scale * inner.scale + rate, offset: scale * inner.offset + offset)
  }
}

/// Variables sorted into classes whose members all follow from one of them, the class's root.
///
/// Most constraints of a layout are equalities of two edges. Joining their classes solves them all in
/// one pass, and leaves few unknowns to the simplex method.
struct AffineClasses: Sendable {
  private var links: [Affine]
  private var sizes: [Int32]

  /// The variable that rates are about; `Affine.none` without one.
  let parameter: Int32

  /// `count` variables, each alone.
  init(count: Int, parameter: Int32 = Affine.none) {
    self.parameter = parameter
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

  /// Makes the root `member` follow another root.
  mutating func join(_ member: Int32, as affine: Affine) {
    links[Int(member)] = affine
    if affine.root >= 0 { sizes[Int(affine.root)] += sizes[Int(member)] }
  }
}
