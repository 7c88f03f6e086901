package org.rubisee.webcontainer;

import java.util.Properties;

/**
 * What a web container is told, made of the system properties that servers of a site have.
 *
 * <table>
 * <caption>Properties</caption>
 * <tr><th>name</th><th>meaning</th><th>default</th></tr>
 * <tr><td>rubis.web.address</td><td>where pages are answered</td><td>127.0.0.1</td></tr>
 * <tr><td>rubis.web.port</td><td>at which port</td><td></td></tr>
 * <tr><td>rubis.web.context</td><td>what the paths of the site begin with, like {@code
 * /servlets-only}</td><td></td></tr>
 * <tr><td>rubis.server.threads</td><td>threads that make pages</td><td>64</td></tr>
 * <tr><td>rubis.server.connections</td><td>connections of clients at once</td><td>20000</td></tr>
 * <tr><td>rubis.db.*</td><td>see {@link SiteDataSource}</td><td></td></tr>
 * </table>
 *
 * @param given the properties
 */
public record WebSettings(Properties given) {

  /** As WildFly's listener: a client thinks for up to 70 s on an open connection. */
  public static final int KEEP_ALIVE_MILLIS = 180_000;

  /** As WildFly's listener: a reader that takes nothing for so long is given up. */
  public static final int WRITE_MILLIS = 30_000;

  /** As WildFly's listener: a page fits into the socket's buffer, so no thread waits for it. */
  public static final int SEND_BUFFER_BYTES = 131_072;

  /** As WildFly's web server: the largest body that pages accept fits. */
  public static final int BUFFERED_BODY_BYTES = 9 << 14;

  /** Most header lines of a request, and most cookies, as in WildFly. */
  public static final int MOST_HEADERS = 200;

  /** Where pages are answered. */
  public String address() {
    return given.getProperty("rubis.web.address", "127.0.0.1");
  }

  /** At which port, from 1. */
  public int port() {
    return Integer.parseInt(required("rubis.web.port"));
  }

  /** What the paths of the site begin with. */
  public String context() {
    return required("rubis.web.context");
  }

  /** Threads that make pages. */
  public int threads() {
    return Integer.parseInt(given.getProperty("rubis.server.threads", "64"));
  }

  /** Connections of clients at once. */
  public int connections() {
    return Integer.parseInt(given.getProperty("rubis.server.connections", "20000"));
  }

  /** A property that must be there. */
  String required(String name) {
    String value = given.getProperty(name);
    if (value == null) {
      throw new IllegalArgumentException("The property " + name + " is missing");
    }
    return value;
  }
}
