package org.rubisee.glassfish;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;

/**
 * GlassFish's {@code domain.xml}, made of the system properties that servers of a site have.
 *
 * <table>
 * <caption>Properties</caption>
 * <tr><th>name</th><th>meaning</th><th>default</th></tr>
 * <tr><td>rubis.glassfish.port</td><td>where pages are answered, on the loopback interface</td><td></td></tr>
 * <tr><td>rubis.db.url, .user, .password</td><td>the database</td><td></td></tr>
 * <tr><td>rubis.db.pool-size</td><td>connections</td><td>64</td></tr>
 * <tr><td>rubis.db.cache-statements, .statement-cache</td><td>whether and how many prepared statements each connection keeps</td><td>true, 128</td></tr>
 * <tr><td>rubis.db.ssl-mode</td><td>whether connections are encrypted</td><td>DISABLED</td></tr>
 * <tr><td>rubis.server.threads</td><td>threads that answer pages</td><td>64</td></tr>
 * </table>
 */
record DomainConfiguration(Properties given) {
  private static final String TEMPLATE = "domain.xml";
  private static final String THREADS = "64";

  /** As WildFly's data source has them: see both-tiers.cli. */
  private static final String DRIVER =
      "allowPublicKeyRetrieval=true&useServerPrepStmts=true"
          + "&prepStmtCacheSqlLimit=4096&useLocalSessionState=true"
          + "&useInformationSchema=false"
          + "&connectTimeout=3000&socketTimeout=10000&sessionVariables=";

  /** Those that WildFly's data source sets, too; MariaDB ignores the last. */
  private static final String SESSION =
      "sql_mode='STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION',time_zone='+00:00'"
          + ",innodb_lock_wait_timeout=5,lock_wait_timeout=5/*!50708 ,max_execution_time=8000*/";

  /**
   * The configuration.
   *
   * @throws IllegalArgumentException if a property is missing; the message names it
   */
  String xml() {
    String xml = template();
    for (Map.Entry<String, String> value : values().entrySet()) {
      xml = xml.replace("@" + value.getKey() + "@", escaped(value.getValue()));
    }
    return xml;
  }

  private Map<String, String> values() {
    return Map.of(
        "http.port", required("rubis.glassfish.port"),
        "threads", value("rubis.server.threads", THREADS),
        "db.pool-size", value("rubis.db.pool-size", THREADS),
        "db.url", url(),
        "db.user", LiteralDataSource.encoded(required("rubis.db.user")),
        "db.password", LiteralDataSource.encoded(required("rubis.db.password")));
  }

  private String url() {
    // GlassFish replaces expressions, and a URL can say the sign otherwise
    String url = required("rubis.db.url").replace("$", "%24");
    return url
        + (url.contains("?") ? "&" : "?")
        + DRIVER
        + URLEncoder.encode(SESSION, StandardCharsets.UTF_8)
        + "&sslMode="
        + value("rubis.db.ssl-mode", "DISABLED")
        + "&cachePrepStmts="
        + value("rubis.db.cache-statements", "true")
        + "&prepStmtCacheSize="
        + value("rubis.db.statement-cache", "128");
  }

  private static String template() {
    try (InputStream in = DomainConfiguration.class.getResourceAsStream(TEMPLATE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** For an attribute in double quotes. */
  private static String escaped(String value) {
    return value.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  private String value(String name, String standard) {
    return given.getProperty(name, standard);
  }

  private String required(String name) {
    String value = given.getProperty(name);
    if (value == null) {
      throw new IllegalArgumentException("The property " + name + " is missing");
    }
    return value;
  }
}
