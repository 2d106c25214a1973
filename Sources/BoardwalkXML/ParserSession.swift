import BoardwalkTree
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// One run of Foundation's parser, with the cursor in step.
///
/// The first error wins: afterwards the parser would recover and send events that the bytes do not
/// hold.
final class ParserSession: NSObject, XMLParserDelegate {
  private var cursor: Cursor
  private var failure: ParserFailure?

  private init(_ bytes: UnsafeBufferPointer<UInt8>, source: [UInt8]) {
    cursor = Cursor(bytes, source: source)
  }

  /// Parses `bytes`, those of `source`, which the guard has let through.
  static func run(
    _ bytes: UnsafeBufferPointer<UInt8>, source: [UInt8]
  ) throws(UnreadableDocument) -> (ElementTree, SourceMap) {
    guard let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress) else {
      throw .emptyFile
    }
    // The bytes outlive the session, so the stream may read them where they are. A stream it must
    // be: parsers made from data fail beyond 10,000,000 bytes.
    let data = Data(bytesNoCopy: start, count: bytes.count, deallocator: .none)
    let session = ParserSession(bytes, source: source)
    let parser = XMLParser(stream: InputStream(data: data))
    parser.delegate = session
    let succeeded = parser.parse()
    let code = (parser.parserError as NSError?)?.code
    return try session.conclude(succeeded: succeeded && code == nil, code: code, parser)
  }

  private func conclude(
    succeeded: Bool, code: Int?, _ parser: XMLParser
  ) throws(UnreadableDocument) -> (ElementTree, SourceMap) {
    if failure == nil, !succeeded { failure = ParserFailure(code: code ?? 0, at: parser) }
    if failure == nil, cursor.builder.nodeCount == 0 {
      failure = ParserFailure(code: ParserFailure.documentEmpty, at: parser)
    }
    if let failure { throw failure.explained(by: cursor) }
    do {
      return try cursor.finish()
    } catch {
      throw ParserFailure(code: ParserFailure.outOfStep, at: parser).explained(by: cursor)
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    step(parser) { cursor throws(Cursor.OutOfStep) in
      try cursor.startElement(name, attributeCount: attributes.count)
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    step(parser) { cursor throws(Cursor.OutOfStep) in try cursor.endElement(name) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil else { return }
    failure = ParserFailure(code: (error as NSError).code, at: parser)
    parser.abortParsing()
  }

  private func step(
    _ parser: XMLParser, _ body: (inout Cursor) throws(Cursor.OutOfStep) -> Void
  ) {
    guard failure == nil else { return }
    do {
      try body(&cursor)
    } catch {
      failure = ParserFailure(code: ParserFailure.outOfStep, at: parser)
      parser.abortParsing()
    }
  }
}
