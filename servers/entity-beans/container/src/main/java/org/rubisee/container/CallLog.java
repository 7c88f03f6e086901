package org.rubisee.container;

import java.lang.System.Logger.Level;

/**
 * The log {@code org.rubisee.calls}: a line per call, at level TRACE, so that calls can be counted
 * exactly. Costs a comparison of two numbers when nobody reads it.
 */
public final class CallLog {
  private static final System.Logger CALLS = System.getLogger("org.rubisee.calls");

  private CallLog() {}

  /** A call that reaches the container, by whichever view: {@code entity Item.getName}. */
  public static void entity(Invocation call) {
    if (CALLS.isLoggable(Level.TRACE)) {
      CALLS.log(Level.TRACE, "entity " + call.bean() + "." + Invocation.name(call.method()));
    }
  }

  /** A copy of an argument or result: {@code copy BidLine}. */
  public static void copy(Object original) {
    if (CALLS.isLoggable(Level.TRACE)) {
      CALLS.log(Level.TRACE, "copy " + original.getClass().getSimpleName());
    }
  }

  /** A lookup in the naming service: {@code lookup java:jboss/UserTransaction}. */
  public static void lookup(String name) {
    if (CALLS.isLoggable(Level.TRACE)) {
      CALLS.log(Level.TRACE, "lookup " + name);
    }
  }
}
