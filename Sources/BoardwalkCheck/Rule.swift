import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import BoardwalkScene

/// One thing that can be wrong with a document: how it is found, and all that there is to say of it.
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

    /// What attributes hold.
    case values

    /// Images and colors.
    case resources

    /// Constraints, as far as they can be judged without solving them.
    case layout

    /// Where constraints put views, once they are solved. None of these rules is on unless a layout is
    /// asked for.
    case frames

    /// Strings in other languages.
    case localization

    /// What assistive technologies make of it.
    case accessibility

    /// What UIKit has replaced.
    case deprecation

    /// Habits that a team may want to have. None of these rules is on unless it is asked for.
    case style

    /// The checking itself.
    case checking

    /// Documents and the app's sources.
    case code
  }

  /// The check of a rule.
  package enum Check: Sendable {
    /// The reader reports them: such a file never becomes a document.
    case reading

    /// Whoever leaves findings out reports them: what left nothing out is left over.
    case omission

    /// It looks at one document.
    case document(@Sendable (Document) -> [Violation])

    /// It looks at one document in XML, or at the text of one that is a scene, which may be unreadable.
    case words(
      xml: @Sendable (Document) -> [Violation], scene: @Sendable (SceneSyntax) -> [Finding])

    /// It looks at the constraints of one document, found in one pass for all such rules.
    case constraints(@Sendable (ConstraintScan) -> [Violation])

    /// It looks at the views of one document where constraints put them; `unsolved` is what it can say
    /// where no layout is asked for.
    case layout(
      @Sendable (LaidOutDocument) -> [Violation],
      unsolved: (@Sendable (Document) -> [Violation])? = nil)

    /// It looks at all documents together, and says by its index which document is at fault.
    case project(@Sendable (Project) -> [(document: Int, violation: Violation)])

    /// It looks at all files together, and finds faults in files that are no documents.
    case sidecarFiles(@Sendable (Project) -> [(file: SourceFile, finding: Finding)])

    /// The comparison of names in behaviors reports them, in one pass for all such rules.
    case behaviors
  }

  /// The name that it is configured and reported by.
  public let id: RuleID

  /// How much a violation matters, unless the violation says otherwise.
  public let severity: Severity

  /// What it is about.
  public let category: Category

  /// Whether it is applied without being asked for.
  public var isOn: Bool { category != .style && category != .frames }

  /// What it finds, in one line.
  public let summary: String

  /// The page of `boardwalk explain`.
  package let page: ExplainPage

  /// How it finds violations.
  package let check: Check
}
