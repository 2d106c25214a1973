import BoardwalkBase
import BoardwalkDocument
import BoardwalkFiles
import BoardwalkNib
import BoardwalkProject

/// Compiles one document to a nib or a compiled storyboard.
struct NibCommand {
  /// The output format of a compilation.
  enum Form: String {
    case storyboardc, nib
  }

  private let console: Console
  private let output: String?
  private let module: String?
  private let generation: XcodeGeneration
  private let explainsSupport: Bool

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.console = console
    output = arguments["-o"]
    module = arguments["--module"]
    explainsSupport = arguments.has("--explain-support")
    generation = try Self.generation(arguments["--xcode"])
    try Self.checkTarget(arguments["--minimum-deployment-target"])
  }

  private static func generation(_ version: String?) throws(CommandError) -> XcodeGeneration {
    guard let version else { return .standard }
    guard let major = Self.majorVersion(version),
      let generation = XcodeGeneration(majorVersion: major)
    else {
      throw CommandError("'\(version)' is not a version of Xcode; expected 7 or later")
    }
    return generation
  }

  private static func checkTarget(_ version: String?) throws(CommandError) {
    guard let version else { return }
    guard let major = majorVersion(version) else {
      throw CommandError("'\(version)' is not a version of iOS")
    }
    guard major >= 13 else {
      throw CommandError(
        "cannot compile for iOS \(version): deployment targets before 13.0 are not supported",
        status: .findings)
    }
  }

  private static func majorVersion(_ version: String) -> Int? {
    version.split(separator: ".").first.flatMap { Int($0) }
  }

  func run(_ path: String, as form: Form?) throws(CommandError) -> ExitStatus {
    let file = try SourceFile.opened(path)
    guard let document = try document(in: file) else { return .findings }
    if let form, let mismatch = mismatch(document, form) {
      throw CommandError(mismatch)
    }
    let compiled: CompiledNibs
    do {
      compiled = try StoryboardCompiler(options(for: path)).compile(document)
    } catch {
      explain(error, document)
      return .findings
    }
    if explainsSupport {
      console.outputLines("\(path): everything can be compiled")
      return .success
    }
    guard let output else {
      throw CommandError("-o FILE is required")
    }
    try console.write(compiled, from: path, to: output)
    report(Self.warnings(compiled.unreachable, in: document), document)
    return .success
  }

  private func options(for path: String) -> CompilerOptions {
    CompilerOptions(
      module: module, generation: generation, isLocalized: path.contains("Base.lproj/"))
  }

  /// The document in `file`, if it can be read and is one for iOS.
  private func document(in file: SourceFile) throws(CommandError) -> Document? {
    let (source, diagnostics) = DocumentSyntax(of: file).read(file)
    console.reportCounted(diagnostics)
    guard let source, let document = Document(source) else { return nil }
    guard document.isSupported else {
      throw CommandError(
        "cannot compile \(file.path): only documents for iOS are supported", status: .findings)
    }
    return document
  }

  private func mismatch(_ document: Document, _ form: Form) -> String? {
    let isXib = document.kind == .xib
    return switch form {
    case .storyboardc where isXib: "\(document.file.path) is a xib: compile it with --as nib"
    case .nib where !isXib:
      "\(document.file.path) is a storyboard: compile it with --as storyboardc"
    default: nil
    }
  }

  /// Lists the unsupported parts: the errors with their positions, or each kind with its number.
  private func explain(_ error: CompilationError, _ document: Document) {
    guard explainsSupport else {
      report(error.unsupported.map { $0.finding(in: document) }, document)
      return
    }
    var counts: [String: Int] = [:]
    for feature in error.unsupported { counts[feature.name, default: 0] += 1 }
    for (name, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      console.outputLines(
        "\(document.file.path): \(name): \(count == 1 ? "once" : "\(count) times")")
    }
  }

  /// A warning for each scene that gets no nib.
  private static func warnings(_ scenes: [Scene], in document: Document) -> [Finding] {
    scenes.compactMap { scene in
      scene.controller.map { controller in
        Finding(
          "unreachable-scene", .warning, "the scene '\(controller.displayName)' gets no nib",
          at: document.source.map.head(of: controller.element),
          notes: [.init("no segue leads to it, and it has no storyboard identifier")])
      }
    }
  }

  private func report(_ findings: [Finding], _ document: Document) {
    console.reportCounted(Diagnostic.locate(findings, in: document.fileConcealingSecureTexts))
  }
}

// MARK: - For ibtool

extension NibCommand {
  /// The result of a compilation with its messages.
  struct Outcome {
    var document: Document?
    var compiled: CompiledNibs?
    var messages: [IBToolReport.Message] = []
  }

  /// Compiles the document at `path`, and writes nothing.
  func compile(_ path: String) throws(CommandError) -> Outcome {
    let file = try SourceFile.opened(path)
    guard let document = try document(in: file) else { return Outcome() }
    var outcome = Outcome(document: document)
    do {
      let compiled = try StoryboardCompiler(options(for: path)).compile(document)
      outcome.compiled = compiled
      outcome.messages = compiled.unreachable.compactMap { scene in
        scene.controller.map { controller in
          IBToolReport.Message(
            kind: .warnings, path: path, place: controller.element["id"] ?? "global",
            text: "the scene '\(controller.displayName)' gets no nib: nothing leads to it")
        }
      }
    } catch {
      outcome.messages = error.unsupported.map { feature in
        IBToolReport.Message(
          kind: .errors, path: path, place: feature.objectID ?? "global",
          text: "cannot compile \(feature.name)")
      }
    }
    return outcome
  }
}
