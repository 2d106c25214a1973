import BoardwalkBase
import BoardwalkSimulation
import BoardwalkSnapshot
import Testing

@Suite("Bar button items in pictures")
struct BarItemPictureTests {
  /// The app whose bar and toolbar show an item with `attributes` each.
  private func simulation(_ attributes: String) throws -> Simulation {
    try Sample(
      SourceFile(
        path: "Main.scene",
        text: """
          storyboard

          navigationController nav, toolbarHidden: no, initial {
            segue rootViewController -> list
          }

          viewController list: ListViewController {
            view
            navigationItem {
              rightBarButtonItem: barButtonItem\(attributes)
            }
            toolbarItems {
              barButtonItem\(attributes)
            }
          }
          """)
    ).simulation(nil, LaunchOptions())
  }

  /// How often `part` is in `text`.
  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test(
    "an image replaces the title in every format",
    arguments: [
      (" \"Sort\"", "Sort", "gear"), (" \"Sort\", image: gear", "gear", "Sort"),
      (", image: gear", "gear", "Sort"),
    ])
  func visibleTexts(_ attributes: String, _ shown: String, _ hidden: String) throws {
    let simulation = try simulation(attributes)
    for picture in [Wireframe().picture(of: simulation), ViewTree().text(of: simulation)] {
      #expect(count(shown, in: picture) == 2)
      #expect(count(hidden, in: picture) == 0)
    }
    #expect(!SVGPicture().text(of: [simulation]).contains(">\(hidden)</text>"))
  }

  @Test("drawn images have the width of images, whatever the title")
  func widths() throws {
    let short = SVGPicture().text(of: [try simulation(", image: gear")])
    let long = SVGPicture().text(of: [try simulation(" \"Very long and telling\", image: gear")])
    #expect(short == long)
    #expect(SVGPicture().text(of: [try simulation(" \"Very long and telling\"")]) != long)
  }
}
