package org.rubisee.bench.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.temporal.ChronoUnit;

/** Why which unit was measured, or not: the file {@value #FILE} of a run's folder, line by line. */
public final class DecisionLog {

  /** The name of the file. */
  static final String FILE = "decisions.log";

  private final Path file;
  private final Clock clock;

  /** The log of a run. */
  public DecisionLog(Path folder, Clock clock) {
    this.file = folder.resolve(FILE);
    this.clock = clock;
  }

  /** Keeps a decision with its time. */
  public void say(String what) throws IOException {
    Files.writeString(
        file,
        clock.instant().truncatedTo(ChronoUnit.SECONDS) + "  " + what + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }
}
