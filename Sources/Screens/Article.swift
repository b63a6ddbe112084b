/// `noun` with its article, such as “an asset catalog” and “a project file”; by its first letter.
func withArticle(_ noun: String) -> String {
  "aeiou".contains(noun.first ?? "x") ? "an \(noun)" : "a \(noun)"
}
