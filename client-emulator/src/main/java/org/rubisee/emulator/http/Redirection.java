package org.rubisee.emulator.http;

import java.net.URI;
import java.util.Optional;
import java.util.Set;
import org.apache.hc.core5.http.HttpHost;

/**
 * Where an answer sends a browser.
 *
 * @param host of the request
 * @param path of the request, with its query
 * @param location what the answer says: a URL, or a path relative to the request's
 */
record Redirection(HttpHost host, String path, String location) {

  /** How many are followed for one page or file. */
  static final int MOST = 5;

  private static final Set<Integer> STATUSES = Set.of(301, 302, 303, 307, 308);

  /** A browser repeats the form of a request with one of these. */
  private static final Set<Integer> KEEPING_METHOD = Set.of(307, 308);

  /** Whether an answer with this status sends a browser elsewhere. */
  static boolean isMeantBy(int status) {
    return STATUSES.contains(status);
  }

  /** Whether the same form is sent again. */
  static boolean keepsForm(int status) {
    return KEEPING_METHOD.contains(status);
  }

  /** Path and query on the same host; empty if it is another scheme, host or port. */
  Optional<String> onSameHost() {
    try {
      URI asked = URI.create(host.toURI() + path);
      URI target = asked.resolve(location);
      boolean isSame =
          asked.getScheme().equalsIgnoreCase(target.getScheme())
              && asked.getHost().equalsIgnoreCase(target.getHost())
              && port(asked) == port(target);
      if (!isSame) {
        return Optional.empty();
      }
      String query = target.getRawQuery() == null ? "" : "?" + target.getRawQuery();
      return Optional.of((target.getRawPath().isEmpty() ? "/" : target.getRawPath()) + query);
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static int port(URI uri) {
    return uri.getPort() < 0 ? 80 : uri.getPort();
  }

  /** Why it was not followed. */
  String complaint(int status) {
    return host.toURI()
        + path
        + " answers with status "
        + status
        + " to "
        + location
        + ": at most "
        + MOST
        + " redirects are followed, to the same scheme, host and port. Name the site where it is"
        + " with --url";
  }
}
