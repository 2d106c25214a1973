import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSchema
import Testing

@Suite("Device laws")
struct DeviceLawTests {
  private static let systems = SystemVersion.known.map { SystemVersion($0) }

  @Test("landscape insets are symmetric", arguments: DeviceTable.all)
  func symmetry(_ device: Device) {
    for system in Self.systems {
      for isLandscape in [false, true] {
        let insets = device.safeArea(isLandscape: isLandscape, on: system)
        #expect(insets.left == insets.right)
        #expect([insets.top, insets.left, insets.bottom].allSatisfy { $0 >= 0 })
      }
    }
  }

  @Test("a bottom inset in portrait implies one in landscape", arguments: DeviceTable.all)
  func indicator(_ device: Device) {
    for system in Self.systems {
      let bottoms = [false, true].map { device.safeArea(isLandscape: $0, on: system).bottom }
      #expect((bottoms[0] > 0) == (bottoms[1] > 0))
      #expect(bottoms[1] <= bottoms[0])
    }
  }

  @Test("devices are portrait by default and rotate back", arguments: DeviceTable.all)
  func turning(_ device: Device) {
    let (upright, side) = (device.size(isLandscape: false), device.size(isLandscape: true))
    #expect(upright.width < upright.height)
    #expect(LayoutSize(width: side.height, height: side.width) == upright)
  }

  @Test("frames are whole pixels", arguments: DeviceTable.all)
  func pixels(_ device: Device) {
    #expect([2, 3].contains(device.scale))
    for length in [device.size.width, device.size.height, device.topInset, device.bottomInset] {
      let pixels = length * Double(device.scale)
      #expect(pixels == pixels.rounded())
    }
  }

  @Test(
    "landscape keyboards are lower, except on iPad (KB-02)",
    arguments: DeviceTable.all)
  func keyboards(_ device: Device) {
    for system in Self.systems {
      for type in KeyboardType.allCases {
        let heights = [false, true].map {
          device.keyboardHeight(of: type, isLandscape: $0, on: system).points
        }
        #expect((heights[1] < heights[0]) == (device.idiom == .phone))
      }
    }
  }

  @Test(
    "number pads are no higher than letter keyboards, which have one height",
    arguments: DeviceTable.all)
  func pads(_ device: Device) {
    for system in Self.systems {
      func heights(_ types: [KeyboardType]) -> Set<Double> {
        Set(types.map { device.keyboardHeight(of: $0, isLandscape: false, on: system).points })
      }
      let letters = heights(KeyboardType.allCases.filter { !$0.isPad })
      let pads = heights(KeyboardType.allCases.filter(\.isPad))
      #expect(letters.count == 1 && pads.count == 1)
      #expect(zip(pads, letters).allSatisfy { $0 <= $1 })
    }
  }

  @Test(
    "bars extend into the camera area on one kind of phone only (ORC-61)",
    arguments: DeviceTable.all)
  func camera(_ device: Device) {
    for system in Self.systems {
      let overlap = BarMetrics.bars(of: system).cameraOverlap(on: device)
      #expect((overlap > 0) == (device.topInset == 59 && !system.hasLiquidGlass))
      #expect(overlap < device.topInset)
    }
  }
}
