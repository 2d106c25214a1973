import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSchema
import BoardwalkSimulation

/// The visible content of a view, with UIKit's defaults: the common input of wireframes, SVG
/// pictures, trees and JSON.
indirect enum DisplayContent: Sendable {
  /// A controller's own view, which only holds others.
  case controller(ControllerID)

  /// A navigation controller's bar, with the back button's title.
  case navigationBar(NavigationBarContents, backTitle: String?, BarContent?)

  /// A navigation bar that no controller owns, with its topmost item.
  case standaloneNavigationBar(NavigationItemTemplate?, BarContent?)

  case toolbar([BarButtonItemTemplate], BarContent?)
  case tabBar([PlacedTab], BarContent?)

  /// The title above a section of a table.
  case sectionHeader(String)

  /// The title below a section of a table.
  case sectionFooter(String)

  /// The menu of an item of a collection, with its actions, from the left.
  case itemMenu([String])

  /// An open menu with its title, whose entries are its subviews.
  case menu(title: String)

  case menuEntry(PlacedMenuEntry)

  case label(DisplayLabel)
  case button(DisplayButton)
  case textField(DisplayTextInput)
  case searchBar(DisplaySearchBar)
  case textView(DisplayText)
  case image(name: String?)
  case switchControl(isOn: Bool, onTint: ColorValue?)
  case slider(DisplaySlider)
  case progress(fraction: Double)
  case stepper(fraction: Double)
  case segments(titles: [String], selected: Int?)
  case pages(DisplayPages)
  case activityIndicator(ColorValue?)
  case picker
  case datePicker(DatePickerMode)
  case map
  case webPage
  case visualEffect(EffectStyle)

  /// An item of a collection.
  case collectionItem

  /// A view that only holds others: a list, a row, a stack or a scroll view.
  case container

  /// A view of no kind above.
  case plain
}

extension DisplayContent {
  /// The content of `view`.
  init(_ view: PlacedView) {
    switch view.content {
    case .controller(let id): self = .controller(id)
    case .navigationBar(let bar, let title):
      self = .navigationBar(bar, backTitle: title, view.bar)
    case .toolbar(let items): self = .toolbar(items, view.bar)
    case .tabBar(let tabs): self = .tabBar(tabs, view.bar)
    case .sectionHeader(let title): self = .sectionHeader(title)
    case .sectionFooter(let title): self = .sectionFooter(title)
    case .menu(let titles): self = .itemMenu(titles)
    case .openMenu(let title): self = .menu(title: title)
    case .menuEntry(let entry): self = .menuEntry(entry)
    case .view(let template): self.init(template)
    }
  }

  /// The content of the view of `template`.
  init(_ template: ViewTemplate) {
    let content = template.content
    self =
      switch template.elementKind {
      case .label: .label(DisplayLabel(template))
      case .button: .button(DisplayButton(template))
      case .textField: .textField(DisplayTextInput(template, standardPlaceholder: ""))
      case .searchBar: .searchBar(DisplaySearchBar(template))
      case .textView: .textView(DisplayText(template, standardSize: 14))
      case .imageView: .image(name: template.shownImage)
      case .switch: .switchControl(isOn: template.isOn, onTint: content.range?.onTintColor)
      case .slider: .slider(DisplaySlider(template))
      case .progressView: .progress(fraction: template.shownFraction)
      case .stepper: .stepper(fraction: template.shownFraction)
      case .segmentedControl:
        .segments(
          titles: template.segmentTitles, selected: content.segmentedControl?.selectedIndex)
      case .pageControl: .pages(DisplayPages(content.pageControl))
      case .activityIndicatorView, .refreshControl:
        .activityIndicator(content.activityIndicator?.color)
      case .pickerView: .picker
      case .datePicker: .datePicker(content.datePicker?.mode ?? .dateAndTime)
      case .mapView: .map
      case .webView, .wkWebView: .webPage
      case .navigationBar: .standaloneNavigationBar(template.navigationItems.last, content.bar)
      case .toolbar: .toolbar(template.items, content.bar)
      case .tabBar: .tabBar(template.tabs, content.bar)
      case .visualEffectView: .visualEffect(content.effectStyle ?? .automatic)
      case .collectionViewCell: .collectionItem
      case .tableViewCell, .tableViewCellContentView, .tableView, .collectionView, .stackView,
        .scrollView, .collectionReusableView, .collectionViewCellContentView:
        .container
      default: .plain
      }
  }

  /// Whether UIKit draws all of the view: its subviews, if there are any, are not shown.
  var coversSubviews: Bool {
    switch self {
    case .label, .button, .textField, .searchBar, .switchControl, .slider, .stepper, .progress,
      .segments, .pages, .standaloneNavigationBar, .toolbar, .tabBar:
      true
    case .controller, .navigationBar, .sectionHeader, .sectionFooter, .itemMenu, .menu, .menuEntry,
      .textView, .image, .activityIndicator, .picker, .datePicker, .map, .webPage, .visualEffect,
      .collectionItem,
      .container, .plain:
      false
    }
  }

  /// The number of parts that can be touched separately; 0 if there are none.
  var touchablePartCount: Int {
    switch self {
    case .segments(let titles, _): titles.count
    case .stepper, .pages: 2
    default: 0
    }
  }
}

/// Facts for trees and JSON.
extension DisplayContent {
  /// The text; nil for views without one.
  var text: String? {
    switch self {
    case .sectionHeader(let title), .sectionFooter(let title): title
    case .itemMenu(let titles): titles.joined(separator: " ")
    case .label(let label): label.text.string
    case .button(let button): button.title.string
    case .textField(let input): input.text.string
    case .searchBar(let bar): bar.input.text.string
    case .menu(let title): title.isEmpty ? nil : title
    case .menuEntry(let entry): entry.title
    case .textView(let text): text.string
    default: nil
    }
  }

  /// The written placeholder of an input; nil without one.
  var placeholder: String? {
    switch self {
    case .textField(let input): input.writtenPlaceholder
    case .searchBar(let bar): bar.input.writtenPlaceholder
    default: nil
    }
  }

  /// The name of the image of a button, an image view or an entry of a menu; nil without one.
  var imageName: String? {
    switch self {
    case .image(let name): name
    case .button(let button): button.image
    case .menuEntry(let entry): entry.image
    default: nil
    }
  }
}
