package org.rubisee.servers.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.servers.Jdk;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.httpd.HttpdOptions;
import org.rubisee.servers.httpd.HttpdStart;
import org.rubisee.servers.httpd.PhpHome;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.wildfly.WildFly;
import org.rubisee.servers.wildfly.WildFlyOptions;
import org.rubisee.servers.wildfly.WildFlyStart;
import org.rubisee.settings.SiteSettings;

/**
 * The server of a tier in a container of its own. It is prepared here from environment variables;
 * the script that called {@link #main} then becomes the server.
 *
 * <table>
 * <caption>Environment variables; empty is as good as not set</caption>
 * <tr><th>name</th><th>meaning</th></tr>
 * <tr><td>RUBIS_TIER</td><td>{@code web} or {@code app}</td></tr>
 * <tr><td>RUBIS_IMPLEMENTATION</td><td>what is served</td></tr>
 * <tr><td>RUBIS_DB_URL</td><td>JDBC URL of the database, without credentials</td></tr>
 * <tr><td>RUBIS_NODE</td><td>where a tier has several servers, a name that ends in a part of its
 * own, like a pod's: {@code app-6d4cf56db6-x7k2p}</td></tr>
 * <tr><td>RUBIS_APP_HOST, RUBIS_APP_PORT</td><td>where the web tier finds the beans</td></tr>
 * <tr><td>RUBIS_APP_PASSWORD</td><td>what the web tier proves itself with to the beans</td></tr>
 * <tr><td>RUBIS_JAVA_OPTS</td><td>further options of the JVM, separated by spaces</td></tr>
 * <tr><td>RUBIS_SITE_CLOCK and others</td><td>a setting of {@link SiteSettings}</td></tr>
 * <tr><td>RUBIS_DB_POOL_SIZE and others</td><td>see {@link #KNOBS}</td></tr>
 * <tr><td>RUBIS_PROPERTIES</td><td>further system properties, key=value, separated by white space</td></tr>
 * <tr><td>RUBIS_CALL_LOG</td><td>{@code true}: each call is logged, for the ledger</td></tr>
 * </table>
 *
 * @param environment the variables
 * @param home what the image holds, laid out as a checkout
 * @param folder the server's own
 * @param keys what the containers of a site share: {@code site-password}, of the database's account
 *     {@link EmbeddedMySql#SITE_USER}; {@code ticket-key}; and {@code clock}, a {@link
 *     org.rubisee.settings.BusinessClock}
 */
record ContainerServer(Map<String, String> environment, Path home, Path folder, Path keys) {

  static final WildFlyOptions.Ports PORTS = new WildFlyOptions.Ports(8080, 9990);

  private static final String ALL_INTERFACES = "0.0.0.0";
  private static final String SETTING = "RUBIS_SITE_";

  /** System properties of the servers that have a variable of their own. */
  private static final Map<String, String> KNOBS =
      Map.of(
          "RUBIS_DB_URL", "rubis.db.url",
          "RUBIS_DB_POOL_SIZE", "rubis.db.pool-size",
          "RUBIS_DB_STATEMENT_CACHE", "rubis.db.statement-cache",
          "RUBIS_EJB_POOL_SIZE", "rubis.ejb.pool-size",
          "RUBIS_SERVER_THREADS", "rubis.server.threads",
          "RUBIS_COMMIT_OPTION", "rubis.entities.commit-option",
          "RUBIS_APP_HOST", "rubis.app.host",
          "RUBIS_APP_PORT", "rubis.app.port");

  /**
   * Prepares the server of this container and writes the file {@code command} into its folder, one
   * word of the command line per line. The file is empty when the implementation has nothing for
   * this tier.
   *
   * @param arguments home, folder, keys
   */
  public static void main(String[] arguments) throws IOException {
    ContainerServer server =
        new ContainerServer(
            System.getenv(), Path.of(arguments[0]), Path.of(arguments[1]), Path.of(arguments[2]));
    try {
      Files.write(server.folder.resolve("command"), server.prepare());
    } catch (ServerFailedException | IllegalArgumentException e) {
      System.err.println("The server of this container cannot be started: " + e.getMessage());
      System.exit(1);
    }
  }

  /**
   * Fills the server's folder.
   *
   * @return the command line; empty when the implementation has nothing for this tier
   * @throws IllegalArgumentException if a variable is wrong; the message names it
   */
  List<String> prepare() throws IOException {
    String tier = tier();
    Implementation implementation = implementation();
    List<Path> archives = tier.equals("web") ? List.of(implementation.web()) : implementation.app();
    if (archives.isEmpty()) {
      return List.of();
    }
    String name = variable("RUBIS_NODE").map(node -> tier + ownPart(node)).orElse(tier);
    return implementation.isHttpd() ? httpd(name, implementation) : wildFly(name, tier, archives);
  }

