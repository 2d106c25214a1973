import BoardwalkDocument
import BoardwalkNib
import BoardwalkTestSupport
import Foundation

/// The documents of a corpus that compile to nibs, and the parts that keep the others from it.
struct NibCoverage {
  private var documents = 0
  private var compiled = 0

  /// The number of documents that have each unsupported part, and of those that have no other.
  private var causes: [String: (documents: Int, alone: Int)] = [:]

  /// The documents of `corpus` for iOS, compiled for the default version of Xcode; their nibs are
  /// written to `output` if there is one.
  init(_ corpus: Corpus, output: String? = nil) throws {
    for file in corpus.documents {
      guard let source = try? XMLReader().read(file), let document = Document(source),
        document.isSupported
      else { continue }
      documents += 1
      do {
        let nibs = try StoryboardCompiler().compile(document)
        compiled += 1
        if let output { try Self.write(nibs, to: "\(output)/\(documents)") }
      } catch let error as CompilationError {
        let names = Set(error.unsupported.map(\.name))
        for name in names {
          causes[name, default: (0, 0)].documents += 1
          causes[name, default: (0, 0)].alone += names.count == 1 ? 1 : 0
        }
      }
    }
  }

  private static func write(_ nibs: CompiledNibs, to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, archive) in nibs.archives {
      let path = "\(folder)/\(name.replacing("/", with: "_")).nib"
      try Data(archive.bytes).write(to: URL(fileURLWithPath: path))
    }
  }

  func print() {
    Swift.print("\(compiled) of \(documents) documents compiled")
    var table = Table(headings: ["unsupported", "documents", "without another"])
    for (name, count) in causes.sorted(by: {
      ($1.value.documents, $0.key) < ($0.value.documents, $1.key)
    }) {
      table.add([name, "\(count.documents)", "\(count.alone)"])
    }
    Swift.print(table.text, terminator: "")
  }
}
