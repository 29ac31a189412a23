extension Metric {
  static let sessions: [Metric] = [
    Metric("adherence", ["from", "to"]) { (input) throws(MetricError) in
      let result = WindowAdherence(input.history, in: try input.range(), now: input.now)
      return .object([
        "ratio": .number(result.ratio),
        "insideSeconds": .seconds(result.inside),
        "outsideSeconds": .seconds(result.outside),
        "reason": .reason(result.missing),
      ])
    },
    Metric("focusBlocks", ["from", "to"]) { (input) throws(MetricError) in
      let blocks = FocusBlock.blocks(input.history, in: try input.range(), now: input.now)
      return .list(blocks.map(block))
    },
    Metric("focusSummary", ["from", "to"]) { (input) throws(MetricError) in
      let blocks = FocusBlock.blocks(input.history, in: try input.range(), now: input.now)
      return summary(FocusSummary(blocks))
    },
    Metric("heatmap", ["from", "to"]) { (input) throws(MetricError) in
      heatMap(HeatMap(input.history, in: try input.range(), now: input.now))
    },
  ]

  private static func block(_ block: FocusBlock) -> MetricValue {
    .object([
      "startEpoch": .number(block.start.seconds),
      "spanSeconds": .seconds(block.span),
      "activeSeconds": .seconds(block.active),
      "switches": .number(block.switches),
      "projects": .texts(block.projects.map(\.name)),
      "kind": .text(block.kind.rawValue),
    ])
  }

  private static func summary(_ summary: FocusSummary) -> MetricValue {
    .object([
      "blocks": .number(summary.blocks),
      "focusBlocks": .number(summary.focusBlocks),
      "activeSeconds": .seconds(summary.active),
      "focusShare": .number(summary.focusShare),
      "longestActiveSeconds": .seconds(summary.longest),
      "switches": .number(summary.switches),
      "switchesPerHour": .number(summary.switchesPerHour),
      "reason": .reason(summary.missing),
    ])
  }

  private static func heatMap(_ map: HeatMap) -> MetricValue {
    var cells: [String: MetricValue] = [:]
    for weekday in 1...7 {
      for hour in 0..<24 {
        guard let mean = map.mean(weekday: weekday, hour: hour), mean > 0 else { continue }
        cells["\(weekday)-\(hour < 10 ? "0" : "")\(hour)"] = .seconds(mean)
      }
    }
    return .object([
      "cells": .object(cells),
      "bestHour": .number(map.bestHour),
      "bestThreeFrom": .number(map.bestThreeFrom),
      "reason": .reason(map.missing),
    ])
  }
}