  private List<String> wildFly(String name, String tier, List<Path> archives) throws IOException {
    WildFlyOptions options =
        new WildFlyOptions(
            name,
            home.resolve("servers").resolve(tier + "-server").resolve("target/server"),
            folder,
            PORTS,
            archives,
            properties(),
            process(),
            callLogger());
    WildFly.requireFiles(options);
    WildFlyStart start = new WildFlyStart(options, PORTS, ALL_INTERFACES);
    start.prepareFolder();
    return start.commandLine();
  }

  /** It has its variables in its command line, behind the program that sets them. */
  private List<String> httpd(String name, Implementation implementation) throws IOException {
    HttpdOptions options =
        new HttpdOptions(
            name,
            home.resolve("servers/httpd"),
            folder,
            ALL_INTERFACES,
            PORTS.http(),
            implementation.web(),
            implementation.name(),
            properties(),
            List.of());
    HttpdStart start =
        new HttpdStart(
            options, PhpHome.find(options.properties()), PORTS.http(), HttpdStart.newStatus());
    start.prepareFolder();
    List<String> command = new ArrayList<>(List.of("env"));
    start.environment().forEach((key, value) -> command.add(key + "=" + value));
    command.addAll(start.commandLine());
    return command;
  }

  /** The names of servers are short: those of transaction managers have at most 23 characters. */
  private static String ownPart(String node) {
    return node.substring(Math.max(0, node.lastIndexOf('-')));
  }

  private String tier() {
    String tier = variable("RUBIS_TIER").orElse("");
    if (!tier.equals("web") && !tier.equals("app")) {
      throw new IllegalArgumentException("RUBIS_TIER is web or app, not '" + tier + "'");
    }
    return tier;
  }

  private Implementation implementation() {
    String name = variable("RUBIS_IMPLEMENTATION").orElse("");
    List<Implementation> all = Implementation.ofAllApplications(home);
    return all.stream()
        .filter(known -> known.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    String.format(
                        Locale.ROOT,
                        "there is no implementation '%s': set RUBIS_IMPLEMENTATION to one of %s",
                        name,
                        all.stream().map(Implementation::name).collect(Collectors.joining(", ")))));
  }

  private Map<String, String> properties() throws IOException {
    Map<String, String> properties = new TreeMap<>();
    shared("clock", properties, SiteSettings.PREFIX + "clock");
    shared("ticket-key", properties, SiteSettings.PREFIX + "ticket-key");
    shared("site-password", properties, "rubis.db.password");
    properties.put("wildfly.datasources.statistics-enabled", "true");
    properties.put("rubis.db.user", EmbeddedMySql.SITE_USER);
    KNOBS.forEach((name, key) -> variable(name).ifPresent(value -> properties.put(key, value)));
    variable("RUBIS_DB_URL")
        .flatMap(SiteDatabase::sslMode)
        .ifPresent(mode -> properties.put(SiteDatabase.SSL_MODE, mode));
    environment.keySet().stream()
        .filter(name -> name.startsWith(SETTING))
        .forEach(name -> variable(name).ifPresent(value -> properties.put(setting(name), value)));
    words("RUBIS_PROPERTIES").forEach(word -> add(word, properties));
    check(properties);
    return properties;
  }

  /** What the containers of a site share is used where the environment does not say otherwise. */
  private void shared(String file, Map<String, String> properties, String key) throws IOException {
    Path value = keys.resolve(file);
    if (Files.exists(value)) {
      properties.put(key, Files.readString(value).strip());
    }
  }

  private static void add(String word, Map<String, String> properties) {
    int equals = word.indexOf('=');
    if (equals < 1) {
      throw new IllegalArgumentException(
          "RUBIS_PROPERTIES holds key=value, separated by white space, not '" + word + "'");
    }
    properties.put(word.substring(0, equals), word.substring(equals + 1));
  }

  /** A wrong setting of the site is told here, not by each page. */
  private static void check(Map<String, String> settings) {
    Properties properties = new Properties();
    properties.putAll(settings);
    SiteSettings.of(properties);
  }

  private WildFlyOptions.JvmOptions process() {
    return new WildFlyOptions.JvmOptions(
        words("RUBIS_JAVA_OPTS").toList(),
        List.of(),
        variable(WildFlyOptions.APP_PASSWORD)
            .map(password -> Map.of(WildFlyOptions.APP_PASSWORD, password))
            .orElse(Map.of()),
        Jdk.current());
  }

  private Optional<Path> callLogger() {
    return variable("RUBIS_CALL_LOG")
        .filter(Boolean::parseBoolean)
        .map(unused -> home.resolve("servers/call-log/target/call-log.jar"));
  }

  /** RUBIS_SITE_TICKET_KEY is rubis.site.ticket-key. */
  private static String setting(String variable) {
    return SiteSettings.PREFIX
        + variable.substring(SETTING.length()).toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  private Stream<String> words(String name) {
    return variable(name).stream().flatMap(text -> Stream.of(text.split("\\s+")));
  }

  private Optional<String> variable(String name) {
    return Optional.ofNullable(environment.get(name))
        .map(String::strip)
        .filter(value -> !value.isEmpty());
  }
}
