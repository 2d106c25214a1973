import BoardwalkDocument
import BoardwalkLayout
import Testing

/// Views in a room of another size than the stored one.
struct ContentLayoutTests {
  private let phone = Rect(x: 0, y: 0, width: 375, height: 667)

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

  @Test func storedFramesStayInARoomOfTheStoredSize() throws {
    let placed = try Sample.place(
      "<subviews>\(view("a", "20 30 100 40"))</view></subviews>",
      in: Rect(x: 5, y: 7, width: 600, height: 600))
    #expect(try placed.frame("a") == Rect(x: 25, y: 37, width: 100, height: 40))
  }

  @Test func masksShareTheDifference() throws {
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
    #expect(try placed.frame("a") == Rect(x: 100, y: 0, width: 175, height: 667))
    #expect(try placed.frame("b") == Rect(x: 137.5, y: 100, width: 100, height: 50))
    #expect(try placed.frame("c") == Rect(x: 275, y: 567, width: 100, height: 100))
    #expect(try placed.frame("d") == Rect(x: 10, y: 10, width: 50, height: 50))
  }

  @Test func viewsFollowTheEdgesTheyAreTiedTo() throws {
    let placed = try Sample.place(
      """
      <subviews>
      \(view("a", "16 20 568 40"))</view>
      \(view("b", "500 80 84 40"))</view>
      \(view("c", "250 140 100 40"))</view>
      \(view("d", "16 540 568 44"))</view>
      </subviews>
      <constraints>
      \(tie("a", "leading", "root", "leading", #"constant="16""#))
      \(tie("root", "trailing", "a", "trailing", #"constant="16""#))
      \(tie("b", "trailing", "a", "trailing"))
      \(tie("c", "centerX", "root", "centerX"))
      \(tie("d", "bottom", "safe", "bottom", #"constant="-16""#))
      \(tie("d", "width", "root", "width", #"constant="-32""#))
      \(tie("d", "leading", "a", "leading"))
      </constraints>
      """, in: phone, safeArea: Rect(x: 0, y: 20, width: 375, height: 613))
    #expect(try placed.frame("a") == Rect(x: 16, y: 20, width: 343, height: 40))
    #expect(try placed.frame("b") == Rect(x: 275, y: 80, width: 84, height: 40))
    #expect(try placed.frame("c") == Rect(x: 137.5, y: 140, width: 100, height: 40))
    #expect(try placed.frame("d") == Rect(x: 16, y: 573, width: 343, height: 44))
  }

  @Test func chainsMoveWithWhatTheyHangOn() throws {
    let ids = (0..<2_000).map { "v\($0)" }
    let views = ids.enumerated().map { view($1, "0 \(20 + $0) 10 1") + "</view>" }
    let ties = zip(ids, ids.dropFirst()).map { tie($1, "top", $0, "bottom") }
    let placed = try Sample.place(
      """
      <subviews>\(views.joined())</subviews>
      <constraints>\(ties.reversed().joined())\(tie("v0", "top", "safe", "top"))</constraints>
      """, in: phone, safeArea: Rect(x: 0, y: 64, width: 375, height: 600))
    #expect(try placed.frame("v1999").minY == 64 + 1999)
  }

  @Test func circlesOfTiesEnd() throws {
    let placed = try Sample.place(
      """
      <subviews>\(view("a", "1 1 1 1"))</view>\(view("b", "2 2 2 2"))</view></subviews>
      <constraints>
      \(tie("a", "leading", "b", "leading"))\(tie("b", "leading", "a", "leading"))
      \(tie("a", "top", "a", "bottom"))
      </constraints>
      """, in: phone)
    #expect(try placed.frame("a") == Rect(x: 1, y: 1, width: 1, height: 1))
  }

  @Test func viewsWithoutFramesFillTheirSuperview() throws {
    let placed = try Sample.place(#"<subviews><view id="a"/></subviews>"#, in: phone)
    #expect(try placed.frame("a") == Rect(x: 0, y: 0, width: 600, height: 600))
  }

  @Test func contentOfAScrollViewBeginsBelowTheBar() throws {
    let scroll = """
      <subviews><scrollView id="s"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(view("a", "0 0 375 900"))</view></subviews></scrollView></subviews>
      """
    let safeArea = Rect(x: 0, y: 64, width: 375, height: 603)
    #expect(try Sample.place(scroll, in: phone, safeArea: safeArea).frame("a").minY == 64)
  }
}
