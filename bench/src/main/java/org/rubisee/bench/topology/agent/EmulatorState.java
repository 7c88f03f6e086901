package org.rubisee.bench.topology.agent;

import java.util.List;
import org.rubisee.measurement.Progress;

/**
 * How far an emulator is.
 *
 * @param running whether it has not ended yet
 * @param exitCode how it ended, 0: well; 0 while it runs
 * @param lines how many lines of progress it has told
 * @param progress the last of them, JSON; empty before the first
 * @param lastWords the end of its log; empty while it runs
 * @param files what it left; empty while it runs
 */
public record EmulatorState(
    boolean running,
    int exitCode,
    long lines,
    String progress,
    String lastWords,
    List<ResultFile> files) {

  public EmulatorState {
    files = List.copyOf(files);
  }

  /** The same after a further line of progress. */
  public EmulatorState after(Progress line) {
    return new EmulatorState(true, 0, lines + 1, line.toJson(), "", List.of());
  }

  /** The same after its end. */
  public EmulatorState ended(int code, String words, List<ResultFile> left) {
    return new EmulatorState(false, code, lines, progress, words, left);
  }

  /**
   * A file that an emulator left.
   *
   * @param name without a folder
   * @param bytes its length
   * @param sha256 of its content, hexadecimal
   */
  public record ResultFile(String name, long bytes, String sha256) {}
}
