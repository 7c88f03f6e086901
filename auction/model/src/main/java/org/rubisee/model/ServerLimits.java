package org.rubisee.model;

import java.util.List;
import java.util.concurrent.TimeoutException;

/**
 * Recognizes that a server ran out of something that others will give back: an answer to refuse,
 * not a failure. Servers say so with exceptions of their own classes, which other tiers may not
 * have, so the codes in their messages are what counts.
 */
public final class ServerLimits {
  private static final int LONGEST_CHAIN = 20;

  /** Instances of a session bean; connections of a data source, waited for or at once. */
  private static final List<String> EXHAUSTED = List.of("WFLYEJB0378", "IJ000453", "IJ000655");

  private ServerLimits() {}

  /** Whether a pool was empty, or a call took longer than it may, according to its causes. */
  public static boolean isReached(Throwable failure) {
    Throwable cause = failure;
    for (int depth = 0; cause != null && depth < LONGEST_CHAIN; depth++) {
      if (cause instanceof TimeoutException || isExhausted(cause.getMessage())) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }

  private static boolean isExhausted(String message) {
    return message != null && EXHAUSTED.stream().anyMatch(message::contains);
  }
}
