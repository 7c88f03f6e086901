package org.rubisee.schema.testing;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts the statements that are executed on a connection. */
public final class CountingConnection {
  private final Connection real;
  private final AtomicInteger executed = new AtomicInteger();

  /** Counts what is executed on this connection. */
  public CountingConnection(Connection real) {
    this.real = real;
  }

  /** How many statements were executed since the last time this was asked. */
  public int executedSinceLast() {
    return executed.getAndSet(0);
  }

  /** The connection to be used. */
  public Connection connection() {
    return proxy(
        Connection.class,
        (proxy, method, arguments) -> {
          Object result = call(real, method, arguments);
          return result instanceof PreparedStatement statement ? counting(statement) : result;
        });
  }

  private PreparedStatement counting(PreparedStatement statement) {
    return proxy(
        PreparedStatement.class,
        (proxy, method, arguments) -> {
          if (method.getName().startsWith("execute")) {
            executed.incrementAndGet();
          }
          return call(statement, method, arguments);
        });
  }

  private static Object call(Object target, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }
}
