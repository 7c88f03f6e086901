package org.rubisee.openejb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SettingsTest {

  private static final Path WILDFLY =
      Path.of(System.getProperty("rubis.home"), "servers/wildfly/cli/both-tiers.cli");

  @Test
  void theDriverIsSetAsInWildFly() throws IOException {
    Map<String, String> wildFly = new TreeMap<>();
    Pattern.compile("connection-properties=(\\w+):add\\(value=\"?([^\")]*)\"?\\)")
        .matcher(Files.readString(WILDFLY))
        .results()
        .forEach(set -> wildFly.put(set.group(1), standard(set)));

    assertThat(wildFly).isNotEmpty();
    assertThat(ofTheUrl(Map.of())).containsAllEntriesOf(wildFly);
  }

  @Test
  void checksIdleConnectionsAsWildFlyDoesAndNoneThatItHandsOut() throws IOException {
    String wildFly = Files.readString(WILDFLY);
    Properties settings = settings(Map.of());

    assertThat(wildFly).contains("background-validation,value=true");
    assertThat(wildFly).contains("background-validation-millis:30000");
    assertThat(settings)
        .containsEntry("jdbc/RubisDS.TestWhileIdle", "true")
        .containsEntry("jdbc/RubisDS.TimeBetweenEvictionRuns", "30 seconds")
        .containsEntry("jdbc/RubisDS.NumTestsPerEvictionRun", "-1")
        .containsEntry("jdbc/RubisDS.TestOnBorrow", "false");
  }

  @Test
  void encryptsConnectionsAsAsked() {
    assertThat(ofTheUrl(Map.of("rubis.db.ssl-mode", "REQUIRED")))
        .containsEntry("sslMode", "REQUIRED");
  }

  @Test
  void keepsWhatTheUrlSays() {
    String url = "jdbc:mysql://127.0.0.1:3306/rubis?a=b";

    assertThat(url(Map.of("rubis.db.url", url))).startsWith(url + "&");
    assertThat(url(Map.of())).startsWith("jdbc:mysql://127.0.0.1:3306/rubis?").doesNotContain("?&");
  }

  @Test
  void hasTheSizesOfTheKnobs() {
    Map<String, String> knobs =
        Map.of("rubis.db.statement-cache", "5", "rubis.db.cache-statements", "false");

    assertThat(ofTheUrl(knobs))
        .containsEntry("prepStmtCacheSize", "5")
        .containsEntry("cachePrepStmts", "false");
  }

  @Test
  void namesWhatIsMissing() {
    Settings nothing = new Settings(new Properties());

    assertThatThrownBy(nothing::openEjb)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("rubis.db.");
  }

  /** What the driver is told, by name. */
  private static Map<String, String> ofTheUrl(Map<String, String> knobs) {
    return Stream.of(url(knobs).split("\\?", 2)[1].split("&"))
        .map(pair -> pair.split("=", 2))
        .collect(
            Collectors.toMap(
                pair -> pair[0], pair -> URLDecoder.decode(pair[1], StandardCharsets.UTF_8)));
  }

  private static String url(Map<String, String> knobs) {
    return settings(knobs).getProperty("jdbc/RubisDS.JdbcUrl");
  }

  private static Properties settings(Map<String, String> knobs) {
    Properties given = new Properties();
    given.putAll(
        Map.of(
            "rubis.db.url", "jdbc:mysql://127.0.0.1:3306/rubis",
            "rubis.db.user", "somebody",
            "rubis.db.password", "secret"));
    given.putAll(knobs);
    return new Settings(given).openEjb();
  }

  /** What an expression like {@code ${name:value}} is when nobody sets it. */
  private static String standard(MatchResult set) {
    return set.group(2).replaceFirst("\\$\\{[^:}]*:([^}]*)\\}", "$1");
  }
}
