/// What was tried with a file, as it reads in a sentence.
enum FileAttempt: String {
  case read
  case write
}
