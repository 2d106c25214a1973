import BoardwalkPlatform
import Testing

/// Features that a version of iOS introduced.
@Suite("System features")
struct SystemFeatureTests {
  @Test("a feature is kept by later systems", arguments: SystemFeature.allCases)
  func kept(_ feature: SystemFeature) {
    let has = SystemVersion.known.map { SystemVersion($0).has(feature) }
    #expect(has == has.sorted { !$0 && $1 })
    #expect(has.contains(true) && has.contains(false))
    #expect(!feature.beginning.evidence.isEmpty)
  }
}
