import BoardwalkCommands
import Foundation
import Testing

@Suite("ibtool invocations")
struct IBToolTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"

  /// Runs `body` with a folder that holds a document with `view` in `Base.lproj`.
  private func withDocument(_ view: String = "", _ body: (String) throws -> Void) throws {
    let source = folder + "/Base.lproj"
    try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" colorMatched="YES" initialViewController="home">
      <customFonts key="customFonts"><array key="Mono.ttf"><string>Mono</string></array>
      </customFonts><scenes><scene><objects><viewController id="home">
      <view key="view" contentMode="scaleToFill" id="root">\(view)</view></viewController>
      </objects></scene><scene><objects><viewController id="lost"/></objects></scene></scenes>
      </document>
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: source + "/Main.storyboard"))
    try body(source + "/Main.storyboard")
  }

  private func ibtool(_ words: String) -> CommandLineFixture.Result {
    CommandLineFixture.run("ibtool \(words)", input: "")
  }

  @Test(
    "Xcode's compile and --link invocations build into the app")
  func compilingAndLinking() throws {
    try withDocument { document in
      let compiled = ibtool(
        """
        --errors --warnings --notices --module App --output-partial-info-plist \(folder)/P.plist \
        --auto-activate-custom-fonts --target-device iphone --target-device ipad \
        --minimum-deployment-target 15.0 --output-format human-readable-text \
        --compilation-directory \(folder)/out/Base.lproj \(document)
        """)
      #expect(compiled.status == "0\n")
      #expect(
        compiled.output == """
          /* com.apple.ibtool.document.warnings */
          \(document):lost: warning: the scene 'View Controller' gets no nib: \
          nothing leads to it

          """)
      let partial = try String(contentsOfFile: folder + "/P.plist", encoding: .utf8)
      #expect(partial.contains("<string>Mono.ttf</string>"))
      let result = folder + "/out/Base.lproj/Main.storyboardc"
      #expect(FileManager.default.fileExists(atPath: result + "/home-view-root.nib"))
      let linked = ibtool("--errors --link \(folder)/App.app \(result)")
      #expect(linked.status == "0\n")
      let list = folder + "/App.app/Base.lproj/Main.storyboardc/Info.plist"
      #expect(FileManager.default.fileExists(atPath: list))
    }
  }

  @Test("an unsupported object is an error at its id, in text and in a property list")
  func errors() throws {
    try withDocument(#"<subviews><hologram id="h"/></subviews>"#) { document in
      let words = "--errors --compilation-directory \(folder)/out"
      let text = ibtool("\(words) --output-format human-readable-text \(document)")
      #expect(text.status == "1\n")
      #expect(
        text.output == """
          /* com.apple.ibtool.document.errors */
          \(document):h: error: cannot compile element 'hologram'

          """)
      let list = ibtool("\(words) \(document)")
      #expect(list.output.contains("<key>com.apple.ibtool.document.errors</key>"))
      #expect(list.output.contains("<string>cannot compile element 'hologram'</string>"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/out"))
    }
  }

  @Test("an identifier with slashes is rejected, so that nothing is written outside of the folder")
  func identifierWithSlashes() throws {
    try withDocument { document in
      let text = try String(contentsOfFile: document, encoding: .utf8)
      let hostile = text.replacing(
        #"<viewController id="home""#,
        with: #"<viewController storyboardIdentifier="../../lost" id="home""#)
      try Data(hostile.utf8).write(to: URL(fileURLWithPath: document))
      let result = ibtool("--compile \(folder)/out/Main.storyboardc \(document)")
      #expect(result.status == "1\n")
      #expect(result.errors.contains("'../../lost.nib' is not a file name"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/lost.nib"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/out"))
    }
  }

  @Test("older targets and other devices are rejected")
  func targets() throws {
    try withDocument { document in
      let words = "--compilation-directory \(folder)/out \(document)"
      #expect(ibtool("\(words) --minimum-deployment-target 12.0").status == "1\n")
      #expect(ibtool("\(words) --target-device tv").status == "2\n")
    }
  }

  @Test("--version names the Xcode whose output is imitated")
  func version() {
    #expect(ibtool("--version").output.contains("<key>short-bundle-version</key>"))
  }

  @Test("the scene text of a xib is compiled to a nib")
  func sceneOfXib() throws {
    let folder = try TemporaryFolder([
      "V.scene": "xib\n\nview root (0, 0, 100 x 100)\n", "out/Other.txt": "",
    ])
    let result = ibtool("--compilation-directory \(folder.path("out")) \(folder.path("V.scene"))")
    #expect(result.status == "0\n")
    #expect(FileManager.default.fileExists(atPath: folder.path("out/V.nib")))
  }
}
