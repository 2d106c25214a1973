import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@testable import BoardwalkSnapshot

/// Separators and accessories of table rows.
@Suite("Table rows in pictures")
struct RowPictureTests {
  private func picture(system: Int, accessory: String = "none") throws -> String {
    var options = LaunchOptions()
    options.system = SystemVersion(system)
    let cell = """
      <tableViewCell accessoryType="\(accessory)" reuseIdentifier="row" rowHeight="53" id="cell">
      <rect key="frame" x="0" y="0" width="375" height="53"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="53"/></tableViewCellContentView></tableViewCell>
      """
    let table = """
      <tableView dataMode="prototypes" style="plain" separatorStyle="default" id="table">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes>\(cell)</prototypes></tableView>
      """
    return SVGPicture().text(of: [try Sample(views: table).simulation(nil, options)])
  }

  @Test(
    "ORC-102: a separator begins at 16 points and ends 8 points before the edge on the newest system"
  )
  func separators() throws {
    #expect(try picture(system: 26).contains("<line x1=\"16\" y1=\"72.75\" x2=\"367\""))
    #expect(try picture(system: 18).contains("<line x1=\"16\" y1=\"72.75\" x2=\"375\""))
  }

  @Test("ORC-102: accessory symbols end 16 points before the edge in the tint color")
  func accessories() throws {
    // The row begins at 20, below the status bar, so that its middle is at 46.5.
    #expect(
      try picture(system: 26, accessory: "disclosureIndicator")
        .contains("<polyline points=\"352,40.5 359,46.5 352,52.5\""))
    let check = try picture(system: 26, accessory: "checkmark")
    #expect(check.contains("<polyline points=\"345,46.5 349,51.5 357,40.5\""))
    #expect(check.contains("stroke=\"#007aff\""))
  }
}
