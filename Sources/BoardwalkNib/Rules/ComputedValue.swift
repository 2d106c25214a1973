import BoardwalkDocument

/// A value that code computes from the attributes and child elements of an element.
package struct ComputedValue: Sendable {
  /// The attributes that the rule accounts for: the compiler refuses a part that none does.
  let attributes: [String]

  /// The child elements that the rule accounts for, by their key or else their name.
  let children: [String]

  /// The condition for writing the key, for the documentation.
  let condition: String

  /// The value, for the documentation.
  let content: String

  /// The value for an element; nil if the key is not written.
  let value: @Sendable (_ encoder: inout NibEncoder, _ element: Element) -> ArchivedValue?

  init(
    attributes: [String] = [], children: [String] = [], _ condition: String, _ content: String,
    value: @escaping @Sendable (inout NibEncoder, Element) -> ArchivedValue?
  ) {
    self.attributes = attributes
    self.children = children
    self.condition = condition
    self.content = content
    self.value = value
  }
}

// MARK: - Views

extension ComputedValue {
  static let bounds = ComputedValue(
    children: ["frame", "frameInset"], "unless it is zero", "the size of the frame"
  ) { $0.bounds($1) }

  static let center = ComputedValue(
    children: ["frame", "frameInset"], "unless it is zero", "the center of the frame"
  ) { $0.center($1) }

  static let subviews = ComputedValue(
    children: ["subviews"], "if there are any",
    "the subviews, then the top and bottom layout guides"
  ) { $0.subviews($1) }

  static let autoresizingMask = ComputedValue(
    children: ["autoresizingMask"], "unless no margin and no size is flexible",
    "UIKit's bits; 36 where the element is absent"
  ) { $0.autoresizingMask($1) }

  static let constraints = ComputedValue(
    children: ["constraints"], "if there are any", "the constraints that the view holds"
  ) { $0.constraints($1) }

  static let translatesAutoresizingMask = ComputedValue(
    attributes: ["translatesAutoresizingMaskIntoConstraints", "fixedFrame"],
    "if `translatesAutoresizingMaskIntoConstraints` is NO and `fixedFrame` is not YES", "true"
  ) { $0.translatesAutoresizingMask($1) }

  static let layoutMargins = ComputedValue(
    children: ["layoutMargins", "directionalLayoutMargins"],
    "if there is `layoutMargins` or `directionalLayoutMargins`",
    "its top, left or leading, bottom, and right or trailing"
  ) { $0.layoutMargins($1) }

  static let marginDirection = ComputedValue(
    children: ["directionalLayoutMargins"], "if there is `directionalLayoutMargins`", "true"
  ) { _, view in view.child(key: "directionalLayoutMargins") == nil ? nil : .bool(true) }

  static let stackMargins = ComputedValue(
    children: ["layoutMargins", "directionalLayoutMargins"], "always",
    "`layoutMargins` or `directionalLayoutMargins`, or else no margins"
  ) { $0.layoutMargins($1) ?? .data(PackedGeometry.bytes([0, 0, 0, 0])) }

  static let contentStretch = ComputedValue(
    children: ["contentStretch"], "if there is `contentStretch`", "its origin and size"
  ) { encoder, view in
    view.child(key: "contentStretch").flatMap { encoder.packed(["x", "y", "width", "height"], $0) }
  }

  static let layoutGuides = ComputedValue(
    children: ["safeArea"], "if a constraint refers to the safe area",
    "the guide of the safe area"
  ) { $0.layoutGuides($1) }

  /// A setting that is always written.
  static func setting(_ name: String, standard: Bool) -> ComputedValue {
    ComputedValue(attributes: [name], "always", "`\(name)`, or else \(standard)") {
      .bool($0.flag(name, of: $1, standard: standard))
    }
  }

  static let contentView = ComputedValue(
    children: ["contentView"], "always", "the content view"
  ) { $0.part("contentView", of: $1) }
}

// MARK: - Stacks and texts

extension ComputedValue {
  static let stackOpacity = ComputedValue(
    attributes: ["opaque"], "before Xcode 13 always, then unless `opaque` is NO", "true"
  ) { encoder, element in
    let isOpaque = encoder.flag("opaque", of: element, standard: true)
    return isOpaque || encoder.generation < .xcode13 ? .bool(true) : nil
  }

