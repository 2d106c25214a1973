import BoardwalkDocument

extension BarButtonItemTemplate {
  /// An item created by code, with a unique name in place of an object id.
  package static func madeByCode(
    _ id: String, title: String? = nil, image: String? = nil, systemItem: SystemItem? = nil,
    style: String? = nil
  ) -> BarButtonItemTemplate {
    BarButtonItemTemplate(
      id: id, title: title, image: image, systemItem: systemItem, style: style, customView: nil,
      isEnabled: true, width: nil, rest: nil)
  }
}
