import BoardwalkBase
import BoardwalkPlatform
import BoardwalkSimulation
import Foundation
import Testing

@testable import BoardwalkSnapshot

/// Titles at the positions recorded on the newest system, to half a point. Texts are drawn on their
/// baselines.
@Suite("Recorded bar titles in pictures")
struct RecordedBarPictureTests {
  /// Where the baseline of `text` is on the screen.
  private func baseline(
    of text: String, in fixture: String, device: String, size: Double
  ) throws -> Double {
    var options = LaunchOptions()
    options.device = try #require(DeviceTable.device(named: device))
    options.system = SystemVersion(26)
    let picture = SVGPicture().text(of: [try Sample(fixture: fixture).simulation(nil, options)])
    let line = try #require(
      picture.split(separator: "\n").first {
        $0.contains(">\(text)<") && $0.contains("font-size=\"\(PlainNumber.text(size))\"")
      })
    let part = try #require(line.components(separatedBy: " y=\"").last)
    return try #require(Double(part.prefix { $0 != "\"" }))
  }

  /// How far below the top of its line the baseline of a text of `size` points is (ORC-82).
  private func ascender(_ size: Double) -> Double { size * 1950 / 2048 }

  @Test("ORC-52: a title is centered on the item row of 44 points, not on the bar")
  func inlineTitle() throws {
    let baseline = try baseline(
      of: "Every Control", in: "form", device: "iPhone SE (3rd generation)", size: 17)
    // The bar begins at 20; the label of 20.29 points stands 11.5 below that.
    #expect(abs(baseline - (20 + 11.5 + ascender(17))) < 0.5)
  }

  @Test("ORC-53: a large title is 3.5 points below the item row")
  func largeTitle() throws {
    let baseline = try baseline(
      of: "Feed", in: "tabs", device: "iPhone SE (3rd generation)", size: 34)
    #expect(abs(baseline - (20 + 54 + 3.5 + ascender(34))) < 0.5)
  }
}
