package org.rubisee.bench.topology.compose;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.EndingTier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.ClientTier;
import org.rubisee.emulator.load.EmulatorOptions;

/** The emulator in a container of its own, on the network between clients and web tier. */
record ComposeClients(Compose compose) implements ClientTier {

  private static final String SERVICE = "client";
  private static final String RESULTS = "/results/trial";
  static final String GC_LOG = "/results/gc.log";
  private static final int POLL_MILLIS = 100;

  @Override
  public ProcessBuilder process(EmulatorOptions options, Path folder) {
    List<String> command =
        new ArrayList<>(
            List.of(
                "run",
                "--no-TTY",
                "--no-deps",
                "--name",
                name(folder),
                "--env",
                "RUBIS_JAVA_OPTS=-Xlog:gc:file=" + GC_LOG + ":uptime",
                SERVICE,
                "emulate"));
    command.addAll(options.toArguments(RESULTS));
    return compose.process(command);
  }

  /** Waits until the container runs. */
  @Override
  public TierReader reader(Process process, Path folder) {
    try {
      while (process.isAlive()) {
        if (!compose.docker("ps", "--quiet", "--filter", "name=^" + name(folder) + "$").isBlank()) {
          Container container = Container.parse(compose.docker("inspect", name(folder)));
          if (container.isRunning()) {
            return new EndingTier(container.reader(Tier.CLIENT));
          }
        }
        Thread.sleep(POLL_MILLIS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailedException("Interrupted while the clients' container started", e);
    }
    throw new CommandFailedException(
        "The clients' container did not start; client.log in the trial's folder says why");
  }

  @Override
  public void stop(Process process, Path folder) {
    compose.docker("stop", "--time", "20", name(folder));
  }

  @Override
  public void collect(Path folder) throws IOException {
    Files.createDirectories(folder);
    try {
      compose.docker("cp", name(folder) + ":" + RESULTS + "/.", folder.toAbsolutePath().toString());
      compose.docker(
          "cp",
          name(folder) + ":" + GC_LOG,
          ClientTier.log(folder, "-gc").toAbsolutePath().toString());
    } finally {
      compose.docker("rm", "--force", name(folder));
    }
  }

  private String name(Path folder) {
    return compose.project() + "-emulator-" + folder.getFileName();
  }
}
