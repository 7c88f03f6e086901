package org.rubisee.servers.liberty;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.servers.XmlText;
import org.rubisee.servers.distribution.DataSourceUrl;
import org.rubisee.servers.distribution.DistributionOptions;
import org.rubisee.servers.distribution.LocalArchive;
import org.rubisee.servers.distribution.SharedLibraries;
import org.rubisee.servers.wildfly.ConnectionLimit;

/**
 * The configuration of an Open Liberty server: {@code servers/liberty/server.xml} of the checkout,
 * filled in.
 *
 * @param options how the server runs
 * @param properties system properties that servers of a site have
 * @param archive what is deployed, converted
 */
record LibertyConfiguration(
    DistributionOptions options, Map<String, String> properties, LocalArchive archive) {

  private static final String THREADS = "64";

  /** What the configuration is. */
  String xml() throws IOException {
    String xml = Files.readString(options.checkout().resolve("servers/liberty/server.xml"));
    for (Map.Entry<String, String> value : values().entrySet()) {
      xml = xml.replace("@" + value.getKey() + "@", XmlText.of(value.getValue()));
    }
    return xml.replace("@features@", features()).replace("@application@", application());
  }

  private Map<String, String> values() {
    Map<String, String> values = new TreeMap<>();
    values.put("http.port", properties.get("rubis.liberty.port"));
    values.put("threads", value("rubis.server.threads", THREADS));
    values.put("connections", properties.get(ConnectionLimit.PROPERTY));
    values.put("driver", SharedLibraries.driver(options.checkout()).toString());
    values.put("db.pool-size", value("rubis.db.pool-size", THREADS));
    values.put("db.url", DataSourceUrl.of(properties));
    return values;
  }

  private String features() {
    List<String> features = new ArrayList<>(List.of("jdbc-4.3", "jndi-1.0", "servlet-6.0"));
    if (archive.hasBeans()) {
      features.add("enterpriseBeansLite-4.0");
    }
    if (archive.hasPersistence()) {
      features.add("persistenceContainer-3.1");
    }
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
        archive.hasPersistence()
            ? "<classloader><commonLibrary>" + persistence() + "</commonLibrary></classloader>"
            : "";
    return "<enterpriseApplication location=\""
        + file
        + "\">"
        + classes
        + "</enterpriseApplication>";
  }

  private String persistence() {
    return SharedLibraries.persistence(options.checkout()).stream()
        .map(
            folder ->
                "<fileset dir=\"" + XmlText.of(folder.toString()) + "\" includes=\"*.jar\" />")
        .collect(Collectors.joining());
  }

  private String value(String name, String standard) {
    return properties.getOrDefault(name, standard);
  }
}
