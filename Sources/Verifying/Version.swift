/// The version that `meian --version` prints and every report names.
public let meianVersion = "0.1.0"

/// Rises only when some existing screen would be drawn differently.
public let renderingEpoch = 1
