import BoardwalkBase
import BoardwalkDocument
import BoardwalkNib
import BoardwalkProject
import Foundation

/// Compiles and links documents as Xcode asks Apple's `ibtool` to.
struct IBTool {
  private let arguments: Arguments
  private let console: Console
  private let format: IBToolReport.Format

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
    format = arguments["--output-format"].flatMap(IBToolReport.Format.init) ?? .xml1
  }

  func run() throws(CommandError) -> ExitStatus {
    if arguments.has("--version") {
      console.outputBytes(Self.version.xml)
      return .success
    }
    if let destination = arguments["--link"] {
      try link(arguments.operands, to: destination)
      return .success
    }
    return try compile(try arguments.onlyOperand("a document"))
  }

  /// The version of Xcode whose output is imitated.
  private static var version: PropertyListValue {
    .dictionary([
      "com.apple.ibtool.version": .dictionary([
        "bundle-version": .string("boardwalk-\(CommandLineTool.version)"),
        "short-bundle-version": .string("15.4"),
      ])
    ])
  }

  // MARK: Compiling

  private func compile(_ path: String) throws(CommandError) -> ExitStatus {
    guard let destination = arguments["--compile"] ?? arguments["--compilation-directory"] else {
      throw CommandError("--compile PATH or --compilation-directory FOLDER is required")
    }
    let devices = arguments.all("--target-device")
    if let other = devices.first(where: { !["iphone", "ipad"].contains($0) }) {
      throw CommandError("cannot compile for the device '\(other)'")
    }
    let command = try NibCommand(arguments, console)
    let outcome = try command.compile(path)
    var report = IBToolReport()
    report.messages = outcome.messages
    if let compiled = outcome.compiled {
      let isFile = arguments["--compile"] != nil
      let output =
        isFile ? destination : "\(destination)/\(Self.name(of: compiled, from: path))"
      try console.write(compiled, from: path, to: output)
      try writePartialInfo(of: outcome.document)
    }
    console.outputBytes(report.bytes(format, requested: requestedKinds))
    return outcome.compiled == nil ? .findings : .success
  }

  /// The requested kinds of messages; errors are always reported.
  private var requestedKinds: Set<IBToolReport.Kind> {
    Set(IBToolReport.Kind.allCases.filter { $0 == .errors || arguments.has("--\($0.rawValue)") })
  }

  /// The name of the file or the folder that holds `compiled`, which was made from `path`.
  private static func name(of compiled: CompiledNibs, from path: String) -> String {
    let name = path.split(separator: "/").last ?? Substring(path)
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    return "\(stem).\(compiled.info == nil ? "nib" : "storyboardc")"
  }

  /// Writes the entries for the property list of the app: the files of its fonts.
  private func writePartialInfo(of document: Document?) throws(CommandError) {
    guard let path = arguments["--output-partial-info-plist"] else { return }
    var list: [String: PropertyListValue] = [:]
    if arguments.has("--auto-activate-custom-fonts"), let fonts = document.map(Self.fontFiles),
      !fonts.isEmpty
    {
      list["UIAppFonts"] = .array(fonts.map { .string($0) })
    }
    try console.write(PropertyListValue.dictionary(list).xml, to: path)
  }

  private static func fontFiles(of document: Document) -> [String] {
    document.root.child("customFonts")?.children.compactMap { $0["key"] } ?? []
  }

  // MARK: Linking

  /// Moves compiled storyboards to their places in the app: its folder, or their language's folder
  /// in it.
  private func link(_ folders: [String], to destination: String) throws(CommandError) {
    guard !folders.isEmpty else { throw CommandError("compiled storyboards are required") }
    for folder in folders {
      let compiled = try CompiledFiles(folder)
      guard compiled.files["Info.plist"] != nil else {
        throw CommandError("cannot link \(folder): it is not a compiled storyboard")
      }
      // The property list comes last, when all that it names is there.
      let names = compiled.names.filter { $0 != "Info.plist" } + ["Info.plist"]
      let files = names.compactMap { name in
        compiled.files[name].map { (name: name, bytes: $0.bytes) }
      }
      try console.writeFolder(
        files, to: "\(destination)/\(Self.linkedName(of: folder))")
    }
  }

  /// The name of a folder, with that of its language folder if it has one.
  private static func linkedName(of folder: String) -> String {
    let parts = folder.split(separator: "/").map(String.init)
    let isLocalized = parts.dropLast().last?.hasSuffix(".lproj") ?? false
    return parts.suffix(isLocalized ? 2 : 1).joined(separator: "/")
  }
}
