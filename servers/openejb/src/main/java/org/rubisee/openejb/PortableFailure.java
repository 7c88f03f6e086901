package org.rubisee.openejb;

import jakarta.ejb.EJBException;
import java.lang.reflect.Constructor;
import java.rmi.RemoteException;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A failure without classes that callers in other servers may not have. Messages and stacks stay;
 * an exception of a foreign class becomes one of Java, an {@link SQLException} with its codes.
 */
final class PortableFailure {

  /** What every server of a site has: Java, the interfaces of beans, and the site's own. */
  private static final List<String> KNOWN =
      List.of("java.", "jakarta.ejb.", "jakarta.transaction.", "org.rubisee.");

  private PortableFailure() {}

  /** The same failure, or one that says the same. */
  static Throwable of(Throwable failure) {
    Throwable cause = failure.getCause();
    if (cause == null) {
      return isKnown(failure) ? failure : renamed(failure, null);
    }
    Throwable portable = of(cause);
    if (portable == cause && isKnown(failure)) {
      return failure;
    }
    return isKnown(failure)
        ? again(failure, portable).orElseGet(() -> renamed(failure, portable))
        : renamed(failure, portable);
  }

  private static boolean isKnown(Throwable failure) {
    return KNOWN.stream().anyMatch(failure.getClass().getName()::startsWith)
        && Stream.of(failure.getSuppressed()).allMatch(PortableFailure::isKnown);
  }

  /** The same class and message with another cause. */
  private static Optional<Throwable> again(Throwable failure, Throwable cause) {
    if (failure instanceof RemoteException remote) {
      remote.detail = cause;
      return Optional.of(remote);
    }
    if (failure instanceof SQLException) {
      return Optional.empty();
    }
    Class<?> type = cause instanceof Exception ? Exception.class : Throwable.class;
    try {
      Constructor<? extends Throwable> constructor =
          failure instanceof EJBException
              ? failure.getClass().getConstructor(String.class, type)
              : failure.getClass().getConstructor(String.class, Throwable.class);
      return Optional.of(like(failure, constructor.newInstance(failure.getMessage(), cause)));
    } catch (ReflectiveOperationException e) {
      return Optional.empty();
    }
  }

  private static Throwable renamed(Throwable failure, Throwable cause) {
    if (failure instanceof SQLException sql) {
      return like(
          sql, new SQLException(sql.getMessage(), sql.getSQLState(), sql.getErrorCode(), cause));
    }
    return like(failure, new RuntimeException(failure.toString(), cause));
  }

  private static Throwable like(Throwable failure, Throwable portable) {
    portable.setStackTrace(failure.getStackTrace());
    return portable;
  }
}
