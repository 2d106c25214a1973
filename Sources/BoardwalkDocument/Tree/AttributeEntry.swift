/// An attribute by its element's node and its place in the list of all the tree's attributes.
struct AttributeEntry: Sendable {
  let node: Int32
  let attribute: Int32
}
