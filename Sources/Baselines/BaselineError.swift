/// Why a baseline could not be read or written; every case names the path.
public enum BaselineError: Error, Equatable {
  /// A link could lead anywhere, so none is followed below the baselines' folder.
  case symbolicLink(String)
  case notAFolder(String)
  case notAFile(String)
  case tooLarge(String, bytes: Int, limit: Int)
  /// There is no `after` to promote.
  case absent(String)
  case notRead(String, SystemError)
  case notWritten(String, SystemError)
  case notLocked(String, SystemError)
}

extension BaselineError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .symbolicLink(let path):
      "\(path): this is a symbolic link; the file or folder itself would be right"
    case .notAFolder(let path): "\(path): this is not a folder; a folder would be right"
    case .notAFile(let path): "\(path): this is not a regular file; an image would be right"
    case .tooLarge(let path, let bytes, let limit):
      "\(path): the file has \(bytes) bytes; at most \(limit) are read"
    case .absent(let path): "\(path): there is no such baseline; “meian record” writes it"
    case .notRead(let path, let error):
      "\(path): could not be read (\(error)); a readable file would be right"
    case .notWritten(let path, let error):
      "\(path): could not be written (\(error)); no image is left half written"
    case .notLocked(let path, let error):
      "\(path): could not be locked against other runs (\(error)); a local folder would be right"
    }
  }
}
