import BoardwalkDocument

// The constraints that Xcode 7 makes for views with a fixed frame: a set for each pair of size
// classes, of which the system installs one (93 views of one storyboard).
extension NibEncoder {
  /// The keys of the variations that have a set.
  static let sizeClassKeys = [
    "default", "heightClass=compact", "heightClass=regular", "widthClass=compact",
    "heightClass=compact-widthClass=compact", "heightClass=regular-widthClass=compact",
    "widthClass=regular", "heightClass=compact-widthClass=regular",
    "heightClass=regular-widthClass=regular",
  ]

  /// The sets for the subviews of `view` with a fixed frame; none if it has no such subview.
  mutating func fixedFrameSets(in view: Element) -> [[ArchivedValue]] {
    if let known = fixedFrameSetsOfView[view.index] { return known }
    let fixed = fixedSubviews(of: view)
    guard !fixed.isEmpty, let superview = object(of: view) else { return [] }
    // Without variations in the document, Xcode 7 writes other constraints (1 nib, whose document
    // was changed after the build).
    guard document.tree.names.contains("variation") else {
      refuse(view, .combination("fixed frames without variations for Xcode 7"))
      return []
    }
    let sets = Self.sizeClassKeys.map { _ in
      fixed.flatMap { fixedFrame(of: $0, in: superview) }
    }
    members += sets.joined()
    fixedFrameSetsOfView[view.index] = sets
    return sets
  }

  /// The subviews with a fixed frame for which Xcode 7 makes constraints.
  private func fixedSubviews(of view: Element) -> [Element] {
    guard generation == .xcode7, document.root["useTraitCollections"] == "YES" else { return [] }
    return Self.parts(of: view).filter { $0["fixedFrame"] == "YES" && object(of: $0) != nil }
  }

  /// The distances from the left and the top of the superview, the width and the height.
  private mutating func fixedFrame(of view: Element, in superview: Int) -> [ArchivedValue] {
    guard let object = object(of: view) else { return [] }
    let frame = frame(view)
    let numbers = (frame?.origin ?? [0, 0]) + (frame?.size ?? [0, 0])
    return zip(["left", "top", "width", "height"], numbers).map { name, constant in
      let attribute = Int8(EnumerationTable.layoutAttribute.numbers[name] ?? 0)
      let isSize = ["width", "height"].contains(name)
      let second = ArchivedValue.int8(isSize ? 0 : attribute)
      var entries: [ArchivedObject.Entry] = [
        .init("NSFirstItem", .reference(object)), .init("NSFirstAttributeV2", .int8(attribute)),
        .init("NSFirstAttribute", .int8(attribute)), .init("NSSecondAttributeV2", second),
        .init("NSSecondAttribute", second), .init("NSShouldBeArchived", .bool(true)),
        .init(
          "NSLayoutIdentifier",
          builder.text("IB auto generated at build time for view with fixed frame")),
      ]
      if !isSize { entries.append(.init("NSSecondItem", .reference(superview))) }
      if constant != 0 {
        entries += [
          .init("NSConstantV2", .double(constant)), .init("NSConstant", .double(constant)),
        ]
      }
      return builder.add("NSIBPrototypingLayoutConstraint", entries)
    }
  }
}
