import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import Testing

/// Ambiguities, conflicts and other results of a layout besides frames.
@Suite("Solved layout roots")
struct SolvedRootTests {
  private func unit(_ content: String) throws -> SolvedRoot {
    let document = try FixtureDocument.around(content)
    return try #require(
      CanvasLayout(document, on: Canvas(document)).rootsByScene().first?.first)
  }

  private func box(_ id: String, _ content: String = "", kind: String = "view") -> String {
    """
    <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(content)
    <rect key="frame" x="10" y="20" width="100" height="50"/></\(kind)>
    """
  }

  private func constraints(_ lines: String...) -> String {
    let elements = lines.enumerated().map { #"<constraint \#($1) id="c\#($0)"/>"# }
    return "<constraints>\(elements.joined())</constraints>"
  }

  private static let leading =
    #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10""#
  private static let top =
    #"firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20""#
  private static let width = #"firstItem="a" firstAttribute="width" constant="100""#
  private static let height = #"firstItem="a" firstAttribute="height" constant="50""#

  @Test("a fully constrained view has no ambiguities and no conflicts")
  func determinedView() throws {
    let unit = try unit(
      "<subviews>\(box("a"))</subviews>"
        + constraints(Self.leading, Self.top, Self.width, Self.height))
    #expect(unit.ambiguities.isEmpty)
    #expect(unit.conflicts.isEmpty)
    #expect(unit.role == .controllerView)
    #expect(unit.views[1].frame == LayoutRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test("ambiguities are found on each axis separately")
  func axes() throws {
    let unit = try unit("<subviews>\(box("a"))</subviews>" + constraints(Self.leading, Self.height))
    #expect(unit.ambiguities == [Ambiguity(view: 1, dimensions: [.width, .verticalPosition])])
  }

  @Test("a view fully constrained to an ambiguous superview is not ambiguous")
  func pinnedView() throws {
    let inner =
      "<subviews>\(box("b"))</subviews>"
      + constraints(
        #"firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading""#,
        #"firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top""#,
        #"firstItem="b" firstAttribute="width" constant="10""#,
        #"firstItem="b" firstAttribute="height" constant="10""#)
    let unit = try unit(
      "<subviews>\(box("a", inner))</subviews>" + constraints(Self.width, Self.height))
    #expect(
      unit.ambiguities == [
        Ambiguity(view: 1, dimensions: [.horizontalPosition, .verticalPosition])
      ])
  }

  @Test("a view of a custom class needs no size constraints")
  func customClass() throws {
    let own = box("a").replacingOccurrences(of: "id=", with: #"customClass="Chart" id="#)
    let unit = try unit("<subviews>\(own)</subviews>" + constraints(Self.leading, Self.top))
    #expect(unit.ambiguities.isEmpty)
  }

  @Test("the content height of a scroll view is ambiguous without a bottom constraint")
  func scrollContent() throws {
    let pins = ["leading", "top", "trailing"].map {
      #"firstItem="b" firstAttribute="\#($0)" secondItem="a" secondAttribute="\#($0)""#
    }
    let inner =
      "<subviews>\(box("b"))</subviews>"
      + constraints(
        pins[0], pins[1], pins[2], #"firstItem="b" firstAttribute="width" constant="500""#,
        #"firstItem="b" firstAttribute="height" constant="10""#)
    let scroll = box("a", inner, kind: "scrollView")
    let unit = try unit(
      "<subviews>\(scroll)</subviews>"
        + constraints(Self.leading, Self.top, Self.width, Self.height))
    #expect(unit.ambiguities == [Ambiguity(view: 1, dimensions: [.contentHeight])])
    #expect(unit.views[2].isScrolled)
    #expect(!unit.views[1].isScrolled)
  }

  @Test("an empty scroll view is not ambiguous")
  func emptyScrollView() throws {
    let unit = try unit(
      "<subviews>\(box("a", kind: "scrollView"))</subviews>"
        + constraints(Self.leading, Self.top, Self.width, Self.height))
    #expect(unit.ambiguities.isEmpty)
  }

  @Test("a conflict has only the constraints that contradict each other")
  func conflict() throws {
    let unit = try unit(
      "<subviews>\(box("a"))</subviews>"
        + constraints(
          Self.leading, Self.top, Self.width, Self.height,
          #"firstItem="a" firstAttribute="trailing" secondItem="root" secondAttribute="leading" constant="60""#
        ))
    let conflict = try #require(unit.conflicts.first).origins
    #expect(unit.conflicts.count == 1)
    #expect(conflict.compactMap(unit.constraint).compactMap(\.id) == ["c0", "c2", "c4"])
  }

  @Test("a conflict can include the size of the screen")
  func screenConflict() throws {
    let unit = try unit(
      "<subviews>\(box("a"))</subviews>"
        + constraints(
          Self.leading, Self.top, Self.height,
          #"firstItem="a" firstAttribute="width" constant="400""#,
          #"firstItem="root" firstAttribute="trailing" secondItem="a" secondAttribute="trailing""#))
    let conflict = try #require(unit.conflicts.first).origins
    #expect(conflict.contains(.placement(0)))
    #expect(conflict.compactMap(unit.constraint).compactMap(\.id) == ["c0", "c3", "c4"])
  }

  @Test("a conflict does not depend on the safe area if its guide cancels out")
  func guideConflict() throws {
    let guide = #"<viewLayoutGuide key="safeArea" id="safe"/>"#
    let top = #"firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top""#
    func dependsOnReach(_ other: String) throws -> Bool {
      let unit = try unit("<subviews>\(box("a"))</subviews>" + guide + constraints(top, other))
      return try #require(unit.conflicts.first).dependsOnReach
    }
    #expect(try !dependsOnReach(top + #" constant="30""#))
    #expect(try dependsOnReach(Self.top.replacing("20", with: "90")))
  }

  @Test("a position constraint with a multiplier of 0 is ignored")
  func zeroMultiplier() throws {
    let zero = Self.leading.replacing("constant=", with: #"multiplier="0" constant="#)
    let unit = try unit(
      "<subviews>\(box("a"))</subviews>" + constraints(zero, Self.top, Self.width, Self.height))
    #expect(unit.ambiguities == [Ambiguity(view: 1, dimensions: [.horizontalPosition])])
  }

  @Test("a constraint of priority 1 counts, and one of priority 0 does not")
  func weakPriorities() throws {
    func dimensions(_ priority: String) throws -> [Ambiguity.Dimension] {
      let width = Self.width + #" priority="\#(priority)""#
      return try unit(
        "<subviews>\(box("a"))</subviews>"
          + constraints(Self.leading, Self.top, width, Self.height)
      ).ambiguities.flatMap(\.dimensions)
    }
    #expect(try dimensions("1").isEmpty)
    #expect(try dimensions("0") == [.width])
  }

  @Test("a conflict can include the arrangement of a stack view")
  func stackConflict() throws {
    let labels = box(
      "b", #"<constraints><constraint firstAttribute="width" constant="300" id="w"/></constraints>"#
    )
    let stack = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="a"><subviews>\(labels)</subviews>
      <rect key="frame" x="10" y="20" width="100" height="50"/></stackView>
      """
    let unit = try unit(
      "<subviews>\(stack)</subviews>"
        + constraints(Self.leading, Self.top, Self.width, Self.height))
    let conflict = try #require(unit.conflicts.first).origins
    #expect(conflict.contains(.arrangement(1)))
    #expect(Set(conflict.compactMap(unit.constraint).compactMap(\.id)) == ["c2", "w"])
    #expect(unit.views[2].isArranged)
  }

  @Test("a view in a hidden view is hidden")
  func hiddenViews() throws {
    let inner = "<subviews>\(box("b"))</subviews>"
    let hidden = box("a", inner).replacingOccurrences(of: #"id="a""#, with: #"hidden="YES" id="a""#)
    let unit = try unit("<subviews>\(hidden)</subviews>")
    #expect(unit.views.map(\.isHidden) == [false, true, true])
    #expect(unit.views.map(\.superview) == [nil, 0, 1])
  }
}