  static let arrangedSubviews = ComputedValue(
    children: ["subviews"], "always", "the subviews"
  ) { $0.arrangedSubviews($1) }

  static let textColor = ComputedValue(
    children: ["textColor"], "always, except in text views of Xcode 7",
    "the text color, or else the system's"
  ) { $0.textColor($1) }

  private static let fontFitting = [
    "adjustsFontSizeToFit", "minimumFontSize", "minimumScaleFactor",
  ]

  static let labelFontFitting = ComputedValue(
    attributes: fontFitting, "unless `adjustsFontSizeToFit` is NO", "true"
  ) { $0.fitsFontSize($1) ? .bool(true) : nil }

  static let labelMinimumFontSize = ComputedValue(
    attributes: fontFitting, "if the size is fitted and the document names a minimum",
    "`minimumFontSize`, or the scale of the size in quarter points"
  ) { $0.minimumFontSize($1).map { .float(Float($0)) } }

  static let labelMinimumScale = ComputedValue(
    attributes: fontFitting, "if the size is fitted and the document names a minimum",
    "`minimumScaleFactor`, or the ratio of the sizes"
  ) { $0.minimumScale($1).map { .float(Float($0)) } }

  static let labelTextColorUpdates = ComputedValue(
    children: ["textColor"], "always", "false if the text color is `nil`"
  ) { .bool($0.hasTextColor($1)) }

  static let labelHighlightedColor = ComputedValue(
    children: ["highlightedColor"], "unless it is `nil`",
    "the color, or black where the element is absent"
  ) { $0.highlightedColor($1) }

  static let labelTextColor = ComputedValue(
    children: ["textColor"], "always",
    "the text color, the system's for `nil`, or black where the element is absent"
  ) { $0.labelTextColor($1) }

  static let labelShadowOffset = ComputedValue(
    children: ["shadowOffset"], "always", "`shadowOffset`, or else (0, -1)"
  ) { $0.labelShadowOffset($1) }

  static let styledText = ComputedValue(
    children: ["text"], "if there is `text`", "`text` with the font, the color and the alignment"
  ) { $0.styledText($1) }

  static let cellLabelText = ComputedValue(
    attributes: ["text"], "for a label of a cell's style with a text", "`text` with its attributes"
  ) { $0.cellLabelText($1) }

  static let textContentSize = ComputedValue(
    attributes: ["scrollEnabled", "text"], children: ["frame", "text", "fontDescription"],
    "if the view does not scroll, or its text of the system's font fits in a line of any letters",
    "the size of the frame, or the width of the frame and the height of a line with 16 points"
  ) { $0.textContentSize($1) }

  /// Whether a text view has its own text color.
  static let ownTextColor = ComputedValue(
    children: ["textColor"], "if there is an element with the key `textColor`", "true"
  ) { _, element in element.child("color", key: "textColor").map { _ in .bool(true) } }

  static let textViewFont = ComputedValue(
    children: ["fontDescription"], "always", "the font"
  ) { $0.textViewFont($1) }

  static let secureEntry = ComputedValue(
    children: ["textInputTraits"], "if `secureTextEntry` is YES", "true"
  ) { $0.inputFlag("secureTextEntry", of: $1) }

  static let textContentType = ComputedValue(
    children: ["textInputTraits"], "if there is `textContentType`", "`textContentType`"
  ) { $0.textContentType($1) }

  static let automaticReturnKey = ComputedValue(
    children: ["textInputTraits"], "if `enablesReturnKeyAutomatically` is YES", "true"
  ) { $0.inputFlag("enablesReturnKeyAutomatically", of: $1) }

  static let dataDetectors = ComputedValue(
    children: ["dataDetectorTypes"], "if one is set", "UIKit's bits"
  ) { $0.dataDetectors($1) }

  static let capitalization = ComputedValue(
    children: ["textInputTraits"], "if `autocapitalizationType` is `words` or `allCharacters`",
    "1 or 3"
  ) { $0.capitalization($1) }
}

// MARK: - Controls and bars

extension ComputedValue {
  static let buttonType = ComputedValue(
    attributes: ["buttonType"], "unless `buttonType` is `custom` or absent",
    "UIKit's number of `buttonType`"
  ) { $0.buttonType($1) }

