package org.rubisee.servers.wildfly;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rubisee.servers.LoopbackPort;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.ServerFiles;
import org.rubisee.servers.StartupLog;

/**
 * A WildFly server on this machine, on the loopback interface unless it is told another address.
 * Many can run side by side from one provisioned server.
 */
public final class WildFly extends ManagedServer {

  private static final String STARTED = "WFLYSRV0025";
  private static final String STARTED_WITH_ERRORS = "WFLYSRV0026";
  private static final String METRICS = "/metrics";

  private final WildFlyOptions options;
  private final String address;
  private final int managementPort;
  private boolean isRestart;

  private WildFly(WildFlyOptions options, String address) {
    super(
        "http",
        address,
        LoopbackPort.free(address, options.ports().http(), options.name()),
        new StartupLog(
            options.name(), new ServerFiles(options.folder()).log(), STARTED, STARTED_WITH_ERRORS));
    this.options = options;
    this.address = address;
    managementPort = LoopbackPort.free(options.ports().management(), options.name());
  }

  /**
   * Starts a server and waits until everything is deployed.
   *
   * @throws ServerFailedException if the server was not provisioned, an archive is missing, a port
   *     is taken or a deployment fails; the message says why and what to do
   */
  public static WildFly start(WildFlyOptions options) {
    return start(options, LOOPBACK);
  }

  /**
   * Starts a server that others can reach; its management stays on the loopback interface.
   *
   * @param address an address of this machine, at which pages and beans are answered
   */
  public static WildFly start(WildFlyOptions options, String address) {
    requireFiles(options);
    return started(new WildFly(options, address));
  }

  /**
   * Checks that a server that this process starts has a connection for each client.
   *
   * @param clients how many have one at once
   * @throws ServerFailedException if it may not open as many files; the message says what to do
   */
  public static void requireConnections(int clients) {
    ConnectionLimit.require(clients, ConnectionLimit.LIMITS);
  }

  /** The JVM options of every server, before those of {@link WildFlyOptions#process}. */
  public static List<String> defaultJvmOptions() {
    return WildFlyStart.JVM_OPTIONS;
  }

  @Override
  public Optional<URI> metrics() {
    return Optional.of(URI.create("http://" + LOOPBACK + ":" + managementPort + METRICS));
  }

  @Override
  public Optional<Path> program() {
    return Optional.of(options.home());
  }

  @Override
  public Optional<Path> callLog() {
    return options.callLogger().map(logger -> new CallLog(options.folder()).file());
  }

  @Override
  protected ProcessBuilder prepared() throws IOException {
    WildFlyStart start =
        new WildFlyStart(options, new WildFlyOptions.Ports(port(), managementPort), address);
    if (isRestart) {
      start.prepareFolderAgain();
    } else {
      start.prepareFolder();
    }
    isRestart = true;
    return files().process(start.commandLine(), options.process().environment());
  }

  /**
   * Checks that a server and what it deploys are there.
   *
   * @throws ServerFailedException if not; the message says what to do
   */
  public static void requireFiles(WildFlyOptions options) {
    if (!Files.isRegularFile(options.home().resolve("jboss-modules.jar"))) {
      throw new ServerFailedException(
          "There is no WildFly server in "
              + options.home()
              + ": provision it with 'mvn -pl servers/web-server,servers/app-server -am package' in"
              + " the root of the checkout");
    }
    requireBuilt(options.deployments());
  }
}
