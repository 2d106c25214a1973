import BoardwalkBase
import BoardwalkDocument
import Testing

@testable import BoardwalkPlatform

@Suite("Virtual touches")
struct FingerScriptTests {
  private static let scripts: [FingerScript] = [
    .tap(at: .middle), .tap(at: .middle, count: 3, fingers: 2), .press(at: .middle, for: 700),
    .drag(from: .middle, to: LayoutPoint(x: 10, y: 20), in: 400),
    .swipe(.left, from: .middle, fingers: 3),
    .pinch(around: .middle, by: 0.2), .rotate(around: .middle, by: -2),
  ]

  @Test("a touch goes down once before it is lifted and is always lifted", arguments: scripts)
  func phases(_ script: FingerScript) {
    var down: Set<Int> = []
    for touch in script.touches {
      switch touch.phase {
      case .began: #expect(down.insert(touch.finger).inserted)
      case .moved: #expect(down.contains(touch.finger))
      case .ended, .cancelled: #expect(down.remove(touch.finger) != nil)
      }
    }
    #expect(down.isEmpty)
  }

  @Test("script steps run in order", arguments: scripts)
  func times(_ script: FingerScript) {
    let times = script.touches.map(\.time)
    #expect(times.first == 0 && times == times.sorted())
    #expect(script.duration == times.last)
    let later = script.touches(from: 1234)
    #expect(later.map(\.time) == times.map { $0 + 1234 })
    #expect(later.map(\.location) == script.touches.map(\.location))
  }

  @Test("a touch is lifted at its last position", arguments: scripts)
  func places(_ script: FingerScript) {
    var last: [Int: LayoutPoint] = [:]
    for touch in script.touches {
      if touch.phase == .ended { #expect(last[touch.finger] == touch.location) }
      last[touch.finger] = touch.location
    }
  }

  @Test(
    "a touch moves along a straight line", arguments: [-5, 0, 15, 16, 999])
  func drag(_ duration: Int) throws {
    let end = LayoutPoint(x: 60, y: 340)
    let touches = FingerScript.drag(from: .middle, to: end, in: duration).touches
    #expect(touches.first?.location == .middle && touches.last?.location == end)
    for touch in touches {
      // Both coordinates change by a hundred, so they go together.
      #expect(abs((LayoutPoint.middle.x - touch.location.x) - (touch.location.y - 240)) < 1e-9)
    }
    #expect(touches.last.map { abs($0.time - max(16, duration)) < 16 } == true)
  }

  @Test("a drag of hours takes no more steps than one of a minute")
  func patience() {
    let script = FingerScript.drag(from: .middle, to: .zero, in: .max)
    #expect(script.touches.count < 4000)
    #expect(script.duration <= 60_000)
  }

  @Test("taps and presses occur at least once with a nonnegative duration")
  func least() {
    #expect(FingerScript.tap(at: .middle, count: 0, fingers: -1) == .tap(at: .middle))
    #expect(FingerScript.press(at: .middle, for: -100) == .press(at: .middle, for: 0))
    #expect(
      FingerScript.swipe(.up, from: .middle, fingers: 0) == .swipe(.up, from: .middle, fingers: 1))
  }

  @Test("a rotation keeps its distance to the center", arguments: [-7.0, -1, 0.5, 3])
  func rotation(_ angle: Double) {
    for touch in FingerScript.rotate(around: .middle, by: angle).touches {
      #expect(abs(touch.location.distance(to: .middle) - 50) < 1e-9)
    }
  }
}
