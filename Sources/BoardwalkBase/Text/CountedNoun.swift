extension Int {
  /// The number and `noun`, in the plural unless there is one: `1 screen`, `2 screens`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
