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

  /// The size of a switch (LAY-40).
  var switchSize: LayoutSize {
    version >= .xcode26 ? LayoutSize(width: 63, height: 28) : LayoutSize(width: 51, height: 31)
  }

  /// The height of a stepper (LAY-40).
  var stepperHeight: Double { version >= .xcode11 ? 32 : 29 }

  /// The height of a progress view (LAY-41).
  var progressHeight: Double { version >= .xcode12 ? 4 : 2 }

  /// The height of a search bar (LAY-43).
  var searchBarHeight: Double { version >= .xcode26 ? 64 : version >= .xcode9 ? 56 : 44 }

  /// The height of a segmented control (LAY-41).
  var segmentedControlHeight: Double { version >= .xcode11 ? 32 : 29 }

  /// The segments of a segmented control, fitted to its stored widths by the widest of its titles.
  var segments: SegmentMetrics {
    version >= .xcode11
      ? SegmentMetrics(around: 20, roundsEach: true)
      : SegmentMetrics(around: 14.5, roundsEach: false)
  }

  /// The metrics of a page control, fitted to its stored widths by a straight line over its dots.
  var pageControl: PageControlMetrics {
    version >= .xcode12
      ? PageControlMetrics(dot: 17.5, around: 20, height: 26)
      : PageControlMetrics(dot: 16, around: -9, height: 37)
  }

  /// The metrics of text fields (LAY-42).
  var fields: FieldMetrics {
    guard version >= .xcode11 else {
      return FieldMetrics(
        roundedLeast: 30, roundedAround: 9, squareLeast: 20, squareAround: -1, plainAround: 0,
        secureAround: 0)
    }
    return FieldMetrics(
      roundedLeast: 34, roundedAround: 13, squareLeast: 22, squareAround: 1, plainAround: 1,
      secureAround: version >= .xcode12 ? 0 : 1)
  }

  /// The size of an info button, fitted to stored frames.
  var infoButtonSize: LayoutSize {
    version >= .xcode11 ? LayoutSize(width: 25, height: 24) : LayoutSize(width: 22, height: 22)
  }

  /// The height of a slider (LAY-40). In bars the slider of iOS 14 is drawn as high as later ones.
  func sliderHeight(inBar isInBar: Bool) -> Double {
    version >= (isInBar ? .xcode12 : .xcode26) ? 34 : 31
  }

  /// The alignment insets of a slider (LAY-10).
  var sliderInsets: LayoutInsets {
    version >= .xcode26 ? .zero : LayoutInsets(left: 2, bottom: 1, right: 2)
  }

  /// Whether a line of a date picker takes no fraction of a point (ORC-85).
  var datePickersTakeWholePoints: Bool { version >= .xcode26 }

  /// Whether the canvas draws date pickers without a style as compact ones (LAY-79).
  var drawsUnstyledDatePickersCompact: Bool { version >= .xcode15 }
}
