/// A cookbook's page on books.
extension SourceRow {
  static let pages: [SourceRow] = [
    SourceRow("S3-01", "PageCodeTests.turns"),
    SourceRow("S3-02", "Book/turning.flow"),
    SourceRow("S3-03", "Book/turning.flow"),
    SourceRow("S3-04", "Book/spine.flow"),
    SourceRow("S3-05", "PageTests.settings"),
    SourceRow("S3-06", "Book/turning.flow"),
    SourceRow("S3-07", "Book/spine.flow"),
    SourceRow("S3-08", "PageCodeTests.minOnItsSide"),
    SourceRow("S3-09", "Book/spine.flow"),
    SourceRow("S3-10", "Book/turning.flow", "Book/spine.flow"),
  ]
}
