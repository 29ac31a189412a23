import Core
import Foundation

/// One day of a synthetic life, lived stretch by stretch.
struct SyntheticDay {
  let life: SyntheticLife
  let index: Int

  private var date: DateOnly { life.dates[index] }
  private var persona: Persona { life.generator.persona }
  private var isWeekend: Bool { date.weekday == 1 || date.weekday == 7 }
  private var isCrunch: Bool { life.crunch.contains { $0.contains(date) } }
  /// Days on which somebody flies: two zones meet there, and no work would fit into both.
  private var isTravelDay: Bool {
    guard let trip = life.trip else { return false }
    return [trip.first, trip.first.advanced(by: -1), trip.last, trip.last.advanced(by: 1)]
      .contains(date)
  }

  func append(to stretches: inout [Stretch]) {
    var random = SeededRandom(seed: life.generator.seed, place: date.dayNumber)
    guard works(&random) else { return }
    let projects = chosenProjects(&random)
    guard !projects.isEmpty else { return }
    let evening = random.chance(persona.eveningShare) || isCrunch
    var hour = morning(&random, projects: projects, evening: evening, into: &stretches)
    guard evening, hour < 21, random.chance(0.6) else { return }
    hour = random.uniform(20.5, 22.8)
    let start = life.starts[index] + milliseconds(hours: hour)
    let length = Int(random.uniform(1_200_000, 9_000_000))
    let project = projects[random.whole(0...projects.count - 1)]
    stretches.append(Stretch(start: start, end: start + length, project: project))
  }

  private func works(_ random: inout SeededRandom) -> Bool {
    if isTravelDay || life.daysOff.contains(where: { $0.contains(date) }) { return false }
    if isWeekend && !random.chance(isCrunch ? 0.8 : persona.weekendShare) { return false }
    // Ill, in meetings, or simply no code.
    return !random.chance(0.02)
  }

  private func chosenProjects(_ random: inout SeededRandom) -> [Int] {
    let alive = life.spans.indices.filter { life.spans[$0].contains(index) }
    let count = min(alive.count, [1, 1, 2, 2, 3][random.whole(0...4)])
    return Array(alive.shuffled(using: &random).prefix(count))
  }

  /// The work of the day until it is done or too late; returns the hour it ends.
  private func morning(
    _ random: inout SeededRandom, projects: [Int], evening: Bool, into stretches: inout [Stretch]
  ) -> Double {
    let hours = persona.hours
    let usual = hours.usual * (isWeekend ? 0.45 : 1)
    let want = max(0.3, random.gauss(usual, hours.spread)) * 3600 * (isCrunch ? 1.7 : 1)
    let drift = 1.2 * Double(max(0, index - life.driftIndex)) / 60
    var clock = 3600 * max(5, random.gauss(persona.startHour + drift, 0.5))
    var done = 0.0
    var project = projects[0]
    while done < want {
      let drawn = exp(random.gauss(log(38 * 60), 0.6))
      let length = max(min(want - done, drawn), 45)
      let start = life.starts[index] + Int(clock * 1000)
      stretches.append(
        Stretch(start: start, end: start + Int(length * 1000), project: project))
      done += length
      clock += length
      pause(&random, clock: &clock, project: &project, of: projects)
      if clock / 3600 > 18, !evening, done > want * 0.6 { break }
      if clock / 3600 > 26 { break }
    }
    return clock / 3600
  }

  /// A switch at once, or a break that is short or long.
  private func pause(
    _ random: inout SeededRandom, clock: inout Double, project: inout Int, of projects: [Int]
  ) {
    let others = projects.filter { $0 != project }
    if random.chance(0.35), !others.isEmpty {
      project = others[random.whole(0...others.count - 1)]
      clock += random.uniform(0, 40)
      return
    }
    clock += random.chance(0.5) ? random.uniform(60, 840) : random.uniform(960, 3300)
    if random.chance(0.3) { project = projects[random.whole(0...projects.count - 1)] }
  }

  private func milliseconds(hours: Double) -> Int { Int(hours * 3_600_000) }
}
