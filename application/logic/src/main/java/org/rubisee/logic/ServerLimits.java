package org.rubisee.logic;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * Recognizes that a server ran out of something that others will give back: an answer to refuse,
 * not a failure. Servers say so with exceptions of their own classes, which other tiers may not
 * have, so the codes in their messages are what counts.
 */
public final class ServerLimits {
  private static final int LONGEST_CHAIN = 20;

  /**
   * Instances of a session bean; connections of a data source, waited for or at once. Messages of
   * WildFly have codes; those of OpenEJB and Commons DBCP have none.
   */
  private static final List<String> EXHAUSTED =
      List.of(
          "WFLYEJB0378",
          "IJ000453",
          "IJ000655",
          "No instances available in Stateless Session Bean pool",
          "Unable to acquire a new connection from the pool",
          "Timeout waiting for idle object");

  /**
   * IronJacamar could not open a connection: a wrong password, say. It wraps that in IJ000453, too.
   */
  private static final List<String> NOT_OPENED = List.of("IJ031084", "IJ000658");

  private static final String DATABASE_EXHAUSTED = "Too many connections";

  /** GlassFish's pool of connections, whose messages have no codes. */
  private static final String NO_CONNECTION = "In-use connections equal max-pool-size";

  private ServerLimits() {}

  /** Whether a pool was empty, or a call took longer than it may, according to its causes. */
  public static boolean isReached(Throwable failure) {
    List<Throwable> chain =
        Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
            .limit(LONGEST_CHAIN)
            .toList();
    if (chain.stream()
        .anyMatch(cause -> contains(cause, List.of(DATABASE_EXHAUSTED, NO_CONNECTION)))) {
      return true;
    }
    return chain.stream().noneMatch(cause -> contains(cause, NOT_OPENED))
        && chain.stream()
            .anyMatch(cause -> cause instanceof TimeoutException || contains(cause, EXHAUSTED));
  }

  private static boolean contains(Throwable cause, List<String> codes) {
    String message = cause.getMessage();
    return message != null && codes.stream().anyMatch(message::contains);
  }
}
