/// A refused value and the field the cursor goes to.
struct FieldProblem: Error, Hashable {
  let field: SettingsField
  let message: String
}
