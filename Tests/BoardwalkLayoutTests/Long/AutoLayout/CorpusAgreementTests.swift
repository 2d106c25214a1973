import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkProject
import BoardwalkTestSupport
import Testing

/// How many views of real documents have the frames that Interface Builder's Auto Layout gave them.
@Suite(
  "Agreement with the corpus",
  .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct CorpusAgreementTests {
  private struct Tally {
    var fair = 0
    var within = (half: 0, one: 0)
    var unmarked = 0

    func share(_ part: Int) -> Double { Double(part) / Double(max(fair, 1)) }
  }

  /// Lays out every third document without the frames that are to be found.
  private func tally(_ textSizes: Canvas.TextSizes) -> Tally {
    var tally = Tally()
    for (number, file) in Corpus.found.documents.enumerated() where number % 3 == 0 {
      let loaded = LoadedFile(file)
      guard let document = loaded.document, document.isSupported,
        document.usesAutoLayout || document.device != nil,
        let compiled = Compiler().compile(Project([loaded], isWhole: false)).documents.first
      else { continue }
      let canvas = Canvas(compiled)
      let blank = compiled.withoutPlacedFrames(keeping: textSizes, on: canvas)
      let frames = CanvasLayout(blank, on: Canvas(blank, textSizes: textSizes)).frames()
      for entry in StoredFrames(compiled, on: canvas).entries {
        tally.unmarked += entry.isMarked ? 0 : 1
        guard entry.isFair, let frame = frames[entry.id] else { continue }
        let distance = max(
          abs(frame.minX - entry.frame.minX), abs(frame.minY - entry.frame.minY),
          abs(frame.size.width - entry.frame.size.width),
          abs(frame.size.height - entry.frame.size.height))
        tally.fair += 1
        if distance <= 0.5 + 1e-6 { tally.within.half += 1 }
        if distance <= 1 + 1e-6 { tally.within.one += 1 }
      }
    }
    return tally
  }

  @Test(
    "given text sizes, frames agree to half a point, and few views are unfair tests")
  func storedSizes() {
    let tally = tally(.stored)
    #expect(tally.fair > 800)
    #expect(Double(tally.fair) / Double(tally.unmarked) > 0.94)
    #expect(tally.share(tally.within.half) > 0.975, "\(tally)")
    #expect(tally.share(tally.within.one) > 0.975, "\(tally)")
  }

  @Test("with predicted text sizes, nine of ten frames agree")
  func predictedSizes() {
    let tally = tally(.predicted)
    #expect(tally.share(tally.within.half) > 0.905, "\(tally)")
    #expect(tally.share(tally.within.one) > 0.94, "\(tally)")
  }
}
