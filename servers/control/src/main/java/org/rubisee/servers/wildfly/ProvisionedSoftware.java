package org.rubisee.servers.wildfly;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** What the build puts into the servers of a site. */
public final class ProvisionedSoftware {

  private ProvisionedSoftware() {}

  /** Product to version, for example {@code WildFly} to {@code 39.0.1.Final}. */
  public static Map<String, String> versions() {
    Properties properties = new Properties();
    try (InputStream in = ProvisionedSoftware.class.getResourceAsStream("wildfly.properties")) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> versions = new TreeMap<>();
    versions.put("WildFly", properties.getProperty("wildfly"));
    versions.put("OpenEJB", properties.getProperty("openejb"));
    versions.put("GlassFish", properties.getProperty("glassfish"));
    versions.put("Tomcat", properties.getProperty("tomcat"));
    versions.put("Jetty", properties.getProperty("jetty"));
    versions.put("MySQL Connector/J", properties.getProperty("mysql-connector"));
    return versions;
  }
}
