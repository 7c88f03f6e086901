package org.rubisee.emulator.site;

import java.net.URI;
import java.net.URISyntaxException;
import org.apache.hc.core5.http.HttpHost;

/**
 * Where a site is.
 *
 * @param host scheme, host and port
 * @param path of the site, without a slash at its end; empty: the root, or the default of its kind
 */
public record SiteAddress(HttpHost host, String path) {

  /**
   * Reads a URL.
   *
   * @throws IllegalArgumentException if it is not an http URL; the message says what one looks like
   */
  public static SiteAddress parse(String url) {
    URI uri;
    try {
      uri = new URI(url.strip());
    } catch (URISyntaxException e) {
      throw wrong(url);
    }
    if (!"http".equalsIgnoreCase(uri.getScheme()) || uri.getHost() == null) {
      throw wrong(url);
    }
    int port = uri.getPort() < 0 ? 80 : uri.getPort();
    String path = uri.getRawPath() == null ? "" : uri.getRawPath();
    return new SiteAddress(new HttpHost("http", uri.getHost(), port), path.replaceAll("/+$", ""));
  }

  private static IllegalArgumentException wrong(String url) {
    return new IllegalArgumentException(
        "A site's URL looks like http://localhost:8080/servlets-only, not '" + url + "'");
  }
}
