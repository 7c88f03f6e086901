package org.rubisee.servers.liberty;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.OwnerOnly;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.distribution.DistributionOptions;
import org.rubisee.servers.distribution.DistributionServer;
import org.rubisee.servers.distribution.LocalArchive;
import org.rubisee.servers.wildfly.ConnectionLimit;

/**
 * An Open Liberty server on this machine, with a folder of its own, on the loopback interface:
 * pages, and the session beans behind them. It has no administration and no metrics.
 *
 * <pre>
 * servers/rubis/     its configuration and what is deployed; only the owner can read it
 * data/              the server's own
 * calls.log          a line per call of a bean, if that was asked for
 * </pre>
 */
public final class Liberty extends DistributionServer {

  private static final String SERVER = "rubis";
  private static final String STARTED = "CWWKZ0001I";
  private static final String STARTED_WITH_ERRORS = "CWWKZ0002E";

  /** The JDK from which on Open Liberty wants other options than before. */
  private static final int NEWER_JDK = 24;

  private Liberty(DistributionOptions options) {
    super(options, STARTED, STARTED_WITH_ERRORS);
  }

  /**
   * Starts a server and waits until everything is deployed.
   *
   * @throws ServerFailedException if an archive is missing, the port is taken or the deployment
   *     fails; the message says why and what to do
   */
  public static Liberty start(DistributionOptions options) {
    return started(new Liberty(options));
  }

  @Override
  protected ProcessBuilder prepared() throws IOException {
    for (Path old : List.of(options.folder().resolve("servers"), data())) {
      DirectoryCopy.delete(old);
    }
    Files.createDirectories(data());
    Path configuration = options.folder().resolve("servers").resolve(SERVER);
    Files.createDirectories(configuration.getParent());
    OwnerOnly.folder(configuration);
    Path applications = Files.createDirectories(configuration.resolve("apps"));
    LocalArchive archive = new LocalArchive(options.properties(), Map.of(), options.callLogger());
    archive.convert(
        options.application(), applications.resolve(options.application().getFileName()));
    Map<String, String> properties = properties(archive.names());
    Files.writeString(
        configuration.resolve("server.xml"),
        new LibertyConfiguration(options, properties, archive).xml());
    files().deleteLogs();
    write(properties, configuration.resolve("bootstrap.properties"));
    ProcessBuilder process = files().process(commandLine(), options.process().environment());
    process.environment().put("WLP_USER_DIR", options.folder().toString());
    process.environment().put("WLP_OUTPUT_DIR", data().toString());
    return process;
  }

  private Path data() {
    return options.folder().resolve("data");
  }

  private Map<String, String> properties(Map<String, String> names) throws IOException {
    Map<String, String> properties = new TreeMap<>(options.properties());
    properties.putAll(names);
    properties.putIfAbsent(ConnectionLimit.PROPERTY, ConnectionLimit.ofThisProcess());
    properties.put("rubis.liberty.port", Integer.toString(port()));
    callLog().ifPresent(file -> properties.put("rubis.call-log", file.toString()));
    return properties;
  }

  /**
   * The server makes system properties of them, and replaces expressions in them: those of the
   * database, which can be anything, are in its configuration only.
   */
  private static void write(Map<String, String> values, Path file) throws IOException {
    Properties properties = new Properties();
    values.forEach(
        (name, value) -> {
          if (!name.startsWith("rubis.db.") || name.equals(LocalArchive.DATA_SOURCE_PROPERTY)) {
            properties.put(name, value);
          }
        });
    // otherwise it listens for a command that stops it
    properties.put("command.port", "-1");
    properties.put("com.ibm.ws.logging.console.log.level", "INFO");
    properties.put("com.ibm.ws.logging.console.format", "SIMPLE");
    // a rule that rejects a request rolls back, and the server would log that as an error
    properties.put("com.ibm.ws.logging.hideMessage", "WLTC0017E");
    // Hibernate would log each failed statement, which its caller gets as an exception
    properties.put(
        "com.ibm.ws.logging.trace.specification",
        "*=info:org.hibernate.engine.jdbc.spi.SqlExceptionHelper=off");
    // what its console says is in the log of the server; a second copy stays short
    properties.put("com.ibm.ws.logging.max.file.size", "1");
    properties.put("com.ibm.ws.logging.max.files", "1");
    try (OutputStream out = Files.newOutputStream(file)) {
      properties.store(out, "System properties of this server");
    }
  }

  private List<String> commandLine() {
    Path tools = options.home().resolve("bin/tools");
    List<String> command = options.process().java(files().gcLog());
    command.add("@" + options.home().resolve("lib/platform/java").resolve(javaOptions()));
    command.add("-javaagent:" + tools.resolve("ws-javaagent.jar"));
    command.addAll(options.process().options());
    command.add("-jar");
    command.add(tools.resolve("ws-server.jar").toString());
    command.add(SERVER);
    return command;
  }

  private String javaOptions() {
    return options.process().jdk().version() < NEWER_JDK ? "java9.options" : "java24.options";
  }
}
