/// The options of a compilation.
package struct CompilerOptions: Sendable, Hashable {
  /// The module of classes of the target.
  package var module: String?

  /// The compiler whose output is imitated.
  package var generation: XcodeGeneration

  /// Whether translators may replace texts: the document is in a `Base.lproj` folder.
  package var isLocalized: Bool

  /// The default compiler, for a document without localization.
  package init(
    module: String? = nil, generation: XcodeGeneration = .standard, isLocalized: Bool = false
  ) {
    self.module = module
    self.generation = generation
    self.isLocalized = isLocalized
  }
}
