package org.rubisee.glassfish;

import java.util.logging.Filter;
import java.util.logging.LogRecord;

/**
 * Leaves out what GlassFish logs when the transaction ends in which a bean refused to be created.
 *
 * <p>GlassFish then asks the instance for its primary key, which it never got, and does not put it
 * into the pool again. Nothing refers to the instance any more; the pool makes another. Other beans
 * of the transaction, and the transaction itself, are completed.
 */
final class RejectedCreations implements Filter {
  /** GlassFish's logger of the ends of transactions. */
  static final String LOGGER = "jakarta.enterprise.system.container.ejb.com.sun.ejb.containers";

  private static final String MESSAGE = "ejb.after_completion_error";
  private static final String PACKAGE = "org.glassfish.persistence.ejb.entitybean.container.";

  @Override
  public boolean isLoggable(LogRecord entry) {
    return !(MESSAGE.equals(entry.getMessage())
        && entry.getThrown() instanceof IllegalStateException failure
        && lacksKeyForPool(failure.getStackTrace()));
  }

  private static boolean lacksKeyForPool(StackTraceElement[] trace) {
    return trace.length > 1
        && isCall(trace[0], "EntityContextImpl", "getPrimaryKey")
        && isCall(trace[1], "EntityContainer", "passivateAndPoolEJB");
  }

  private static boolean isCall(StackTraceElement call, String type, String method) {
    return call.getClassName().equals(PACKAGE + type) && call.getMethodName().equals(method);
  }
}
