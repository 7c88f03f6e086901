package org.rubisee.logic;

import java.io.EOFException;
import java.nio.channels.ClosedChannelException;
import java.util.List;

/**
 * Recognizes that a tier does not answer, which passes when the tier is back, among failures of a
 * call. Servers say so with exceptions of their own classes, which other tiers may not have, so the
 * codes in their messages are what counts.
 */
public final class TierFailures {
  private static final int LONGEST_CHAIN = 20;

  /** Exceptions of connections are in this package: refused, reset, no route, timed out. */
  private static final String OF_CONNECTIONS = "java.net.";

  /** No server for a bean is known; none of those that are known answers. */
  private static final List<String> NO_SERVER = List.of("EJBCLIENT000079", "EJBCLIENT000409");

  /**
   * A call of a bean that did not reach a server, because the connection was lost before; a server
   * that has not deployed its beans yet.
   */
  private static final List<String> NOT_CALLED =
      List.of("org.jboss.ejb.client.RequestSendFailedException", "jakarta.ejb.NoSuchEJBException");

  /**
   * The transaction manager lost a resource during the commit: here the database, which is the only
   * one. It may have committed. WildFly throws the first, Payara the second.
   */
  private static final List<String> OUTCOME_UNKNOWN =
      List.of("jakarta.transaction.HeuristicMixedException", "jakarta.transaction.SystemException");

  /**
   * WildFly's client of beans waited in vain for the result of a call. A paused server may run the
   * call when it goes on.
   */
  private static final String NO_RESULT = "No invocation response received";

  /** The database's driver, in whatever wraps its words: Payara's pool drops the exception. */
  private static final String DATABASE_LOST = "Communications link failure";

  private TierFailures() {}

  /** Whether a tier did not answer, according to the failure and its causes. */
  public static boolean isUnavailable(Throwable failure) {
    Throwable cause = failure;
    for (int depth = 0; cause != null && depth < LONGEST_CHAIN; depth++) {
      if (isUnavailableItself(cause)) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }

  private static boolean isUnavailableItself(Throwable cause) {
    return cause instanceof TierUnavailableException
        || cause instanceof ClosedChannelException
        || cause instanceof EOFException
        || cause.getClass().getName().startsWith(OF_CONNECTIONS)
        || NOT_CALLED.contains(cause.getClass().getName())
        || OUTCOME_UNKNOWN.contains(cause.getClass().getName())
        || isSaidBy(cause.getMessage());
  }

  private static boolean isSaidBy(String message) {
    return message != null
        && (message.startsWith(NO_RESULT)
            || message.contains(DATABASE_LOST)
            || NO_SERVER.stream().anyMatch(message::contains));
  }
}