  static let buttonFont = ComputedValue(
    attributes: ["buttonType"], children: ["fontDescription"],
    "always; for a custom button without a font from Xcode 13 on",
    "the font, or else the system's of 15 points, of 18 for a custom button"
  ) { $0.buttonFont($1) }

  static let buttonContent = ComputedValue(
    children: EnumerationTable.buttonState.words, "if there are states",
    "title, image and colors by the number of each state"
  ) { $0.buttonContent($1) }

  static let segmentViews = ComputedValue(
    children: ["segments"], "always", "the segments; before Xcode 11 the last one is the first"
  ) { $0.segmentViews($1) }

  static let segments = ComputedValue(
    children: ["segments"], "always", "the segments"
  ) { $0.segments($1) }

  static func pickerDate(_ key: String) -> ComputedValue {
    ComputedValue(children: [key], "if there is `\(key)`", "the seconds since 2001") {
      $0.pickerDate(key, of: $1)
    }
  }

  static let indicatorTint = ComputedValue(
    attributes: ["style"], children: ["color"], "if there is `color`, or `style` is `gray`",
    "the color, or else black with an alpha of 0.45"
  ) { encoder, element in
    if let color = element.child(key: "color") { return encoder.color(color) }
    guard element["style"] == "gray" else { return nil }
    return encoder.encode(ColorComponents(white: 0, alpha: 0.45), name: nil)
  }

  static let indicatorColor = ComputedValue(
    children: ["color"], "always", "the color, or else nil"
  ) { encoder, element in element.child(key: "color").flatMap { encoder.color($0) } ?? .null }

  static let searchText = ComputedValue(
    attributes: ["text"], "always", "`text`, for translators under `ID.text`, or else no characters"
  ) { $0.text("text", "text", of: $1) ?? $0.builder.text("") }

  static let scopeTitles = ComputedValue(
    children: ["scopeButtonTitles", "textInputTraits"], "if there are any",
    "the titles of the scopes"
  ) { $0.scopeTitles($1) }

  static let navigationBarBounds = ComputedValue(
    children: ["frame", "autoresizingMask"], "unless it is zero",
    "the height of the frame; before Xcode 9 the width too"
  ) { $0.navigationBarBounds($1) }

  static let navigationBarCenter = ComputedValue(
    children: ["frame", "autoresizingMask"], "unless it is zero",
    "the center of those bounds at the frame's place"
  ) { $0.navigationBarCenter($1) }

  static let titleTextAttributes = ComputedValue(
    children: ["titleTextAttributes"], "if there is `titleTextAttributes`",
    "the color, the font and the shadow's offset by the names of attributed texts"
  ) { $0.titleTextAttributes($1, key: "titleTextAttributes") }

  static let largeTitleTextAttributes = ComputedValue(
    children: ["largeTitleTextAttributes"], "if there is `largeTitleTextAttributes`",
    "the color, the font and the shadow's offset by the names of attributed texts"
  ) { $0.titleTextAttributes($1, key: "largeTitleTextAttributes") }

  static let navigationToolbarBounds = ComputedValue(
    children: ["frame"], "always", "the size of the frame; from Xcode 13 on a height of 50"
  ) { $0.navigationToolbarBounds($1) }

  static let navigationToolbarCenter = ComputedValue(
    children: ["frame"], "always", "the center of those bounds at the frame's place"
  ) { $0.navigationToolbarCenter($1) }

  static let tabBarBounds = ComputedValue(
    children: ["frame", "autoresizingMask"], "always",
    "a height of 49 without a width; before Xcode 11 the size 320 x 50"
  ) { encoder, _ in .data(PackedGeometry.bytes([0, 0] + encoder.tabBarSize)) }

  static let tabBarCenter = ComputedValue(
    children: ["frame", "autoresizingMask"], "always", "the center of those bounds"
  ) { encoder, _ in .data(PackedGeometry.bytes(encoder.tabBarSize.map { $0 / 2 })) }

  static let tabBarMask = ComputedValue(
    children: ["autoresizingMask"], "always", "10: the width and the top margin are flexible"
  ) { _, _ in .int8(10) }

  static let customView = ComputedValue(
    children: ["customView"], "if there is `customView`", "the view"
  ) { $0.part("customView", of: $1) }

  static let titleView = ComputedValue(
    children: ["titleView"], "if there is `titleView`", "the view"
  ) { $0.part("titleView", of: $1) }

