import Traits

/// All 40 combinations of traits that colours depend on.
let allTraits: [TraitSet] = TraitSet.Generation.allCases.flatMap { generation in
  UserInterfaceStyle.allCases.flatMap { style in
    TraitSet.Contrast.allCases.flatMap { contrast in
      TraitSet.Level.allCases.map { level in
        TraitSet(style: style, level: level, contrast: contrast, generation: generation)
      }
    }
  }
}
