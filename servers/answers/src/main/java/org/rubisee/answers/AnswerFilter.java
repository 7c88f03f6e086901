package org.rubisee.answers;

import io.undertow.server.ConduitWrapper;
import io.undertow.server.HttpHandler;
import io.undertow.server.HttpServerExchange;
import org.xnio.conduits.StreamSinkConduit;
import org.xnio.conduits.StreamSourceConduit;

/**
 * A filter of WildFly's web server, in front of the site: bodies of requests arrive through a
 * {@link TimelyBody}, answers leave through an {@link UnreadAnswer}, redirects stay on the host
 * that the client has reached, and a refusal is a page.
 */
public final class AnswerFilter implements HttpHandler {
  /** An eighth of the heap of a server. */
  static final long MOST_BYTES = 64L << 20;

  /** As long as a reader may take nothing; the greatest body needs 19 s at 56 kbit/s. */
  static final int BODY_MILLIS = 30_000;

  private final HttpHandler next;
  private final ConduitWrapper<StreamSinkConduit> answers;
  private final ConduitWrapper<StreamSourceConduit> bodies;

  /** A filter in front of another handler. */
  public AnswerFilter(HttpHandler next) {
    this(next, new UnreadAnswers(MOST_BYTES), BODY_MILLIS);
  }

  /** The same with other limits. */
  AnswerFilter(HttpHandler next, UnreadAnswers unread, int bodyMillis) {
    this.next = next;
    this.answers =
        (factory, exchange) -> {
          OwnHost.keep(exchange);
          return new UnreadAnswer(factory.create(), exchange, unread);
        };
    this.bodies = (factory, exchange) -> new TimelyBody(factory.create(), exchange, bodyMillis);
  }

  @Override
  public void handleRequest(HttpServerExchange exchange) throws Exception {
    if (!exchange.isRequestComplete()) {
      exchange.addRequestWrapper(bodies);
      exchange.addDefaultResponseListener(BusyPage::send);
    }
    exchange.addResponseWrapper(answers);
    next.handleRequest(exchange);
  }
}
