/// The distribution of a stack view, as `UIStackView.Distribution`.
package enum StackDistribution: String, Sendable, Hashable, CaseIterable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}
