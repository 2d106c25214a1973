import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import BoardwalkTestSupport
import Testing

@testable import BoardwalkSnapshot

@Suite("Multiple screens in one SVG")
struct SVGPlacesTests {
  private static let (phone, tablet) = (
    LayoutSize(width: 375, height: 667), LayoutSize(width: 1024, height: 768)
  )

  @Test("a row has six phones or two tablets")
  func rows() {
    func columns(_ size: LayoutSize) -> Int {
      let places = SVGPicture.places(of: [LayoutSize](repeating: size, count: 20))
      return places.count { $0.minY == places[0].minY }
    }
    #expect(columns(Self.phone) == 6)
    #expect(columns(Self.tablet) == 2)
  }

  @Test("screens keep their sizes and order without overlap", arguments: UInt64(0)..<30)
  func apart(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sizes = (0..<12).map { _ in [Self.phone, Self.tablet][random.number(below: 2)] }
    let places = SVGPicture.places(of: sizes)
    #expect(places.map(\.size) == sizes)
    for (place, next) in zip(places, places.dropFirst()) {
      #expect(next.minY > place.minY || next.minY == place.minY && next.minX > place.maxX)
    }
    for (index, place) in places.enumerated() {
      for other in places[..<index] {
        let isApart =
          other.maxX < place.minX || other.maxY < place.minY || place.maxX < other.minX
        #expect(isApart)
      }
    }
  }

  @Test("a screen wider than a row has its own row")
  func wide() {
    let wide = LayoutSize(width: 9_000, height: 10)
    let places = SVGPicture.places(of: [wide, Self.phone, wide])
    #expect(Set(places.map(\.minX)).count == 1)
    #expect(Set(places.map(\.minY)).count == 3)
  }

  @Test("there may be no screens")
  func none() {
    #expect(SVGPicture.places(of: []).isEmpty)
    #expect(SVGPicture().text(of: [Screen]()).hasPrefix("<svg xmlns="))
  }
}
