import BoardwalkBase
import BoardwalkDocument
import Testing

@testable import BoardwalkPlatform

@Suite("Active touches")
struct FingersTests {
  private func fingers(_ touches: Touch...) -> ActiveTouches {
    var fingers = ActiveTouches()
    for touch in touches {
      fingers.follow(touch)
      fingers.lift(touch)
    }
    return fingers
  }

  @Test("the centroid lies between the touches, and so does the initial one")
  func middles() {
    let two = fingers(
      Touch(.began, finger: 0, at: LayoutPoint(x: 0, y: 0), time: 0),
      Touch(.began, finger: 1, at: LayoutPoint(x: 40, y: 20), time: 0),
      Touch(.moved, finger: 1, at: LayoutPoint(x: 100, y: 20), time: 10))
    #expect(two.startCentroid == LayoutPoint(x: 20, y: 10))
    #expect(two.centroid == LayoutPoint(x: 50, y: 10))
    #expect(ActiveTouches().centroid == .zero && ActiveTouches().startCentroid == .zero)
  }

  @Test("active touches are counted, and all are remembered until the last ends")
  func most() {
    let began = [0, 1, 2].map { Touch(.began, finger: $0, at: .middle, time: $0) }
    let ended = [0, 1, 2].map { Touch(.ended, finger: $0, at: .middle, time: 10 + $0) }
    var all = fingers(began[0], began[1], began[2], ended[0])
    #expect(all.count == 2 && all.most == 3)
    for touch in ended[1...] { all.lift(touch) }
    #expect(all.count == 0 && all.most == 3)
    all.follow(began[0])
    #expect(all.count == 1 && all.most == 1)
  }

  @Test("a new touch starts a new sequence")
  func again() {
    let finger = fingers(
      Touch(.began, at: .zero, time: 0), Touch(.moved, at: .middle, time: 5),
      Touch(.began, at: .middle, time: 9))
    #expect(finger.tracks.map(\.startTime) == [9])
    #expect(finger.tracks.map(\.distance) == [0])
    #expect(finger.most == 1)
  }

  @Test("unknown touches change nothing")
  func stranger() {
    let one = Touch(.began, finger: 0, at: .middle, time: 0)
    #expect(
      fingers(
        one, Touch(.moved, finger: 4, at: .zero, time: 3),
        Touch(.ended, finger: 4, at: .zero, time: 4)) == fingers(one))
  }

  @Test("cancellation removes touches, movement does not")
  func lifting() {
    for (phase, count) in [(Touch.Phase.began, 1), (.moved, 1), (.ended, 0), (.cancelled, 0)] {
      let fingers = fingers(
        Touch(.began, at: .middle, time: 0), Touch(phase, at: .middle, time: 1))
      #expect(fingers.count == count)
    }
  }
}
