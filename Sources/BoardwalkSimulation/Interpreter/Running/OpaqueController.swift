/// View controllers of the system whose contents are not modeled: they are presented and dismissed
/// like others, and their properties have no effect (PRES-33).
enum OpaqueController {
  /// Their classes.
  static let names: Set<String> = [
    "MFMailComposeViewController", "MFMessageComposeViewController", "PHPickerViewController",
    "QLPreviewController", "SFSafariViewController", "UIActivityViewController",
    "UICloudSharingController", "UIColorPickerViewController", "UIDocumentPickerViewController",
    "UIFontPickerViewController", "UIImagePickerController",
  ]
}

extension Simulation {
  /// Whether `id` is one of them.
  func isOpaque(_ id: ControllerID) -> Bool {
    OpaqueController.names.contains(controllers.className(of: id))
  }
}
