import AssetCatalogs
public import ImageDiff
import Traits

/// Which colours a tolerance cannot tell apart, a line each: those of the project's catalogs and of
/// iOS in the project's variants; without a project those of iOS in light and dark.
public func toleranceConfusions(
  _ tolerance: Tolerance, project: Project?
) throws(RunFailure) -> [String] {
  let colors = try project.map { project throws(RunFailure) in
    try Resources(project).catalog.colors
  }
  let sanity = ToleranceSanity(colors: colors ?? .none)
  return sanity.confusions(of: tolerance, in: project?.variants ?? [.light, .dark]).map(\.words)
}
