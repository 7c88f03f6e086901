package org.rubisee.servers.distribution;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The URL of a site's database with what WildFly's data source sets, and with the credentials. */
public final class DataSourceUrl {

  private DataSourceUrl() {}

  /**
   * The URL. In its encoding servers find no expressions of their own.
   *
   * @param properties system properties that servers of a site have
   */
  public static String of(Map<String, String> properties) {
    String url = properties.get("rubis.db.url").replace("$", "%24");
    return url
        + (url.contains("?") ? "&" : "?")
        + driver(properties).entrySet().stream()
            .map(
                one ->
                    one.getKey() + "=" + URLEncoder.encode(one.getValue(), StandardCharsets.UTF_8))
            .collect(Collectors.joining("&"));
  }

  /** As WildFly's data source has them: see both-tiers.cli. */
  private static Map<String, String> driver(Map<String, String> properties) {
    Map<String, String> driver = new TreeMap<>();
    driver.put("user", properties.get("rubis.db.user"));
    driver.put("password", properties.get("rubis.db.password"));
    driver.put("sslMode", properties.getOrDefault("rubis.db.ssl-mode", "DISABLED"));
    driver.put("allowPublicKeyRetrieval", "true");
    driver.put("useServerPrepStmts", "true");
    driver.put("cachePrepStmts", properties.getOrDefault("rubis.db.cache-statements", "true"));
    driver.put("prepStmtCacheSize", properties.getOrDefault("rubis.db.statement-cache", "128"));
    driver.put("prepStmtCacheSqlLimit", "4096");
    driver.put("useLocalSessionState", "true");
    driver.put("useInformationSchema", "false");
    driver.put("connectTimeout", "3000");
    driver.put("socketTimeout", "10000");
    driver.put(
        "sessionVariables",
        "sql_mode='STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION',time_zone='+00:00'"
            + ",innodb_lock_wait_timeout=5,lock_wait_timeout=5"
            + "/*!50708 ,max_execution_time=8000*/");
    return driver;
  }
}
