package org.rubisee.servers.distribution;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rubisee.servers.LoopbackPort;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.ServerFiles;
import org.rubisee.servers.StartupLog;

/** A server that is an unpacked distribution. It has no metrics. */
public abstract class DistributionServer extends ManagedServer {

  /** How it runs. */
  protected final DistributionOptions options;

  /**
   * A server that does not run yet.
   *
   * @param started a part of the line of its log that says that it has started
   * @param startedWithErrors a part of the line that says that not everything was deployed
   * @throws ServerFailedException if the archive is missing or the port is taken; the message says
   *     what to do
   */
  protected DistributionServer(
      DistributionOptions options, String started, String startedWithErrors) {
    super(
        "http",
        LOOPBACK,
        LoopbackPort.free(options.port(), options.name()),
        new StartupLog(
            options.name(), new ServerFiles(options.folder()).log(), started, startedWithErrors));
    requireBuilt(List.of(options.application()));
    this.options = options;
  }

  @Override
  public final Optional<URI> metrics() {
    return Optional.empty();
  }

  @Override
  public final Optional<Path> program() {
    return Optional.of(options.home());
  }

  @Override
  public final Optional<Path> callLog() {
    return options.callLogger().map(logger -> options.folder().resolve("calls.log"));
  }
}
