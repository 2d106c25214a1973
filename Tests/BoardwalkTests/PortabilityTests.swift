import Foundation
import Testing

@Suite("Sources and the machine that they run on")
struct PortabilityTests {
  private let repository = Repository()

  /// Calls for which Foundation reads ICU's data, which static executables do without.
  private static let localizedCalls = [
    "DateFormatter(", "NumberFormatter(", "ListFormatter(", "Locale(", "Locale.",
    "Calendar(identifier", "Calendar.current", "TimeZone(", "TimeZone.", "NSRegularExpression(",
    ".localizedCompare", ".localizedStandard", ".localizedCaseInsensitive",
    ".localizedUppercase", ".localizedLowercase", ".localizedCapitalized",
    ".formatted(", ".folding(", ".applyingTransform(",
  ]

  @Test("no source calls what depends on the language, the region or the time zone of the machine")
  func localization() throws {
    let paths = repository.files(in: "Sources", endingIn: ".swift")
    #expect(paths.count > 1000)
    for path in paths {
      let text = try Data(repository.text(path).utf8)
      for call in Self.localizedCalls where text.range(of: Data(call.utf8)) != nil {
        Issue.record("\(path) calls \(call)")
      }
    }
  }
}
