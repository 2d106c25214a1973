import BoardwalkDevices
import BoardwalkDocument
import BoardwalkStage

/// What a device shows at one moment: where everything is.
public struct Screen: Sendable {
  /// The device.
  public let device: Device

  /// Whether the device lies on its side.
  public let isLandscape: Bool

  /// The system that draws the bars.
  public let system: SystemVersion

  /// The screen's size in points, as the device is held.
  public let size: Size

  /// The height of the status bar in points; 0 where there is none.
  public let statusBarHeight: Double

  /// The window's content and what is presented over it, the lowest first. Empty means black.
  ///
  /// What a full-screen presentation covers is left out.
  public let layers: [ScreenLayer]

  /// What covers the bottom of all layers while something is typed.
  public let keyboard: Keyboard?

  /// Where everything is that `stage` shows.
  public init(_ stage: Stage) {
    let layout = ScreenLayout(stage)
    device = stage.options.device
    isLandscape = stage.options.isLandscape
    system = stage.options.system
    size = layout.bounds.size
    statusBarHeight = layout.statusBarHeight
    layers = layout.layers()
    keyboard = stage.keyboard
  }

  /// The whole screen.
  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
}

/// The window's content, or one presentation.
public struct ScreenLayer: Sendable {
  /// How a layer lies over those below.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// The window's root.
    case window

    /// It covers the screen.
    case fullScreen

    /// It covers the screen; what is below shines through where it is clear.
    case overlay

    /// A card over the dimmed presenter.
    case sheet

    /// A centred card over the dimmed presenter.
    case formSheet

    /// A bubble that points at something.
    case popover

    /// Whether what is below is dimmed.
    public var dimsBelow: Bool { self == .sheet || self == .formSheet || self == .popover }
  }

  /// The controller that the layer shows.
  public let controller: ControllerID

  /// How it lies over those below.
  public let style: Style

  /// Its place on the screen.
  public let frame: Rect

  /// What it shows.
  public let view: PlacedView
}
