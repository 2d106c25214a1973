/// `UICollectionView.CellRegistration`: a block that configures the cells of a collection.
struct CellRegistration {
  /// The class in which the class of registrations is.
  static let owner = "UICollectionView"

  /// The class of registrations in code.
  static let className = "UICollectionView.CellRegistration"

  /// The method that makes a cell.
  static let method = "dequeueConfiguredReusableCell"

  /// The block that gets the cell, its place and its item.
  let handler: Value

  /// The registration that `value` is; nil for another value.
  init?(_ value: Value?) {
    guard case .object(Self.className, let fields)? = value, let handler = fields["handler"],
      handler.caller != nil
    else { return nil }
    self.handler = handler
  }

  /// The reuse identifier, which no other registration has.
  var identifier: String {
    guard case .closure(let closure) = handler else { return "registration \(handler.text)" }
    return "registration \(closure.block.range.lowerBound)"
  }
}
