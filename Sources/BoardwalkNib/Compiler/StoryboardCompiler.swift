import BoardwalkDocument

/// Compiles documents to the format that iOS loads.
///
/// A document is compiled completely or not at all: a part that no sample and no documentation
/// explains is reported as unsupported.
package struct StoryboardCompiler: Sendable {
  private let options: CompilerOptions

  /// A compiler with `options`.
  package init(_ options: CompilerOptions = CompilerOptions()) { self.options = options }

  /// The compiled form of `document`.
  package func compile(_ document: Document) throws(CompilationError) -> CompiledNibs {
    var compilation = Compilation(document, options)
    let result = compilation.run()
    guard compilation.unsupported.isEmpty else {
      throw CompilationError(unsupported: compilation.unsupported)
    }
    return result
  }
}

/// An error for a document that cannot be compiled, with all unsupported parts.
package struct CompilationError: Error, Sendable, Hashable {
  /// The parts, in the order of the document.
  package let unsupported: [UnsupportedFeature]
}

/// The compiled form of a document.
package struct CompiledNibs: Sendable, Hashable {
  /// The archives by their names without an extension.
  package var archives: [String: NIBArchive]

  /// The index of a storyboard; nil for a xib.
  package var info: StoryboardInfo?

  /// Scenes that have no nib because nothing leads to them.
  package var unreachable: [Scene]
}
