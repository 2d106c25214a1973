import BoardwalkLanguage
import BoardwalkStage

extension FlowCommand {
  static let launch = FlowCommand(
    name: "launch",
    forms: [
      "launch", "launch on \"DEVICE\"", "launch on \"DEVICE\", landscape, system NUMBER",
      "launch scene \"IDENTIFIER\"",
    ],
    summary: "starts the app over, on another device, system or scene if asked"
  ) { (reader) throws(SyntaxError) in
    var settings = LaunchSettings()
    if reader.next.endsStatement { return .launch(settings) }
    repeat {
      let token = reader.next
      switch reader.takeWord() {
      case "on": settings.device = try device(&reader)
      case "landscape": settings.isLandscape = true
      case "portrait": settings.isLandscape = false
      case "system": settings.system = try system(&reader)
      case "scene": settings.initialIdentifier = try reader.string("the storyboard identifier")
      case let word:
        let options = ["on", "landscape", "portrait", "system", "scene"]
        throw SyntaxError(
          "write on, landscape, portrait, system or scene here, not \(token.words)",
          at: token.range, suggestion: word.suggestion(among: options))
      }
    } while reader.takesSymbol(",")
    return .launch(settings)
  }

  private static func device(_ reader: inout TokenReader) throws(SyntaxError) -> String {
    let range = reader.next.range
    let name = try reader.string("the device")
    guard DeviceTable.device(named: name) != nil else {
      throw SyntaxError(
        "name a device that exists: there is no \"\(name)\"", at: range,
        suggestion: name.suggestion(among: DeviceTable.names))
    }
    return name
  }

  private static func system(_ reader: inout TokenReader) throws(SyntaxError) -> Int {
    let range = reader.next.range
    let number = try reader.number("the system version")
    guard let major = Int(exactly: number), SystemVersion.known.contains(major) else {
      let known = SystemVersion.known
      throw SyntaxError(
        "name a system from \(known.lowerBound) to \(known.upperBound)", at: range)
    }
    return major
  }
}
