/// The options of a compilation.
package struct CompilerOptions: Sendable, Hashable {
  /// The module of classes that belong to the target.
  package var module: String?

  /// The compiler whose output is imitated.
  package var generation: XcodeGeneration

  /// Whether translators may replace texts: the document lies in a `Base.lproj` folder.
  package var isLocalized: Bool

  /// The standard compiler, for a document that is not localized.
  package init(
    module: String? = nil, generation: XcodeGeneration = .standard, isLocalized: Bool = false
  ) {
    self.module = module
    self.generation = generation
    self.isLocalized = isLocalized
  }
}
