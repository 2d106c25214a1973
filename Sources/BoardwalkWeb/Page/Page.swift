import BoardwalkBase

/// A web page in a single file, which loads nothing and runs only its own scripts.
///
/// The markup is the same for all data: data of documents is JSON in an inert element, and the
/// script shows it as text and images. The ``ContentPolicy`` allows the page's own styles and
/// scripts, and embedded images.
struct Page: Sendable {
  /// The title until the script runs.
  private let name: String

  private let style: [UInt8]
  private let script: [UInt8]

  /// A page `name` with the files `styles` and `scripts`, besides the common ones.
  init(_ name: String, styles: [[UInt8]], scripts: [[UInt8]]) {
    self.name = name
    style = ([PackageResources.page_css] + styles).flatMap { $0 }
    script = ([PackageResources.page_js] + scripts).flatMap { $0 }
  }

  /// The page that shows `data`; the same data gives the same bytes.
  func text(showing data: some Encodable) throws -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy.text)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="Boardwalk">
    <link rel="icon" href="data:,">
    <title>\(name)</title>
    <style>\(String(decoding: style, as: UTF8.self))</style>
    </head>
    <body>
    <noscript>This page shows its content with a script.</noscript>
    <script type="application/json" id="data">\(try PageJSON.text(data))</script>
    <script type="module">\(String(decoding: script, as: UTF8.self))</script>
    </body>
    </html>

    """
  }

  private var policy: ContentPolicy { ContentPolicy(style: style, script: script) }
}
