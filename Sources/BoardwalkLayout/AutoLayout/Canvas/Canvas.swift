import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSchema

/// The environment in which a document is laid out: Interface Builder's canvas, or the screen of a
/// running app.
package struct Canvas: Sendable {
  /// The source of text sizes.
  package enum TextSizes: Sendable, Hashable {
    /// From the sizes that the document stores for labels, buttons, fields and symbols.
    case stored

    /// From the font's metrics.
    case predicted
  }

  /// The version of Interface Builder.
  package let version: InterfaceBuilderVersion

  /// The profile of that version.
  package var profile: LayoutProfile { LayoutProfile(version) }

  /// The device; nil in documents that name none, which were drawn for any.
  package let device: Device?

  /// Whether the device is in landscape.
  package let isLandscape: Bool

  /// The window of the app beside another one; nil for the whole screen.
  let splitView: SplitViewWindow?

  /// The source of text sizes.
  package var textSizes: TextSizes

  /// The user's text size.
  package var textSize = TextSize.standard

  /// The screen that the document was drawn for, where views are laid out for another one.
  let drawnScreen: LayoutSize?

  /// Whether it is the screen of a running app, and not Interface Builder's canvas.
  package let isRunning: Bool

  /// From which side the language is read.
  package var direction = UserInterfaceLayoutDirection.leftToRight

  /// The system that runs the app; nil on Interface Builder's canvas.
  package let system: SystemVersion?

  /// The fraction of a point to which frames are rounded: a pixel of the device, or a whole point.
  ///
  /// On Interface Builder's canvas it does not follow from the device or the version (LAY-15): it
  /// seems to be that of the screen of the Mac that saved the document. It is therefore inferred
  /// from the document's frames. In documents of whole points halves have gone either way; left
  /// alone they are never far off.
  package let granularity: Double

  /// The fraction of a point to which sizes of text are rounded.
  var textGranularity: Double { 1 / Double(device?.scale ?? 2) }

  /// By how much the middle of a view lies beyond the center of its constraints, in points: in
  /// launch screens of xibs, which only Xcode 6 made, by half a point (LAY-88).
  package var centerShift: Double

  /// The sizes of the document's images, by name.
  let imageSizes: [String: LayoutSize]

  /// The names of the images that are the system's symbols.
  let symbols: Set<String>

  /// Stored content sizes of designable views, by id.
  let designableSizes: [String: DocumentContent.DesignableSize]

  /// The canvas of `document`.
  package init(_ document: CompiledDocument, textSizes: TextSizes = .stored) {
    version = InterfaceBuilderVersion(document)
    device = document.device.flatMap { DeviceTable.device(named: $0.identifier) }
    isLandscape = document.device?.isLandscape ?? false
    splitView = document.content.adaptation.flatMap(SplitViewWindow.init)
    self.textSizes = textSizes
    isRunning = false
    system = nil
    drawnScreen = nil
    granularity = document.hasFractions ? 1 / Double(device?.scale ?? 2) : 0.5
    centerShift = document.kind == .xib && document.isLaunchScreen ? 0.5 : 0
    imageSizes = document.imageSizes
    symbols = document.symbols
    designableSizes = document.content.contentSizes
  }

  /// The screen of `device` while an app runs on `system` and shows `document`; sizes follow from
  /// fonts, and frames are rounded to pixels.
  package init(
    running document: CompiledDocument?, on device: Device, isLandscape: Bool,
    system: SystemVersion, textSize: TextSize = .standard,
    direction: UserInterfaceLayoutDirection = .leftToRight
  ) {
    version = InterfaceBuilderVersion(system)
    self.device = device
    self.isLandscape = isLandscape
    splitView = nil
    textSizes = .predicted
    isRunning = true
    self.textSize = textSize
    self.direction = direction
    self.system = system
    // Documents for any device were drawn on a square.
    drawnScreen = document.map { $0.drawnScreen ?? Self.square }
    granularity = 1 / Double(device.scale)
    centerShift = 0
    imageSizes = document?.imageSizes ?? [:]
    symbols = document?.symbols ?? []
    designableSizes = document?.content.contentSizes ?? [:]
  }

  /// The size of the app's window on the device in its orientation; nil without a device.
  package var screen: LayoutSize? {
    device.map { device in
      let screen = device.size(isLandscape: isLandscape)
      return splitView?.size(on: screen) ?? screen
    }
  }

  /// The screen around a view stored at `frame`.
  ///
  /// Without a device, the screen ends where the view ends. It is at least as high as the square
  /// that documents for any device are drawn on if the view is as wide.
  func screen(of frame: LayoutRect) -> LayoutSize {
    if let screen { return screen }
    let isOnSquare = profile.drawsForAnyDevice && frame.maxX == Self.square.width
    return LayoutSize(
      width: frame.maxX, height: max(frame.maxY, isOnSquare ? Self.square.height : 0))
  }

  /// The frame of `view`, which has no superview: one without a frame fills the screen. Below an
  /// opaque bar some are stored with the height of the whole screen, and end with it all the same.
  func frame(of view: ViewTemplate) -> LayoutRect {
    if var frame = view.frame {
      if frame.minY > 0, isScreen(frame.size) { frame.size.height -= frame.minY }
      return frame
    }
    let size = drawnScreen ?? screen ?? (profile.drawsForAnyDevice ? Self.square : Self.usual)
    return LayoutRect(size)
  }

  /// Whether `size` is that of the screen, or of any screen if the document names no device.
  private func isScreen(_ size: LayoutSize) -> Bool {
    screen.map { $0 == size }
      ?? DeviceTable.all.contains { $0.size(isLandscape: false) == size }
  }

  /// The canvas of documents for any device.
  private static let square = LayoutSize(width: 600, height: 600)

  /// The screen of the default device.
  private static let usual = DeviceTable.standard.size(isLandscape: false)

  /// The traits that select variations; empty if the document is for any device.
  var traits: [String: String] {
    device?.variationTraits(isLandscape: isLandscape, in: splitView) ?? [:]
  }
}

