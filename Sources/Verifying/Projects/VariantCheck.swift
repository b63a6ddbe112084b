import Screens
import Traits

/// Refuses variants that a project does not draw: what is stored of them would be `obsolete` in the
/// next run of everything.
///
/// - Parameter screens: whose captures may have variants that the project file does not name.
func checkVariants(
  _ wanted: [Variant], of project: Project, _ screens: ProjectScreens
) throws(RunFailure) {
  // Layout files outside of any project have whatever variants are asked for.
  if project.screens.isEmpty, project.captures == nil { return }
  let known = Set(project.variants).union(screens.captures.flatMap { Array($0.files.keys) })
  guard let other = wanted.first(where: { !known.contains($0) }) else { return }
  throw .usage(
    "--variant: the project has no variant \(quoted(other.name)); add it to variants in \(project.file), or look at it with “meian render --variant \(other.name)”"
  )
}
