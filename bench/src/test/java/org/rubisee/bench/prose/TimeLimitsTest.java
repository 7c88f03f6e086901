package org.rubisee.bench.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rubisee.servers.openejb.OpenEjb;

/**
 * The time limits of docs/robustness.md are those that the files set, and each wait ends before
 * that of its caller.
 */
class TimeLimitsTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final int MILLIS = 1000;
  private static final String WEB_CLIENT = "src/main/webapp/WEB-INF/jboss-ejb-client.xml";
  private static final List<String> CLIENTS_OF_APPLICATIONS =
      List.of(
          "session-facade/app/src/main/application/META-INF/jboss-ejb-client.xml",
          "servers/control/src/main/resources/org/rubisee/servers/site/co-located-ejb-client.xml");
  private static final String CALL = "invocation-timeout=\"(\\d+)\"";

  private final String bothTiers = text(HOME.resolve("servers/wildfly/cli/both-tiers.cli"));
  private final String appServer =
      text(HOME.resolve("servers/app-server/src/main/cli/app-server.cli"));
  private final Map<String, Double> documented = documented();

  private final double transaction = number(bothTiers, "name=default-timeout,value=(\\d+)");
  private final double answer = number(bothTiers, "socketTimeout:add\\(value=(\\d+)") / MILLIS;
  private final double query = number(bothTiers, "max_execution_time=(\\d+)") / MILLIS;
  private final double connection =
      number(bothTiers, "name=blocking-timeout-wait-millis,value=(\\d+)") / MILLIS;
  private final double lock = number(bothTiers, "innodb_lock_wait_timeout=(\\d+)");
  private final double tableLock = number(bothTiers, ",lock_wait_timeout=(\\d+)");
  private final double servletLock =
      number(
          text(HOME.resolve("application/jdbc/src/main/java/org/rubisee/jdbc/ServletLocks.java")),
          "PATIENCE_MILLIS = (\\d+)_000");
  private final double instance =
      number(appServer, "pool=slsb-strict-max-pool:write-attribute\\(name=timeout,value=(\\d+)");
  private final double connecting = number(bothTiers, "connectTimeout:add\\(value=(\\d+)") / MILLIS;

  @Test
  void everyCallOverTheNetworkHasALimit() {
    List<Path> webTiers =
        modules().map(module -> module.resolve("web").resolve(WEB_CLIENT)).toList();
    assertThat(webTiers).hasSizeGreaterThanOrEqualTo(6);
    for (Path client : webTiers) {
      assertThat(seconds(client)).as("%s", client).isEqualTo(documentedCall());
    }
    for (String client : CLIENTS_OF_APPLICATIONS) {
      assertThat(seconds(HOME.resolve(client))).as(client).isEqualTo(documentedCallBetweenBeans());
    }
    assertThat(OpenEjb.clientProperties(1).get("openejb.client.connection.socket.read"))
        .isEqualTo(Integer.toString((int) (MILLIS * documentedCall())));
  }

  @Test
  void theDocumentNamesTheLimitsThatAreSet() {
    assertThat(documented)
        .containsEntry("transaction", transaction)
        .containsEntry("answer of the database", answer)
        .containsEntry("query (MySQL)", query)
        .containsEntry("free connection of the pool", connection)
        .containsEntry("free instance of a session bean", instance)
        .containsEntry("lock of a row", lock)
        .containsEntry("lock of a table (`locking=table`)", tableLock)
        .containsEntry("lock of the web server (`locking=servlet`)", servletLock)
        .containsEntry("connection to the database", connecting);
  }

  @Test
  void eachWaitEndsBeforeThatOfItsCaller() {
    assertThat(documentedCall()).isGreaterThan(transaction);
    assertThat(transaction).isGreaterThan(documentedCallBetweenBeans());
    assertThat(documentedCallBetweenBeans()).isGreaterThan(answer);
    assertThat(answer).isGreaterThan(query);
    assertThat(query)
        .isGreaterThan(
            Collections.max(List.of(lock, tableLock, servletLock, connection, instance)));
    assertThat(answer).isGreaterThan(connecting);
  }

  private double documentedCall() {
    return documented.get("call from the web tier to a bean");
  }

  private double documentedCallBetweenBeans() {
    return documented.get("call of a bean by another over the network (`call-passing=network`)");
  }

  /** Implementations that have an application tier. */
  private static Stream<Path> modules() {
    try (Stream<Path> folders = Files.list(HOME)) {
      return folders
          .filter(folder -> Files.exists(folder.resolve("web").resolve(WEB_CLIENT)))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static double seconds(Path client) {
    return number(text(client), CALL) / MILLIS;
  }

  /** The table of time limits: seconds by wait. */
  private static Map<String, Double> documented() {
    String document = text(HOME.resolve("docs/robustness.md"));
    String section =
        document.substring(
            document.indexOf("\n## Time limits"), document.indexOf("\n## Dead and paused tiers"));
    Map<String, Double> limits = new LinkedHashMap<>();
    Matcher row =
        Pattern.compile("^\\| ([^|]+) \\| ([\\d.]+) s \\|", Pattern.MULTILINE).matcher(section);
    while (row.find()) {
      limits.put(row.group(1), Double.valueOf(row.group(2)));
    }
    return limits;
  }

  private static double number(String text, String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    assertThat(matcher.find()).as(pattern).isTrue();
    return Double.parseDouble(matcher.group(1));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