extension CompiledDocument {
  /// The screen that it was designed for; nil if it is unknown.
  fileprivate var drawnScreen: LayoutSize? {
    device.flatMap { drawn in
      DeviceTable.device(named: drawn.identifier)?.size(isLandscape: drawn.isLandscape)
    }
  }

  fileprivate var imageSizes: [String: LayoutSize] {
    var sizes: [String: LayoutSize] = [:]
    for resource in resources where resource.kind == "image" {
      sizes[resource.name] = resource.size
    }
    return sizes
  }

  /// Whether a frame has a fraction of a point.
  fileprivate var hasFractions: Bool {
    scenes.contains { scene in LayoutRoots(scene).all.contains { $0.view.hasFractions } }
  }

  fileprivate var symbols: Set<String> {
    Set(resources.filter(\.isSystemSymbol).map(\.name))
  }
}

extension ViewTemplate {
  /// Whether its frame or that of a view inside has a fraction of a point.
  fileprivate var hasFractions: Bool {
    let numbers = frame.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] } ?? []
    return numbers.contains { abs($0 - $0.rounded()) >= 0.01 }
      || subviews.contains(where: \.hasFractions)
  }
}

extension Canvas {
  /// Whether the language is read from right to left.
  var isRightToLeft: Bool { direction == .rightToLeft }

  /// The safe area insets of the device that runs the app; nil on Interface Builder's canvas.
  var deviceInsets: LayoutInsets? {
    system.flatMap { device?.safeArea(isLandscape: isLandscape, on: $0) }
  }

  /// The size on the device of a controller's view that is stored as `stored`; nil for a freeform
  /// size.
  func runningSize(of stored: LayoutSize) -> LayoutSize? {
    guard let drawnScreen, let screen else { return nil }
    guard stored.width == drawnScreen.width, stored.height > drawnScreen.height / 2 else {
      return nil
    }
    // A sheet, or a view that ends at bars, keeps its difference to the height of the screen.
    return LayoutSize(
      width: screen.width, height: screen.height - drawnScreen.height + stored.height)
  }
}

extension Canvas {
  /// The width of the accessory `type` with its margins, in a cell of `width` points; 0 without
  /// one. It decreased from version to version (LAY-46).
  ///
  /// Since iOS 13 an accessory keeps the margin of the cell.
  func width(ofAccessory type: CellAccessoryType?, inCell width: Double) -> Double {
    guard let type, let accessory = Self.accessoryWidths[type] else { return 0 }
    let cells = profile.cells
    if type == .disclosureIndicator, let width = cells.disclosureWidth { return width }
    let isWide = cells.signsKeepMargins && width > 320 && screen?.width ?? 375 >= 390
    return accessory + (isWide ? 20 : 16)
  }

  /// The widths of accessories with the space before them, in points.
  private static let accessoryWidths: [CellAccessoryType: Double] = [
    .disclosureIndicator: 10.5, .detailDisclosureButton: 51.5, .checkmark: 24, .detailButton: 28,
  ]
}
