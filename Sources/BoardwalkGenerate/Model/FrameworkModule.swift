/// The modules of the system's classes, by the prefixes of their names.
package enum FrameworkModule {
  /// Prefixes and their modules; of several that fit, the longest counts.
  private static let byPrefix = [
    "AB": "AddressBookUI", "AD": "iAd", "AR": "ARKit", "ARView": "RealityKit",
    "AS": "AuthenticationServices", "AV": "AVKit", "AVCapture": "AVFoundation",
    "AVPlayerLayer": "AVFoundation", "CA": "QuartzCore", "CN": "ContactsUI", "EK": "EventKitUI",
    "GK": "GameKit", "GLK": "GLKit", "INUI": "IntentsUI", "LP": "LinkPresentation",
    "MC": "MultipeerConnectivity", "MF": "MessageUI", "MK": "MapKit",
    "MP": "MediaPlayer", "MS": "Messages", "MTK": "MetalKit", "PDF": "PDFKit", "PH": "PhotosUI",
    "PK": "PassKit", "PKCanvasView": "PencilKit", "QL": "QuickLook", "SCN": "SceneKit",
    "SF": "SafariServices", "SK": "SpriteKit", "SKStore": "StoreKit", "SL": "Social",
    "VN": "VisionKit", "WK": "WebKit",
  ]

  /// The module of the system class `name`; nil for UIKit and Foundation, which generated code
  /// imports anyway.
  package static func named(for name: String) -> String? {
    byPrefix.filter { name.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }?.value
  }
}
