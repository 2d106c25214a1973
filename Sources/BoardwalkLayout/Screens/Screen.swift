import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSimulation

/// The contents of a display at one moment.
package struct Screen: Sendable {
  /// By whose rules views are placed.
  package enum Profile: Sendable, Hashable {
    /// The sizes of the system that runs the app.
    case running

    /// The sizes of the Interface Builder that wrote each document: controllers' views keep their
    /// sizes and safe areas on its canvas, and text its stored sizes.
    case canvas
  }

  /// The name for the line above its picture; nil without one.
  package var name: String?

  /// The device.
  package let device: Device

  /// Whether the device is in landscape.
  package let isLandscape: Bool

  /// The system that draws the bars.
  package let system: SystemVersion

  /// The source of sizes.
  package let profile: Profile

  /// The text size.
  package let textSize: TextSize

  /// Whether the language is read from right to left.
  package let isRightToLeft: Bool

  /// Whether light or dark colors are seen.
  package let userInterfaceStyle: UserInterfaceStyle

  /// The named colors of catalogs and documents, in the interface style.
  package let namedColors: [String: ColorValue]

  /// The names of the images that are the system's symbols.
  package let symbols: Set<String>

  /// The names of the other images that documents list.
  package let images: Set<String>

  /// The app's tint color, if it has one.
  package let tintColor: ColorValue?

  /// The screen's size in points, as the device is held.
  package let size: LayoutSize

  /// The height of the status bar in points; 0 without one.
  package let statusBarHeight: Double

  /// Whether the home indicator is shown.
  package let hasHomeIndicator: Bool

  /// The window's content and the presentations over it, the lowest first; black if empty.
  ///
  /// Layers that a full-screen presentation covers are omitted.
  package let layers: [ScreenLayer]

  /// The keyboard over all layers; nil if it is hidden.
  package let keyboard: Keyboard?

  /// The layout of everything that `simulation` shows, by the rules of `profile`; `canvases` are
  /// those of its documents, if they are known.
  package init(
    _ simulation: Simulation, as profile: Profile = .running, canvases: CanvasLayouts? = nil
  ) {
    let layout = ScreenLayout(simulation, profile, canvases)
    self.profile = profile
    device = simulation.options.device
    isLandscape = simulation.options.isLandscape
    system = simulation.options.system
    textSize = simulation.options.textSize
    isRightToLeft = layout.isRightToLeft
    userInterfaceStyle = system.hasDarkMode ? simulation.options.userInterfaceStyle : .light
    namedColors = simulation.resources.colors(userInterfaceStyle)
    symbols = simulation.resources.symbols
    images = simulation.resources.images
    tintColor = Self.tintColor(of: simulation)
    size = layout.bounds.size
    statusBarHeight = layout.statusBarHeight
    hasHomeIndicator = layout.insets.bottom > 0
    layers = layout.layers()
    keyboard = simulation.keyboard
  }

  /// The tint of the storyboard that the app begins with, else the accent color of its catalog.
  private static func tintColor(of simulation: Simulation) -> ColorValue? {
    let graph = simulation.graph
    let first = graph.documents.indices.contains(graph.main ?? 0) ? graph.main ?? 0 : nil
    return first.flatMap { graph.documents[$0].content.tintColor }
      ?? (simulation.resources.hasAccentColor ? .named(NamedResources.accentColor) : nil)
  }

  /// The units of work that its layout took.
  package var work: Int {
    var work = 0
    var views = layers.map(\.view)
    while let view = views.popLast() {
      work += view.work
      views += view.subviews
    }
    return work
  }

  /// The whole screen.
  package var bounds: LayoutRect { LayoutRect(size) }
}

/// The window's content, or one presentation.
package struct ScreenLayer: Sendable {
  /// The relation of a layer to those below.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    /// The window's root.
    case window

    /// It covers the screen.
    case fullScreen

    /// Covers the screen, without hiding what is below.
    case overlay

    /// A card over the presenter.
    case sheet

    /// A centered card over the presenter.
    case formSheet

    /// A popover with an arrow.
    case popover

    /// A menu of a control, a bar item, a row or an item.
    case menu

    /// Whether it covers only a part of the layer below.
    package var isCard: Bool {
      switch self {
      case .window, .fullScreen, .overlay: false
      case .sheet, .formSheet, .popover, .menu: true
      }
    }
  }

  /// The controller that the layer shows.
  package let controller: ControllerID

  /// The presentation style.
  package let style: Style

  /// Whether the layer below is dimmed.
  package let dimsBelow: Bool

  /// Its place on the screen.
  package let frame: LayoutRect

  /// The content.
  package let view: PlacedView
}
