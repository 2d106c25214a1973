import Foundation
import Testing

/// Chromium without a window, which shows one page. Tests that need it run where it is installed.
///
/// It is spoken to in the DevTools protocol over pipes: JSON messages that end in a zero byte.
final class Browser {
  /// A message that is no answer to what was asked.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let paths = ["/usr/bin/chromium", "/usr/bin/chromium-browser"]

  /// Where it is installed; nil where it is not.
  static let path = paths.first(where: FileManager.default.isExecutableFile)

  /// What the page wrote to the console, and what it was kept from doing.
  private(set) var messages: [String] = []

  private let folder: URL
  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  private var session: String?
  private var trace: [[String: Any]] = []
  private var isTraceComplete = false
  private var lastID = 0
  private var buffer = Data()

  /// A browser that shows the page `html`, of which `fragment` is linked to.
  init(showing html: String, at fragment: String = "") throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "boardwalk-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = folder.appendingPathComponent("page.html")
    try Data(html.utf8).write(to: page)
    try start(try #require(Self.path))
    try attach()
    for domain in ["Page", "Runtime", "Log"] { _ = try send("\(domain).enable") }
    _ = try send("Page.navigate", ["url": page.absoluteString + fragment])
    try wait(for: "document.readyState === 'complete' && document.querySelector('main') !== null")
  }

  deinit {
    // The browser ends when nobody can ask it anything, and its pipe with it.
    let close = Data(#"{"id":0,"method":"Browser.close"}"#.utf8)
    try? requests.fileHandleForWriting.write(contentsOf: close + [0])
    try? requests.fileHandleForWriting.close()
    while !answers.fileHandleForReading.availableData.isEmpty {}
    try? FileManager.default.removeItem(at: folder)
  }

  /// The shell connects the pipes to the descriptors that Chromium reads from and writes to.
  private func start(_ path: String) throws {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let options = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      "--window-size=1280,900", "--user-data-dir=\(folder.path)/profile",
      "--host-resolver-rules='MAP * ~NOTFOUND'",
    ]
    process.arguments = [
      "-c",
      "exec timeout -s KILL 90 \(path) \(options.joined(separator: " ")) about:blank "
        + "3<&0 4>&1 </dev/null >/dev/null 2>/dev/null",
    ]
    process.standardInput = requests
    process.standardOutput = answers
    try process.run()
  }

