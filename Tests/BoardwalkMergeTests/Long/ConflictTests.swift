import BoardwalkMerge
import Testing

@Suite("Merge conflicts")
struct ConflictTests {
  @Test("one attribute with two new values is one conflict that names the object and all values")
  func attribute() throws {
    var versions = Versions()
    versions.change(.ours, #"title="Go""#, #"title="Sign in""#)
    versions.change(.theirs, #"title="Go""#, #"title="Log in""#)
    let result = try versions.merged()
    let conflict = try #require(result.conflicts.first)
    #expect(result.conflicts.count == 1)
    #expect(conflict.key == "But-to-001/normal.title")
    #expect(conflict.title == #"normal.title of "Go""#)
    #expect(conflict.object == ["Login", "view", "\"Go\""])
    #expect(conflict.values == ThreeWay(base: "Go", ours: "Sign in", theirs: "Log in"))
    #expect(result.text.contains("Sign in"))
  }

  @Test("markers surround the smallest element that differs")
  func markers() throws {
    var versions = Versions()
    versions.merge.markers = ConflictMarkers()
    versions.change(.ours, #"text="Name""#, #"text="First name""#)
    versions.change(.theirs, #"text="Name""#, #"text="Full name""#)
    versions.change(.theirs, #"textAlignment="natural""#, #"textAlignment="center""#)
    let indentation = String(repeating: " ", count: 28)
    #expect(
      try versions.merged().text.contains(
        """
        \(indentation.dropLast(4))<subviews>
        <<<<<<< ours
        \(indentation)<label text="First name" textAlignment="center" id="Lab-el-001">
        ||||||| base
        \(indentation)<label text="Name" textAlignment="center" id="Lab-el-001">
        =======
        \(indentation)<label text="Full name" textAlignment="center" id="Lab-el-001">
        >>>>>>> theirs
        \(indentation)    <rect key="frame"
        """))
  }

  @Test("siblings that both sides moved are in the order of each side between its markers")
  func movedSiblings() throws {
    var versions = Versions()
    versions.merge.markers = ConflictMarkers()
    func images(_ names: String) -> String {
      names.map { #"<imageView id="Img-\#($0)"/>"# }.joined(separator: "\n") + "\n"
    }
    let labels = "<subviews>\n"
    versions.change(.ours, labels, labels + images("wxabcd"))
    versions.change(.theirs, labels, labels + images("abwxcd"))
    versions.texts.base = versions.texts.base.replacing(labels, with: labels + images("abcdwx"))
    let result = try versions.merged()
    #expect(!result.conflicts.isEmpty)
    for (side, order) in [(Side.ours, "wxabcd"), (.theirs, "abwxcd")] {
      var regions = try #require(ConflictRegions(Array(result.text.utf8)))
      regions.resolve(Set(regions.lines), with: side)
      let ids = String(decoding: regions.bytes(), as: UTF8.self).matches(of: #/id="Img-(.)"/#)
      #expect(ids.map(\.1).joined() == order)
    }
  }

  @Test("an object deleted on one side and changed on the other is a conflict and is kept")
  func deletion() throws {
    var versions = Versions()
    versions.remove(.ours, "Cst-to-001")
    versions.change(.theirs, #"constant="8""#, #"constant="12""#)
    let result = try versions.merged()
    #expect(result.conflicts.map(\.subject) == [.deletion(by: .ours)])
    #expect(result.text.contains(#"constant="12""#))
    #expect(try versions.swapped.merged().conflicts.map(\.subject) == [.deletion(by: .theirs)])
  }

  @Test(
    "an object deleted on one side and connected on the other is a conflict, and no reference dangles"
  )
  func reference() throws {
    var versions = Versions()
    versions.remove(.ours, "Out-le-001", "Cst-to-001")
    versions.texts.ours = versions.texts.ours.replacing(#/<label(.|\n)*<\/label>\n/#, with: "")
    let outlets = "</connections>"
    versions.change(
      .theirs, outlets,
      #"<outlet property="title" destination="Lab-el-001" id="New-ou-001"/>"# + outlets)
    let result = try versions.merged()
    #expect(result.conflicts.map(\.subject) == [.reference(deletedBy: .ours)])
    #expect(result.text.contains(#"id="Lab-el-001""#))
    #expect(result.text.contains("New-ou-001"))
  }

  @Test("an object that either side of a conflict refers to is kept")
  func disputedReference() throws {
    var versions = Versions()
    versions.change(.ours, #"destination="Lab-el-001""#, #"destination="But-to-001""#)
    versions.change(.theirs, #"destination="Lab-el-001""#, #"destination="Vie-ww-001""#)
    versions.texts.theirs =
      versions.texts.theirs.replacing(/<button[\s\S]*<\/button>/, with: "")
    versions.remove(.theirs, "Cst-to-001")
    for versions in [versions, versions.swapped] {
      let result = try versions.merged()
      #expect(Set(result.conflicts.map(\.subjectName)) == ["destination", "existence"])
      #expect(result.text.contains(#"id="But-to-001""#))
    }
  }

  @Test("a chosen deletion removes connections and clears references in other objects")
  func chosenDeletion() throws {
    var versions = Versions()
    let place = "</subviews>"
    let outlets = "</connections>"
    for side in Side.allCases {
      versions.change(side, place, #"<tableViewCell id="Cel-l0-001"/>"# + place)
    }
    versions.texts.base = versions.texts.ours
    versions.change(.ours, "<tableViewCell", #"<tableViewCell textLabel="Lab-el-001""#)
    versions.change(
      .ours, outlets,
      #"<outlet property="title" destination="Lab-el-001" id="New-ou-001"/>"# + outlets)
    versions.texts.theirs = versions.texts.theirs.replacing(/<label[\s\S]*<\/label>/, with: "")
    versions.remove(.theirs, "Out-le-001", "Cst-to-001")
    versions.merge.options.policies = [.deletion: .theirs]
    let result = try versions.merged()
    #expect(result.conflicts.isEmpty)
    #expect(!result.text.contains("Lab-el-001"))
    #expect(!result.text.contains("New-ou-001"))
    #expect(result.text.contains(#"<tableViewCell id="Cel-l0-001"/>"#))
  }

  @Test("a color replaced by both sides is one conflict")
  func color() throws {
    var versions = Versions()
    let old = #"white="0.0" alpha="1" colorSpace="calibratedWhite""#
    versions.change(.ours, old, #"systemColor="labelColor""#)
    versions.change(.theirs, old, #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom""#)
    let result = try versions.merged()
    #expect(result.conflicts.map(\.key) == ["Lab-el-001/textColor.value"])
    #expect(result.text.contains(#"<color key="textColor" systemColor="labelColor"/>"#))
  }

  @Test(
    "a view moved by both sides is kept once, with markers at both places")
  func parents() throws {
    var versions = Versions()
    let stack = #"<stackView id="S-1"><subviews><label id="A-1"/></subviews></stackView>"#
    let other = #"<stackView id="S-2"><subviews><label id="A-2"/></subviews></stackView>"#
    let place = "</subviews>"
    let moved = #"<switch id="M-1"/>"#
    versions.texts.base = versions.texts.base.replacing(place, with: stack + other + moved + place)
    versions.texts.ours = versions.texts.base.replacing(moved, with: "")
      .replacing(#"<label id="A-1"/>"#, with: #"<label id="A-1"/>"# + moved)
    versions.texts.theirs = versions.texts.base.replacing(moved, with: "")
      .replacing(#"<label id="A-2"/>"#, with: #"<label id="A-2"/>"# + moved)
    let result = try versions.merged()
    #expect(result.conflicts.map(\.subject) == [.parent])
    #expect(result.text.components(separatedBy: moved).count == 2)
    versions.merge.markers = ConflictMarkers()
    #expect(try versions.merged().text.components(separatedBy: "<<<<<<< ours").count == 3)
  }

  @Test("a decision resolves its conflict", arguments: Side.allCases)
  func resolution(_ side: Side) throws {
    var versions = Versions()
    versions.change(.ours, #"title="Go""#, #"title="Sign in""#)
    versions.change(.theirs, #"title="Go""#, #"title="Log in""#)
    versions.merge.options.resolutions = ["But-to-001/normal.title": side]
    let result = try versions.merged()
    #expect(result.conflicts.isEmpty)
    #expect(result.text.contains(side == .ours ? "Sign in" : "Log in"))
  }

  @Test("a policy resolves only conflicts of its class")
  func policy() throws {
    var versions = Versions()
    versions.change(.ours, #"title="Go""#, #"title="Sign in""#)
    versions.change(.theirs, #"title="Go""#, #"title="Log in""#)
    versions.change(.ours, #"constant="8""#, #"constant="10""#)
    versions.change(.theirs, #"constant="8""#, #"constant="12""#)
    versions.merge.options.policies = [.text: .theirs]
    let result = try versions.merged()
    #expect(result.conflicts.map(\.key) == ["Cst-to-001/constant"])
    #expect(result.text.contains("Log in"))
  }

  @Test("a side with a duplicate id is rejected")
  func duplicate() throws {
    var versions = Versions()
    versions.change(.ours, "But-to-001", "Lab-el-001")
    versions.change(.theirs, #"title="Go""#, #"title="Log in""#)
    #expect(throws: UnmergeableDocument.self) { try versions.merged() }
  }
}