  static let barTranslucence = ComputedValue(
    attributes: ["translucent"], "always", "1 for a translucent bar, 2 for another"
  ) { .int8($0.flag("translucent", of: $1, standard: true) ? 1 : 2) }

  static let barItems = ComputedValue(
    children: ["items"], "if there are any", "the items"
  ) { $0.barItems($1) }

  static let barItemStyle = ComputedValue(
    attributes: ["style"],
    "unless `style` is `plain`; before Xcode 13, the system's items without `style` have none",
    "UIKit's number of `style`, or else 1"
  ) { $0.barItemStyle($1) }

  static let isSystemItem = ComputedValue(
    attributes: ["systemItem"], "if there is `systemItem`", "true"
  ) { _, item in item["systemItem"] == nil ? nil : .bool(true) }

  static let extendedEdges = ComputedValue(
    children: ["edgesForExtendedLayout"], "if there is `edgesForExtendedLayout`",
    "the edges as UIKit's bits"
  ) { $0.extendedEdges($1) }

  static let popoverContentSize = ComputedValue(
    children: ["contentSizeForViewInPopover"], "if there is `contentSizeForViewInPopover`",
    "its width and height"
  ) { $0.popoverContentSize($1) }

  static let restorationIdentifier = ComputedValue(
    attributes: ["restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier"],
    "if there is one", "`restorationIdentifier`, or the storyboard identifier"
  ) { $0.restorationIdentifier($1) }
}

// MARK: - Collections

extension ComputedValue {
  static let collectionLayout = ComputedValue(
    children: ["collectionViewLayout"], "always", "the flow layout, or one of the app's class"
  ) { $0.collectionLayout($1) }

  private static let collectionParts = ["cells", "sectionHeaderView", "sectionFooterView"]

  static let collectionCells = ComputedValue(
    children: collectionParts, "if there are any", "an archive for each reuse identifier"
  ) { $0.dictionary($0.cellPrototypes(of: $1, in: "cells").nibs) }

  static let collectionCellObjects = ComputedValue(
    children: collectionParts, "if there are any",
    "the objects outside of each of those archives by their names"
  ) { $0.dictionary($0.cellPrototypes(of: $1, in: "cells").objects) }

  static let supplementaryViews = ComputedValue(
    children: collectionParts, "if there are any",
    "an archive for each kind and reuse identifier"
  ) { $0.dictionary($0.supplementaryViews(of: $1).nibs) }

  static let supplementaryViewObjects = ComputedValue(
    children: collectionParts, "if there are any",
    "the objects outside of each of those archives by their names"
  ) { $0.dictionary($0.supplementaryViews(of: $1).objects) }

  static let layoutItemSize = ComputedValue(
    children: ["itemSize"], "unless it is 50 by 50", "`itemSize`"
  ) { $0.size("itemSize", of: $1, unless: [50, 50]) }

  static let layoutHeaderSize = ComputedValue(
    children: ["headerReferenceSize"], "unless it is zero", "`headerReferenceSize`"
  ) { $0.size("headerReferenceSize", of: $1, unless: [0, 0]) }

  static let layoutFooterSize = ComputedValue(
    children: ["footerReferenceSize"], "unless it is zero", "`footerReferenceSize`"
  ) { $0.size("footerReferenceSize", of: $1, unless: [0, 0]) }

  static let layoutInset = ComputedValue(
    children: ["sectionInset"], "unless it is zero", "`sectionInset`"
  ) { $0.sectionInset($1) }
}

// MARK: - Tables and cells

extension ComputedValue {
  private static let tableParts = ["tableHeaderView", "tableFooterView", "sections"]

  static let tableSubviews = ComputedValue(
    children: tableParts, "if there is a header or a footer", "the footer, then the header"
  ) { $0.tableSubviews($1) }

  static let collectionContentSize = ComputedValue(
    children: ["frame"], "always",
    "the width of the frame without a height; its height without a width if items scroll horizontally"
  ) { encoder, element in
    let direction = element.child(key: "collectionViewLayout")?["scrollDirection"]
    return encoder.frame(element).map {
      let size = direction == "horizontal" ? [0, $0.size[1]] : [$0.size[0], 0]
      return .data(PackedGeometry.bytes(size))
    }
  }

