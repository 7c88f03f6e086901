package org.rubisee.bench.topology;

import java.io.IOException;
import java.nio.file.Path;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.emulator.load.EmulatorOptions;

/** Where the emulator runs. One emulator at a time. */
public interface ClientTier {

  /**
   * What starts the emulator, its progress on standard output.
   *
   * @param options what it does
   * @param folder where its results shall be in the end
   */
  ProcessBuilder process(EmulatorOptions options, Path folder);

  /** Reads what the started emulator uses. */
  TierReader reader(Process process, Path folder);

  /** Asks the emulator to end early; it writes what it measured first. */
  void stop(Process process);

  /** Brings the results of an emulator that has ended to their folder. */
  void collect(Path folder) throws IOException;
}
