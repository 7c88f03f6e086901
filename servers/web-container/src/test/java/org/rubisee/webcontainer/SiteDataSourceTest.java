package org.rubisee.webcontainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class SiteDataSourceTest {
  private static final Path CLI = Path.of("../wildfly/cli/both-tiers.cli");
  private static final Pattern PROPERTY =
      Pattern.compile("connection-properties=(\\w+):add\\(value=(.+)\\)");
  private static final Pattern EXPRESSION = Pattern.compile("\\$\\{[^:}]+:([^}]*)}");

  @Test
  void tellsTheDriverWhatWildFlyTellsIt() throws IOException {
    assertThat(SiteDataSource.driver(new Properties())).isEqualTo(ofWildFly());
  }

  @Test
  void obeysTheKnobsOfThePool() {
    Properties given = new Properties();
    given.setProperty("rubis.db.cache-statements", "false");
    given.setProperty("rubis.db.statement-cache", "7");
    given.setProperty("rubis.db.ssl-mode", "REQUIRED");
    assertThat(SiteDataSource.driver(given))
        .containsEntry("cachePrepStmts", "false")
        .containsEntry("prepStmtCacheSize", "7")
        .containsEntry("sslMode", "REQUIRED");
  }

  @Test
  void namesThePropertyThatIsMissing() {
    assertThatThrownBy(() -> SiteDataSource.open(new WebSettings(new Properties())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The property rubis.db.url is missing");
  }

  /** Without expressions, since these have the same defaults there. */
  private static Map<String, String> ofWildFly() throws IOException {
    Map<String, String> properties = new TreeMap<>();
    for (String line : Files.readAllLines(CLI)) {
      Matcher property = PROPERTY.matcher(line);
      if (property.find()) {
        String value = property.group(2).replaceAll("^\"|\"$", "");
        Matcher expression = EXPRESSION.matcher(value);
        properties.put(property.group(1), expression.matches() ? expression.group(1) : value);
      }
    }
    return properties;
  }
}