  private func attach() throws {
    for _ in 0..<100 {
      let targets = try send("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
      if let page = targets.first(where: { $0["type"] as? String == "page" }) {
        let answer = try send(
          "Target.attachToTarget", ["targetId": page["targetId"] ?? "", "flatten": true])
        session = answer["sessionId"] as? String
        return
      }
      usleep(50_000)
    }
    throw Failure(description: "the browser shows no page")
  }

  /// The value of `expression` as text.
  func evaluate(_ expression: String) throws -> String {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": "String(\(expression))", "awaitPromise": true, "returnByValue": true])
    if let details = answer["exceptionDetails"] {
      throw Failure(description: "\(expression): \(details)")
    }
    return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// Waits until `condition` holds.
  func wait(for condition: String) throws {
    for _ in 0..<200 {
      if try evaluate(condition) == "true" { return }
      usleep(25_000)
    }
    throw Failure(description: "\(condition) never came true")
  }

  /// Clicks the middle of the element that `selector` finds first.
  func click(_ selector: String) throws {
    let place = try evaluate(
      """
      (() => { const box = document.querySelector(\(quoted(selector))).getBoundingClientRect();
        return `${box.left + box.width / 2} ${box.top + box.height / 2}`; })()
      """)
    let numbers = place.split(separator: " ").compactMap { Double($0) }
    try click(x: numbers[0], y: numbers[1])
  }

  /// Clicks at (`x`, `y`) of the window.
  func click(x: Double, y: Double) throws {
    for type in ["mousePressed", "mouseReleased"] { try mouse(type, x: x, y: y) }
  }

  /// Presses the mouse at (`x`, `y`) of the window, and lets go so far to the right and down.
  func drag(x: Double, y: Double, right: Double, down: Double) throws {
    try mouse("mousePressed", x: x, y: y)
    try mouse("mouseMoved", x: x + right, y: y + down)
    try mouse("mouseReleased", x: x + right, y: y + down)
  }

  private func mouse(_ type: String, x: Double, y: Double) throws {
    _ = try send(
      "Input.dispatchMouseEvent",
      ["type": type, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
  }

  /// Presses the key named `key`.
  func press(_ key: String) throws {
    let codes = ["Tab": 9, "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowRight": 39]
    for type in ["keyDown", "keyUp"] {
      var parameters: [String: Any] = [
        "type": type, "key": key, "windowsVirtualKeyCode": codes[key] ?? 0,
      ]
      if key.count == 1 { parameters["text"] = key }
      if key == "Enter" { parameters["text"] = "\r" }
      _ = try send("Input.dispatchKeyEvent", parameters)
    }
  }

  /// Types `text`.
  func type(_ text: String) throws { _ = try send("Input.insertText", ["text": text]) }

  /// Makes the window `width` wide and `height` high.
  func resize(width: Int, height: Int) throws {
    _ = try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Shows the page as in a window with the color scheme `scheme`.
  func prefer(scheme: String) throws {
    _ = try send(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": scheme]]])
  }

  /// How many pages the page has when it is printed.
  func printedPageCount() throws -> Int {
    let answer = try send("Page.printToPDF", ["landscape": true])
    let data = Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
    return String(decoding: data, as: Unicode.ASCII.self).matches(of: #/\/Type \/Page\b/#).count
  }

  /// The processor time in milliseconds of each task of the page while it does `work`.
  func taskTimes(during work: () throws -> Void) throws -> [Double] {
    trace = []
    isTraceComplete = false
    _ = try send("Tracing.start", ["categories": "toplevel", "transferMode": "ReportEvents"])
    try work()
    _ = try send("Tracing.end")
    while !isTraceComplete { note(try receive()) }
    func thread(_ event: [String: Any]) -> [Int] {
      ["pid", "tid"].compactMap { event[$0] as? Int }
    }
    let threads = trace.filter { event in
      (event["args"] as? [String: Any])?["name"] as? String == "CrRendererMain"
    }.map(thread)
    return trace.filter { threads.contains(thread($0)) }.compactMap { event in
      (event["tdur"] as? Double).map { $0 / 1000 }
    }
  }

  /// What the page has loaded from elsewhere.
  var requestedAddresses: String {
    get throws {
      try evaluate(
        """
        performance.getEntriesByType("resource").map((entry) => entry.name)
          .filter((name) => !name.startsWith("data:")).join(" ")
        """)
    }
  }

  /// `text` as a JavaScript string.
  func quoted(_ text: String) -> String {
    let data = (try? JSONEncoder().encode([text])) ?? Data()
    return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
  }

  private func send(
    _ method: String, _ parameters: [String: Any] = [:]
  ) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    message["sessionId"] = session
    let data = try JSONSerialization.data(withJSONObject: message)
    try requests.fileHandleForWriting.write(contentsOf: data + [0])
    while true {
      let answer = try receive()
      if answer["id"] as? Int == lastID {
        if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
      note(answer)
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = buffer[buffer.startIndex..<end]
        buffer = Data(buffer[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let data = answers.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(description: "the browser has ended") }
      buffer.append(data)
    }
  }

  private func note(_ event: [String: Any]) {
    if event["method"] as? String == "Tracing.dataCollected" {
      trace += (event["params"] as? [String: Any])?["value"] as? [[String: Any]] ?? []
    }
    if event["method"] as? String == "Tracing.tracingComplete" { isTraceComplete = true }
    let methods = ["Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"]
    guard let method = event["method"] as? String, methods.contains(method) else { return }
    messages.append("\(method): \(event["params"] ?? "")")
  }
}
