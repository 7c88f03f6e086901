package org.rubisee.answers;

import io.undertow.server.HttpServerExchange;
import io.undertow.util.Headers;
import io.undertow.util.StatusCodes;

/** What a client reads when the server refuses its request before the site has seen it. */
final class BusyPage {
  private static final String TEXT =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head><meta charset="UTF-8"><title>RUBiS EE: busy</title></head>
      <body><h1>The site is busy</h1>
      <p>Nothing was changed. Please try again in a moment.</p></body>
      </html>
      """;

  /** As the pages of the site say it. */
  private static final String RETRY_AFTER_SECONDS = "1";

  private BusyPage() {}

  /** Gives an answer 503 that has no body one; returns whether it did. */
  static boolean send(HttpServerExchange exchange) {
    if (exchange.getStatusCode() != StatusCodes.SERVICE_UNAVAILABLE) {
      return false;
    }
    exchange.getResponseHeaders().put(Headers.CONTENT_TYPE, "text/html;charset=UTF-8");
    exchange.getResponseHeaders().put(Headers.RETRY_AFTER, RETRY_AFTER_SECONDS);
    exchange.getResponseSender().send(TEXT);
    return true;
  }
}
