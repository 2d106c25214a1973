import BoardwalkBase
import BoardwalkPlatform
import BoardwalkSimulation

extension FlowCommand {
  static let launch = FlowCommand(
    name: "launch",
    forms: [
      "launch", "launch on \"DEVICE\"", "launch on \"DEVICE\", landscape, system NUMBER",
      "launch text size SIZE", "launch dark", "launch language \"LANGUAGE\"",
      "launch document \"NAME\"",
      "launch scene \"IDENTIFIER\"",
    ],
    summary:
      "launches the app again, with the given device, settings, document or scene"
  ) { (reader) throws(SyntaxError) in
    var settings = LaunchSettings()
    if reader.next.endsStatement { return .launch(settings) }
    var given: Set<String> = []
    repeat {
      let token = reader.next
      guard let word = reader.takeWord(), settingWords.contains(word) else {
        throw unknownSetting(token)
      }
      let slot = opposites[word] ?? word
      guard given.insert(slot).inserted else {
        throw SyntaxError(
          "the setting '\(word)' repeats or contradicts an earlier one", at: token.range)
      }
      try read(word, into: &settings, from: &reader)
    } while reader.consume(symbol: ",")
    return .launch(settings)
  }

  private static let settingWords = [
    "on", "landscape", "portrait", "system", "text", "light", "dark", "language", "document",
    "scene",
  ]

  /// Words that exclude each other.
  private static let opposites = ["portrait": "landscape", "light": "dark"]

  private static func unknownSetting(_ token: Token) -> SyntaxError {
    let list = settingWords.dropLast().joined(separator: ", ") + " or " + (settingWords.last ?? "")
    var suggestion: String?
    if case .word(let word) = token.value { suggestion = word.suggestion(among: settingWords) }
    return SyntaxError(
      "expected \(list), not \(token.displayName)", at: token.range, suggestion: suggestion)
  }

  private static func read(
    _ word: String, into settings: inout LaunchSettings, from reader: inout TokenReader
  ) throws(SyntaxError) {
    switch word {
    case "on": settings.device = try device(&reader)
    case "landscape": settings.isLandscape = true
    case "portrait": settings.isLandscape = false
    case "system": settings.system = try system(&reader)
    case "text": settings.textSize = try textSize(&reader)
    case "light": settings.userInterfaceStyle = .light
    case "dark": settings.userInterfaceStyle = .dark
    case "language": settings.language = try reader.string("the language")
    case "document": settings.document = try reader.string("the document's name")
    default: settings.initialIdentifier = try reader.string("the storyboard identifier")
    }
  }

  private static func device(_ reader: inout TokenReader) throws(SyntaxError) -> String {
    let range = reader.next.range
    let name = try reader.string("the device")
    guard DeviceTable.device(named: name) != nil else {
      throw SyntaxError(
        "there is no device \"\(name)\"", at: range,
        suggestion: name.suggestion(among: DeviceTable.names(like: name)).map { "\"\($0)\"" })
    }
    return name
  }

  private static func textSize(_ reader: inout TokenReader) throws(SyntaxError) -> TextSize {
    try reader.require("size", "'size' after 'text', not \(reader.next.displayName)")
    let token = reader.next
    let names = TextSize.allCases.map(\.rawValue)
    guard let word = reader.takeWord(), let size = TextSize(named: word) else {
      throw SyntaxError(
        "expected a text size: \(names.joined(separator: ", "))", at: token.range)
    }
    return size
  }

  private static func system(_ reader: inout TokenReader) throws(SyntaxError) -> Int {
    let range = reader.next.range
    let number = try reader.number("the system version")
    guard let major = Int(exactly: number), SystemVersion.known.contains(major) else {
      let known = SystemVersion.known
      throw SyntaxError(
        "the system version must be a whole number from \(known.lowerBound) to \(known.upperBound)",
        at: range)
    }
    return major
  }
}
