import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import Testing

/// The facts on flow layouts written down once more, item by item and line by line, to compare
/// with.
private struct FlowRecipe {
  let sizes: [LayoutSize]

  /// Whether all sizes are the layout's own, and so the last line keeps to the grid (FLOW-06).
  let isGrid: Bool
  let width: Double
  let inset: LayoutInsets
  let line: Double
  let gap: Double

  private var room: Double { width - inset.left - inset.right }

  /// FLOW-02: an item goes into a line as long as it fits.
  private var lines: [[Int]] {
    var lines: [[Int]] = []
    var used = 0.0
    for (index, size) in sizes.enumerated() {
      let needed = used + gap + size.width
      if !lines.isEmpty, needed <= room {
        lines[lines.count - 1].append(index)
        used = needed
      } else {
        lines.append([index])
        used = size.width
      }
    }
    return lines
  }

  /// Where everything is.
  var frames: [LayoutRect] {
    var frames: [LayoutRect] = []
    var y = inset.top
    let lines = lines
    for (number, items) in lines.enumerated() {
      let isLast = number == lines.count - 1
      // FLOW-05: a line is as high as its highest item, and the others are in its middle.
      let height = items.map { sizes[$0].height }.max() ?? 0
      let widths = items.map { sizes[$0].width }.reduce(0, +)
      var space = gap
      var x = inset.left
      if isGrid {
        let width = sizes[0].width
        var columns = 1
        while Double(columns + 1) * width + Double(columns) * gap <= room { columns += 1 }
        if columns == 1 {
          x += (room - width) / 2
        } else {
          space = (room - Double(columns) * width) / Double(columns - 1)
        }
      } else if !isLast {
        // FLOW-04: alone in a line that is not the last it is in the middle.
        if items.count == 1 {
          x += (room - widths) / 2
        } else {
          // FLOW-03: what is left is shared.
          space = (room - widths) / Double(items.count - 1)
        }
      }
      // FLOW-07: else the last line keeps the least space.
      for item in items {
        let size = sizes[item]
        frames.append(
          LayoutRect(
            x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
        x += size.width + space
      }
      y += height + line
    }
    return frames
  }
}

@Suite("Flow layout examples")
struct FlowVectorTests {
  private static let inset = LayoutInsets(top: 10, left: 20, bottom: 10, right: 20)

  private func arranged(
    _ items: FlowSection.ItemSizes, width: Double, line: Double = 20, gap: Double = 10
  ) -> [LayoutRect] {
    let section = FlowSection(
      items, inset: Self.inset, minimumLineSpacing: line, minimumInteritemSpacing: gap)
    // So many pixels that nothing is rounded.
    let arrangement = FlowArrangement(
      [section], in: LayoutSize(width: width, height: 480), scale: 1_000_000)
    return (0..<items.count).compactMap { arrangement.frame(of: ItemPath(item: $0)) }
  }

  private func isClose(_ found: [LayoutRect], _ expected: [LayoutRect]) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { found, expected in
        abs(found.minX - expected.minX) < 0.001 && abs(found.minY - expected.minY) < 0.001
          && found.size == expected.size
      }
  }

  @Test(
    "a grid of 80 × 120 is laid out on every screen (FLOW-20 … FLOW-24)",
    arguments: [
      (320, 3, 20), (360, 3, 40), (375, 3, 47.5), (390, 4, 10), (393, 4, 11), (402, 4, 14),
      (414, 4, 18), (428, 4, 68.0 / 3), (430, 4, 70.0 / 3), (440, 4, 80.0 / 3), (568, 6, 9.6),
      (667, 7, 67.0 / 6), (744, 7, 24), (768, 8, 88.0 / 7), (810, 8, 130.0 / 7),
      (820, 8, 20), (834, 8, 22), (1024, 11, 10.4), (1180, 12, 180.0 / 11), (1366, 14, 206.0 / 13),
    ] as [(Double, Int, Double)])
  func columns(width: Double, columns: Int, gap: Double) {
    let frames = arranged(.uniform(FlowGridTests.item, count: 40), width: width)
    let first = frames.filter { $0.minY == 10 }
    guard gap >= 10 else {
      // 9.6 points would be too little: one item less fits, and there is more space.
      #expect(first.count == columns - 1)
      return
    }
    #expect(first.count == columns)
    #expect(abs(frames[1].minX - frames[0].maxX - gap) < 0.001)
    #expect(abs((first.last?.maxX ?? 0) - (width - 20)) < 0.001)
  }

  @Test("grids of any size match the formula (FLOW-02 … FLOW-06)")
  func grids() {
    for width in stride(from: 60.0, through: 460, by: 17) {
      for item in [10.0, 33, 80, 95.5, 160] where item <= width - 40 {
        for count in [1, 2, 3, 7, 20, 41] {
          let size = LayoutSize(width: item, height: item * 1.5)
          let recipe = FlowRecipe(
            sizes: [LayoutSize](repeating: size, count: count), isGrid: true, width: width,
            inset: Self.inset, line: 20, gap: 10)
          #expect(
            isClose(arranged(.uniform(size, count: count), width: width), recipe.frames),
            "\(count) of \(item) in \(width)")
        }
      }
    }
  }

  @Test("items of different sizes match the formula (FLOW-02 … FLOW-05, FLOW-07)")
  func varied() {
    var state: UInt64 = 20
    func next(_ limit: Int) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % UInt64(limit))
    }
    for count in [1, 2, 5, 12, 40] {
      for width in [200.0, 320, 375, 768] {
        for gap in [0.0, 4, 10] {
          var sizes = (0..<count).map { _ in
            LayoutSize(width: 20 + next(120), height: 10 + next(90))
          }
          sizes[0].height += 200
          guard count > 1 else { continue }
          let recipe = FlowRecipe(
            sizes: sizes, isGrid: false, width: width, inset: Self.inset, line: 7, gap: gap)
          #expect(
            isClose(arranged(.each(sizes), width: width, line: 7, gap: gap), recipe.frames),
            "\(count) in \(width), \(gap) apart")
        }
      }
    }
  }

  @Test("sections follow each other with any contents (FLOW-08 … FLOW-10, FLOW-25)")
  func heights() {
    for count in [0, 1, 3, 4, 20] {
      let framed = FlowGridTests.section(count, header: 50)
      let lines = (count + 2) / 3
      let inner = lines == 0 ? 0 : Double(lines) * 120 + Double(lines - 1) * 20
      let height = 50 + 10 + inner + 10 + 50
      let arrangement = FlowArrangement(
        [framed, framed], in: LayoutSize(width: 320, height: 480))
      #expect(arrangement.contentSize.height == 2 * height, "\(count)")
      #expect(arrangement.headerFrame(of: 1)?.minY == height)
      #expect(arrangement.footerFrame(of: 1)?.maxY == 2 * height)
    }
  }

  @Test(
    "pinched sizes yield these columns (FLOW-26)",
    arguments: [
      (0.5, 5), (0.75, 4), (1, 3), (1.25, 2), (1.5, 2), (2, 1), (3, 1),
    ] as [(Double, Int)])
  func pinched(scale: Double, columns: Int) {
    let item = LayoutSize(width: 80 * scale, height: 120 * scale)
    let frames = arranged(.uniform(item, count: 12), width: 320)
    #expect(Set(frames.map(\.minX)).count == columns)
    if columns == 1 { #expect(frames[0].minX == (320 - item.width) / 2) }
  }
}
