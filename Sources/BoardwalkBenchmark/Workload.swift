import BoardwalkBase
import BoardwalkCheck
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkNib
import BoardwalkProject
import BoardwalkScene
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Something to do with documents, to be measured.
struct Workload: Sendable {
  /// The name in tables and on the command line.
  let name: String

  /// Does it once with each of the documents.
  let run: @Sendable ([SourceFile]) -> Void

  /// The lower bound for every reader that uses Foundation's parser.
  static let floor = Workload(name: "XMLParser") { documents in
    for document in documents {
      let parser = XMLParser(stream: InputStream(data: Data(document.bytes)))
      let delegate = SilentDelegate()
      parser.delegate = delegate
      _ = parser.parse()
    }
  }

  /// Reading into element trees.
  static let tree = Workload(name: "tree") { documents in
    for document in documents { _ = try? XMLReader().read(document) }
  }

  /// Reading, and writing as it was.
  static let roundTrip = Workload(name: "round trip") { documents in
    for document in documents {
      guard let tree = try? XMLReader().read(document).tree else { continue }
      _ = XMLWriter().write(tree)
    }
  }

  /// Reading, and indexing the objects of each document.
  static let model = Workload(name: "model") { documents in
    for document in documents { _ = LoadedFile(document).document?.duplicateObjects }
  }

  /// Reading, and applying every rule to each document.
  static let check = Workload(name: "check") { documents in
    let checker = Checker()
    for document in documents {
      _ = checker.check(Project([LoadedFile(document)], isWhole: false))
    }
  }

  /// Reading, and applying every rule, those about solved layouts included.
  static let layout = Workload(name: "check and layout") { documents in
    let checker = Checker(rules: Rule.all.filter { $0.isOn || $0.category == .frames })
    for document in documents {
      _ = checker.check(Project([LoadedFile(document)], isWhole: false))
    }
  }

  /// Reading, and compiling each document to a graph of its own.
  static let compile = Workload(name: "compile") { documents in
    for document in documents {
      _ = Compiler().compile(Project([LoadedFile(document)], isWhole: false))
    }
  }

  /// Reading, compiling, and writing each graph as a file.
  static let encode = Workload(name: "compile and write") { documents in
    for document in documents {
      _ = SceneGraphFile.encode(
        Compiler().compile(Project([LoadedFile(document)], isWhole: false)))
    }
  }

  /// Reading, compiling to nibs, and writing the archives.
  static let nibs = Workload(name: "compile to nibs") { documents in
    for document in documents {
      guard let document = (try? XMLReader().read(document)).flatMap({ Document($0) }),
        document.isSupported, let nibs = try? StoryboardCompiler().compile(document)
      else { continue }
      for archive in nibs.archives.values { _ = archive.bytes }
    }
  }

  /// Reading scenes into element trees.
  static let scene = Workload(name: "scene text") { documents in
    for document in documents { _ = SceneReader().readLocated(document) }
  }

  /// Reading, and writing each document as a scene.
  static let toScene = Workload(name: "to scene") { documents in
    for document in documents {
      guard let tree = try? XMLReader().read(document).tree else { continue }
      _ = SceneWriter().write(tree)
    }
  }

  /// All workloads; the first is the one that the others are compared with.
  static let all = [floor, tree, roundTrip, model, check, layout, compile, encode, nibs]

  /// The workload named `name`.
  static func named(_ name: String) -> Workload? {
    (all + [scene, toScene]).first { $0.name == name }
  }
}

/// A delegate that wants to know nothing.
private final class SilentDelegate: NSObject, XMLParserDelegate {}
