import BoardwalkBase
import BoardwalkLayout
import BoardwalkSnapshot

extension SVGPicture {
  /// The picture of `screen` as a separate file, without a name and a margin.
  func file(of screen: Screen) -> SVGElement { drawing(of: screen).element }

  /// The same picture with its touch regions.
  func drawing(of screen: Screen) -> (element: SVGElement, regions: TouchRegions) {
    let (element, regions) = drawing(of: screen, at: LayoutPoint(x: 0, y: 0), named: "s")
    let file = element.with("xmlns", "http://www.w3.org/2000/svg")
      .with("font-family", FontFamily.system)
    return (file, regions)
  }
}
