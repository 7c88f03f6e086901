package org.rubisee.servers.wildfly;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.rubisee.servers.LoopbackPort;
import org.rubisee.servers.PageProbe;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.ServerFiles;
import org.rubisee.servers.ServerProcess;
import org.rubisee.servers.WebServer;

/**
 * A WildFly server on this machine, with a folder of its own, on the loopback interface unless it
 * is told another address. Many can run side by side from one provisioned server.
 *
 * <p>{@link #start} returns when everything is deployed; {@link #awaitPage} waits for a real page;
 * {@link #close} stops the server. It is also stopped when this Java process ends, or is killed.
 * Not for use by several threads.
 */
public final class WildFly implements WebServer {

  private static final Duration PATIENCE = Duration.ofMinutes(3);
  private static final int POLL_MILLIS = 100;
  private static final String METRICS = "/metrics";

  private final WildFlyOptions options;
  private final ServerFiles files;
  private final WildFlyOptions.Ports ports;
  private final String address;
  private final ServerProcess process;

  private WildFly(WildFlyOptions options, String address) {
    this.options = options;
    this.address = address;
    this.files = new ServerFiles(options.folder());
    this.ports =
        new WildFlyOptions.Ports(
            LoopbackPort.free(address, options.ports().http(), options.name()),
            LoopbackPort.free(options.ports().management(), options.name()));
    this.process = new ServerProcess(options.folder());
  }

  /**
   * Starts a server and waits until everything is deployed.
   *
   * @throws ServerFailedException if the server was not provisioned, an archive is missing, a port
   *     is taken or a deployment fails; the message says why and what to do
   */
  public static WildFly start(WildFlyOptions options) {
    return start(options, WildFlyStart.LOOPBACK);
  }

  /**
   * Starts a server that others can reach; its management stays on the loopback interface.
   *
   * @param address an address of this machine, at which pages and beans are answered
   */
  public static WildFly start(WildFlyOptions options, String address) {
    requireFiles(options);
    WildFly server = new WildFly(options, address);
    try {
      server.run();
      return server;
    } catch (IOException e) {
      server.close();
      throw new ServerFailedException(
          "The "
              + options.name()
              + " server could not be started in "
              + options.folder()
              + ": "
              + e.getMessage(),
          e);
    } catch (InterruptedException e) {
      server.close();
      Thread.currentThread().interrupt();
      throw new ServerFailedException("Interrupted while a server was starting", e);
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
  }

  @Override
  public void restart() {
    process.stop();
    try {
      files.keepLog();
      run();
    } catch (IOException e) {
      throw new ServerFailedException(
          "The " + options.name() + " server could not be restarted: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ServerFailedException("Interrupted while a server was restarting", e);
    }
  }

  /** The JVM options of every server, before those of {@link WildFlyOptions#process}. */
  public static List<String> defaultJvmOptions() {
    return WildFlyStart.JVM_OPTIONS;
  }

  @Override
  public long pid() {
    return process.pid();
  }

  @Override
  public boolean isAlive() {
    return process.isAlive();
  }

  /** Where it listens. */
  public WildFlyOptions.Ports ports() {
    return ports;
  }

  @Override
  public int port() {
    return ports.http();
  }

  @Override
  public Optional<URI> metrics() {
    return Optional.of(
        URI.create("http://" + WildFlyStart.LOOPBACK + ":" + ports.management() + METRICS));
  }

  @Override
  public URI uri() {
    return URI.create("http://" + address + ":" + ports.http() + "/");
  }

  @Override
  public Path log() {
    return files.log();
  }

  @Override
  public Optional<Path> callLog() {
    return options.callLogger().map(logger -> new CallLog(options.folder()).file());
  }

  @Override
  public Path gcLog() {
    return files.gcLog();
  }

  @Override
  public void awaitPage(String path) {
    try {
      String answer = PageProbe.DEFAULT.await(uri().resolve(path), process::isAlive);
      if (!answer.isEmpty()) {
        throw failed("does not answer " + uri().resolve(path) + ": " + answer);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ServerFailedException("Interrupted while waiting for a page", e);
    }
  }

  @Override
  public void close() {
    process.close();
  }

  private void run() throws IOException, InterruptedException {
    WildFlyStart start = new WildFlyStart(options, ports, address);
    start.prepareFolder();
    ProcessBuilder builder = files.process(start.commandLine(), options.process().environment());
    builder.environment().remove("JBOSS_HOME");
    process.start(builder, options.name() + " server", files.log());
    awaitStart();
  }

  private void awaitStart() throws IOException, InterruptedException {
    ServerLog log = new ServerLog(files.log());
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (log.start() == ServerLog.Start.GOING_ON) {
      if (!process.isAlive()) {
        throw failed("ended while it started");
      }
      if (System.nanoTime() - deadline > 0) {
        throw failed("did not start within " + PATIENCE.toSeconds() + " s");
      }
      Thread.sleep(POLL_MILLIS);
    }
    if (log.start() == ServerLog.Start.FAILED) {
      throw failed("could not deploy " + options.deployments());
    }
  }

  private ServerFailedException failed(String what) {
    return new ServerFailedException(
        "The "
            + options.name()
            + " server "
            + what
            + ". Its log, "
            + files.log()
            + ", says:\n  "
            + new ServerLog(files.log()).complaints());
  }

  public static void requireFiles(WildFlyOptions options) {
    if (!Files.isRegularFile(options.home().resolve("jboss-modules.jar"))) {
      throw new ServerFailedException(
          "There is no WildFly server in "
              + options.home()
              + ": provision it with 'mvn -pl servers/web-server,servers/app-server -am package' in"
              + " the root of the checkout");
    }
    for (Path archive : options.deployments()) {
      if (!Files.isRegularFile(archive)) {
        throw new ServerFailedException(
            archive + " is missing: run 'mvn -DskipTests package' in the root of the checkout");
      }
    }
  }
}
