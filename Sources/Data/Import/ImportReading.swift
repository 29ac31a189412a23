import Core

/// Reads one file by its shape.
struct ImportReading {
  let context: ImportContext

  /// Nil for a shape that is not known.
  mutating func file(of whole: JSONPart) -> ImportedFile? {
    guard whole.kind == .object else { return list(whole.elements, [:]) }
    let members = whole.members
    if members["codingfit"]?.text == "history" { return OwnExport.file(members) }
    if let days = members["days"], days.kind == .array { return dump(days.elements, members) }
    if members["grand_total"] != nil { return summaries([whole], .summaries, zone: nil) }
    guard let data = members["data"] else { return nil }
    if data.kind == .object { return summaries([data], .summaries, zone: nil) }
    return data.kind == .array ? list(data.elements, members) : nil
  }

  private func list(_ elements: [JSONPart], _ envelope: [String: JSONPart]) -> ImportedFile? {
    guard let first = elements.first?.members else {
      // A day without a session.
      return envelope["timezone"] != nil ? durations([], envelope) : nil
    }
    if first["date"] != nil, first["data"] != nil || first["grand_total"] != nil {
      return tableRows(elements)
    }
    if first["grand_total"] != nil { return summaries(elements, .summaries, zone: nil) }
    return first["duration"] != nil ? durations(elements, envelope) : nil
  }

  // MARK: - Dumps

  private func dump(_ days: [JSONPart], _ envelope: [String: JSONPart]) -> ImportedFile? {
    let zone = envelope["user"]?.members["timezone"]?.text
    guard days.contains(where: { $0.members["heartbeats"] != nil }) else {
      return summaries(days, .dailyDump, zone: zone)
    }
    return heartbeats(days, zone: zone)
  }

  private func heartbeats(_ days: [JSONPart], zone: String?) -> ImportedFile {
    var file = ImportedFile(.heartbeats)
    var joined = HeartbeatDays(zone: zone, fallbackZone: context.fallbackZone)
    for day in days {
      let members = day.members
      guard let date = members["date"]?.text.flatMap({ DateOnly($0) }) else {
        file.skipped.append("a day without a date")
        continue
      }
      guard let list = members["heartbeats"], list.kind == .array else {
        file.skipped.append("\(date) has no heartbeats")
        continue
      }
      joined.add(list, of: date)
    }
    if joined.unreadable > 0 {
      file.skipped.append("heartbeats without a time: \(joined.unreadable)")
    }
    joined.rows(into: &file, context)
    return file
  }

  // MARK: - Answers

  private func summaries(
    _ days: [JSONPart], _ kind: ImportKind, zone: String?
  ) -> ImportedFile {
    var file = ImportedFile(kind)
    let nameDate = days.count == 1 ? context.dateInName : nil
    for day in days {
      do throws(ImportedDay.Refusal) {
        let read = try ImportedDay(day.members, kind: kind, zone: zone, otherDate: nameDate)
        file.add(.summaries, read.date, read.payload, context)
      } catch {
        file.skipped.append(error.reason)
      }
    }
    return file
  }

  /// The date is that of the start in the answer's own zone, else that in the file's name.
  private func durations(
    _ entries: [JSONPart], _ envelope: [String: JSONPart]
  ) -> ImportedFile {
    var file = ImportedFile(.durations)
    let calendar = ZoneCalendar.named(envelope["timezone"]?.text ?? context.fallbackZone)
    let start = envelope["start"]?.text.flatMap { ServerTime.instant($0) }
    let first = entries.first?.members["time"]?.seconds.flatMap { Instant(seconds: $0) }
    let answer = start.map { calendar.date(at: $0) } ?? context.dateInName
    guard let date = answer ?? first.map({ calendar.date(at: $0) }) else {
      file.skipped.append("durations without a date")
      return file
    }
    let list = entries.map(\.raw).joined(separator: ",")
    file.add(
      .durations, date, "{\(ImportMark.member(.durations)),\"data\":[\(list)]}", context)
    return file
  }

  /// Rows as a server's table gives them, in either layout.
  private func tableRows(_ elements: [JSONPart]) -> ImportedFile {
    var file = ImportedFile(.tableRows)
    for element in elements {
      let members = element.members
      guard let date = members["date"]?.text.flatMap({ DateOnly($0) }) else {
        file.skipped.append("a row without a date")
        continue
      }
      let updatedAt = members["updated_at"]?.text
      if let data = members["data"], data.kind == .array {
        let payload = "{\(ImportMark.member(.tableRows)),\"data\":\(data.raw)}"
        file.add(.durations, date, payload, context, updatedAt: updatedAt)
        continue
      }
      do throws(ImportedDay.Refusal) {
        var day = members["data"]?.members ?? members
        day["date"] = members["date"]
        let read = try ImportedDay(day, kind: .tableRows, zone: nil)
        file.add(.summaries, date, read.payload, context, updatedAt: updatedAt)
      } catch {
        file.skipped.append(error.reason)
      }
    }
    return file
  }
}
