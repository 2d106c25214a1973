import BoardwalkMerge
import Testing

@Suite("Clean merges")
struct CleanMergeTests {
  @Test("different attributes of one object are merged")
  func attributes() throws {
    var versions = Versions()
    versions.change(.ours, #"text="Name""#, #"text="Your name""#)
    versions.change(.theirs, #"textAlignment="natural""#, #"textAlignment="center""#)
    let result = try versions.merged()
    #expect(result.conflicts.isEmpty)
    #expect(
      result.text.contains(#"<label text="Your name" textAlignment="center" id="Lab-el-001">"#))
  }

  @Test("an object deleted on one side and unchanged on the other is deleted")
  func deletion() throws {
    var versions = Versions()
    versions.remove(.ours, "Out-le-001")
    versions.change(.theirs, #"title="Go""#, #"title="Sign in""#)
    let result = try versions.merged()
    #expect(result.conflicts.isEmpty)
    #expect(!result.text.contains("Out-le-001"))
    #expect(result.text.contains("Sign in"))
  }

  @Test(
    "views added by both sides at one place are both kept, in an order independent of the sides")
  func additions() throws {
    var versions = Versions()
    let place = "</subviews>"
    versions.change(.ours, place, #"<switch id="Swi-tc-001"/>"# + place)
    versions.change(.theirs, place, #"<slider id="Sli-de-001"/>"# + place)
    let result = try versions.merged()
    let swapped = try versions.swapped.merged()
    #expect(result.conflicts.isEmpty)
    #expect(result.text.contains("Swi-tc-001") && result.text.contains("Sli-de-001"))
    #expect(result.text == swapped.text)
  }

  @Test("a view moved into a stack view keeps the other side's new text")
  func move() throws {
    var versions = Versions()
    let view = versions.texts.base
    let start = try #require(view.range(of: "<label"))
    let end = try #require(view.range(of: "</label>"))
    let label = String(view[start.lowerBound..<end.upperBound])
    versions.change(
      .ours, label, #"<stackView id="Sta-ck-001"><subviews>"# + label + "</subviews></stackView>")
    versions.change(.theirs, #"text="Name""#, #"text="Your name""#)
    let result = try versions.merged()
    #expect(result.conflicts.isEmpty)
    let stack = try #require(result.text.range(of: "<stackView"))
    let moved = try #require(result.text.range(of: "Your name"))
    #expect(stack.lowerBound < moved.lowerBound)
    #expect(result.text.components(separatedBy: "Lab-el-001\" ").count == 3)
  }

  @Test("frames and versions changed on both sides are resolved automatically")
  func derived() throws {
    var versions = Versions()
    versions.change(.ours, #"toolsVersion="21701""#, #"toolsVersion="22505""#)
    versions.change(.theirs, #"toolsVersion="21701""#, #"toolsVersion="23094""#)
    versions.change(.ours, #"y="49""#, #"y="57""#)
    versions.change(.theirs, #"y="49""#, #"y="61""#)
    let result = try versions.merged()
    #expect(result.conflicts.isEmpty)
    #expect(result.text.contains(#"toolsVersion="23094""#))
    #expect(result.text.contains(#"y="61""#))
    #expect(try versions.swapped.merged().text == result.text)
  }

  @Test(
    "an id given to different objects by both sides is changed on one, with its references"
  )
  func collision() throws {
    var versions = Versions()
    let place = "</subviews>"
    let outlets = "</connections>"
    versions.change(.ours, place, #"<switch on="YES" id="New-ob-001"/>"# + place)
    versions.change(
      .ours, outlets, #"<outlet property="a" destination="New-ob-001" id="Oa"/>"# + outlets)
    versions.change(.theirs, place, #"<slider value="0.5" id="New-ob-001"/>"# + place)
    versions.change(
      .theirs, outlets, #"<outlet property="b" destination="New-ob-001" id="Ob"/>"# + outlets)
    let result = try versions.merged()
    let new = try #require(result.renamed.first?.new)
    #expect(result.conflicts.isEmpty)
    #expect(result.renamed.count == 1)
    #expect(result.text.components(separatedBy: "destination=\"\(new)\"").count == 2)
    #expect(result.text.components(separatedBy: " id=\"\(new)\"").count == 2)
    #expect(result.text.components(separatedBy: " id=\"New-ob-001\"").count == 2)
    #expect(try versions.swapped.merged().text == result.text)
  }

  @Test("one object added by both sides under different ids is kept once")
  func sameAddition() throws {
    var versions = Versions()
    let place = "<constraints>"
    versions.change(.ours, place, #"<viewLayoutGuide key="safeArea" id="Aaa-01-001"/>"# + place)
    versions.change(.theirs, place, #"<viewLayoutGuide key="safeArea" id="Bbb-01-001"/>"# + place)
    let result = try versions.merged()
    #expect(result.conflicts.isEmpty)
    #expect(result.text.contains("Aaa-01-001") && !result.text.contains("Bbb-01-001"))
    #expect(result.renamed.map(\.old) == ["Bbb-01-001"])
  }

  @Test("noncanonical white space is preserved")
  func spelling() throws {
    var versions = Versions()
    for side in Side.allCases {
      versions.change(side, "<scenes>", "\n<scenes >")
    }
    versions.texts.base = versions.texts.ours
    versions.change(.ours, #"text="Name""#, #"text="Your name""#)
    versions.change(.theirs, #"title="Go""#, #"title="Sign in""#)
    let result = try versions.merged()
    #expect(
      result.text
        == versions.texts.ours.replacing(#"title="Go""#, with: #"title="Sign in""#))
  }
}
