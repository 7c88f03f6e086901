package org.rubisee.servers.openejb;

import java.io.File;
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
 * An OpenEJB server on this machine, with a folder of its own, on the loopback interface: entity
 * and session beans, called by ejbd. Calls need the password of the site, and only classes that
 * calls carry are ever deserialized.
 */
public final class OpenEjb extends ManagedServer {

  /** As many as the web server has. */
  private static final int CALLING_THREADS = 64;

  private static final String MAIN = "org.rubisee.openejb.OpenEjbServer";
  private static final String STARTED = "RUBiS EE: OpenEJB has started";

  /**
   * What a call of a bean may carry, and one of the JVM's management, which the bench reads. Other
   * classes are never instantiated. The limits are far above the largest call, and stop a caller
   * who wants to use up memory or the stack: calls are read before their login is checked.
   */
  static final String DESERIALIZED =
      "maxdepth=32;maxarray=1000;maxrefs=10000;org.rubisee.**;org.apache.openejb.client.**;java.lang.*;java.math.*;java.net.URI"
          + ";java.rmi.**;java.time.*;java.util.*;jakarta.ejb.*;javax.management.ObjectName"
          + ";javax.security.auth.Subject;!*";

  private final OpenEjbOptions options;
  private final OpenEjbFolder folder;

  private OpenEjb(OpenEjbOptions options) {
    super(
        "ejbd",
        LOOPBACK,
        LoopbackPort.free(options.port(), options.name()),
        new StartupLog(options.name(), new ServerFiles(options.folder()).log(), STARTED));
    this.options = options;
    folder = new OpenEjbFolder(options.folder());
  }

  /**
   * Starts a server and waits until everything is deployed.
   *
   * @throws ServerFailedException if the server was not provisioned, the archive is missing, the
   *     port is taken or a deployment fails; the message says why and what to do
   */
  public static OpenEjb start(OpenEjbOptions options) {
    requireFiles(options);
    return started(new OpenEjb(options));
  }

  private static void requireFiles(OpenEjbOptions options) {
    if (!Files.isDirectory(options.home().resolve("lib"))) {
      throw new ServerFailedException(
          "There is no OpenEJB server in "
              + options.home()
              + ": provision it with 'mvn -pl servers/openejb -am package' in the root of the"
              + " checkout");
    }
    requireBuilt(List.of(options.application()));
  }

  /**
   * System properties of a web server that calls beans of such a server. A thread waits for a call
   * no longer than for one of WildFly's, and finds a connection of its own.
   *
   * @param port of the loopback interface, at which the calls are answered
   */
  public static Map<String, String> clientProperties(int port) {
    return Map.of(
        "rubis.openejb.url", "ejbd://" + LOOPBACK + ":" + port,
        "openejb.client.connection.pool.size", Integer.toString(CALLING_THREADS),
        "openejb.client.connection.pool.timeout", "5000",
        "openejb.client.connection.socket.timeout", "3000",
        "openejb.client.connection.socket.read", "20000");
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
    return options.logsCalls() ? Optional.of(folder.callLog()) : Optional.empty();
  }

  @Override
  protected ProcessBuilder prepared() throws IOException {
    folder.prepare(options.application());
    files().deleteLogs();
    files().write(properties());
    return files().process(commandLine(), options.process().environment());
  }

  private Map<String, String> properties() {
    Map<String, String> properties = new TreeMap<>(options.properties());
    properties.put("rubis.openejb.address", LOOPBACK);
    properties.put("rubis.openejb.port", Integer.toString(port()));
    callLog().ifPresent(file -> properties.put("rubis.openejb.call-log", file.toString()));
    return properties;
  }

  private List<String> commandLine() throws IOException {
    List<String> command = options.process().java(files().gcLog());
    command.add("-Djdk.serialFilter=" + DESERIALIZED);
    command.add("-Djava.util.logging.SimpleFormatter.format=" + LOG_FORMAT);
    command.add("-Dopenejb.home=" + folder.data());
    command.add("-Dopenejb.base=" + folder.data());
    command.add("-javaagent:" + javaAgent());
    command.addAll(options.process().options());
    command.add("-cp");
    command.add(
        String.join(
            File.pathSeparator,
            options.home().resolve("lib/*").toString(),
            folder.libraries() + "/*"));
    command.add(MAIN);
    command.add(files().properties().toString());
    command.add(folder.modules().toString());
    return command;
  }

  /** It makes the classes of container-managed beans known to OpenJPA. */
  private Path javaAgent() throws IOException {
    try (Stream<Path> jars = Files.list(options.home().resolve("lib"))) {
      return jars.filter(jar -> jar.getFileName().toString().startsWith("openejb-javaagent-"))
          .findFirst()
          .orElseThrow(() -> new IOException("there is no openejb-javaagent in " + options.home()));
    }
  }
}
