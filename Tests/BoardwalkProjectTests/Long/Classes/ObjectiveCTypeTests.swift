import Testing

@testable import BoardwalkProject

@Suite("Objective-C properties and selectors")
struct ObjectiveCTypeTests {
  @Test(
    "a property's name is its last word, its class the word before the star",
    arguments: [
      ("UILabel *a;", ["a: UILabel"]), ("UILabel* a;", ["a: UILabel"]),
      ("UILabel<Showing> *a;", ["a: UILabel"]), ("NSArray<UILabel *> *a;", ["a: NSArray"]),
      ("NSDictionary<NSString *, NSArray<UILabel *> *> *a;", ["a: NSDictionary"]),
      ("__kindof UIView *a;", ["a: UIView"]), ("UILabel * _Nullable a;", ["a: UILabel"]),
      ("UILabel * __weak a;", ["a: UILabel"]), ("const UILabel *a;", ["a: UILabel"]),
      ("id a;", ["a: id"]), ("id<Showing> a;", ["a: id"]), ("Class a;", ["a: _"]),
      ("NSInteger a;", ["a: _"]), ("BOOL a;", ["a: BOOL"]), ("CGFloat a;", ["a: CGFloat"]),
      ("void (^a)(void);", ["a: _"]), ("UILabel *(^a)(UIView *view);", ["a: UILabel"]),
      ("UILabel *a, *b;", ["a: UILabel", "b: UILabel"]),
      ("UILabel *a NS_AVAILABLE_IOS(9_0);", ["a: UILabel"]),
      ("UILabel *a UI_APPEARANCE_SELECTOR;", ["a: UILabel"]),
      ("UILabel *a __attribute__((deprecated(\"b;\")));", ["a: UILabel"]),
    ] as [(String, [String])])
  func properties(_ declaration: String, _ properties: [String]) {
    for attributes in ["", "(nonatomic, weak)", "(getter=isA, setter=b:)"] {
      let table = ClassTable.objectiveC(
        "@interface A : UIView\n@property \(attributes) \(declaration)\n- (void)last;\n@end")
      #expect(table.properties == properties, "\(attributes)")
      #expect(table.methods == ["last"])
    }
  }

  @Test(
    "a selector consists of the words before colons",
    arguments: [
      ("a", "a", []), ("a:(id)b", "a:", ["id"]), ("a:b", "a:", ["id"]),
      ("a:(UIButton *)b c:(UIEvent *)d", "a:c:", ["UIButton", "UIEvent"]),
      ("a:(id)b :(id)c", "a::", ["id", "id"]), ("a : (id) b c : (id) d", "a:c:", ["id", "id"]),
      ("a:(id)b, ...", "a:", ["id"]), ("a:(in out id)b", "a:", [nil]),
      ("a:(nonnull UIButton *)b", "a:", ["UIButton"]),
      ("a:(__unused id)b", "a:", [nil]), ("a:(id)__unused b", "a:", ["id"]),
      ("a:(void (^)(id b, id c))d", "a:", [nil]), ("a NS_UNAVAILABLE", "a", []),
      ("a:(UIButton *)b API_AVAILABLE(ios(13))", "a:", ["UIButton"]),
      ("a:(UIButton *)b\nc:(id)d", "a:c:", ["UIButton", "id"]),
    ] as [(String, String, [String?])])
  func selectors(_ head: String, _ selector: String, _ types: [String?]) throws {
    for end in [";", " { [self b:c d:e]; }", "\n{\n  if (a) { return; }\n}"] {
      let table = ClassTable.objectiveC(
        "@implementation A\n- (IBAction)\(head)\(end)\n- (void)last {}\n@end")
      #expect(table.methods == ["action \(selector)", "last"], "\(end)")
      let method = try #require(table.types.first?.methods.first)
      #expect(method.parameters.map(\.name) == types)
      #expect(method.oldSelector == selector)
    }
  }

  @Test("an unterminated class may have more members, and the next one is still found")
  func missingEnd() {
    let table = ClassTable.objectiveC(
      "@interface A : UIView\n- (void)a;\n@interface B : UIView\n- (void)b;\n")
    #expect(table.declarations == ["class A: UIView", "class B: UIView"])
    #expect(table.methods == ["a", "b"])
    #expect(table.types.map(\.hidesMembers) == [false, true])
  }
}
