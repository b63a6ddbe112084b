// Filled by its first feature.
