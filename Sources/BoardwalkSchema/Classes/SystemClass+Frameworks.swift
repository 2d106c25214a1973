extension SystemClass {
  /// Classes of other frameworks that have an element, or are often named as a custom class.
  static let frameworks: [SystemClass] = [
    .init(
      "MKMapView", "UIView",
      """
      delegate mapType isZoomEnabled zoomEnabled isScrollEnabled scrollEnabled isRotateEnabled
      rotateEnabled isPitchEnabled pitchEnabled showsUserLocation showsPointsOfInterest
      showsBuildings showsCompass showsScale showsTraffic region centerCoordinate visibleMapRect
      camera userTrackingMode
      """),
    .init(
      "MKAnnotationView", "UIView",
      "annotation image leftCalloutAccessoryView "
        + "rightCalloutAccessoryView detailCalloutAccessoryView canShowCallout isDraggable"),
    .init("MKPinAnnotationView", "MKAnnotationView", "pinTintColor animatesDrop"),
    .init("MKMarkerAnnotationView", "MKAnnotationView", "markerTintColor glyphTintColor"),
    .init("MKUserTrackingBarButtonItem", "UIBarButtonItem", "mapView"),
    .init("MKUserTrackingButton", "UIView", "mapView"),
    .init("MKCompassButton", "UIView", "mapView"), .init("MKScaleView", "UIView", "mapView"),
    .init(
      "WKWebView", "UIView",
      """
      navigationDelegate UIDelegate allowsBackForwardNavigationGestures customUserAgent
      allowsLinkPreview allowsMagnification configuration
      """),
    .init(
      "AVPlayerViewController", "UIViewController",
      "player delegate showsPlaybackControls "
        + "videoGravity allowsPictureInPicturePlayback entersFullScreenWhenPlaybackBegins"),
    .init("AVRoutePickerView", "UIView", "delegate activeTintColor prioritizesVideoDevices"),
    .init("MPVolumeView", "UIView", "showsVolumeSlider showsRouteButton"),
    .init("GLKView", "UIView", "delegate context enableSetNeedsDisplay"),
    .init("GLKViewController", "UIViewController", "delegate preferredFramesPerSecond"),
    .init(
      "SCNView", "UIView",
      "scene delegate allowsCameraControl autoenablesDefaultLighting "
        + "playing loops showsStatistics antialiasingMode rendersContinuously pointOfView"),
    .init("ARSCNView", "SCNView", "session"),
    .init(
      "SKView", "UIView",
      "delegate scene isPaused paused showsFPS showsNodeCount "
        + "ignoresSiblingOrder allowsTransparency showsDrawCount showsPhysics showsFields"),
    .init("ARSKView", "SKView", "session"),
    .init("ARView", "UIView", "session"),
    .init(
      "ARCoachingOverlayView", "UIView",
      "delegate session sessionProvider"),
    .init(
      "MTKView", "UIView",
      "delegate device isPaused enableSetNeedsDisplay "
        + "preferredFramesPerSecond framebufferOnly sampleCount"),
    .init("PDFView", "UIView", "document delegate autoScales displayMode displayDirection"),
    .init("PDFThumbnailView", "UIView", "PDFView"),
    .init("PHLivePhotoView", "UIView", "delegate livePhoto isMuted"),
    .init("PKCanvasView", "UIScrollView", "drawing tool"),
    .init("PKPaymentButton", "UIButton", "cornerRadius"),
    .init("PKAddPassButton", "UIButton"),
    .init("ADBannerView", "UIView", "delegate"),
    .init("QLPreviewController", "UIViewController", "dataSource delegate"),
    .init("SFSafariViewController", "UIViewController", "delegate"),
    .init("SLComposeViewController", "UIViewController"),
    .init("SLComposeServiceViewController", "UIViewController", "textView placeholder"),
    .init("MSMessagesAppViewController", "UIViewController"),
    .init("MFMailComposeViewController", "UINavigationController", "mailComposeDelegate"),
    .init("MFMessageComposeViewController", "UINavigationController", "messageComposeDelegate"),
    .init("CNContactViewController", "UIViewController", "delegate"),
    .init("CNContactPickerViewController", "UIViewController", "delegate"),
    .init("EKEventViewController", "UIViewController", "delegate event"),
    .init("EKEventEditViewController", "UINavigationController", "editViewDelegate event"),
    .init("ABPeoplePickerNavigationController", "UINavigationController"),
    .init("GKGameCenterViewController", "UINavigationController", "gameCenterDelegate"),
    .init("SKStoreProductViewController", "UIViewController", "delegate"),
    .init("PHPickerViewController", "UIViewController", "delegate"),
    .init("INUIAddVoiceShortcutButton", "UIButton", "delegate shortcut"),
    .init("ASAuthorizationAppleIDButton", "UIControl", "cornerRadius"),
    .init("ASCredentialProviderViewController", "UIViewController"),
    .init("AVCaptureVideoPreviewLayer", "CALayer"), .init("AVPlayerLayer", "CALayer"),
    .init("CAEmitterLayer", "CALayer"), .init("CAReplicatorLayer", "CALayer"),
    .init("VNDocumentCameraViewController", "UIViewController", "delegate"),
    .init("DCAppAttestService", "NSObject"),
    .init("CLLocationManager", "NSObject", "delegate"),
    .init("MCBrowserViewController", "UIViewController", "delegate"),
    .init("MPMediaPickerController", "UIViewController", "delegate"),
    .init("MPMoviePlayerViewController", "UIViewController"),
    .init("NSFetchedResultsController", "NSObject", "delegate"),
    .init("LPLinkView", "UIView", "metadata"),
  ]
}
