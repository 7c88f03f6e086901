package org.rubisee.calllog;

import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.InvocationContext;
import java.lang.System.Logger.Level;

/**
 * Writes a line per call of a session bean to the log {@code org.rubisee.calls}: {@code remote
 * Shelf.books} for a call that came over the network, {@code local Query.getLoans} for one from
 * inside the server. The entity container, the web tier's lookups and its transactions write to the
 * same log.
 */
public class LoggedCalls {
  private static final System.Logger CALLS = System.getLogger("org.rubisee.calls");

  /** What WildFly adds to the context of calls from other machines. */
  private static final String SOURCE_ADDRESS = "jboss.source-address";

  /** Logs a call and makes it. */
  @AroundInvoke
  public Object log(InvocationContext call) throws Exception {
    if (CALLS.isLoggable(Level.TRACE)) {
      boolean isRemote = call.getContextData().containsKey(SOURCE_ADDRESS);
      CALLS.log(
          Level.TRACE,
          (isRemote ? "remote " : "local ")
              + call.getMethod().getDeclaringClass().getSimpleName()
              + "."
              + call.getMethod().getName());
    }
    return call.proceed();
  }
}
