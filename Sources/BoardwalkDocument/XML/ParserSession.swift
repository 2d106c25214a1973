import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A run of Foundation's parser, with the cursor in step.
///
/// Parsing ends at the first failure: afterwards the parser would recover and send events that the
/// bytes do not contain.
final class ParserSession: NSObject, XMLParserDelegate {
  /// The cursor, which outlives the session; as a stored property, each access would be checked for
  /// exclusivity.
  private let cursor: UnsafeMutablePointer<Cursor>
  private let maximumDepth: Int
  private var failure: UnreadableDocument?

  private init(_ cursor: UnsafeMutablePointer<Cursor>, maximumDepth: Int) {
    self.cursor = cursor
    self.maximumDepth = maximumDepth
  }

  /// Parses `bytes`, the bytes of `source`, after the preflight scan.
  static func run(
    _ bytes: UnsafeBufferPointer<UInt8>, source: [UInt8], limits: ReadingLimits
  ) throws(UnreadableDocument) -> (ElementTree, SourceMap) {
    guard let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress) else {
      throw .emptyFile
    }
    // The bytes outlive the session, so the stream may read them in place. It has to be a stream:
    // parsers created from data fail beyond 10,000,000 bytes.
    let data = Data(bytesNoCopy: start, count: bytes.count, deallocator: .none)
    var cursor = Cursor(bytes, source: source)
    let failure = withUnsafeMutablePointer(to: &cursor) { cursor in
      ParserSession(cursor, maximumDepth: limits.depth)
        .parse(XMLParser(stream: InputStream(data: data)))
    }
    if let failure { throw failure }
    return (cursor.builder.finish(), cursor.map)
  }

  private func parse(_ parser: XMLParser) -> UnreadableDocument? {
    parser.delegate = self
    let succeeded = parser.parse()
    let code = (parser.parserError as NSError?)?.code
    if let code { fail(parser, code: code) } else if !succeeded { fail(parser, code: 0) }
    if cursor.pointee.builder.nodeCount == 0 { fail(parser, code: ParserFailure.documentEmpty) }
    step(parser) { cursor throws(Cursor.ParserDesync) in try cursor.readEnd() }
    return failure
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    step(parser) { cursor throws(Cursor.ParserDesync) in
      try cursor.startElement(name, attributeCount: attributes.count)
    }
    if cursor.pointee.depth > maximumDepth, let range = cursor.pointee.openElement?.range {
      fail(
        parser,
        with: UnreadableDocument(
          "elements are nested deeper than \(maximumDepth) levels", at: range))
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    step(parser) { cursor throws(Cursor.ParserDesync) in try cursor.endElement(name) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    fail(parser, code: (error as NSError).code)
  }

  private func step(
    _ parser: XMLParser, _ body: (inout Cursor) throws(Cursor.ParserDesync) -> Void
  ) {
    guard failure == nil else { return }
    do {
      try body(&cursor.pointee)
    } catch {
      fail(parser, code: ParserFailure.outOfStep)
    }
  }

  private func fail(_ parser: XMLParser, code: Int) {
    guard failure == nil, !ParserFailure.warnings.contains(code) else { return }
    fail(parser, with: ParserFailure(code: code, at: parser).explained(by: cursor.pointee))
  }

  private func fail(_ parser: XMLParser, with failure: UnreadableDocument) {
    guard self.failure == nil else { return }
    self.failure = failure
    parser.abortParsing()
  }
}
