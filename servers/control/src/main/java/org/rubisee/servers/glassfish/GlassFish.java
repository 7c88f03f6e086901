package org.rubisee.servers.glassfish;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rubisee.servers.LoopbackPort;
import org.rubisee.servers.PageProbe;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.ServerFiles;
import org.rubisee.servers.ServerProcess;
import org.rubisee.servers.StartupLog;
import org.rubisee.servers.WebServer;
import org.rubisee.servers.wildfly.WildFly;

/**
 * A GlassFish server on this machine, with a folder of its own, on the loopback interface: pages,
 * and the entity and session beans behind them. It has no administration and no metrics.
 *
 * <p>{@link #start} returns when everything is deployed; {@link #close} stops the server. It is
 * also stopped when this Java process ends, or is killed. Not for use by several threads.
 */
public final class GlassFish implements WebServer {

  private static final String LOOPBACK = "127.0.0.1";
  private static final String MAIN = "org.rubisee.glassfish.GlassFishServer";
  private static final String STARTED = "RUBiS EE: GlassFish has started";

  /** A line per message, like WildFly's. */
  private static final String LOG_FORMAT = "%1$tF %1$tT,%1$tL %4$s [%3$s] %5$s%6$s%n";

  /** What GlassFish's own start scripts open, and what it opens when it is embedded. */
  private static final List<String> OPENED =
      List.of(
          "java.base/java.io",
          "java.base/java.lang",
          "java.base/java.net",
          "java.base/java.util",
          "java.base/jdk.internal.loader",
          "java.base/sun.nio.fs",
          "java.naming/javax.naming.spi",
          "java.rmi/sun.rmi.transport",
          "jdk.management/com.sun.management.internal");

  private final GlassFishOptions options;
  private final GlassFishFolder folder;
  private final ServerFiles files;
  private final int port;
  private final ServerProcess process;
  private final StartupLog startup;

  private GlassFish(GlassFishOptions options) {
    this.options = options;
    folder = new GlassFishFolder(options.folder());
    files = new ServerFiles(options.folder());
    port = LoopbackPort.free(options.port(), options.name());
    process = new ServerProcess(options.folder());
    startup = new StartupLog(options.name(), files.log(), STARTED);
  }

  /**
   * Starts a server and waits until everything is deployed.
   *
   * @throws ServerFailedException if the server was not provisioned, an archive is missing, the
   *     port is taken or the deployment fails; the message says why and what to do
   */
  public static GlassFish start(GlassFishOptions options) {
    requireFiles(options);
    GlassFish server = new GlassFish(options);
    try {
      server.run();
      return server;
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
  }

  /**
   * Where the build provisions the server.
   *
   * @param checkout root of the checkout
   */
  public static Path home(Path checkout) {
    return checkout.resolve("servers/glassfish-server/target/server");
  }

  /**
   * Checks that a server was provisioned.
   *
   * @param home its folder
   * @throws ServerFailedException if not; the message says what to do
   */
  public static void requireProvisioned(Path home) {
    if (!isProvisioned(home.resolve("lib"))) {
      throw new ServerFailedException(
          "There is no GlassFish server in "
              + home
              + ": provision it with 'mvn -B -DskipTests -Pglassfish package -pl"
              + " servers/glassfish-server' in the root of the checkout, which downloads 207 MB");
    }
  }

  private static void requireFiles(GlassFishOptions options) {
    requireProvisioned(options.home());
    for (Path archive : options.archive().parts()) {
      if (!Files.isRegularFile(archive)) {
        throw new ServerFailedException(
            archive + " is missing: run 'mvn -DskipTests package' in the root of the checkout");
      }
    }
  }

  private static boolean isProvisioned(Path libraries) {
    if (!Files.isDirectory(libraries)) {
      return false;
    }
    try (Stream<Path> jars = Files.list(libraries)) {
      return jars.anyMatch(jar -> jar.getFileName().toString().startsWith("glassfish-embedded-"));
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public void restart() {
    process.stop();
    try {
      files.keepLog();
    } catch (IOException e) {
      throw cannotStart(e);
    }
    run();
  }

  @Override
  public long pid() {
    return process.pid();
  }

  @Override
  public boolean isAlive() {
    return process.isAlive();
  }

  @Override
  public int port() {
    return port;
  }

  @Override
  public URI uri() {
    return URI.create("http://" + LOOPBACK + ":" + port + "/");
  }

  @Override
  public Optional<URI> metrics() {
    return Optional.empty();
  }

  @Override
  public Path log() {
    return files.log();
  }

  @Override
  public Optional<Path> callLog() {
    return Optional.empty();
  }

  @Override
  public Path gcLog() {
    return files.gcLog();
  }

  @Override
  public void awaitPage(String path) {
    URI page = uri().resolve(path);
    try {
      String answer = PageProbe.DEFAULT.await(page, process::isAlive);
      if (!answer.isEmpty()) {
        throw startup.failed("does not answer " + page + ": " + answer);
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

  private void run() {
    try {
      Path application = folder.prepare(options.archive(), properties());
      files.deleteLogs();
      files.write(properties());
      process.start(
          files.process(commandLine(application), options.process().environment()),
          options.name() + " server",
          files.log());
      startup.await(process::isAlive);
    } catch (IOException e) {
      throw cannotStart(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ServerFailedException("Interrupted while a server was starting", e);
    }
  }

  private ServerFailedException cannotStart(IOException e) {
    return new ServerFailedException(
        "The %s server could not be started in %s: %s"
            .formatted(options.name(), options.folder(), e.getMessage()),
        e);
  }

  private Map<String, String> properties() {
    Map<String, String> properties = new TreeMap<>(options.properties());
    properties.put("rubis.glassfish.port", Integer.toString(port));
    return properties;
  }

  private List<String> commandLine(Path application) {
    List<String> command = new ArrayList<>(options.process().commandPrefix());
    command.add(options.process().jdk().home().resolve("bin/java").toString());
    command.addAll(WildFly.defaultJvmOptions());
    command.add("-Xlog:gc:file=" + files.gcLog() + ":uptime");
    OPENED.forEach(part -> command.add("--add-opens=" + part + "=ALL-UNNAMED"));
    command.add("-Djava.util.logging.SimpleFormatter.format=" + LOG_FORMAT);
    command.add("-Dorg.glassfish.jms.InitializeOnDemand=true");
    command.addAll(options.process().options());
    command.add("-cp");
    command.add(options.home().resolve("lib/*").toString());
    command.add(MAIN);
    command.add(files.properties().toString());
    command.add(application.toString());
    command.add(folder.data().toString());
    return command;
  }
}
