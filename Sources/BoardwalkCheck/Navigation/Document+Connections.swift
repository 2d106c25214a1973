import BoardwalkDocument

extension Document {
  /// The segues, in document order.
  var segues: [Segue] { elements(of: .segue).map(Segue.init) }

  /// The outlets and outlet collections, in document order.
  var outlets: [Element] { elements { $0 == .outlet || $0 == .outletCollection } }
}
