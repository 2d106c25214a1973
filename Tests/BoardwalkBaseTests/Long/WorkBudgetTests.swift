import BoardwalkBase
import Testing

@Suite("Work budgets")
struct WorkBudgetTests {
  @Test("work beyond the limit is not counted, and nothing is ever given back")
  func limit() {
    var budget = WorkBudget(units: 10)
    budget.spend(4)
    budget.spend(-3)
    #expect(budget.spent == 4)
    #expect(!budget.isExhausted)
    budget.spend(.max)
    #expect(budget.spent == 10)
    #expect(budget.isExhausted)
  }

  @Test("elements on several threads end at the same place each time")
  func threads() {
    func run() -> (done: [Bool], spent: Int) {
      var budget = WorkBudget(units: 10_000)
      let done = Array(0..<1_000).concurrentMap(within: &budget) { element, budget in
        guard !budget.isExhausted else { return false }
        budget.spend(element % 7 * 10)
        return true
      }
      return (done, budget.spent)
    }
    let first = run()
    #expect(first.spent == 10_000)
    #expect(first.done.first == true)
    #expect(first.done.last == false)
    for _ in 0..<20 {
      let other = run()
      #expect(other.done == first.done)
      #expect(other.spent == first.spent)
    }
  }

  @Test("an element has no more than the groups before have left")
  func rest() {
    var budget = WorkBudget(units: 100)
    let left = Array(0..<200).concurrentMap(within: &budget) { _, budget in
      let left = budget.limit - budget.spent
      budget.spend(1)
      return left
    }
    #expect(left[0] == 100)
    #expect(left[64] == 36)
    #expect(left[199] == 0)
  }
}
