package org.rubisee.bench.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a run has to say in the end.
 *
 * @param lines for the user, before the names of the files
 * @param report its file; empty if nothing was measured
 * @param exitCode of the command: 0 if every unit counts
 */
public record Conclusion(List<String> lines, Optional<Path> report, int exitCode) {

  /** Exit code of a run of which something does not count, did not end, or failed a gate. */
  public static final int GATE_FAILED = 3;

  public Conclusion {
    lines = List.copyOf(lines);
  }
}
