package org.rubisee.pages;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/**
 * A request that waits at the gate. No thread waits with it: when its wait is over, the container
 * calls the servlet again.
 *
 * @param startNanos {@link System#nanoTime} when it came in
 * @param letIn whether it has a place now
 * @param query of its URL; empty if it has none
 */
record WaitingRequest(long startNanos, boolean letIn, Optional<String> query) {

  /**
   * Longest body of a request that waits, in bytes. The server keeps bodies in memory; nearly all
   * forms are much shorter. Longer bodies have a limit of their own in both-tiers.cli.
   */
  static final int LONGEST_BODY = 9_999;

  private static final String ATTRIBUTE = WaitingRequest.class.getName();

  /** How the wait of a request ended; empty if it has not waited. */
  static Optional<WaitingRequest> of(HttpServletRequest request) {
    return request.getDispatcherType() == DispatcherType.ASYNC
        ? Optional.of((WaitingRequest) request.getAttribute(ATTRIBUTE))
        : Optional.empty();
  }

  /**
   * The query of a request, also after it has waited: Open Liberty forgets it meanwhile.
   *
   * @return empty if it has none
   */
  static Optional<String> queryOf(HttpServletRequest request) {
    return of(request)
        .map(WaitingRequest::query)
        .orElseGet(() -> Optional.ofNullable(request.getQueryString()));
  }

  /** Whether a request may wait; otherwise it is refused at once. */
  static boolean isAllowedFor(HttpServletRequest request) {
    return request.getContentLengthLong() <= LONGEST_BODY
        && request.getHeader("Transfer-Encoding") == null;
  }

  /** Lets a request wait; its servlet is called again. */
  static void begin(RequestGate gate, long startNanos, HttpServletRequest request) {
    Optional<String> query = Optional.ofNullable(request.getQueryString());
    AsyncContext async = request.startAsync();
    async.setTimeout(0);
    gate.queue()
        .thenAccept(letIn -> end(gate, new WaitingRequest(startNanos, letIn, query), async));
  }

  private static void end(RequestGate gate, WaitingRequest waited, AsyncContext async) {
    async.getRequest().setAttribute(ATTRIBUTE, waited);
    try {
      async.dispatch();
    } catch (IllegalStateException e) {
      // the request has ended without its page: its place is for the next one
      if (waited.letIn()) {
        gate.leave();
      }
    }
  }
}
