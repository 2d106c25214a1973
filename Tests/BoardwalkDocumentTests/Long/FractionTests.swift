import BoardwalkDocument
import Testing

@Suite("Slider, stepper and progress values")
struct FractionTests {
  @Test(
    "the value is clamped to its range",
    arguments: [
      ("<slider value=\"0.5\" minValue=\"0.0\" maxValue=\"1\"/>", 0.5),
      ("<slider value=\"15\" minValue=\"10\" maxValue=\"30\"/>", 0.25),
      ("<slider value=\"-5\" minValue=\"-10\" maxValue=\"0\"/>", 0.5),
      ("<slider value=\"99\" minValue=\"0\" maxValue=\"10\"/>", 1),
      ("<slider value=\"-99\" minValue=\"0\" maxValue=\"10\"/>", 0),
      ("<stepper value=\"25\" minimumValue=\"0\" maximumValue=\"100\"/>", 0.25),
      ("<stepper maximumValue=\"100\"/>", 0),
      ("<progressView progress=\"0.75\"/>", 0.75),
      ("<progressView progress=\"7\"/>", 1),
      ("<progressView/>", 0),
    ] as [(String, Double)])
  func fractions(_ xml: String, _ fraction: Double) throws {
    #expect(View(try #require(Document(xml: xml)).root).fraction == fraction)
  }

  @Test(
    "an empty range yields the minimum",
    arguments: [
      "<slider value=\"5\" minValue=\"10\" maxValue=\"0\"/>",
      "<slider value=\"5\" minValue=\"5\" maxValue=\"5\"/>",
      "<slider value=\"0\" minValue=\"-1.7e308\" maxValue=\"1.7e308\"/>",
      "<slider value=\"nan\" minValue=\"0\" maxValue=\"1\"/>",
    ])
  func noRange(_ xml: String) throws {
    #expect(View(try #require(Document(xml: xml)).root).fraction == 0)
  }
}
