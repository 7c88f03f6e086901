package org.rubisee.servers.wildfly;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.ServerFiles;
import org.wildfly.core.launcher.StandaloneCommandBuilder;

/**
 * All that happens before the process of a server: its folder is filled, and its command line is
 * made. The same whoever starts the process then.
 *
 * @param options how it runs
 * @param ports where it listens
 * @param address where pages and beans are answered: the loopback interface, or all interfaces of a
 *     container
 */
public record WildFlyStart(WildFlyOptions options, WildFlyOptions.Ports ports, String address) {

  /** The system property that says by which protocol the web tier calls beans. */
  private static final String TRANSPORT_PROPERTY = "rubis.transport";

  /**
   * The system property of a web server that names further application servers, as {@code
   * host:port} with commas between. Without it a web server calls the one that {@code
   * rubis.app.host} and {@code rubis.app.port} say.
   */
  public static final String FURTHER_APP_NODES = "rubis.app.further-nodes";

  /** What the names of the data source's properties begin with. */
  private static final String DATA_SOURCE = "rubis.db.";

  /** What WildFly takes for an expression. */
  private static final Pattern EXPRESSION = Pattern.compile("\\$\\{.*}");

  /** The system property that says whether beans of one server are called over the network. */
  private static final String OVER_NETWORK_PROPERTY = "rubis.ejb.over-network";

  /**
   * How often WildFly's client of beans sends a call again that it could not send, or that the
   * server did not know. With several servers the next try may reach another one, after the first
   * one may have run the call: so never.
   */
  private static final String CALL_RETRIES = "org.jboss.ejb.client.max-retries";

  /**
   * The system property with the milliseconds between the pool's checks of idle connections. A
   * check switches auto-commit on: a page would be charged its statement, and the next page that of
   * switching back. A server whose calls are counted therefore has a day between two checks. The
   * checks stay on, because without them the pool checks a connection whenever it hands it out.
   */
  private static final String MILLIS_BETWEEN_CHECKS = "rubis.db.background-validation-millis";

  /**
   * A heap that does not grow, so that every trial has the same; a collector by name. The direct
   * memory is a bound for what clients can make the server keep: see both-tiers.cli.
   */
  static final List<String> JVM_OPTIONS =
      List.of(
          "-Xms512m",
          "-Xmx512m",
          "-XX:MaxDirectMemorySize=1g",
          "-XX:+UseG1GC",
          "-XX:+ExitOnOutOfMemoryError",
          "-Djava.net.preferIPv4Stack=true",
          "-Djava.awt.headless=true");

  /** The classes that a call of a bean may carry; others are never instantiated. */
  static final String UNMARSHALLED =
      "org.rubisee.**;java.lang.*;java.math.*;java.time.*;java.util.*;jakarta.ejb.*"
          + ";jakarta.transaction.xa.*;javax.transaction.xa.*;org.jboss.ejb.client.*"
          + ";org.wildfly.transaction.client.**";

  private WildFlyFolder folder() {
    return new WildFlyFolder(options.folder());
  }

  private ServerFiles files() {
    return new ServerFiles(options.folder());
  }

  /** Creates the server's folder again. */
  public void prepareFolder() throws IOException {
    folder().prepare(options.home(), options.deployments());
    configureFolder();
  }

  /** The same for a restart, after which a deployment may need what it kept. */
  public void prepareFolderAgain() throws IOException {
    folder().prepareAgain(options.home(), options.deployments());
    configureFolder();
  }

  private void configureFolder() throws IOException {
    if (options.webHome().isPresent()) {
      folder().servePagesLike(options.webHome().get(), isCallingItself());
    }
    String password = options.process().environment().get(WildFlyOptions.APP_PASSWORD);
    if (!isCalledOverHttp()) {
      folder().removeInvoker();
    }
    if (!furtherAppNodes().isEmpty()) {
      folder().addAppNodes(furtherAppNodes());
    }
    if (password != null && folder().takesCalls()) {
      folder().allowCallsWith(password);
    }
    if (options.callLogger().isPresent()) {
      new CallLog(options.folder()).install(options.callLogger().get());
    }
    files().deleteLogs();
    files().write(systemProperties());
  }

  private boolean isCalledOverHttp() {
    return options.properties().getOrDefault(TRANSPORT_PROPERTY, "").equals("http");
  }

  private boolean isCallingItself() {
    return Boolean.parseBoolean(options.properties().get(OVER_NETWORK_PROPERTY));
  }

  private List<String> furtherAppNodes() {
    String addresses = options.properties().getOrDefault(FURTHER_APP_NODES, "");
    return addresses.isEmpty() ? List.of() : List.of(addresses.split(","));
  }

  /** What runs it, once its folder is prepared. */
  public List<String> commandLine() {
    StandaloneCommandBuilder server =
        StandaloneCommandBuilder.of(options.home())
            .setJavaHome(options.process().jdk().home())
            .setBaseDirectory(options.folder())
            .setServerReadOnlyConfiguration("standalone.xml")
            .setJavaOptions(JVM_OPTIONS)
            .addJavaOption("-Xlog:gc:file=" + files().gcLog() + ":uptime")
            .addJavaOptions(options.process().options());
    server.setPropertiesFile(files().properties());
    if (options.callLogger().isPresent()) {
      server.addModuleDir(new CallLog(options.folder()).modules().toString());
    }
    List<String> command = new ArrayList<>(options.process().commandPrefix());
    command.addAll(server.build());
    return command;
  }

  /**
   * WildFly replaces expressions in what an expression of its configuration stands for, and then
   * takes two dollar signs for one. The properties of the data source are read in no other way.
   */
  private static String literal(String name, String value) {
    return name.startsWith(DATA_SOURCE) && EXPRESSION.matcher(value).find()
        ? value.replace("$", "$$")
        : value;
  }

  /** What the server is told when it starts. */
  Map<String, String> systemProperties() throws IOException {
    Map<String, String> properties = new TreeMap<>(options.properties());
    properties.replaceAll(WildFlyStart::literal);
    properties.putIfAbsent(ConnectionLimit.PROPERTY, ConnectionLimit.ofThisProcess());
    if (isCalledOverHttp()) {
      properties.put("wildfly.config.url", folder().httpClientFile().toUri().toString());
    }
    if (!furtherAppNodes().isEmpty()) {
      properties.put(CALL_RETRIES, "0");
    }
    if (options.callLogger().isPresent()) {
      properties.put(MILLIS_BETWEEN_CHECKS, Long.toString(Duration.ofDays(1).toMillis()));
    }
    properties.put("jboss.experimental.ejb.unmarshalling.filter.spec", UNMARSHALLED);
    properties.put("jboss.bind.address", address);
    properties.put("jboss.bind.address.management", ManagedServer.LOOPBACK);
    properties.put("jboss.http.port", Integer.toString(ports.http()));
    properties.put("jboss.management.http.port", Integer.toString(ports.management()));
    properties.put("jboss.node.name", options.name() + "-" + ports.http());
    // Whoever asks the JVM over JMX would otherwise make it collect all garbage each hour.
    properties.put("sun.rmi.dgc.server.gcInterval", Long.toString(Long.MAX_VALUE - 1));
    properties.put("jboss.tx.node.id", options.name() + "-" + ports.http());
    return properties;
  }
}
