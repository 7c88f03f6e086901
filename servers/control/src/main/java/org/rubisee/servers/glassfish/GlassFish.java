package org.rubisee.servers.glassfish;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rubisee.servers.LoopbackPort;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.ServerFiles;
import org.rubisee.servers.StartupLog;

/**
 * A GlassFish server on this machine, with a folder of its own, on the loopback interface: pages,
 * and the entity and session beans behind them. It has no administration and no metrics.
 */
public final class GlassFish extends ManagedServer {

  private static final String MAIN = "org.rubisee.glassfish.GlassFishServer";
  private static final String STARTED = "RUBiS EE: GlassFish has started";

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

  private GlassFish(GlassFishOptions options) {
    super(
        "http",
        LOOPBACK,
        LoopbackPort.free(options.port(), options.name()),
        new StartupLog(options.name(), new ServerFiles(options.folder()).log(), STARTED));
    this.options = options;
    folder = new GlassFishFolder(options.folder());
  }

  /**
   * Starts a server and waits until everything is deployed.
   *
   * @throws ServerFailedException if the server was not provisioned, an archive is missing, the
   *     port is taken or the deployment fails; the message says why and what to do
   */
  public static GlassFish start(GlassFishOptions options) {
    requireProvisioned(options.home());
    requireBuilt(options.archive().parts());
    return started(new GlassFish(options));
  }

  /**
   * Where the build provisions the server.
   *
   * @param checkout root of the checkout
   */
  public static Path home(Path checkout) {
    return checkout.resolve("servers/glassfish/target/server");
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
              + " servers/glassfish' in the root of the checkout, which downloads 207 MB");
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
  public Optional<URI> metrics() {
    return Optional.empty();
  }

  @Override
  public Optional<Path> program() {
    return Optional.of(options.home());
  }

  @Override
  public Optional<Path> callLog() {
    return Optional.empty();
  }

  @Override
  protected ProcessBuilder prepared() throws IOException {
    Path application = folder.prepare(options.archive(), properties());
    files().deleteLogs();
    files().write(properties());
    return files().process(commandLine(application), options.process().environment());
  }

  private Map<String, String> properties() {
    Map<String, String> properties = new TreeMap<>(options.properties());
    properties.put("rubis.glassfish.port", Integer.toString(port()));
    return properties;
  }

  private List<String> commandLine(Path application) {
    List<String> command = options.process().java(files().gcLog());
    OPENED.forEach(part -> command.add("--add-opens=" + part + "=ALL-UNNAMED"));
    command.add("-Djava.util.logging.SimpleFormatter.format=" + LOG_FORMAT);
    command.add("-Dorg.glassfish.jms.InitializeOnDemand=true");
    command.addAll(options.process().options());
    command.add("-cp");
    command.add(options.home().resolve("lib/*").toString());
    command.add(MAIN);
    command.add(files().properties().toString());
    command.add(application.toString());
    command.add(folder.data().toString());
    return command;
  }
}
