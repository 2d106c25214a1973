import BoardwalkBase
import BoardwalkDocument
import BoardwalkTestSupport
import Testing

@testable import BoardwalkPlatform

/// Laws that hold of every flow layout, whatever its sections are like.
@Suite("Flow layout laws")
struct FlowLawTests {
  /// A section whose sizes and distances follow from `random`.
  private func section(_ random: inout SeededGenerator) -> FlowSection {
    func number(_ limit: Int) -> Double { Double(random.number(below: limit)) }
    let count = random.number(below: 12)
    let size = LayoutSize(width: 5 + number(60), height: 5 + number(60))
    let isUniform = random.number(below: 2) == 0
    let sizes = (0..<count).map { _ in LayoutSize(width: 5 + number(60), height: 5 + number(60)) }
    return FlowSection(
      isUniform ? .uniform(size, count: count) : .each(sizes),
      inset: LayoutInsets(top: number(9), left: number(9), bottom: number(9), right: number(9)),
      minimumLineSpacing: number(20), minimumInteritemSpacing: number(20),
      headerSize: LayoutSize(width: number(30), height: number(30)),
      footerSize: LayoutSize(width: number(30), height: number(30)))
  }

  private func sections(_ seed: UInt64) -> [FlowSection] {
    var random = SeededGenerator(seed: seed)
    return (0..<4).map { _ in section(&random) }
  }

  /// The paths of all items of `sections`.
  private func paths(_ sections: [FlowSection]) -> [ItemPath] {
    sections.enumerated().flatMap { section, content in
      (0..<content.items.count).map { ItemPath(section: section, item: $0) }
    }
  }

  private func turned(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width: size.height, height: size.width)
  }

  private func turned(_ rect: LayoutRect) -> LayoutRect {
    LayoutRect(x: rect.minY, y: rect.minX, width: rect.size.height, height: rect.size.width)
  }

  /// `section` with across and down exchanged.
  private func turned(_ section: FlowSection) -> FlowSection {
    var turned = section
    switch section.items {
    case .uniform(let size, let count): turned.items = .uniform(self.turned(size), count: count)
    case .each(let sizes): turned.items = .each(sizes.map { self.turned($0) })
    }
    turned.inset = LayoutInsets(
      top: section.inset.left, left: section.inset.top, bottom: section.inset.right,
      right: section.inset.bottom)
    turned.headerSize = self.turned(section.headerSize)
    turned.footerSize = self.turned(section.footerSize)
    return turned
  }

  @Test("horizontal scrolling is the transpose of vertical scrolling (FLOW-12)")
  func transposition() {
    let size = LayoutSize(width: 150, height: 90)
    for seed in UInt64(0)..<60 {
      let sections = sections(seed)
      let down = FlowArrangement(sections, in: size)
      let sideways = FlowArrangement(
        sections.map { turned($0) }, in: turned(size), direction: .horizontal)
      #expect(sideways.contentSize == turned(down.contentSize))
      for path in paths(sections) {
        #expect(sideways.frame(of: path) == down.frame(of: path).map { turned($0) })
      }
      for section in sections.indices {
        #expect(sideways.headerFrame(of: section) == down.headerFrame(of: section).map(turned))
        #expect(sideways.footerFrame(of: section) == down.footerFrame(of: section).map(turned))
      }
    }
  }

  @Test("each section is laid out as if alone, below the previous ones")
  func stacking() {
    let size = LayoutSize(width: 150, height: 90)
    for seed in UInt64(0)..<60 {
      let sections = sections(seed)
      let whole = FlowArrangement(sections, in: size, scale: 1000)
      var top = 0.0
      for (index, section) in sections.enumerated() {
        let alone = FlowArrangement([section], in: size, scale: 1000)
        for item in 0..<section.items.count {
          let frame = alone.frame(of: ItemPath(item: item))
          #expect(
            whole.frame(of: ItemPath(section: index, item: item))
              == frame?.moved(by: LayoutPoint(x: 0, y: top)))
        }
        top += alone.contentSize.height
      }
      #expect(whole.contentSize.height == top)
    }
  }

  @Test("items do not overlap and are in reading order")
  func order() {
    for seed in UInt64(0)..<60 {
      let sections = sections(seed)
      let arrangement = FlowArrangement(
        sections, in: LayoutSize(width: 150, height: 90), scale: 1000)
      let frames = paths(sections).compactMap { arrangement.frame(of: $0) }
      for (index, frame) in frames.enumerated() {
        for other in frames[..<index] {
          let isBeside = other.maxX <= frame.minX + 0.002 || frame.maxX <= other.minX + 0.002
          let isAbove = other.maxY <= frame.minY + 0.002
          #expect(isBeside || isAbove, "seed \(seed)")
        }
      }
    }
  }

  @Test("equal item sizes break lines as different ones do, except for the last line (FLOW-07)")
  func lines() {
    for count in 1...20 {
      for room in stride(from: 30.0, through: 130, by: 9.5) {
        let section = FlowSection(count: count)
        let size = LayoutSize(width: 30, height: 12)
        let uniform = UniformLines(size, count: count, section, room: room, .vertical)
        let varied = VariedLines(
          [LayoutSize](repeating: size, count: count), section, room: room, .vertical)
        #expect(uniform.thickness == varied.thickness)
        #expect(uniform.isTooLong == (varied.firstOverlongItem != nil))
        let last = uniform.place(of: count - 1).across
        for item in 0..<count {
          let (one, other) = (uniform.place(of: item), varied.place(of: item))
          #expect(one.across == other.across && one.length == other.length)
          #expect(one.across == last || abs(one.along - other.along) < 1e-9)
        }
      }
    }
  }
}
