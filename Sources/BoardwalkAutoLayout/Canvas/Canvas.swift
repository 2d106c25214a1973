import BoardwalkDevices
import BoardwalkDocument
import BoardwalkGraph

/// What Interface Builder draws a document on.
public struct Canvas: Sendable {
  /// Where the sizes of what shows text come from.
  public enum TextSizes: Sendable, Hashable {
    /// From the sizes that the document stores for labels, buttons, fields and symbols.
    case stored

    /// From the font's metrics.
    case predicted
  }

  /// Which Interface Builder drew it.
  public let era: Era

  /// The device; nil in documents that name none, which were drawn for any.
  public let device: Device?

  /// Whether the device lies on its side.
  public let isLandscape: Bool

  /// Where the sizes of what shows text come from.
  public let textSizes: TextSizes

  /// The fraction of a point to which frames are rounded.
  public let granularity: Double

  /// The fraction of a point to which sizes of text are rounded.
  var textGranularity: Double { 1 / Double(device?.scale ?? 2) }

  /// The sizes of the document's images, by name.
  let imageSizes: [String: Size]

  /// The names of the images that are the system's symbols.
  let symbols: Set<String>

  /// Content sizes that the document stores for views of its own classes, by id.
  let designableSizes: [String: ArchivedElement]

  /// The canvas of `document`.
  public init(_ document: CompiledDocument, textSizes: TextSizes = .stored) {
    era = Era(toolsVersion: document.toolsVersion)
    device = document.device.flatMap { DeviceTable.device(named: $0.identifier) }
    isLandscape = document.device?.isLandscape ?? false
    self.textSizes = textSizes
    granularity = Granularity(document, device).value
    var imageSizes: [String: Size] = [:]
    var symbols: Set<String> = []
    for resource in document.resources where resource.kind == "image" {
      imageSizes[resource.name] = resource.size
      if resource.rest?.attributes["catalog"] == "system" { symbols.insert(resource.name) }
    }
    self.imageSizes = imageSizes
    self.symbols = symbols
    var designables: [String: ArchivedElement] = [:]
    for list in document.rest.children where list.name == "designables" {
      for designable in list.children {
        if let id = designable.attributes["name"], let size = designable.children.first {
          designables[id] = size
        }
      }
    }
    designableSizes = designables
  }

  /// The size of the device's screen as it is held; nil without a device.
  public var screen: Size? { device?.size(isLandscape: isLandscape) }

  /// The traits by which variations are chosen; nothing where the document is drawn for any device.
  var traits: [String: String] {
    guard let device else { return [:] }
    func word(_ sizeClass: SizeClass) -> String { sizeClass == .compact ? "compact" : "regular" }
    return [
      "widthClass": word(device.horizontalSizeClass(isLandscape: isLandscape)),
      "heightClass": word(device.verticalSizeClass(isLandscape: isLandscape)),
    ]
  }
}
