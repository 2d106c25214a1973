/// The order of sugar rules: resugaring applies them from first to last, desugaring in reverse.
///
/// Each comment states the reason for the position of the rules below it.
enum SugarOrder {
  /// All rules.
  static let all: [SugarRule] = [
    // These consume attributes that general rules would consume otherwise.
    EquationSugar.rule, ConnectionSugar.rule,
    // The dependencies of a document follow from its contents, so they are computed while it is
    // complete.
    DocumentSugar.rule,
    // Names and custom classes would hide the kind of a placeholder.
    PlaceholderSugar.rule,
    // Defaults depend on attributes and on the mask, which the rules below remove.
    DefaultAttributeSugar.rule, FrameSugar.rule, MaskSugar.rule, DefaultChildSugar.rule,
    // The attributes and colors of a part become those of its owner, before the owner's colors are
    // lowered.
    NormalStateSugar.rule, TraitsSugar.rule, AccessibilitySugar.rule,
    // The type of a runtime attribute is the key of its color or measure.
    RuntimeValueSugar.rule, ResourceColorSugar.rule,
    // The members that a variation excludes are in their containers still.
    InstallationSugar.rule,
    // A font in a text is no font of an object, and an image of SF Symbols may be one of the normal
    // state.
    TextFontSugar.rule, ColorSugar.rule, SystemImageSugar.rule, FontSugar.rule, MeasureSugar.rule,
    // A class is written after a name, and the id that has the name is an attribute still.
    CustomClassSugar.rule, SizeClassSugar.rule, TitleSugar.rule, ShortValueSugar.rule,
    FlagSugar.rule,
    // Whether a key is the usual one depends on the element's own name, which the last rules
    // change.
    RoleSugar.rule, IDSugar.rule,
    // The name is found by the id.
    NameSugar.rule,
    // Members are identified by their elements, and only objects, which have an id or a name, have
    // containers.
    ContainerSugar.rule,
    // All others ask for the name of the element.
    DocumentKindSugar.rule, AliasSugar.rule,
  ]

  /// The rules for statements with the flag `xml-literal`, in the order in which both directions
  /// apply them.
  static let literal = [RoleSugar.rule, IDSugar.rule]
}
