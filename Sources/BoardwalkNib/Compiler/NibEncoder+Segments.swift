import BoardwalkDocument

// The segments of segmented controls.
extension NibEncoder {
  /// The segments of a control from the first one on.
  mutating func segments(_ control: Element) -> ArchivedValue? {
    builder.collection("NSMutableArray", segmentObjects(of: control))
  }

  /// The segments as subviews: older controls have the last one at the back.
  mutating func segmentViews(_ control: Element) -> ArchivedValue? {
    let objects = segmentObjects(of: control)
    return builder.collection(
      "NSMutableArray", generation < .xcode11 ? objects.reversed() : objects)
  }

  private mutating func segmentObjects(of control: Element) -> [ArchivedValue] {
    if let known = segmentsOfControl[control.index] { return known }
    let elements = control.list("segments")
    let places = segmentPlaces(elements.count, in: control)
    let objects = zip(elements.indices, elements).map { position, element in
      segment(element, of: control, position: position, place: places[position])
    }
    segmentsOfControl[control.index] = objects
    return objects
  }

  // MARK: Places

  /// The place of a segment: a number for the first, the last or one between them, its frame, and
  /// the part of its background that is stretched.
  private struct SegmentPlace {
    let number: Int
    let x: Double
    let size: [Double]
    var stretch: [Double]?
  }

  /// The places of `count` segments. Since Xcode 11 a control places them when it is shown; before,
  /// it has divided its width, with a point between two segments.
  private mutating func segmentPlaces(_ count: Int, in control: Element) -> [SegmentPlace] {
    let last = count - 1
    guard generation < .xcode11 else {
      return (0..<count).map {
        SegmentPlace(number: $0 == 0 ? 0 : $0 == last ? 1 : 3, x: 0, size: [0, Self.segmentHeight])
      }
    }
    let size = frame(control)?.size ?? [0, 0]
    let width = ((size[0] - Double(last)) / Double(max(count, 1))).rounded(.down)
    let rest = size[0] - Double(last) - width * Double(count)
    // Of two segments the last is a point wider, if the width is odd. More points than one may go to
    // several segments.
    if count < 2 || rest < 0 || rest > 1 || rest != rest.rounded() {
      refuse(control, .combination("the widths of these segments for Xcode \(generation.rawValue)"))
    }
    return (0..<count).map {
      SegmentPlace(
        number: $0 == 0 ? 0 : $0 == last ? 2 : 1, x: Double($0) * (width + 1),
        size: [$0 == last ? width + rest : width, size[1]],
        stretch: stretch(isFirst: $0 == 0, isLast: $0 == last))
    }
  }

  private static let segmentHeight = 32.0

  /// The stretched part beside the round ends: its origin and its size. On the screens of Xcode 7,
  /// it has another one than since Xcode 8 (288 controls of Xcode 7, 77 of Xcode 8 and 9).
  private func stretch(isFirst: Bool, isLast: Bool) -> [Double] {
    if generation == .xcode7 {
      let (y, height) = (0.49941176470588233, 0.0011764705882352942)
      guard isFirst || isLast else { return [0, y, 1, height] }
      return [isFirst ? 0.9433333333333334 : 0.05444444444444444, y, 0.0022222222222222222, height]
    }
    let (y, height) = (0.485, 0.0005882352941176471)
    guard isFirst || isLast else { return [0, y, 1, height] }
    return [isFirst ? 0.9161111111111111 : 0.02722222222222222, y, 0.0011111111111111111, height]
  }

  // MARK: Objects

  private mutating func segment(
    _ element: Element, of control: Element, position: Int, place: SegmentPlace
  ) -> ArchivedValue {
    check(element, attributes: ["title", "image"], children: [])
    let center = [place.x + place.size[0] / 2, place.size[1] / 2]
    var entries: [ArchivedObject.Entry] = [
      .init("UIBounds", .data(PackedGeometry.bytes([0, 0] + place.size))),
      .init("UICenter", .data(PackedGeometry.bytes(center))),
      .init("UIAutoresizeSubviews", .bool(true)),
      .init("UIViewSemanticContentAttribute", .int8(0)), .init("UISegmentStyle", .int8(5)),
    ]
    entries += newerViewEntries
    if let stretch = place.stretch {
      entries += [
        .init("UIOpaque", .bool(true)),
        .init("UIContentStretch", .data(PackedGeometry.bytes(stretch))),
      ]
    }
    let info =
      element["image"].map { _ in image("image", of: element) }
      ?? text("title", "segmentTitles[\(position)]", of: element, owner: control)
    if let info { entries.append(.init("UISegmentInfo", info)) }
    if place.number != 0 { entries.append(.init("UISegmentPosition", .integer(place.number))) }
    return builder.add("UISegment", entries)
  }
}