  /// Four collections of Xcode 9 without prototypes have none.
  static let collectionDelegate = ComputedValue(
    attributes: ["dataMode"], "if `dataMode` is `prototypes`", "nil"
  ) { _, element in element["dataMode"] == "prototypes" ? .null : nil }

  static let collectionMargins = ComputedValue(
    children: ["layoutMargins", "directionalLayoutMargins"], "always",
    "`layoutMargins` or `directionalLayoutMargins`, or else 8 on each side"
  ) { $0.layoutMargins($1) ?? .data(PackedGeometry.bytes([8, 8, 8, 8])) }

  static let tableContentSize = ComputedValue(
    children: tableParts, "if there is a header or a footer; in Xcode 7 and 8 always",
    "the width, and the heights of header and footer; in Xcode 7 and 8 also the space around groups"
  ) { $0.tableContentSize($1) }

  static let tableHeader = ComputedValue(
    children: ["tableHeaderView"], "if there is `tableHeaderView`", "the header"
  ) { $0.part("tableHeaderView", of: $1) }

  static let tableFooter = ComputedValue(
    children: ["tableFooterView"], "if there is `tableFooterView`", "the footer"
  ) { $0.part("tableFooterView", of: $1) }

  static let separatorStyle = ComputedValue(
    attributes: ["separatorStyle"], "unless `separatorStyle` is `none`", "1"
  ) { $0.separatorStyle($1) }

  static let noSeparator = ComputedValue(
    attributes: ["separatorStyle"], "if `separatorStyle` is `none`", "0"
  ) { _, table in table["separatorStyle"] == "none" ? .int8(0) : nil }

  static let focusTraits = ComputedValue(
    "always", "traits without a selection that follows the focus"
  ) { encoder, _ in encoder.focusTraits() }

  static let tableBackground = ComputedValue(
    children: ["backgroundColor"], "if there is an element with the key `backgroundColor`",
    "the color; white is the color of plain tables"
  ) { $0.tableBackground($1) }

  static let cellPrototypes = ComputedValue(
    children: ["prototypes"], "if there are any", "an archive for each reuse identifier"
  ) { $0.dictionary($0.cellPrototypes(of: $1, in: "prototypes").nibs) }

  static let cellPrototypeObjects = ComputedValue(
    children: ["prototypes"], "if there are any",
    "the objects outside of each of those archives by their names"
  ) { $0.dictionary($0.cellPrototypes(of: $1, in: "prototypes").objects) }

  static let cellSubviews = ComputedValue(
    "always", "the content view, then the separator"
  ) { $0.cellSubviews($1) }

  static let cellBackground = ComputedValue(
    children: ["backgroundColor"],
    "if the document or a style of selection sets one; in Xcode 7 always",
    "the color, or else that of plain cells"
  ) { $0.cellBackground($1) }

  static let hasCellBackground = ComputedValue(
    children: ["backgroundColor"],
    "if there is an element with the key `backgroundColor`; in Xcode 7 always", "true"
  ) { encoder, cell in
    encoder.generation == .xcode7 || cell.child("color", key: "backgroundColor") != nil
      ? .bool(true) : nil
  }

  static let hasSystemBackground = ComputedValue(
    attributes: ["selectionStyle"], "if a style of selection sets the background", "true"
  ) { $0.hasSystemBackground($1) ? .bool(true) : nil }

  static let systemBackground = ComputedValue(
    attributes: ["selectionStyle"], "always", "the view that UIKit sets up, or else nil"
  ) { $0.systemBackground($1) }

  static let cellStyle = ComputedValue(
    attributes: ["style"], "unless `style` is the default one", "UIKit's number of `style`"
  ) { $0.cellStyle($1) }

  static let cellTextLabel = ComputedValue(
    attributes: ["textLabel"], "always", "the label that `textLabel` names, or else nil"
  ) { $0.cellPart("textLabel", of: $1) }

  /// No sample has a cell with an image; WinObjC's compiler writes it like the labels.
  static let cellImageView = ComputedValue(
    attributes: ["imageView"], "always", "the image view that `imageView` names, or else nil"
  ) { $0.cellPart("imageView", of: $1) }

  static let cellDetailLabel = ComputedValue(
    attributes: ["detailTextLabel"], "always",
    "the label that `detailTextLabel` names, or else nil"
  ) { $0.cellPart("detailTextLabel", of: $1) }
}
