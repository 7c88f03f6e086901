package org.rubisee.bookstore.servletsonly;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import javax.sql.DataSource;
import org.rubisee.schema.DatabaseAddress;

/** Connections that are used again, as a server's pool has them. */
final class TestPool implements AutoCloseable {
  private final List<Connection> all = new ArrayList<>();
  private final BlockingQueue<Connection> free;

  TestPool(DatabaseAddress address, int size) throws SQLException {
    for (int i = 0; i < size; i++) {
      all.add(connect(address));
    }
    free = new ArrayBlockingQueue<>(size, false, all);
  }

  /** A connection as those of a site, whose waits for tables end. */
  static Connection connect(DatabaseAddress address) throws SQLException {
    Connection connection = address.connect();
    connection.setTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
    try (Statement statement = connection.createStatement()) {
      statement.execute("SET SESSION lock_wait_timeout = 20");
    }
    return connection;
  }

  DataSource dataSource() {
    return proxy(
        DataSource.class,
        (method, arguments) -> {
          Connection taken = free.take();
          return proxy(
              Connection.class,
              (call, values) ->
                  call.getName().equals("close") ? free.add(taken) : call.invoke(taken, values));
        });
  }

  /** All connections, none of which is in use. */
  List<Connection> unused() {
    if (free.size() < all.size()) {
      throw new AssertionError(all.size() - free.size() + " connections were not given back");
    }
    return all;
  }

  @Override
  public void close() throws SQLException {
    for (Connection connection : all) {
      connection.close();
    }
  }

  private interface Call {
    Object on(java.lang.reflect.Method method, Object[] arguments) throws Throwable;
  }

  private static <T> T proxy(Class<T> type, Call call) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader() == null ? TestPool.class.getClassLoader() : type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              try {
                Object answer = call.on(method, arguments);
                return method.getReturnType() == void.class ? null : answer;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }
}
