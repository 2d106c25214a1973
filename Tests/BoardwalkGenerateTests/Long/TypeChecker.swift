import BoardwalkGenerate
import BoardwalkSchema
import BoardwalkTestSupport
import Foundation

/// Type-checks Swift against declarations of UIKit, and of other frameworks as far as their classes
/// go.
struct TypeChecker {
  private let folder: URL
  private let uiKit: String

  /// A checker that keeps its modules in a new folder, which `remove` removes.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("boardwalk-types-\(UUID().uuidString)")
    let stub = PackageFolder.url.appendingPathComponent("Tests/Fixtures/uikit/UIKit.swift")
    let written = try String(contentsOf: stub, encoding: .utf8)
    let declared = Set(written.matches(of: #/open class (\w+)/#).map { String($0.output.1) })
    uiKit = written + Self.classes(of: nil, besides: declared)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try makeModule("UIKit", uiKit)
  }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Declarations of the views and controllers of the framework `module`; nil for UIKit.
  private static func classes(of module: String?, besides declared: Set<String> = []) -> String {
    let names = SystemClass.names.filter { name in
      guard let known = SystemClass.named(name), known.isView || known.isViewController else {
        return false
      }
      return FrameworkModule.named(for: name) == module && !declared.contains(name)
    }
    return names.map { name in
      "@MainActor open class \(name): \(SystemClass.named(name)?.superclass ?? "NSObject") {}\n"
    }.joined()
  }

  /// Compiles `code` as the module `name`, which later checks import.
  func makeModule(_ name: String, _ code: String) throws {
    let source = folder.appendingPathComponent("\(name)-module.swift")
    try Data(code.utf8).write(to: source)
    let errors = try compile([
      "-emit-module", "-parse-as-library", "-module-name", name, "-o",
      folder.appendingPathComponent("\(name).swiftmodule").path, source.path,
    ])
    if !errors.isEmpty { throw Failure(errors: errors) }
  }

  /// Compiles the frameworks that `code` imports, unless they are there.
  func makeFrameworks(for code: String) throws {
    for match in code.matches(of: #/(?m)^import (\w+)$/#) {
      let name = String(match.output.1)
      let module = folder.appendingPathComponent("\(name).swiftmodule").path
      let classes = Self.classes(of: name)
      guard !classes.isEmpty, !FileManager.default.fileExists(atPath: module) else { continue }
      let others = ["ARKit": "import SceneKit\nimport SpriteKit\n"][name] ?? ""
      try makeFrameworks(for: others)
      try makeModule(name, "import UIKit\n" + others + classes)
    }
  }

  /// What the compiler says of `files`, which are one module; empty where they are free of errors
  /// and warnings. Paths are those given.
  func diagnostics(
    for files: [String: String], language: Int = 6, conditions: [String] = []
  ) throws -> String {
    let sources = folder.appendingPathComponent("check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for (name, code) in files {
      try Data(code.utf8).write(to: sources.appendingPathComponent(name))
      try makeFrameworks(for: code)
    }
    let paths = files.keys.sorted().map { sources.appendingPathComponent($0).path }
    let arguments =
      ["-typecheck", "-parse-as-library", "-module-name", "App", "-warnings-as-errors"]
      + ["-swift-version", "\(language)"] + conditions.flatMap { ["-D", $0] }
    return try compile(arguments + paths).replacingOccurrences(of: sources.path + "/", with: "")
  }

  /// What the compiler says of the grammar of `code`.
  func syntaxErrors(in code: String) throws -> String {
    let file = folder.appendingPathComponent("syntax.swift")
    try Data(code.utf8).write(to: file)
    return try compile(["-parse", file.path])
  }

  /// Why a module of the test's own could not be made.
  struct Failure: Error { let errors: String }

  /// What the compiler says when it is called with `arguments`.
  private func compile(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-I", folder.path, "-module-cache-path", folder.path] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 && text.isEmpty
      ? "" : text.isEmpty ? "swiftc ended with \(process.terminationStatus)" : text
  }
}
