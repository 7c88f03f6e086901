package org.rubisee.openejb;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.logging.Logger;

/**
 * MySQL's driver with connections that switch auto-commit when a statement needs it.
 *
 * <p>OpenEJB switches auto-commit off when a transaction begins and on when it ends: two round
 * trips for each transaction. WildFly's pool leaves a connection as the last transaction had it.
 * These connections do the same: between two transactions nothing is sent.
 *
 * <p>A statement must be used under the mode that it was created under. OpenEJB closes the
 * statements of a transaction with it.
 */
public final class LazyAutoCommitDriver implements Driver {
  private static final List<String> CREDENTIALS = List.of("user", "password");

  private final Driver driver;

  /** For the pool, which creates its driver by name. */
  public LazyAutoCommitDriver() throws SQLException {
    this(new com.mysql.cj.jdbc.Driver());
  }

  LazyAutoCommitDriver(Driver driver) {
    this.driver = driver;
  }

  /**
   * What a user or password is in OpenEJB's settings: it replaces expressions there, and decrypts
   * what begins like the name of a cipher.
   */
  static String encoded(String credential) {
    return URLEncoder.encode(credential, StandardCharsets.UTF_8);
  }

  /**
   * Connects.
   *
   * @param info user and password are {@link #encoded}
   */
  @Override
  public Connection connect(String url, Properties info) throws SQLException {
    Properties decoded = new Properties();
    info.stringPropertyNames().forEach(name -> decoded.setProperty(name, info.getProperty(name)));
    for (String name : CREDENTIALS) {
      decoded.computeIfPresent(
          name, (key, value) -> URLDecoder.decode((String) value, StandardCharsets.UTF_8));
    }
    Connection connection = driver.connect(url, decoded);
    return connection == null ? null : lazy(connection);
  }

  @Override
  public boolean acceptsURL(String url) throws SQLException {
    return driver.acceptsURL(url);
  }

  @Override
  public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) throws SQLException {
    return driver.getPropertyInfo(url, info);
  }

  @Override
  public int getMajorVersion() {
    return driver.getMajorVersion();
  }

  @Override
  public int getMinorVersion() {
    return driver.getMinorVersion();
  }

  @Override
  public boolean jdbcCompliant() {
    return driver.jdbcCompliant();
  }

  @Override
  public Logger getParentLogger() {
    return Logger.getLogger("com.mysql.cj");
  }

  private static Connection lazy(Connection connection) throws SQLException {
    return (Connection)
        Proxy.newProxyInstance(
            LazyAutoCommitDriver.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            new AutoCommit(connection));
  }

  /** Keeps what the pool asked for apart from what the database knows. */
  private static final class AutoCommit implements InvocationHandler {
    /** Calls that concern no transaction. */
    private static final Set<String> NEUTRAL =
        Set.of(
            "abort",
            "clearWarnings",
            "close",
            "equals",
            "getNetworkTimeout",
            "getTransactionIsolation",
            "getWarnings",
            "hashCode",
            "isClosed",
            "isReadOnly",
            "isValid",
            "isWrapperFor",
            "setNetworkTimeout",
            "toString",
            "unwrap");

    private static final Set<String> ENDS = Set.of("commit", "rollback");

    private final Connection connection;
    private boolean asked;
    private boolean sent;

    /** Whether the transaction may have done something: then JDBC says that the switch commits. */
    private boolean used;

    AutoCommit(Connection connection) throws SQLException {
      this.connection = connection;
      sent = connection.getAutoCommit();
      asked = sent;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
      String name = method.getName();
      if (name.equals("getAutoCommit") && !connection.isClosed()) {
        return asked;
      }
      if (name.equals("setAutoCommit") && !connection.isClosed()) {
        asked = (Boolean) arguments[0];
        if (used) {
          send();
        }
        return null;
      }
      if (!NEUTRAL.contains(name)) {
        send();
        used = !sent;
      }
      Object result = call(method, arguments);
      if (ENDS.contains(name) && arguments == null) {
        used = false;
      }
      return result;
    }

    private void send() throws SQLException {
      if (asked != sent) {
        connection.setAutoCommit(asked);
        sent = asked;
        used = false;
      }
    }

    private Object call(Method method, Object[] arguments) throws Throwable {
      try {
        return method.invoke(connection, arguments);
      } catch (InvocationTargetException e) {
        throw e.getTargetException();
      }
    }
  }
}
