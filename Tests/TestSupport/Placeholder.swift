// Shared by test targets.
