import BoardwalkBase
import BoardwalkCheck
import BoardwalkProject
import Testing

/// What a check says of constraints that contradict each other.
@Suite("Constraint conflicts")
struct ConstraintConflictTests {
  private struct Said: Equatable, CustomStringConvertible {
    let severity: Severity
    let message: String
    let notes: [String]

    var description: String { "\(severity) \(message) \(notes)" }
  }

  /// What `rules` find in a scene text.
  private func findings(
    _ text: String, _ rules: [Rule] = [.conflictingConstraints]
  ) throws -> [Said] {
    let document = try #require(LoadedFile(SourceFile(path: "Main.scene", text: text)).document)
    return Checker(rules: rules).check(document).map { finding in
      Said(
        severity: finding.severity, message: finding.message, notes: finding.notes.map(\.message))
    }
  }

  private func warning(_ words: String, _ notes: String...) -> Said {
    Said(severity: .warning, message: Self.message(words), notes: notes)
  }

  private static func message(_ words: String) -> String {
    "'\(words)' conflicts with other constraints"
  }

  /// A screen whose view holds `content`.
  private func screen(_ content: String) -> String {
    """
    storyboard, device: retina4_7

    viewController main, initial {
      view root (0, 0, 375 x 667) {
        \(content)
      }
    }
    """
  }

