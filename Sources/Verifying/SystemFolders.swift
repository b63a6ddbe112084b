/// Where systems put what Meian looks for: the one place of this target that differs between them.
enum SystemFolders {
  #if canImport(Darwin)
    static let fonts = ["/Library/Fonts", "/opt/homebrew/share/fonts"]
    static let programs = ["/opt/homebrew/bin", "/usr/local/bin", "/usr/bin", "/bin"]
  #else
    static let fonts = ["/usr/share/fonts", "/usr/local/share/fonts"]
    static let programs = ["/usr/bin", "/usr/local/bin", "/bin"]
  #endif
}
