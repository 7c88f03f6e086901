package org.rubisee.answers;

import io.undertow.server.ConduitWrapper;
import io.undertow.server.HttpHandler;
import io.undertow.server.HttpServerExchange;
import org.xnio.conduits.StreamSinkConduit;

/**
 * A filter of WildFly's web server, in front of the site: answers leave through an {@link
 * UnreadAnswer}, and redirects stay on the host that the client has reached.
 */
public final class AnswerFilter implements HttpHandler {
  /** An eighth of the heap of a server. */
  static final long MOST_BYTES = 64L << 20;

  private final HttpHandler next;
  private final ConduitWrapper<StreamSinkConduit> wrapper;

  /** A filter in front of another handler. */
  public AnswerFilter(HttpHandler next) {
    this(next, new UnreadAnswers(MOST_BYTES));
  }

  /** The same with other limits. */
  AnswerFilter(HttpHandler next, UnreadAnswers unread) {
    this.next = next;
    this.wrapper =
        (factory, exchange) -> {
          OwnHost.keep(exchange);
          return new UnreadAnswer(factory.create(), exchange, unread);
        };
  }

  @Override
  public void handleRequest(HttpServerExchange exchange) throws Exception {
    exchange.addResponseWrapper(wrapper);
    next.handleRequest(exchange);
  }
}
