package org.rubisee.webcontainer;

import jakarta.resource.ResourceException;
import jakarta.resource.spi.TransactionSupport.TransactionSupportLevel;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.jboss.jca.adapters.jdbc.extensions.mysql.MySQLExceptionSorter;
import org.jboss.jca.adapters.jdbc.extensions.mysql.MySQLValidConnectionChecker;
import org.jboss.jca.adapters.jdbc.local.LocalManagedConnectionFactory;
import org.jboss.jca.common.api.metadata.common.FlushStrategy;
import org.jboss.jca.core.api.connectionmanager.pool.PoolConfiguration;
import org.jboss.jca.core.connectionmanager.ConnectionManagerFactory;
import org.jboss.jca.core.connectionmanager.NoTxConnectionManager;
import org.jboss.jca.core.connectionmanager.pool.api.Pool;
import org.jboss.jca.core.connectionmanager.pool.api.PoolFactory;
import org.jboss.jca.core.connectionmanager.pool.api.PoolStrategy;
import org.jboss.jca.core.connectionmanager.pool.validator.ConnectionValidator;

/**
 * The pool of connections that WildFly has, set as {@code servers/wildfly/cli/both-tiers.cli} sets
 * it, in a process without WildFly: web containers then differ in nothing but themselves.
 *
 * <table>
 * <caption>Properties</caption>
 * <tr><th>name</th><th>meaning</th><th>default</th></tr>
 * <tr><td>rubis.db.url, .user, .password</td><td>the database</td><td></td></tr>
 * <tr><td>rubis.db.pool-size</td><td>most connections</td><td>64</td></tr>
 * <tr><td>rubis.db.cache-statements, .statement-cache</td><td>whether and how many prepared
 * statements each connection keeps</td><td>true, 128</td></tr>
 * <tr><td>rubis.db.ssl-mode</td><td>whether connections are encrypted</td><td>DISABLED</td></tr>
 * <tr><td>rubis.db.background-validation-millis</td><td>between checks of idle connections</td>
 * <td>30000</td></tr>
 * </table>
 */
final class SiteDataSource {

  /** Where sites look it up. */
  static final String JNDI_NAME = "java:jboss/datasources/RubisDS";

  /** Those of the data source in {@code both-tiers.cli}; a test compares the two. */
  static final String SESSION_VARIABLES =
      "sql_mode='STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION',time_zone='+00:00'"
          + ",innodb_lock_wait_timeout=5,lock_wait_timeout=5/*!50708 ,max_execution_time=8000*/";

  /** A connection stays as its last transaction left it: no SET autocommit for the next one. */
  private static final String CLEANUP = "ironjacamar.jdbc.setautocommitoncleanup";

  private static final String POOL_OF_WILDFLY =
      "org.jboss.jca.core.connectionmanager.pool.mcp"
          + ".SemaphoreConcurrentLinkedDequeManagedConnectionPool";

  private SiteDataSource() {}

  /**
   * Opens the pool. Connections are made when they are asked for.
   *
   * @throws IllegalArgumentException if a property is missing
   * @throws IllegalStateException if the pool cannot be made
   */
  static DataSource open(WebSettings settings) {
    System.setProperty(CLEANUP, "false");
    LocalManagedConnectionFactory connections = connections(settings);
    try {
      Pool pool =
          new PoolFactory()
              .create(
                  PoolStrategy.ONE_POOL,
                  connections,
                  configuration(settings),
                  false,
                  true,
                  POOL_OF_WILDFLY);
      pool.setName("RubisDS");
      startValidator();
      return (DataSource) connections.createConnectionFactory(manager(pool));
    } catch (ResourceException e) {
      throw new IllegalStateException("The pool of connections cannot be made", e);
    }
  }

  private static NoTxConnectionManager manager(Pool pool) {
    NoTxConnectionManager manager =
        new ConnectionManagerFactory()
            .createNonTransactional(
                TransactionSupportLevel.NoTransaction,
                pool,
                null,
                null,
                false,
                null,
                true,
                true,
                false,
                false,
                FlushStrategy.FAILING_CONNECTION_ONLY,
                null,
                null);
    manager.setJndiName(JNDI_NAME);
    return manager;
  }

  private static LocalManagedConnectionFactory connections(WebSettings settings) {
    LocalManagedConnectionFactory factory = new LocalManagedConnectionFactory();
    factory.setDriverClass("com.mysql.cj.jdbc.Driver");
    factory.setConnectionURL(settings.required("rubis.db.url"));
    factory.setUserName(settings.required("rubis.db.user"));
    factory.setPassword(settings.required("rubis.db.password"));
    factory.setConnectionProperties(text(driver(settings.given())));
    factory.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
    factory.setExceptionSorterClassName(MySQLExceptionSorter.class.getName());
    factory.setValidConnectionCheckerClassName(MySQLValidConnectionChecker.class.getName());
    // there are no transactions of a server that a connection could belong to
    factory.setJTA(false);
    factory.setJndiName(JNDI_NAME);
    return factory;
  }

  /** What the driver is told. */
  static Map<String, String> driver(Properties given) {
    Map<String, String> driver = new TreeMap<>();
    driver.put("sslMode", given.getProperty("rubis.db.ssl-mode", "DISABLED"));
    driver.put("allowPublicKeyRetrieval", "true");
    driver.put("useServerPrepStmts", "true");
    driver.put("cachePrepStmts", given.getProperty("rubis.db.cache-statements", "true"));
    driver.put("prepStmtCacheSize", given.getProperty("rubis.db.statement-cache", "128"));
    driver.put("prepStmtCacheSqlLimit", "4096");
    driver.put("useLocalSessionState", "true");
    driver.put("useInformationSchema", "false");
    driver.put("sessionVariables", SESSION_VARIABLES);
    driver.put("connectTimeout", "3000");
    driver.put("socketTimeout", "10000");
    return driver;
  }

  /** As the factory reads it: a line for each, and backslashes escape nothing. */
  private static String text(Map<String, String> values) {
    return values.entrySet().stream()
        .map(value -> value.getKey() + "=" + value.getValue() + "\n")
        .collect(Collectors.joining());
  }

  private static PoolConfiguration configuration(WebSettings settings) {
    Properties given = settings.given();
    PoolConfiguration pool = new PoolConfiguration();
    pool.setMinSize(1);
    pool.setMaxSize(Integer.parseInt(given.getProperty("rubis.db.pool-size", "64")));
    pool.setBlockingTimeout(5_000);
    pool.setBackgroundValidation(true);
    pool.setBackgroundValidationMillis(
        Long.parseLong(given.getProperty("rubis.db.background-validation-millis", "30000")));
    return pool;
  }

  /** It runs in WildFly, too, and must be running before the first connection is made. */
  private static void startValidator() {
    ExecutorService thread =
        Executors.newSingleThreadExecutor(
            task -> {
              Thread named = new Thread(task, "pool validator");
              named.setDaemon(true);
              return named;
            });
    ConnectionValidator validator = ConnectionValidator.getInstance();
    validator.setExecutorService(thread);
    try {
      validator.start();
    } catch (Throwable e) {
      throw new IllegalStateException("The checks of idle connections cannot be started", e);
    }
  }
}
