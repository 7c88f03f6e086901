package org.rubisee.servers.payara;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.servers.LoopbackPort;
import org.rubisee.servers.XmlText;
import org.rubisee.servers.distribution.DataSourceUrl;
import org.rubisee.servers.distribution.DistributionOptions;
import org.rubisee.servers.distribution.LocalArchive;

/**
 * The configuration of a Payara server: {@code servers/payara/domain.xml} of the checkout, filled
 * in.
 *
 * @param options how the server runs
 * @param properties system properties that servers of a site have
 * @param port of the loopback interface, where pages are answered
 */
record PayaraConfiguration(DistributionOptions options, Map<String, String> properties, int port) {

  private static final String THREADS = "64";

  /** What the configuration is. */
  String xml() throws IOException {
    String xml = Files.readString(options.checkout().resolve("servers/payara/domain.xml"));
    for (Map.Entry<String, String> value : values().entrySet()) {
      xml = xml.replace("@" + value.getKey() + "@", XmlText.of(value.getValue()));
    }
    return xml.replace("@system-properties@", systemProperties());
  }

  private Map<String, String> values() {
    return Map.of(
        "http.port", Integer.toString(port),
        "admin.port", Integer.toString(LoopbackPort.free(0, options.name())),
        "threads", properties.getOrDefault("rubis.server.threads", THREADS),
        "db.pool-size", properties.getOrDefault("rubis.db.pool-size", THREADS),
        "beans", properties.getOrDefault("rubis.ejb.pool-size", THREADS),
        "db.user", credential("rubis.db.user"),
        "db.password", credential("rubis.db.password"),
        "db.url", DataSourceUrl.of(properties));
  }

  private String credential(String name) {
    String value = properties.get(name);
    if (value.contains("${")) {
      throw new IllegalArgumentException(
          name + " has ${ in it, which Payara takes for an expression: choose another one");
    }
    return value;
  }

  /**
   * The server replaces expressions in them: those of the database, which can be anything, are in
   * its data source only.
   */
  private String systemProperties() {
    return new TreeMap<>(properties)
        .entrySet().stream()
            .filter(
                one ->
                    !one.getKey().startsWith("rubis.db.")
                        || one.getKey().equals(LocalArchive.DATA_SOURCE_PROPERTY))
            .map(
                one ->
                    "<system-property name=\""
                        + XmlText.of(one.getKey())
                        + "\" value=\""
                        + XmlText.of(one.getValue())
                        + "\" />")
            .collect(Collectors.joining("\n      "));
  }
}
