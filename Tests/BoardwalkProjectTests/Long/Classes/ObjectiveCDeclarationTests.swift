import Testing

@testable import BoardwalkProject

@Suite("Objective-C declarations")
struct ObjectiveCDeclarationTests {
  @Test("classes, categories, extensions, implementations and protocols are found")
  func classes() {
    let table = ClassTable.objectiveC(
      """
      #import "Items.h"
      @class Forward, Other;
      @protocol Announced;
      NS_ASSUME_NONNULL_BEGIN
      SHOP_EXPORT @interface Items : UITableViewController <UISearchBarDelegate, Showing>
      @end
      @interface List<__covariant T : UIView *> : NSObject
      @end
      @interface Items ()
      @end
      @interface Items (Saving) <Showing>
      - (void)store;
      @end
      @protocol Showing <NSObject>
      @optional
      @property (nonatomic) UIView *shown;
      - (void)show;
      @end
      static void helper(void) { if (1) { @autoreleasepool {} } }
      @implementation Items { UIView *_field; }
      @synthesize shown;
      - (void)viewDidLoad { [super viewDidLoad]; }
      @end
      """)
    #expect(
      table.declarations == [
        "other Announced", "class Items: UITableViewController", "class List: NSObject",
        "addition Items", "addition Items", "other Showing", "addition Items",
      ])
    #expect(table.methods == ["store", "viewDidLoad"])
    #expect(table.properties == ["_field: UIView"])
  }

  @Test("outlets are found in all spellings")
  func outlets() {
    let table = ClassTable.objectiveC(
      """
      @interface Items : UIViewController {
        IBOutlet UILabel *one, *two;
        @private
        IBOutlet UIView<Showing> *three;
        BOOL four;
      }
      @property (nonatomic, weak) IBOutlet UIButton *five;
      @property (strong) IBOutletCollection(UILabel) NSArray *six;
      @property IBOutletCollection(UIView) NSArray<UIView *> *seven;
      @property (nonatomic, weak, nullable) IBOutlet id<Showing> eight;
      @property (nonatomic) IBInspectable CGFloat nine NS_AVAILABLE_IOS(9_0);
      @property (copy) void (^ten)(UIView *view);
      @property (readonly) UIView *eleven;
      @property (class, readonly) Items *shared;
      @end
      """)
    #expect(
      table.properties == [
        "outlet one: UILabel", "outlet two: UILabel", "outlet three: UIView", "four: BOOL",
        "outlet five: UIButton", "collection six: [UILabel]", "collection seven: [UIView]",
        "outlet eight: id", "inspectable nine: CGFloat", "ten: _", "eleven: UIView fixed",
        "shared: Items fixed static",
      ])
    #expect(table.types[0].properties.filter(\.isWeak).map(\.name) == ["five", "eight"])
  }

  @Test("actions are found with their selectors")
  func actions() {
    let table = ClassTable.objectiveC(
      """
      @implementation Items
      - (IBAction)save:(id)sender { if (x) { @throw y; } }
      -(IBAction) reload{
      }
      - (IBAction)tap:(nullable UIButton *)sender forEvent:(UIEvent *)event;
      - (IBAction)cancel:(UIStoryboardSegue *)segue {}
      - plain:first second:(int (^)(id, id))block :(BOOL)unnamed {}
      + (instancetype)shared NS_SWIFT_NAME(shared()) {}
      @end
      """)
    #expect(
      table.methods == [
        "action save:", "action reload", "action tap:forEvent:", "action cancel:",
        "plain:second::", "shared static",
      ])
    let methods = table.types[0].methods
    #expect(methods[2].parameters.map(\.name) == ["UIButton", "UIEvent"])
    #expect(methods.filter(\.isUnwindAction).map(\.selector) == ["cancel:"])
    #expect(methods[0].oldSelector == "save:")
  }

  @Test("members that a macro may declare are unknown")
  func macros() {
    let hidden = ClassTable.objectiveC(
      "@interface A : UIView\nSHOP_OUTLET(UILabel, name)\n@end\n@implementation A\n@end")
    #expect(hidden.inherited(by: "A")?.isWhole == false)
    let plain = ClassTable.objectiveC(
      "@interface A : UIView\nNS_DESIGNATED(x)\n- (void)b NS_SWIFT_NAME(c());\n@end")
    #expect(plain.inherited(by: "A")?.isWhole == true)
  }

  @Test("directives declare nothing, but their words count as used")
  func directives() {
    let table = ClassTable.objectiveC(
      """
      #define SHOP @interface Macro : UIView \\
        @property IBOutlet UIView *hidden; @"quoted" \\
        @end
      #pragma mark - don't stumble
      #if 0
      @interface Old : UIView
      #else
      @interface New : UIView
      #endif
      @end
      char quote = '"'; char brace = '{';
      NSString *text = @"@interface Text \\" {";
      @interface Last : UIView
      @end
      """)
    #expect(table.declarations == ["class New: UIView", "class Last: UIView"])
    #expect(table.mentions("Macro") && !table.mentions("Old"))
    #expect(table.quotes("quoted"))
  }

  @Test("comments do not nest")
  func comments() {
    let table = ClassTable.objectiveC("/* /* */ @interface A : UIView\n// @end\n@end")
    #expect(table.declarations == ["class A: UIView"])
  }

  @Test("a class without a known superclass may inherit anything")
  func root() {
    let table = ClassTable.objectiveC("@interface A\n@end")
    #expect(table.inherited(by: "A")?.isWhole == false)
  }
}
