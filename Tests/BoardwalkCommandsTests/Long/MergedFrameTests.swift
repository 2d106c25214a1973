import BoardwalkCommands
import Foundation
import Testing

@Suite("Frames in merged documents")
struct MergedFrameTests {
  /// Two views below each other, placed by constraints.
  private static let base = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <view contentMode="scaleToFill" id="Vie-w0-001">
                <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="Vie-w0-002">
                        <rect key="frame" x="0.0" y="20" width="300" height="50"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="50" id="Con-st-001"/>
                        </constraints>
                    </view>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="Vie-w0-003">
                        <rect key="frame" x="0.0" y="78" width="300" height="30"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="30" id="Con-st-002"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="Vie-w0-002" firstAttribute="top" \
    secondItem="Vie-w0-001" secondAttribute="top" constant="20" id="Con-st-003"/>
                    <constraint firstItem="Vie-w0-002" firstAttribute="leading" \
    secondItem="Vie-w0-001" secondAttribute="leading" id="Con-st-004"/>
                    <constraint firstAttribute="trailing" \
    secondItem="Vie-w0-002" secondAttribute="trailing" id="Con-st-005"/>
                    <constraint firstItem="Vie-w0-003" firstAttribute="top" \
    secondItem="Vie-w0-002" secondAttribute="bottom" constant="8" id="Con-st-006"/>
                    <constraint firstItem="Vie-w0-003" firstAttribute="leading" \
    secondItem="Vie-w0-001" secondAttribute="leading" id="Con-st-007"/>
                    <constraint firstAttribute="trailing" \
    secondItem="Vie-w0-003" secondAttribute="trailing" id="Con-st-008"/>
                </constraints>
            </view>
        </objects>
    </document>

    """

  /// The version that moves the upper view down, and the lower one with it.
  private static let moved =
    base.replacing("constant=\"20\"", with: "constant=\"40\"")
    .replacing("y=\"20\"", with: "y=\"40\"").replacing("y=\"78\"", with: "y=\"98\"")

  /// The version that puts more room between the views.
  private static let spaced =
    base.replacing("constant=\"8\"", with: "constant=\"16\"")
    .replacing("y=\"78\"", with: "y=\"86\"")

  private func merged(ours: String, theirs: String) throws -> String {
    let folder = try TemporaryFolder([
      "base.xib": Self.base, "ours.xib": ours, "theirs.xib": theirs,
    ])
    let paths = ["base", "ours", "theirs"].map { "\"\(folder.path($0 + ".xib"))\"" }
    let result = CommandLineFixture.run("merge \(paths.joined(separator: " "))", input: "")
    #expect(result.status == "0\n")
    return folder.text("ours.xib")
  }

  @Test("a frame changed on both sides is solved from the merged constraints")
  func solved() throws {
    let expected = Self.moved.replacing("constant=\"8\"", with: "constant=\"16\"")
      .replacing("y=\"98\"", with: "y=\"106\"")
    #expect(try merged(ours: Self.moved, theirs: Self.spaced) == expected)
    #expect(try merged(ours: Self.spaced, theirs: Self.moved) == expected)
  }

  @Test("a solved frame loses its misplaced mark")
  func misplaced() throws {
    let mark = { (text: String) in
      text.replacing("id=\"Vie-w0-003\">", with: "misplaced=\"YES\" id=\"Vie-w0-003\">")
    }
    let result = try merged(ours: mark(Self.moved), theirs: mark(Self.spaced))
    #expect(result.contains("y=\"106\""))
    #expect(!result.contains("misplaced"))
  }

  @Test("frames are solved again once the last conflict is resolved")
  func resolved() throws {
    let titled = { (title: String, text: String) in
      text.replacing("id=\"Vie-w0-001\">", with: "id=\"Vie-w0-001\" userLabel=\"\(title)\">")
    }
    let folder = try TemporaryFolder([
      "base.xib": Self.base, "ours.xib": titled("A", Self.moved),
      "theirs.xib": titled("B", Self.spaced),
    ])
    let paths = ["base", "ours", "theirs"].map { "\"\(folder.path($0 + ".xib"))\"" }
    let merge = CommandLineFixture.run("merge \(paths.joined(separator: " "))", input: "")
    #expect(merge.status == "1\n")
    let resolve = CommandLineFixture.run("merge --resolve theirs \(paths[1])", input: "")
    #expect(resolve.status == "0\n")
    let solved = Self.moved.replacing("constant=\"8\"", with: "constant=\"16\"")
      .replacing("y=\"98\"", with: "y=\"106\"")
    #expect(folder.text("ours.xib") == titled("B", solved))
  }

  @Test("frames changed on one side are kept, right or wrong")
  func single() throws {
    let wrong = Self.base.replacing("y=\"78\"", with: "y=\"90\"")
    let titled = Self.base.replacing(
      "id=\"Vie-w0-001\">", with: "id=\"Vie-w0-001\" userLabel=\"A\">")
    #expect(try merged(ours: wrong, theirs: titled).contains("y=\"90\""))
  }
}
