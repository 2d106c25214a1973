import Testing

@testable import BoardwalkWeb

@Suite("Size of a prototype")
struct PrototypeSizeTests {
  @Test("screens and parts of pictures are stored once: 1,000 screens take less than 5 MB")
  func size() throws {
    let scenes = (0..<40).map { number in
      let parts = (0..<12).map { row in
        """
        <button opaque="NO" buttonType="system" id="b\(number)-\(row)">
        <rect key="frame" x="20" y="\(40 + 50 * row)" width="200" height="40"/>
        <state key="normal" title="Link \(row) of \(number)"/><connections>
        <segue destination="c\((number + row + 1) % 40)" kind="presentation" \
        id="g\(number)-\(row)"/></connections></button>
        """
      }
      return WebSample.scene("c\(number)", title: "Scene \(number)", views: parts.joined())
    }
    let prototype = WebSample(scenes: scenes.joined(), initial: "c0").prototype()
    let text = try PrototypePage(prototype).text()
    #expect(prototype.graph.states.count >= 1_000)
    #expect(text.utf8.count < 1_000_000)
  }
}
