import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import Testing

/// Layouts of views in a frame of another size than the stored one.
@Suite("Content layouts")
struct ContentLayoutTests {
  private let phone = LayoutRect(x: 0, y: 0, width: 375, height: 667)

  private func view(_ id: String, _ frame: String, _ rest: String = "") -> String {
    let number = frame.split(separator: " ")
    return """
      <view \(rest) id="\(id)"><rect key="frame" x="\(number[0])" y="\(number[1])" \
      width="\(number[2])" height="\(number[3])"/>
      """
  }

  private func tie(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" \(more) id="\(first)-\(attribute)"/>
    """
  }

  @Test("LAY-71: a view of the stored size keeps the stored frames")
  func storedFrames() throws {
    let placed = try Sample.place(
      "<subviews>\(view("a", "20 30 100 40"))</view></subviews>",
      in: LayoutRect(x: 5, y: 7, width: 600, height: 600))
    #expect(try placed.frame("a") == LayoutRect(x: 25, y: 37, width: 100, height: 40))
  }

  @Test("autoresizing masks distribute a change of size")
  func resizingMasks() throws {
    let placed = try Sample.place(
      """
      <subviews>
      \(view("a", "100 0 400 600"))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      \(view("b", "250 100 100 50"))
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES"/></view>
      \(view("c", "500 500 100 100"))
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/></view>
      \(view("d", "10 10 50 50"))</view>
      </subviews>
      """, in: phone)
    #expect(try placed.frame("a") == LayoutRect(x: 100, y: 0, width: 175, height: 667))
    #expect(try placed.frame("b") == LayoutRect(x: 137.5, y: 100, width: 100, height: 50))
    #expect(try placed.frame("c") == LayoutRect(x: 275, y: 567, width: 100, height: 100))
    #expect(try placed.frame("d") == LayoutRect(x: 10, y: 10, width: 50, height: 50))
  }

  /// A view that constraints place, and which was drawn at `frame`.
  private func tied(_ id: String, _ frame: String, _ inside: String = "") -> String {
    view(id, frame, #"translatesAutoresizingMaskIntoConstraints="NO""#) + inside + "</view>"
  }

  /// The constraints that give the view `id` a size of its own.
  private func sized(_ id: String, _ width: Double?, _ height: Double) -> String {
    func length(_ attribute: String, _ value: Double) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="\(attribute)" constant="\(value)" \
      id="\(id)-\(attribute)"/>
      """
    }
    return (width.map { length("width", $0) } ?? "") + length("height", height)
  }

  @Test("views follow the edges they are constrained to")
  func edges() throws {
    let placed = try Sample.place(
      """
      <subviews>
      \(tied("a", "16 20 568 40"))
      \(tied("b", "500 80 84 40"))
      \(tied("c", "250 140 100 40"))
      \(tied("d", "16 540 568 44"))
      </subviews>
      <constraints>
      \(tie("a", "leading", "root", "leading", #"constant="16""#))
      \(tie("root", "trailing", "a", "trailing", #"constant="16""#))
      \(tie("a", "top", "safe", "top"))
      \(tie("b", "trailing", "a", "trailing"))
      \(tie("b", "top", "a", "bottom", #"constant="20""#))
      \(tie("c", "centerX", "root", "centerX"))
      \(tie("c", "top", "b", "bottom", #"constant="20""#))
      \(tie("d", "bottom", "safe", "bottom", #"constant="-16""#))
      \(tie("d", "width", "root", "width", #"constant="-32""#))
      \(tie("d", "leading", "a", "leading"))
      \(sized("a", nil, 40))\(sized("b", 84, 40))\(sized("c", 100, 40))\(sized("d", nil, 44))
      </constraints>
      """, in: phone, safeArea: LayoutRect(x: 0, y: 20, width: 375, height: 613))
    #expect(try placed.frame("a") == LayoutRect(x: 16, y: 20, width: 343, height: 40))
    #expect(try placed.frame("b") == LayoutRect(x: 275, y: 80, width: 84, height: 40))
    #expect(try placed.frame("c") == LayoutRect(x: 137.5, y: 140, width: 100, height: 40))
    #expect(try placed.frame("d") == LayoutRect(x: 16, y: 573, width: 343, height: 44))
  }

  @Test("unconstrained views keep their drawn frames")
  func unconstrainedViews() throws {
    let placed = try Sample.place(
      """
      <subviews>\(tied("a", "20 30 70 50"))</subviews>
      <constraints>\(tie("a", "trailing", "root", "trailing", #"constant="-10""#))</constraints>
      """, in: phone)
    #expect(try placed.frame("a") == LayoutRect(x: 295, y: 30, width: 70, height: 50))
  }

  @Test("LAY-02: placeholder constraints are removed at run time")
  func placeholders() throws {
    let placed = try Sample.place(
      """
      <subviews>\(tied("a", "0 0 10 10"))</subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="width" constant="200" placeholder="YES" id="p"/>
      \(tie("a", "leading", "root", "leading"))\(tie("a", "top", "root", "top"))
      \(sized("a", 120, 40))
      </constraints>
      """, in: phone)
    #expect(try placed.frame("a") == LayoutRect(x: 0, y: 0, width: 120, height: 40))
  }

  @Test("a camera at the side insets the safe area")
  func sides() throws {
    let placed = try Sample.place(
      """
      <subviews>\(tied("a", "0 0 600 20"))</subviews>
      <constraints>
      \(tie("a", "leading", "safe", "leading"))\(tie("a", "trailing", "safe", "trailing"))
      \(tie("a", "top", "safe", "top"))\(sized("a", nil, 20))
      </constraints>
      """, in: LayoutRect(x: 0, y: 0, width: 844, height: 390),
      safeArea: LayoutRect(x: 47, y: 0, width: 750, height: 369))
    #expect(try placed.frame("a") == LayoutRect(x: 47, y: 0, width: 750, height: 20))
  }

  @Test("a chain of 500 views follows the view it is constrained to")
  func chains() throws {
    let ids = (0..<500).map { "v\($0)" }
    let views = ids.enumerated().map { tied($1, "0 \(20 + $0) 10 1") }
    let ties = zip(ids, ids.dropFirst()).map { tie($1, "top", $0, "bottom") }
    let sizes = ids.map { sized($0, 10, 1) }
    let placed = try Sample.place(
      """
      <subviews>\(views.joined())</subviews>
      <constraints>\(ties.reversed().joined())\(sizes.joined())
      \(tie("v0", "top", "safe", "top"))</constraints>
      """, in: phone, safeArea: LayoutRect(x: 0, y: 64, width: 375, height: 600))
    #expect(try placed.frame("v499").minY == 64 + 499)
  }

  @Test("circular constraints have a solution")
  func circles() throws {
    let placed = try Sample.place(
      """
      <subviews>\(tied("a", "1 1 1 1"))\(tied("b", "2 2 2 2"))</subviews>
      <constraints>
      \(tie("a", "leading", "b", "leading"))\(tie("b", "leading", "a", "leading"))
      \(tie("a", "top", "a", "bottom"))
      </constraints>
      """, in: phone)
    #expect(try placed.frame("a").minX == placed.frame("b").minX)
    #expect(try placed.frame("a").size.height == 0)
  }

  @Test("a view without a frame fills its superview")
  func missingFrame() throws {
    let placed = try Sample.place(#"<subviews><view id="a"/></subviews>"#, in: phone)
    #expect(try placed.frame("a") == phone)
  }

  @Test("the content of a scroll view begins below the bar")
  func scrollContent() throws {
    let scroll = """
      <subviews><scrollView id="s"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(view("a", "0 0 375 900"))</view></subviews></scrollView></subviews>
      """
    let safeArea = LayoutRect(x: 0, y: 64, width: 375, height: 603)
    #expect(try Sample.place(scroll, in: phone, safeArea: safeArea).frame("a").minY == 64)
  }

  @Test(
    "every view gets a frame, whatever numbers the document has", arguments: ["1e30", "-5", "nan"])
  func immenseNumbers(_ number: String) throws {
    let label = """
      <label text="Words" numberOfLines="\(number)" translatesAutoresizingMaskIntoConstraints="NO" \
      id="a"><rect key="frame" x="\(number)" y="0" width="\(number)" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="\(number)"/></label>
      """
    let placed = try Sample.place(
      """
      <subviews>\(label)</subviews>
      <constraints>\(tie("a", "top", "safe", "top", #"constant="\(number)""#))</constraints>
      """, in: phone)
    let frame = try placed.frame("a")
    #expect(abs(frame.minX) <= 100_000 && abs(frame.minY) <= 100_000)
    #expect((0...100_000).contains(frame.size.width) && (0...100_000).contains(frame.size.height))
  }
}
