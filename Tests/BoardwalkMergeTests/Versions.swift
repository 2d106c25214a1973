import BoardwalkBase
import BoardwalkDocument
import BoardwalkMerge

/// Three versions of a small storyboard, and what becomes of them.
struct Versions {
  /// One screen with a label, a button and a constraint between them.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes>
            <!--Login-->
            <scene sceneID="Sce-ne-001">
                <objects>
                    <viewController id="Con-tr-001" userLabel="Login" sceneMemberID="viewController">
                        <view key="view" id="Vie-ww-001">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <label text="Name" textAlignment="natural" id="Lab-el-001">
                                    <rect key="frame" x="16" y="20" width="42" height="21"/>
                                    <color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                                </label>
                                <button opaque="NO" id="But-to-001">
                                    <rect key="frame" x="16" y="49" width="46" height="30"/>
                                    <state key="normal" title="Go"/>
                                </button>
                            </subviews>
                            <constraints>
                                <constraint firstItem="But-to-001" firstAttribute="top" \
    secondItem="Lab-el-001" secondAttribute="bottom" constant="8" id="Cst-to-001"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="nameLabel" destination="Lab-el-001" id="Out-le-001"/>
                        </connections>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
        </scenes>
    </document>

    """

  /// The texts of the versions.
  var texts = ThreeWay(base: storyboard, ours: storyboard, theirs: storyboard)

  /// How the merge is done.
  var merge = ThreeWayMerge()

  /// Replaces `old` by `new` in the version of `side`.
  mutating func change(_ side: Side, _ old: String, _ new: String) {
    texts[side] = texts[side].replacing(old, with: new)
  }

  /// Removes the lines of `side` that contain one of `parts`.
  mutating func remove(_ side: Side, _ parts: String...) {
    texts[side] = texts[side].split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in !parts.contains { line.contains($0) } }.joined(separator: "\n")
  }

  /// What comes of the merge.
  func merged() throws -> (text: String, conflicts: [Conflict], renamed: [RenamedID]) {
    let sources = texts.map { text in
      Result { try XMLReader().read(SourceFile(path: "Main.storyboard", text: text)) }
    }
    let result = try merge.merge(
      ThreeWay(
        base: try sources.base.get(), ours: try sources.ours.get(),
        theirs: try sources.theirs.get()))
    let text = String(decoding: XMLWriter().write(result.tree), as: UTF8.self)
    return (text, result.conflicts, result.renamed)
  }

  /// The versions with ours and theirs exchanged.
  var swapped: Versions {
    var copy = self
    copy.texts = ThreeWay(base: texts.base, ours: texts.theirs, theirs: texts.ours)
    return copy
  }
}
