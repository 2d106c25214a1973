import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Compiling variations")
struct VariationTests {
  private let label = StoryboardFixture.label()

  @Test("an uninstalled constraint is in the nib but not in its view")
  func mask() throws {
    let archive = try viewNib(
      """
      <subviews>\(label)</subviews><constraints>\
      <constraint firstItem="title" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="a"/>\
      <constraint firstItem="title" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="b"/></constraints>\
      <variation key="default"><mask key="constraints"><exclude reference="b"/></mask></variation>
      """)
    let view = try #require(archive.first("UIView"))
    let held = try #require(archive.object(view["UIViewAutolayoutConstraints"]))
    #expect(held.elements.count == 1)
    #expect(archive.objects.count { $0.className == "NSLayoutConstraint" } == 2)
    let record = try #require(archive.first("_UIRelationshipTraitStorageRecord"))
    #expect(archive.object(record["UIRemovedObjects"])?.entries.count == 1)
    #expect(archive.object(record["UIAddedObjects"])?.entries.isEmpty == true)
  }

  @Test("an uninstalled constraint of a cell is not in its content view")
  func cellMask() throws {
    let archive = try viewNib(
      """
      <subviews><tableView style="plain" dataMode="prototypes" id="table"><prototypes>\
      <tableViewCell reuseIdentifier="Row" id="row"><tableViewCellContentView key="contentView" \
      id="content"><subviews>\(label)</subviews><constraints>\
      <constraint firstItem="title" firstAttribute="top" secondItem="content" \
      secondAttribute="top" id="a"/>\
      <constraint firstItem="title" firstAttribute="leading" secondItem="content" \
      secondAttribute="leading" id="b"/></constraints><variation key="default">\
      <mask key="constraints"><exclude reference="b"/></mask></variation>\
      </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
      """)
    let nib = try #require(archive.first("UINib"))
    guard case .data(let bytes)? = archive.object(nib["archiveData"])?["NS.bytes"] else {
      Issue.record("a nib without an archive")
      return
    }
    let inner = try NIBArchive(bytes)
    let content = try #require(inner.first("UITableViewCellContentView"))
    #expect(inner.object(content["UIViewAutolayoutConstraints"])?.elements.count == 1)
  }

  @Test("a size class constant is stored with its traits next to the default one")
  func constant() throws {
    let archive = try viewNib(
      """
      <subviews>\(label)</subviews><constraints>\
      <constraint firstItem="title" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="8" id="a">\
      <variation key="heightClass=regular-widthClass=compact" constant="20"/>\
      </constraint></constraints>
      """)
    let storage = try #require(archive.first("_UIAttributeTraitStorage"))
    #expect(archive.text(storage["UIKeyPath"]) == "encodedConstant")
    let records = try #require(archive.object(storage["UIRecords"])).elements
    let constants = records.map {
      archive.object(archive.object($0)?["UIValue"])?["UINumericConstant"]
    }
    #expect(constants == [.double(20), .double(8)])
    let traits = archive.object(archive.object(records.first)?["UITraitCollection"])
    #expect(traits?.entries.map(\.value) == [.int8(2), .int8(1)])
  }

  @Test("an axis for a size class is stored once next to the default one")
  func axis() throws {
    let archive = try viewNib(
      """
      <subviews><stackView opaque="NO" contentMode="scaleToFill" id="stack">\
      <variation key="heightClass=compact" axis="vertical"/></stackView></subviews>
      """)
    let stack = try #require(archive.first("UIStackView"))
    #expect(stack["UIStackViewSpacing"] == .double(0))
    let storages = archive.objects.filter { $0.className == "_UIAttributeTraitStorage" }
    #expect(storages.map { archive.text($0["UIKeyPath"]) } == ["axis"])
    let records = archive.object(storages.first?["UIRecords"])?.elements ?? []
    let values = records.map {
      archive.object(archive.object($0)?["UIValue"])?.entries.first?.value.integerValue
    }
    #expect(values == [1, 0])
  }

  private func viewNib(_ view: String) throws -> NIBArchive {
    let document = try StoryboardFixture.storyboard(StoryboardFixture.controller(view: view))
    return try #require(StoryboardCompiler().compile(document).archives["home-view-root"])
  }
}
