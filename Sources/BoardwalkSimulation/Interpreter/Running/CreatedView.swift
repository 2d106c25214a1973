import BoardwalkBase
import BoardwalkGraph

/// The views that code makes: `UILabel()`, `UIStackView(arrangedSubviews: [label, field])`.
enum CreatedView {
  /// A new view of the class `className`; nil if code cannot make one here.
  static func template(_ className: String) -> ViewTemplate? {
    guard let kind = elements[className] else { return nil }
    let size = sizes[kind] ?? LayoutSize(width: 0, height: 0)
    return ViewTemplate.createdByCode(
      "", kind, frame: LayoutRect(x: 0, y: 0, width: size.width, height: size.height),
      attributes: attributes[kind] ?? [:])
  }

  private static let elements = [
    "UIActivityIndicatorView": "activityIndicatorView", "UIButton": "button",
    "UIDatePicker": "datePicker", "UIImageView": "imageView", "UILabel": "label",
    "UIPickerView": "pickerView", "UIProgressView": "progressView",
    "UISegmentedControl": "segmentedControl", "UISlider": "slider", "UIStackView": "stackView",
    "UIStepper": "stepper", "UISwitch": "switch", "UITextField": "textField",
    "UIScrollView": "scrollView", "UITextView": "textView", "UIView": "view",
  ]

  /// The arguments of UIKit's initializers.
  static let arguments: Set<String> = [
    "arrangedSubviews", "configuration", "effect", "frame", "image", "items", "primaryAction",
    "progressViewStyle", "style", "type",
  ]

  /// What the kinds have at first.
  private static let attributes = ["activityIndicatorView": ["hidesWhenStopped": "YES"]]

  /// The sizes of views that have one of their own (LAY-85, LAY-40).
  private static let sizes = [
    "datePicker": LayoutSize(width: 320, height: 216),
    "pickerView": LayoutSize(width: 320, height: 216),
    "switch": LayoutSize(width: 51, height: 31),
  ]
}

extension Interpreter {
  /// The new view of the class `className`, made with `arguments`; nil for another class.
  func makeView(
    _ className: String, _ arguments: [String: Value], on simulation: inout Simulation
  ) -> Value? {
    guard let template = CreatedView.template(className) else { return nil }
    let view = simulation.makeView(like: template, of: id)
    if let frame = arguments["frame"]?.rect { simulation[view]?.frame = frame }
    if let image = arguments["image"] { simulation[view]?.image = image.optionalText }
    if case .list(let titles)? = arguments["items"] {
      simulation[view]?.segmentTitles = titles.map(\.text)
    }
    if let action = arguments["primaryAction"],
      let selector = simulation.selector(of: action, performedBy: id)
    {
      simulation.addAction(selector, to: view, for: .primaryActionTriggered)
      if case .object(_, let fields) = action {
        simulation[view]?.text = fields["title"]?.optionalText
      }
    }
    if let configuration = arguments["configuration"] {
      _ = ViewProperty.write(configuration, "configuration", of: view, on: &simulation)
    }
    // Other arguments are properties: `UIView(backgroundColor: .red)`.
    for (name, value) in arguments.sorted(by: { $0.key < $1.key })
    where !CreatedView.arguments.contains(name) {
      _ = ViewProperty.write(value, name, of: view, on: &simulation)
    }
    for case .view(let subview) in arguments["arrangedSubviews"]?.elements ?? [] {
      simulation.addSubview(subview, to: view)
    }
    return .view(view)
  }
}
