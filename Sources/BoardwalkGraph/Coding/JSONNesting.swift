/// The nesting depth of arrays and objects in JSON, well-formed or not.
///
/// Decoding is recursive, so a file that nests too deeply must be rejected before.
struct JSONNesting: Sendable {
  /// The greatest depth.
  let depth: Int

  /// The nesting of `json`.
  init(_ json: some Sequence<UInt8>) {
    var depth = 0
    var deepest = 0
    var isInString = false
    var isEscaped = false
    for byte in json {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    self.depth = deepest
  }
}
