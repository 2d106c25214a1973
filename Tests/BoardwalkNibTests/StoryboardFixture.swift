import BoardwalkBase
import BoardwalkDocument
import BoardwalkNib
import Testing

/// Small documents in Interface Builder's XML.
enum StoryboardFixture {
  /// A storyboard with `scenes`, `resources` and other `parts`, whose initial view controller has
  /// the id `home`; `device` is empty in older documents, which do not match colors either.
  static func storyboard(
    _ scenes: String..., resources: String = "",
    device: String = #"<device id="retina4_7" orientation="portrait" appearance="light"/>"#,
    isMatched: Bool = true, parts: String = ""
  ) throws -> Document {
    let text = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    return try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" colorMatched="\(isMatched ? "YES" : "NO")" \
      initialViewController="home">
      \(device)<scenes>\(text)</scenes><resources>\(resources)</resources>\(parts)</document>
      """)
  }

  /// A view controller with `view` inside of its view.
  static func controller(
    _ attributes: String = #"id="home""#, view: String = "", _ parts: String = ""
  ) -> String {
    """
    <viewController \(attributes) sceneMemberID="viewController">\
    <view key="view" contentMode="scaleToFill" id="root">\
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
    \(view)<viewLayoutGuide key="safeArea" id="safe"/></view>\(parts)</viewController>
    """
  }

  /// A label of 100 x 20 points at (10, 30).
  static func label(_ attributes: String = "") -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello" \
    textAlignment="natural" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="title" \(attributes)>\
    <rect key="frame" x="10" y="30" width="100" height="20"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/>\
    <nil key="textColor"/><nil key="highlightedColor"/></label>
    """
  }

  private static func document(_ text: String) throws -> Document {
    let file = SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
    return try #require(Document(try XMLReader().read(file)))
  }
}

extension NIBArchive {
  /// The first object of a class.
  func first(_ className: String) -> ArchivedObject? {
    objects.first { $0.className == className }
  }
}
