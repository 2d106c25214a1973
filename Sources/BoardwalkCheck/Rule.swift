import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import BoardwalkScene

/// A kind of defect: its check, and its documentation.
public struct Rule: Sendable {
  /// The category of a rule, which is a section of the reference.
  public enum Category: String, Sendable, CaseIterable {
    /// Whether a file is a document at all.
    case reading

    /// Ids, and references to them.
    case objects

    /// Scenes, and the ways between them.
    case navigation

    /// Tables, collections and their cells.
    case cells

    /// Values of attributes.
    case values

    /// Images and colors.
    case resources

    /// Constraints, as far as they can be checked without solving them.
    case layout

    /// The frames that solved constraints give views. These rules are off unless a layout is
    /// requested.
    case frames

    /// Strings in other languages.
    case localization

    /// Accessibility.
    case accessibility

    /// Deprecated features of UIKit.
    case deprecation

    /// Conventions of a team. These rules are off by default.
    case style

    /// The checking itself.
    case checking

    /// Documents and the app's sources.
    case code
  }

  /// The check of a rule.
  package enum Check: Sendable {
    /// The reader reports them: an unreadable file never becomes a document.
    case reading

    /// Reported by suppressions and baselines that suppress nothing.
    case omission

    /// Checks one document.
    case document(@Sendable (Document) -> [Violation])

    /// Checks one XML document, or the text of a scene, which may be unreadable.
    case words(
      xml: @Sendable (Document) -> [Violation], scene: @Sendable (SceneSyntax) -> [Finding])

    /// Checks the constraints of one document, which are collected in one pass for all such rules.
    case constraints(@Sendable (ConstraintScan) -> [Violation])

    /// Checks the views of one document at their solved frames; `unsolved` is the check without a
    /// layout.
    case layout(
      @Sendable (inout LaidOutDocument) -> [Violation],
      unsolved: (@Sendable (Document) -> [Violation])? = nil)

    /// Checks all documents together, and returns the index of the faulty document.
    case project(@Sendable (Project) -> [(document: Int, violation: Violation)])

    /// Checks all files together, and finds defects in sidecar files.
    case sidecarFiles(@Sendable (Project) -> [(file: SourceFile, finding: Finding)])

    /// The comparison of names in behaviors reports them, in one pass for all such rules.
    case behaviors
  }

  /// The name that it is configured and reported by.
  public let id: RuleID

  /// The severity, unless the violation has its own.
  public let severity: Severity

  /// The category.
  public let category: Category

  /// Whether it is applied without being asked for.
  public var isOn: Bool { category != .style && category != .frames }

  /// The defect in one line.
  public let summary: String

  /// The page of `boardwalk explain`.
  package let page: ExplainPage

  /// The check that finds violations.
  package let check: Check
}

extension Rule.Check {
  /// Compares each document with the app's sources, if they are given; names are guessed within a
  /// common limit.
  static func code(
    _ find: @escaping @Sendable (Document, ClassResolver, inout NameGuesses) -> [Violation]
  ) -> Rule.Check {
    .project { project in
      guard let resolver = ClassResolver(project) else { return [] }
      var guesses = NameGuesses()
      return resolver.violations { find($0, resolver, &guesses) }
    }
  }
}

extension Rule {
  /// All rules, in the order of the reference page: by severity, then from syntax to the
  /// whole project.
  public static let all: [Rule] = [
    // Errors
    .unreadableXML, .mergeConflict, .malformedScene, .malformedBehavior,
    .differingSceneCopy,
    .duplicateID, .danglingReference, .referenceAcrossScenes, .incompleteConnection,
    .duplicateStoryboardIdentifier,
    .unwindWithoutExit, .misplacedExit, .impossibleSegue, .embedCycle,
    .duplicateReuseIdentifier, .staticTableOutsideController, .outletToRepeatingContent,
    .containerInRepeatingContent, .malformedValue, .runtimeAttributeType, .launchScreenClass,
    .impossibleConstraint, .unavailableFeature, .misplacedBarButtonItem,
    .unresolvedStoryboardReference, .missingImage, .missingColor, .malformedStrings,
    .unlaunchableStoryboard,

    // Errors about the classes of documents; most need sources
    .unknownClass, .wrongModule, .classOfWrongKind, .unknownOutlet, .outletOfWrongType,
    .unknownAction, .actionOfWrongShape, .unknownSegueIdentifier, .unknownStoryboardIdentifier,
    .unknownStoryboardName, .unknownNibName, .unknownReuseIdentifier,
    .mismatchedReuseIdentifier,
    .unknownBehaviorName,

    // Warnings
    .noEntryPoint, .unreachableScene, .navigationWithoutRoot, .tabBarWithoutTabs,
    .duplicateSegueIdentifier, .anonymousControllerSegue, .missingReuseIdentifier,
    .duplicateConstraint, .dynamicTypeWithoutTextStyle, .deprecatedSegue, .deprecatedClass,
    .unknownRuntimeAttribute, .unconnectedOutlet, .unloadedNib, .unansweredAction, .unmodeledMember,
    .misspelledWord, .blankBarButtonItem, .styledCellWithoutLabel, .selectionOutOfRange,

    // Warnings about solved layouts
    .conflictingConstraints, .ambiguousLayout, .misplacedView, .truncatedText, .offScreenContent,
    .overlappingControls,

    // Warnings that are off by default
    .autoLayoutOff, .sizeClassesOff, .marginRelativeConstraint, .stackViewBackground,
    .identifierNamesClass, .reuseIdentifierNamesClass, .fileNamesClass, .severalScenes,
    .shownBottomBar, .otherDevice,

    // Notes
    .unsupportedDocument, .noInitialController, .containerWithoutEmbed,
    .unlabeledImageButton, .accessibilityLabelNamesKind, .lowContrast, .smallTouchTarget,
    .fixedWidthText, .missingTrailingConstraint,
    .staleTranslation, .missingTranslation, .unusedSuppression,
    .unusedIdentifier,
  ]

  /// The rule named `name`, or formerly named so; nil if there is none.
  package static func named(_ name: String) -> Rule? {
    let id = RuleID(name)
    return all.first { $0.id == id }
  }
}
