/// Zooming.
extension Exercise {
  /// One screen with a photo in a scroll view.
  private static let zoomer = """
    storyboard

    viewController photos: PhotosController, initial {
      view {
        scrollView zoomer (0, 100, 200 x 200), maximumZoomScale: 3, userLabel: "Zoomer" {
          view photo (0, 0, 200 x 200)
          outlet delegate -> photos
        }
      }
      outlet zoomer
      outlet photo
    }

    """

  private static func photos(_ members: String) -> String {
    "behavior PhotosController {\nviewForZooming { photo }\n\(members)\n}\n"
  }

  static let zooming = [
    Exercise(
      .call("viewForZooming"), in: zoomer,
      photos("scrollViewDidZoom { log \"\\(photo.transform.a)\" }"),
      .pinch("Zoomer", by: 5), logs: ["3.0"]),
    Exercise(
      .call("scrollViewWillBeginZooming"), in: zoomer,
      photos("scrollViewWillBeginZooming { log \"\\(view == photo) \\(scrollView.zoomScale)\" }"),
      .pinch("Zoomer", by: 2), logs: ["true 1.0"]),
    Exercise(
      .call("scrollViewDidZoom"), in: zoomer,
      photos("scrollViewDidZoom { log \"\\(scrollView.zoomScale)\" }"),
      .pinch("Zoomer", by: 2), .pinch("Zoomer", by: 0.1),
      logs: ["2.0", "1.0"]),
    Exercise(
      .call("scrollViewDidEndZooming"), in: zoomer,
      photos("scrollViewDidEndZooming { log \"\\(scale) \\(view == photo)\" }"),
      .pinch("Zoomer", by: 2), logs: ["2.0 true"]),
  ]
}
