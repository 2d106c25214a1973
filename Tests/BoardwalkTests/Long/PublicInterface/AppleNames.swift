/// Top-level type names that Apple's frameworks and the standard library export without a prefix.
///
/// A public type of Boardwalk with one of these names would be ambiguous in a file that imports
/// both. UIKit's own types begin with `UI` and are not listed, nor are types that begin with `NS`
/// or `CG`.
enum AppleNames {
  static let all = Set(
    (swiftUI + foundation + standardLibrary).split(whereSeparator: \.isWhitespace))

  private static let swiftUI = """
    AccessibilityActionKind AccessibilityTraits Alert Alignment AnchoredRelativeDateFormat Anchor
    Angle AngularGradient Animatable AnimatableData AnimatablePair Animation AnimationCompletionCriteria
    AnyGesture AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App AppStorage AsyncImage Axis
    BackgroundStyle Badge Binding BlendMode BlurOptions BorderedButtonStyle Button ButtonRole ButtonStyle
    Canvas Capsule Circle Color ColorMatrix ColorPicker ColorRenderingMode ColorScheme
    ColorSchemeContrast Commands CommandGroup CommandMenu ConfirmationDialog Content
    ContainerRelativeShape ContentMode ContentShapeKinds ContentSizeCategory ContentTransition
    ContextMenu ControlGroup ControlSize CoordinateSpace CustomAnimation DatePicker
    DisclosureGroup DismissAction Divider Document DocumentGroup DragGesture DropDelegate DropInfo
    DynamicProperty DynamicTypeSize DynamicViewContent Edge EdgeInsets EditActions EditButton EditMode
    Ellipse EllipticalGradient EmptyCommands EmptyView EmptyVisualEffect EnabledKey Environment
    EnvironmentKey EnvironmentObject EnvironmentValues EquatableView Event EventModifiers
    ExclusiveGesture FetchRequest FetchedResults FillStyle FixedTextVariant FocusState
    FocusedBinding FocusedValue FocusedValues Font ForEach ForegroundStyle Form
    GeometryEffect GeometryProxy GeometryReader Gesture GestureMask GestureState Glass GlassEffect
    Gradient GraphicsContext Grid GridItem GridRow Group GroupBox HStack HierarchicalShapeStyle
    HoverEffect HoverPhase Image ImagePaint ImageRenderer InsettableShape InspectorCommands
    KeyEquivalent KeyPress KeyboardShortcut Keyframe KeyframeTimeline Label LabeledContent Layout
    LayoutDirection LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid LazyHStack
    LazyVGrid LazyVStack LegibilityWeight Link LinearGradient List ListItemTint ListSectionSpacing
    LocalizedStringKey LongPressGesture MagnificationGesture MagnifyGesture Material Menu MenuOrder
    MenuStyle Mesh MeshGradient Namespace NavigationBarItem NavigationControlGroupStyle NavigationLink
    NavigationPath NavigationSplitView NavigationStack NavigationView ObservedObject OffsetShape
    OpacityTransition OpenURLAction OutlineGroup OutlineSubgroupChildren PasteButton Path
    PhaseAnimator PhotosPicker Picker PickerStyle PinnedScrollableViews PopoverAttachmentAnchor
    Preference PreferenceKey PresentationAdaptation PresentationDetent PresentationMode
    PresentedWindowContent PreviewProvider PrimitiveButtonStyle ProgressView Prominence
    ProjectionTransform ProposedViewSize RadialGradient Rectangle RedactionReasons RefreshAction
    RenameAction RenameButton ReorderableItem Role RotateGesture RotatedShape RotationGesture
    RoundedCornerStyle RoundedRectangle SafeAreaRegions ScaledMetric ScaledShape Scene SceneBuilder
    ScenePhase SceneStorage ScrollAnchorRole ScrollBounceBehavior ScrollDismissesKeyboardMode
    ScrollGeometry ScrollIndicatorVisibility ScrollPhase ScrollPosition ScrollTarget
    ScrollTargetBehavior ScrollTransitionPhase ScrollView ScrollViewProxy ScrollViewReader SearchField
    SearchScopeActivation SearchSuggestionsPlacement Section SectionedFetchRequest SecureField
    SelectionShapeStyle SensoryFeedback SeparatorShapeStyle SequenceGesture Settings SettingsLink
    ShadowStyle Shape ShapeRole ShapeStyle ShareLink SharePreview SimultaneousGesture Slider
    SliderStyle Spacer SpatialTapGesture Spring State StateObject Stepper StrokeStyle
    SubmitLabel SubmitTriggers Subview SubviewsCollection SwipeActions SwitchToggleStyle
    SymbolRenderingMode SymbolVariants Tab TabBarPlacement TabContent TabRole TabSection TabView
    TabViewStyle Table TableColumn TableRow TagValue TapGesture Text TextAlignment TextEditor
    TextField TextFieldStyle TextInputAutocapitalization TextInputFormattingControlPlacement
    TextProxy TextRenderer TextSelection TextVariantPreference TimelineSchedule TimelineView
    TintShapeStyle TitleDisplayMode Toggle ToggleStyle Toolbar ToolbarContent ToolbarItem
    ToolbarItemGroup ToolbarItemPlacement ToolbarPlacement ToolbarRole Transaction TransactionKey
    Transferable TransformEffect Transition TransitionPhase TransitionProperties TruncationMode UnitCurve
    UnitPoint UserInterfaceSizeClass UtilityWindow VStack VectorArithmetic VerticalAlignment
    HorizontalAlignment VerticalEdge HorizontalEdge View ViewBuilder ViewDimensions ViewModifier
    ViewSpacing ViewThatFits Visibility VisualEffect Window WindowGroup WindowResizability WindowStyle
    WritingToolsBehavior ZStack ZStackLayout
    """

