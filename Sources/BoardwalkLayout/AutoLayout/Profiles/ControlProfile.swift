import BoardwalkBase

/// The sizes of controls, in points.
struct ControlProfile {
  let version: InterfaceBuilderVersion

  /// The minimum heights of text fields and their insets, by border.
  struct FieldMetrics: Sendable {
    let roundedLeast, roundedAround, squareLeast, squareAround, plainAround, secureAround: Double
  }

  /// The width of a page control: that of each dot, and a constant.
  struct PageControlMetrics: Sendable {
    let dot, around, height: Double
  }

  /// The padding of segments in a segmented control, and whether each segment has a whole width in
  /// points.
  struct SegmentMetrics: Sendable {
    let around: Double
    let roundsEach: Bool
  }

  var switchSize: LayoutSize { Self.switchSizes[version] }
  var stepperHeight: Double { Self.stepperHeights[version] }
  var progressHeight: Double { Self.progressHeights[version] }
  var searchBarHeight: Double { Self.searchBarHeights[version] }
  var navigationBarHeight: Double { Self.navigationBarHeights[version] }
  var segmentedControlHeight: Double { Self.segmentedControlHeights[version] }
  var segments: SegmentMetrics { Self.segmentMetrics[version] }
  var pageControl: PageControlMetrics { Self.pageControls[version] }
  var fields: FieldMetrics { Self.fieldMetrics[version] }
  var infoButtonSize: LayoutSize { Self.infoButtonSizes[version] }

  /// The height of a slider, which is drawn higher in a bar.
  func sliderHeight(inBar isInBar: Bool) -> Double {
    isInBar ? Self.barSliderHeights[version] : Self.sliderHeights[version]
  }

  /// The alignment insets of a slider.
  var sliderInsets: LayoutInsets { Self.sliderInsets[version] }

  /// Whether a line of a date picker takes no fraction of a point.
  var datePickersTakeWholePoints: Bool { Self.wholePointDatePickers[version] }

  /// Whether the canvas draws date pickers without a style as compact ones.
  var drawsUnstyledDatePickersCompact: Bool { Self.compactDatePickers[version] }

  private static let switchSizes = VersionTable(
    LayoutSize(width: 51, height: 31), .counted("LAY-40"),
    .init(.xcode26, LayoutSize(width: 63, height: 28), .counted("LAY-40")))

  private static let sliderHeights = VersionTable(
    31.0, .counted("LAY-40"), .init(.xcode26, 34, .counted("LAY-40")))

  /// In bars the slider of iOS 14 is drawn as high as later ones.
  private static let barSliderHeights = VersionTable(
    31.0, .counted("LAY-40"), .init(.xcode12, 34, .counted("LAY-40")))

  private static let sliderInsets = VersionTable(
    LayoutInsets(left: 2, bottom: 1, right: 2), .counted("LAY-10"),
    .init(.xcode26, .zero, .counted("LAY-10")))

  private static let stepperHeights = VersionTable(
    29.0, .counted("LAY-40"), .init(.xcode11, 32, .counted("LAY-40")))

  private static let progressHeights = VersionTable(
    2.0, .counted("LAY-41"), .init(.xcode12, 4, .counted("LAY-41")))

  private static let searchBarHeights = VersionTable(
    44.0, .counted("LAY-43"), .init(.xcode9, 56, .counted("LAY-43")),
    .init(.xcode26, 64, .counted("LAY-43")))

  private static let navigationBarHeights = VersionTable(
    44.0, .counted("LAY-44"), .init(.xcode26, 54, .counted("LAY-44")))

  private static let segmentedControlHeights = VersionTable(
    29.0, .counted("LAY-41"), .init(.xcode11, 32, .counted("LAY-41")))

  private static let segmentMetrics = VersionTable(
    SegmentMetrics(around: 14.5, roundsEach: false),
    .fitted(to: "the stored widths of segmented controls, by the widest of their titles"),
    .init(
      .xcode11, SegmentMetrics(around: 20, roundsEach: true),
      .fitted(to: "the stored widths of segmented controls, by the widest of their titles")))

  private static let pageControls = VersionTable(
    PageControlMetrics(dot: 16, around: -9, height: 37),
    .fitted(to: "the stored widths of page controls: a straight line over the number of dots"),
    .init(
      .xcode12, PageControlMetrics(dot: 17.5, around: 20, height: 26),
      .fitted(to: "the stored widths of page controls: a straight line over the number of dots")))

  private static let fieldMetrics = VersionTable(
    FieldMetrics(
      roundedLeast: 30, roundedAround: 9, squareLeast: 20, squareAround: -1, plainAround: 0,
      secureAround: 0),
    .counted("LAY-42"),
    .init(
      .xcode11,
      FieldMetrics(
        roundedLeast: 34, roundedAround: 13, squareLeast: 22, squareAround: 1, plainAround: 1,
        secureAround: 1),
      .counted("LAY-42")),
    .init(
      .xcode12,
      FieldMetrics(
        roundedLeast: 34, roundedAround: 13, squareLeast: 22, squareAround: 1, plainAround: 1,
        secureAround: 0),
      .counted("LAY-42")))

  private static let infoButtonSizes = VersionTable(
    LayoutSize(width: 22, height: 22), .fitted(to: "the stored frames of info buttons"),
    .init(
      .xcode11, LayoutSize(width: 25, height: 24),
      .fitted(to: "the stored frames of info buttons")))

  private static let compactDatePickers = VersionTable(
    false, .counted("LAY-79"), .init(.xcode15, true, .counted("LAY-79")))

  private static let wholePointDatePickers = VersionTable(
    false, .recorded("ORC-85"), .init(.xcode26, true, .recorded("ORC-85")))
}
