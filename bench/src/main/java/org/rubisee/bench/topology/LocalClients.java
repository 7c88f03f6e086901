package org.rubisee.bench.topology;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.GcLog;
import org.rubisee.bench.sampling.TierProcess;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.servers.ProcessEnvironment;

/**
 * The emulator as a process on this machine.
 *
 * @param commandPrefix what its command line begins with, to pin it to processors
 */
public record LocalClients(List<String> commandPrefix) implements ClientTier {

  @Override
  public ProcessBuilder process(EmulatorOptions options, Path folder) {
    return ProcessEnvironment.measured(
        EmulatorProgram.command(
            commandPrefix, gcLog(folder), options.toArguments(folder.toString())));
  }

  @Override
  public TierReader reader(Process process, Path folder) {
    return new TierProcess(Tier.CLIENT, process.pid(), Optional.of(new GcLog(gcLog(folder))));
  }

  @Override
  public void stop(Process process, Path folder) {
    process.destroy();
  }

  /** It wrote them there itself. */
  @Override
  public void collect(Path folder) {
    // Nothing has to be moved.
  }

  private static Path gcLog(Path folder) {
    return ClientTier.log(folder, "-gc");
  }
}
