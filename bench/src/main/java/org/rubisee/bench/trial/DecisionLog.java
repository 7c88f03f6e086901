package org.rubisee.bench.trial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.temporal.ChronoUnit;

/** Why which trial was run, or not: the file {@value #FILE} of a run's folder, line by line. */
final class DecisionLog {

  /** The name of the file. */
  static final String FILE = "decisions.log";

  private final Path file;
  private final Clock clock;

  DecisionLog(Path folder, Clock clock) {
    this.file = folder.resolve(FILE);
    this.clock = clock;
  }

  void say(String what) throws IOException {
    Files.writeString(
        file,
        clock.instant().truncatedTo(ChronoUnit.SECONDS) + "  " + what + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }
}
