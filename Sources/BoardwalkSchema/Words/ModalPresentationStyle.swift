/// The style of a presentation, as `UIModalPresentationStyle`, by the names that Interface Builder
/// writes (PRES-01).
public enum ModalPresentationStyle: String, Sendable, Hashable, Codable, CaseIterable {
  case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, none

  /// The words of documents, including a style of tvOS.
  static let writtenWords =
    allCases.map(\.rawValue).filter { $0 != "none" } + ["blurOverFullScreen", "none"]
}
