import BoardwalkBase
import BoardwalkSimulation
import BoardwalkSnapshot
import Testing

@Suite("Pictures of bar button items")
struct BarItemPictureTests {
  /// The app whose bar and toolbar show an item with `attributes` each.
  private func stage(_ attributes: String) throws -> Stage {
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
    ).stage(nil, LaunchOptions())
  }

  /// How often `part` is in `text`.
  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test(
    "An image is shown in place of the title, in every sort of picture",
    arguments: [
      (" \"Sort\"", "Sort", "gear"), (" \"Sort\", image: gear", "gear", "Sort"),
      (", image: gear", "gear", "Sort"),
    ])
  func faces(_ attributes: String, _ shown: String, _ hidden: String) throws {
    let stage = try stage(attributes)
    for picture in [Wireframe().picture(of: stage), ViewTree().text(of: stage)] {
      #expect(count(shown, in: picture) == 2)
      #expect(count(hidden, in: picture) == 0)
    }
    #expect(!SVGPicture().text(of: [stage]).contains(">\(hidden)</text>"))
  }

  @Test("Drawn images are as wide as images are, whatever the title says")
  func widths() throws {
    let short = SVGPicture().text(of: [try stage(", image: gear")])
    let long = SVGPicture().text(of: [try stage(" \"Very long and telling\", image: gear")])
    #expect(short == long)
    #expect(SVGPicture().text(of: [try stage(" \"Very long and telling\"")]) != long)
  }
}
