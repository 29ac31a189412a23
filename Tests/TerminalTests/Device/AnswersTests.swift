import Testing

@testable import Terminal

@Suite struct AnswersTests {
  @Test func `an answer is due until it came, and then one more may be asked for`() {
    var answers = Answers()
    #expect(answers.due == 0 && !answers.canAskAgain)
    answers.asked()
    #expect(answers.due == 1 && !answers.canAskAgain)
    answers.came(in: [.focusGained])
    #expect(answers.due == 1)
    answers.came(in: [.deviceAttributes])
    #expect(answers.due == 0 && answers.canAskAgain)
    answers.came(in: [.deviceAttributes])
    answers.asked()
    #expect(answers.due == 1)
  }

  @Test func `a terminal that kept us waiting in vain is not asked again`() {
    var answers = Answers()
    answers.asked()
    answers.came(in: [.deviceAttributes])
    answers.asked()
    answers.waited(came: 0)
    #expect(answers.due == 0 && !answers.canAskAgain)
    answers.came(in: [.deviceAttributes])
    #expect(answers.canAskAgain)
  }
}
