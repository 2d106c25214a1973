import BoardwalkDocument

extension BarButtonItemTemplate {
  /// An item that code makes, with a name of its own in place of an id in a document.
  package static func madeByCode(
    _ id: String, title: String? = nil, image: String? = nil, systemItem: SystemItem? = nil,
    style: String? = nil
  ) -> BarButtonItemTemplate {
    BarButtonItemTemplate(
      id: id, title: title, image: image, systemItem: systemItem, style: style, customView: nil,
      isEnabled: true, width: nil, rest: nil)
  }
}
