package org.rubisee.bench.topology;

import java.io.IOException;
import java.nio.file.Path;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.emulator.load.EmulatorOptions;

/** Where emulators run. Those of one site have different folders for their results. */
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
  void stop(Process process, Path folder);

  /**
   * The place of a log: beside the results, and named after their folder.
   *
   * @param kind what the name ends with; empty: the log of the emulator itself
   */
  static Path log(Path folder, String kind) {
    return folder.resolveSibling(folder.getFileName() + kind + ".log");
  }

  /** Brings the results of an emulator that has ended to their folder. */
  void collect(Path folder) throws IOException;
}
