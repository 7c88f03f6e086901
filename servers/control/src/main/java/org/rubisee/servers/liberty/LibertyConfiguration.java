package org.rubisee.servers.liberty;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.servers.XmlText;
import org.rubisee.servers.wildfly.ConnectionLimit;

/**
 * The configuration of an Open Liberty server: {@code servers/liberty/server.xml} of the checkout,
 * filled in.
 *
 * @param options how the server runs
 * @param properties system properties that servers of a site have
 * @param features of the server
 */
record LibertyConfiguration(
    LibertyOptions options, Map<String, String> properties, Set<String> features) {

  private static final String THREADS = "64";

  /** Where the provisioned application server has the libraries that are the same here. */
  private static final String MODULES = "servers/app-server/target/server/modules";

  private static final String DRIVER = MODULES + "/com/mysql/main/mysql-connector-j.jar";

  /** Hibernate and what it needs, below the modules of WildFly. */
  private static final List<String> PERSISTENCE =
      List.of(
          "org/hibernate/main",
          "org/hibernate/commons-annotations/main",
          "org/antlr/main",
          "com/fasterxml/classmate/main",
          "net/bytebuddy/main",
          "io/smallrye/jandex/main",
          "org/jboss/logging/main",
          "jakarta/xml/bind/api/main",
          "jakarta/activation/api/main",
          "org/eclipse/angus/activation/main",
          "org/glassfish/jaxb/main");

  /** What the configuration is. */
  String xml() throws IOException {
    String xml = Files.readString(options.checkout().resolve("servers/liberty/server.xml"));
    for (Map.Entry<String, String> value : values().entrySet()) {
      xml = xml.replace("@" + value.getKey() + "@", XmlText.of(value.getValue()));
    }
    return xml.replace("@features@", featureList()).replace("@application@", application());
  }

  private Map<String, String> values() {
    Map<String, String> values = new TreeMap<>();
    values.put("http.port", properties.get("rubis.liberty.port"));
    values.put("threads", value("rubis.server.threads", THREADS));
    values.put("connections", properties.get(ConnectionLimit.PROPERTY));
    values.put("driver", options.checkout().resolve(DRIVER).toString());
    values.put("db.pool-size", value("rubis.db.pool-size", THREADS));
    values.put("db.url", url());
    return values;
  }

  /** Credentials stand in the URL, in whose encoding the server finds no expressions of its own. */
  private String url() {
    String url = properties.get("rubis.db.url").replace("$", "%24");
    return url
        + (url.contains("?") ? "&" : "?")
        + driver().entrySet().stream()
            .map(
                one ->
                    one.getKey() + "=" + URLEncoder.encode(one.getValue(), StandardCharsets.UTF_8))
            .collect(Collectors.joining("&"));
  }

  /** As WildFly's data source has them: see both-tiers.cli. */
  private Map<String, String> driver() {
    Map<String, String> driver = new TreeMap<>();
    driver.put("user", properties.get("rubis.db.user"));
    driver.put("password", properties.get("rubis.db.password"));
    driver.put("sslMode", value("rubis.db.ssl-mode", "DISABLED"));
    driver.put("allowPublicKeyRetrieval", "true");
    driver.put("useServerPrepStmts", "true");
    driver.put("cachePrepStmts", value("rubis.db.cache-statements", "true"));
    driver.put("prepStmtCacheSize", value("rubis.db.statement-cache", "128"));
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

  private String featureList() {
    return features.stream()
        .map(feature -> "<feature>" + feature + "</feature>")
        .collect(Collectors.joining("\n    "));
  }

  private String application() {
    String file = XmlText.of(options.application().getFileName().toString());
    if (file.endsWith(".war")) {
      return "<webApplication location=\""
          + file
          + "\" contextRoot=\""
          + XmlText.of(options.context())
          + "\" />";
    }
    String classes =
        features.contains("persistenceContainer-3.1")
            ? "<classloader><commonLibrary>" + persistence() + "</commonLibrary></classloader>"
            : "";
    return "<enterpriseApplication location=\""
        + file
        + "\">"
        + classes
        + "</enterpriseApplication>";
  }

  private String persistence() {
    Path modules = options.checkout().resolve(MODULES).resolve("system/layers/base");
    return PERSISTENCE.stream()
        .map(modules::resolve)
        .map(
            folder ->
                "<fileset dir=\"" + XmlText.of(folder.toString()) + "\" includes=\"*.jar\" />")
        .collect(Collectors.joining());
  }

  private String value(String name, String standard) {
    return properties.getOrDefault(name, standard);
  }
}
