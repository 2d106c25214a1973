import Testing

@testable import BoardwalkLayout

@Suite("Interface Builder versions")
struct InterfaceBuilderVersionTests {
  @Test(
    "a tools version determines the version of Interface Builder",
    arguments: [
      ("5056", InterfaceBuilderVersion.xcode6), ("6254", .xcode6), ("7706", .xcode6),
      ("8191", .xcode7), ("10117", .xcode7),
      ("11542", .xcode8), ("13196", .xcode9), ("13771", .lateXcode9),
      ("14460.31", .xcode10), ("14868", .xcode11),
      ("16097.3", .xcode11), ("17156", .xcode12),
      ("17701", .xcode12), ("18122", .xcode13), ("20037", .xcode13), ("21507", .xcode14),
      ("21701", .xcode15), ("23727", .xcode15), ("24093.9", .xcode26), ("24127", .xcode26),
      ("24765", .lateXcode26),
    ])
  func toolsVersions(_ version: String, _ era: InterfaceBuilderVersion) {
    #expect(InterfaceBuilderVersion(toolsVersion: version) == era)
  }

  @Test("the minimal tools version 32700.99.1234 is Xcode 11")
  func minimalVersion() {
    #expect(InterfaceBuilderVersion(toolsVersion: "32700.99.1234") == .xcode11)
  }

  @Test("the plug-in version is used with the minimal tools version only")
  func plugInVersion() throws {
    let plugIn = """
      <dependencies><deployment identifier="iOS"/>
      <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/>
      </dependencies>
      """
    func era(_ toolsVersion: String) throws -> InterfaceBuilderVersion {
      InterfaceBuilderVersion(
        try FixtureDocument.around("", toolsVersion: toolsVersion, dependencies: plugIn))
    }
    #expect(try era("32700.99.1234") == .xcode15)
    #expect(try era("14460") == .xcode10)
  }

  @Test("an absent or unreadable tools version is Xcode 6")
  func unknownVersion() {
    #expect(InterfaceBuilderVersion(toolsVersion: nil) == .xcode6)
    #expect(InterfaceBuilderVersion(toolsVersion: "soon") == .xcode6)
  }

  @Test("versions are in order and have unique names")
  func order() {
    #expect(InterfaceBuilderVersion.allCases == InterfaceBuilderVersion.allCases.sorted())
    #expect(
      Set(InterfaceBuilderVersion.allCases.map(\.name)).count
        == InterfaceBuilderVersion.allCases.count)
  }
}
