/// Header fields. Names are compared without regard to case.
package struct HTTPHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  package private(set) var fields: [Field] = []

  package struct Field: Sendable, Equatable {
    package let name: String
    package let value: String
  }

  package init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }

  package init(_ fields: [(name: String, value: String)]) {
    self.fields = fields.map { Field(name: $0.name, value: $0.value) }
  }

  /// The first value of that name; setting replaces every one of them.
  package subscript(name: String) -> String? {
    get { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
    set {
      fields.removeAll { $0.name.lowercased() == name.lowercased() }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }
}
