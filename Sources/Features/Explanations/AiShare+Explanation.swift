import Core

/// R21: AI time against all time.
extension AiShare {
  public var text: String { share.map(PercentText.text) ?? missing?.sentence ?? "–" }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "AI share", meaning: "How much of your time WakaTime counted as AI coding.",
      formula: "The sum of AI time divided by the sum of day totals, over the days from the first "
        + "with AI time on. A ratio of sums, never a mean of daily shares.",
      inputs: [
        .init("AI time", ai.map(DurationText.text) ?? "–"),
        .init("all time", total.map(DurationText.text) ?? "–"),
        .init("measured from", from.map(DateText.full) ?? "–"),
        .init("first AI day ever", firstEver.map(DateText.full) ?? "–"),
        .init("categories", history.settings.aiCategories.joined(separator: ", ")),
      ],
      days: share == nil
        ? []
        : DayEntry.list(range, in: history, now: now) {
          "AI \(DurationText.text(history.aiMilliseconds($0)))"
        },
      threshold: "No line: neither much nor little AI is good or bad. Before the first AI day it "
        + "was not measured, which is not zero.", missing: missing?.sentence)
  }
}

extension AiWeek {
  public var shareText: String { share.map(PercentText.text) ?? "–" }

  public func explanation(_ history: History, now: Instant) -> Explanation {
    Explanation(
      title: "AI in the week of \(DateText.full(start))",
      meaning: "How much of this week WakaTime counted as AI coding.",
      formula: "The sum of AI time divided by the sum of day totals of the week.",
      inputs: [
        .init("AI time", DurationText.text(ai)), .init("all time", DurationText.text(total)),
        .init("share", shareText),
      ],
      days: DayEntry.list(start...start.advanced(by: 6), in: history, now: now) {
        "AI \(DurationText.text(history.aiMilliseconds($0)))"
      })
  }
}
