import Foundation
import Testing

@Suite("Portability")
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

  /// What only one of Linux and macOS has, and what asks which of them it is.
  private static let systemCalls = [
    "import Glibc", "import Musl", "import Darwin", "canImport(Darwin)", "canImport(Glibc)",
    "#if os(", ".st_mtim", "__rusage_who", "__itimer_which", "/proc/self/status", "/proc/self/exe",
  ]

  @Test("differences between Linux and macOS are in one file")
  func systems() throws {
    let places = try places(of: Self.systemCalls)
    #expect(Set(places.map(\.path)) == ["Sources/BoardwalkFiles/SystemInterface.swift"])
  }

  @Test("no source depends on the machine's language, region or time zone")
  func localization() throws {
    for place in try places(of: Self.localizedCalls) {
      Issue.record("\(place.path) calls \(place.call)")
    }
  }

  /// Each file of the sources that has one of `calls`.
  private func places(of calls: [String]) throws -> [(path: String, call: String)] {
    let paths = repository.files(in: "Sources", endingIn: ".swift")
    try #require(paths.count > 1000)
    return try paths.flatMap { path in
      let text = try Data(repository.text(path).utf8)
      return calls.filter { text.range(of: Data($0.utf8)) != nil }.map { (path, $0) }
    }
  }
}
