import Foundation

/// Runs a program to its end and tells the most memory it held at once.
///
/// `getrusage` would answer with the largest of all children, those that the shell before this
/// process had (a compiler, for one) included; `wait4` tells of this one alone.
///
/// - Returns: the peak of its resident memory in megabytes (1024² bytes), whatever its exit code;
///   nil where it could not be started. Its output is dropped.
func peakMemory(of executable: String, _ arguments: [String]) -> Double? {
  var actions = posix_spawn_file_actions_t()
  guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
  defer { posix_spawn_file_actions_destroy(&actions) }
  for output in [STDOUT_FILENO, STDERR_FILENO] {
    posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
  }
  var words = ([executable] + arguments).map { strdup($0) }
  words.append(nil)
  defer { for word in words { free(word) } }
  var child: pid_t = 0
  guard posix_spawn(&child, executable, &actions, nil, words, environ) == 0 else { return nil }
  var status: Int32 = 0
  var usage = rusage()
  while wait4(child, &status, 0, &usage) == -1 {
    guard errno == EINTR else { return nil }
  }
  return Double(usage.ru_maxrss) / 1024
}
