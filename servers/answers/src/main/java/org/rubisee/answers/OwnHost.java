package org.rubisee.answers;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.Headers;

/**
 * Redirects without a host. Undertow sends a client from a folder without its last slash to the
 * folder, on the host that the request names, whoever that is.
 */
final class OwnHost {
  private static final int FIRST_REDIRECT = 300;
  private static final int AFTER_LAST_REDIRECT = 400;

  private OwnHost() {}

  /**
   * Removes scheme and host from where an answer redirects to, if they are those of its request.
   */
  static void keep(HttpServerExchange exchange) {
    int status = exchange.getStatusCode();
    if (status < FIRST_REDIRECT || status >= AFTER_LAST_REDIRECT) {
      return;
    }
    String location = exchange.getResponseHeaders().getFirst(Headers.LOCATION);
    if (location == null) {
      return;
    }
    String host = exchange.getRequestScheme() + "://" + exchange.getHostAndPort();
    if (location.startsWith(host + "/")) {
      exchange.getResponseHeaders().put(Headers.LOCATION, location.substring(host.length()));
    }
  }
}