  @Test("conflicts name views as the scene text does")
  func names() throws {
    let found = try findings(
      screen(
        """
        view header (0, 20, 375 x 100)
        view footer (0, 600, 375 x 67)
        header.leading = root.leading
        root.trailing = header.trailing
        footer.leading = header.leading
        footer.trailing = header.trailing
        footer.width = 300
        """))
    #expect(
      found == [
        warning(
          "footer.width = 300", "'header.leading = root.leading'",
          "'root.trailing = header.trailing'", "'footer.leading = header.leading'",
          "'footer.trailing = header.trailing'", "'root' is 375 × 667 at 0, 0")
      ])
  }

  @Test("conflicts inside a cell are found at any cell size")
  func cell() throws {
    let found = try findings(
      """
      xib

      collectionViewCell "C" (0, 0, 68 x 68) {
        view content (0, 0, 68 x 68) {
          imageView pic (4, 4, 60 x 60) {
            width = 60
            width = 113
          }
          pic.leading = content.leading + 4
          content.trailing = pic.trailing + 4
          pic.top = content.top + 4
          content.bottom = pic.bottom + 4
        }
      }
      """)
    #expect(found == [warning("pic.width = 113", "'pic.width = 60'")])
  }

  @Test("a contradiction with only the stored size of a xib is not reported")
  func size() throws {
    let found = try findings(
      """
      xib

      view root (0, 0, 320 x 100) {
        view box (10, 10, 100 x 40)
        box.leading = root.leading + 10
        root.trailing = box.trailing + 10
        box.width = 100
      }
      """)
    #expect(found.isEmpty)
  }

  @Test("every conflict is reported, not only the first")
  func several() throws {
    let found = try findings(
      screen(
        """
        view a (10, 200, 50 x 20)
        view b (10, 300, 50 x 20)
        a.leading = root.leading + 10
        a.width = 50
        a.width = 60
        b.leading = a.leading
        b.leading = a.leading + 3
        b.width = 80
        b.width = 90
        """))
    #expect(
      found == [
        warning("a.width = 60", "'a.width = 50'"),
        warning("b.leading = a.leading + 3", "'b.leading = a.leading'"),
        warning("b.width = 90", "'b.width = 80'"),
      ])
  }

  @Test("a layout guide between two views does not weaken a conflict")
  func guides() throws {
    let twice = try findings(
      screen(
        """
        view box (0, 30, 50 x 50)
        box.top = safeArea.top + 10
        box.top = safeArea.top + 30
        """))
    #expect(twice == [warning("box.top = safeArea.top + 30", "'box.top = safeArea.top + 10'")])
    let mixed = try findings(
      screen(
        """
        view box (0, 30, 50 x 50)
        box.top = safeArea.top + 10
        box.top = root.top + 90
        """))
    #expect(mixed.map(\.severity) == [.note])
  }

  @Test("explicit margins are certain, system margins are not")
  func margins() throws {
    func box(_ margins: String) -> String {
      screen(
        """
        view box (0, 100, 200 x 50)\(margins) {
          view inner (8, 8, 100 x 34)
          inner.leading = box.leadingMargin
          inner.trailing = box.trailingMargin
          inner.width = 100
        }
        box.leading = root.leading
        box.width = 200
        """)
    }
    #expect(
      try findings(box(", layoutMargins: edgeInsets(8, 8, 8, 8)")).map(\.severity) == [.warning])
    #expect(try findings(box("")).map(\.severity) == [.note])
  }

  @Test("a view without a frame fills the canvas device")
  func frameless() throws {
    func scene(_ constraints: String) -> String {
      """
      storyboard, device: retina4_7

      viewController main, initial {
        view root {
          stackView stack, layoutMargins: edgeInsets(8, 8, 8, 8) {
            label "Name"
          }
          stack.leading = safeArea.leading
          stack.top = safeArea.top
          \(constraints)
        }
      }
      """
    }
    #expect(try findings(scene("stack.width = 200")).isEmpty)
    let wide = try findings(scene("stack.width = 400\n    root.trailing = stack.trailing"))
    #expect(wide.first?.notes.last == "'root' is 375 × 667 at 0, 0")
  }

  @Test("an intrinsic size conflicts with a width below required compression resistance")
  func contents() throws {
    let found = try findings(
      screen(
        """
        switch toggle (10, 100, 20 x 31), horizontalCompressionResistancePriority: 1000
        toggle.leading = root.leading + 10
        toggle.width = 20
        label title "A longer text" (10, 200, 20 x 21), horizontalCompressionResistancePriority: 1000
        title.leading = root.leading + 10
        title.width = 10
        switch soft (10, 300, 20 x 31)
        soft.width = 20
        """))
    #expect(
      found.map(\.message) == [Self.message("toggle.width = 20"), Self.message("title.width = 10")])
    #expect(found.map(\.severity) == [.warning, .note])
    #expect(found.first?.notes.first?.hasPrefix("the content of 'toggle' is ") == true)
  }

  @Test("conflicting views are not also reported as ambiguous")
  func followOns() throws {
    let text = screen(
      """
      view a (10, 10, 100 x 40)
      a.leading = root.leading + 10
      a.leading = root.leading + 20
      a.top = root.top
      """)
    let found = try findings(text, [.conflictingConstraints, .ambiguousLayout])
    #expect(found.count == 2)
    #expect(found.map(\.message).contains("the height of this view is ambiguous"))
  }

  @Test("an impossible constraint is reported and not solved")
  func impossible() throws {
    let text = screen(
      """
      view a (0, 10, 50 x 10)
      a.leading = root.trailing * 0 + 10
      a.top = root.top + 10
      a.width = 50
      a.height = 10
      a.centerX = root.width
      a.baseline = a.height
      """)
    #expect(try findings(text).isEmpty)
    let found = try findings(text, [.impossibleConstraint])
    #expect(found.map(\.severity) == [.error, .error, .error])
    #expect(
      found.first?.message == "a multiplier of 0 sets a position equal to a number alone")
  }

  @Test("views with equal names in XML are distinguished by id")
  func namesakes() throws {
    func view(_ id: String) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects>
      <view id="Out-vw-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(view("One-vw-001"))\(view("Two-vw-001"))</subviews><constraints>
      <constraint firstItem="One-vw-001" firstAttribute="width" secondItem="Two-vw-001" \
      secondAttribute="width" id="Con-st-001"/>
      <constraint firstItem="One-vw-001" firstAttribute="width" secondItem="Two-vw-001" \
      secondAttribute="width" constant="5" id="Con-st-002"/>
      </constraints></view></objects></document>
      """
    let document = try #require(LoadedFile(SourceFile(path: "A.xib", text: text)).document)
    let found = Checker(rules: [.conflictingConstraints]).check(document)
    #expect(
      found.map(\.message) == [
        Self.message("view #One-vw-001.width = view #Two-vw-001.width + 5")
      ])
  }
}
