import Testing

@testable import BoardwalkProject

@Suite("Identifier uses in code")
struct IdentifierUseTests {
  @Test("Swift calls of old and new versions are found")
  func swift() {
    let table = ClassTable.swift(
      """
      performSegue(withIdentifier: "a", sender: self)
      controller?.performSegueWithIdentifier("b", sender: nil)
      storyboard!.instantiateViewController(withIdentifier: "c") as! Items
      storyboard.instantiateViewController(identifier: "d") { Items(coder: $0) }
      storyboard.instantiateViewControllerWithIdentifier("e")
      UIStoryboard(name: "F", bundle: nil).instantiateInitialViewController()
      UIStoryboard.init(name: "G", bundle: Bundle.main)
      UIStoryboard(name: "H", bundle: Bundle(for: Items.self))
      table.dequeueReusableCell(withIdentifier: "i", for: indexPath)
      grid.dequeueReusableCell(withReuseIdentifier: "j", for: path)
      grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "k", for: path)
      UINib(nibName: "L", bundle: nil)
      Bundle.main.loadNibNamed("M", owner: self, options: nil)
      bundle.loadNibNamed("N", owner: self)
      """)
    #expect(
      table.namings == [
        "segue a", "segue b", "scene c", "scene d", "scene e", "storyboard F", "storyboard G",
        "storyboard H elsewhere", "cell i", "cell j", "cell k", "nib L", "nib M",
        "nib N elsewhere",
      ])
  }

  @Test("Objective-C messages are found")
  func objectiveC() {
    let table = ClassTable.objectiveC(
      """
      [self performSegueWithIdentifier:@"a" sender:self];
      [board instantiateViewControllerWithIdentifier:@"b"];
      [UIStoryboard storyboardWithName:@"C" bundle:nil];
      [UIStoryboard storyboardWithName:@"D" bundle:[NSBundle mainBundle]];
      [UIStoryboard storyboardWithName:@"E" bundle:[NSBundle bundleForClass:self.class]];
      [table dequeueReusableCellWithIdentifier:@"f" forIndexPath:path];
      [UINib nibWithNibName:@"G" bundle:nil];
      [[NSBundle mainBundle] loadNibNamed:@"H" owner:self options:nil];
      [[Items alloc] initWithNibName:@"I" bundle:nil];
      """)
    #expect(
      table.namings == [
        "segue a", "scene b", "storyboard C", "storyboard D", "storyboard E", "cell f",
        "nib G", "nib H", "nib I",
      ])
  }

  @Test("concatenated strings and optional cells are ignored (TBL-22)")
  func others() {
    let table = ClassTable.swift(
      """
      performSegue(withIdentifier: "a" + suffix, sender: self)
      performSegue(withIdentifier: "b\\(suffix)", sender: self)
      performSegue(withIdentifier: name, sender: "c")
      table.dequeueReusableCell(withIdentifier: "d")
      table.register(Cell.self, forCellReuseIdentifier: "e")
      print("f")
      // performSegue(withIdentifier: "g", sender: self)
      """)
    #expect(table.namings == ["registeredCell e"])
    #expect(table.quotes("e") && !table.quotes("g"))
  }

  @Test("assignments are not declarations")
  func assignments() {
    let table = ClassTable.swift(
      "let a = 1; var b = 2\nc = 3; self.d = 4; if e == 5, f != 6 {}; g += 7; _h = 8")
    for (name, expected) in [
      ("a", false), ("b", false), ("c", true), ("d", true), ("e", false), ("f", false),
      ("g", false), ("h", true),
    ] { #expect(table.assigns(name, inFile: 0) == expected, "\(name)") }
  }
}