  private static let foundation = """
    AffineTransform AttributeContainer AttributeScopes AttributedString AttributedSubstring
    BlockOperation Bundle ByteCountFormatter ByteCountFormatStyle CachedURLResponse Calendar
    CharacterSet CocoaError ComparisonResult CustomNSError Data DataProtocol Date DateComponents
    DateComponentsFormatter DateFormatter DateInterval DateIntervalFormatter Decimal Dimension
    DiscreteFormatStyle DispatchData DispatchGroup DispatchQueue DispatchSemaphore DispatchTime
    DispatchTimeInterval DispatchWorkItem DistributedNotificationCenter EnergyFormatter Expression
    FileAttributeKey FileAttributeType FileHandle FileManager FilePath FileWrapper Fixed
    FloatingPointFormatStyle FormatStyle Formatter HTTPCookie HTTPCookieStorage HTTPURLResponse Host
    ISO8601DateFormatter IndexPath IndexSet InflectionRule InputStream IntegerFormatStyle
    ItemProvider JSONDecoder JSONEncoder JSONSerialization KeyPathComparator LengthFormatter
    ListFormatStyle ListFormatter Locale LocalizedError LocalizedStringResource MachError
    MassFormatter Measurement MeasurementFormatter MessagePort Morphology NetService Notification
    NotificationCenter NotificationQueue NumberFormatter ObservableObject Observable
    ObservationRegistrar OperatingSystemVersion Operation OperationQueue OutputStream ParseStrategy
    ParseableFormatStyle PersonNameComponents PersonNameComponentsFormatter Pipe Point Port
    POSIXError Predicate PredicateBindings PredicateExpression Process ProcessInfo Progress
    PropertyListDecoder PropertyListEncoder PropertyListSerialization Published Publisher
    Publishers RecoverableError Rect ReferenceConvertible RelativeDateTimeFormatter RunLoop Scanner
    Selector Size SocketPort SortComparator SortDescriptor SortOrder Stream StringEncodingDetectionOptionsKey
    StringTransform Style Subject Subscriber Subscription TermOfAddress Thread TimeInterval TimeZone
    Timer UndoManager Unit UnitAcceleration UnitAngle UnitArea UnitConverter UnitDuration UnitEnergy
    UnitFrequency UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume
    URL URLCache URLComponents URLCredential URLError URLProtocol URLQueryItem URLRequest URLResource
    URLResourceKey URLResourceValues URLResponse URLSession URLSessionTask UserDefaults UserInfo
    UUID ValueTransformer XMLDocument XMLElement XMLNode XMLParser
    """

  private static let standardLibrary = """
    Actor AnyClass AnyHashable AnyObject Array ArraySlice AsyncSequence AsyncStream Bool Character
    Clock ClosedRange Codable CodingKey Collection Comparable Decodable Decoder Dictionary Double
    Duration Encodable Encoder Equatable Error Executor Float Hashable Hasher Identifiable Instant Int
    Iterator JobPriority KeyPath KeyValuePairs LazySequence MainActor Mirror Never Optional
    OptionSet Range RawRepresentable Regex Result Sendable Sequence Set Slice Span StaticString
    Strideable String Substring Task TaskGroup Test Trait Tag Suite Unicode Unmanaged Void
    """
}
