/// A value of a configuration file, of whatever type.
enum ConfigurationValue: Sendable, Decodable {
  case object([String: ConfigurationValue])
  case list([ConfigurationValue])
  case text(String)
  case number(Int)
  case flag(Bool)

  /// Nothing, or a number that is not whole: no key has such a value.
  case nothing

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .nothing
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else if (try? value.decode(Double.self)) != nil {
      self = .nothing
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([ConfigurationValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: ConfigurationValue].self))
    }
  }
}
