/// What `--help` prints. `Docs/Help.txt` is a copy, held equal by a test.
enum HelpText {
  static let text = """
    codingfit: your WakaTime coding time as a full-screen dashboard.

    \(usage)

    WHERE THE DATA COMES FROM
      A Supabase project with the tables "summaries" and "durations" that a WakaTime
      sync fills. Tell codingfit its address and its key, in the environment

        SUPABASE_URL=https://abcd.supabase.co SUPABASE_KEY=sb_publishable_... codingfit

      or in ~/.config/codingfit/config.json

        { "supabaseUrl": "https://abcd.supabase.co", "supabaseKey": "sb_publishable_..." }

      Without a project: codingfit import reads WakaTime's data dump.
      The history is kept in ~/.local/share/codingfit, so it also opens without a network.

    KEYS
      1-4 panes   Tab next   r refresh   R verify everything   ? keys of the pane   q quit
      Enter on a number says where it comes from.

    WHAT THE NUMBERS MEAN
      A day is a row: its date and its time zone are final. No row is unknown, never 0 h.
      Goals and rates are dated: a change counts from its date on and never rewrites the past.

      The strain signal looks at editor time only. It cannot see meetings, sleep, illness or
      how you feel, it is not a medical device and not a diagnosis; exhaustion can also show
      as coding less, which it does not look for. If you feel unwell, talk to someone.

    FILES
      ~/.config/codingfit/settings.json    goals, days off, rates
      ~/Documents/codingfit                finalised invoices: PDF, JSON, where possible XML
      ~/.local/share/codingfit/invoices    the ledger of numbers; keep a copy
      ~/.local/state/codingfit             the log, the session, and which pane was open
      NO_COLOR=1 turns colours off.

    EXIT STATUS
      0 fine; 1 it failed: not synced, a file not imported, no terminal, no place for files;
      2 a command line that means nothing. codingfit help NAME says more about a command.
    """

  private static var usage: String {
    let options = CommandTable.dashboard.options.map { ("codingfit \($0.usage)", $0.meaning) }
    let commands = CommandTable.commands.map { spec in
      (spec.call + (spec.operand.map { " " + $0.usage } ?? ""), spec.summary)
    }
    let all = [("codingfit", CommandTable.dashboard.summary)] + options + commands
    return CommandHelp.table("USAGE", all)
  }
}
