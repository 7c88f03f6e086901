package org.rubisee.openejb;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import org.apache.openejb.config.AppModule;
import org.apache.openejb.config.EjbModule;
import org.apache.openejb.jee.EnterpriseBean;
import org.apache.openejb.jee.oejb3.EjbDeployment;
import org.apache.openejb.jee.oejb3.OpenejbJar;

/**
 * What OpenEJB is told, made of the system properties that servers of a site have.
 *
 * <table>
 * <caption>Properties</caption>
 * <tr><th>name</th><th>meaning</th><th>default</th></tr>
 * <tr><td>rubis.openejb.address</td><td>where calls are answered</td><td>127.0.0.1</td></tr>
 * <tr><td>rubis.openejb.port</td><td>at which port</td><td></td></tr>
 * <tr><td>rubis.openejb.call-log</td><td>the file that gets a line per call of a bean</td><td>none</td></tr>
 * <tr><td>rubis.site.*</td><td>settings of the site</td><td></td></tr>
 * <tr><td>rubis.db.url, .user, .password</td><td>the database</td><td></td></tr>
 * <tr><td>rubis.db.pool-size</td><td>connections</td><td>64</td></tr>
 * <tr><td>rubis.db.cache-statements, .statement-cache</td><td>whether and how many prepared statements each connection keeps</td><td>true, 128</td></tr>
 * <tr><td>rubis.db.ssl-mode</td><td>whether connections are encrypted</td><td>DISABLED</td></tr>
 * <tr><td>rubis.ejb.by-value</td><td>whether calls between beans by remote interfaces copy arguments and results</td><td>true</td></tr>
 * <tr><td>rubis.ejb.pool-size</td><td>instances of each session bean but {@value #QUERIES}</td><td>64</td></tr>
 * </table>
 */
record Settings(Properties given) {
  private static final String SITE = "rubis.site.";
  private static final String DATA_SOURCE = "jdbc/RubisDS";
  private static final String CMP = "ManagedEntities";
  private static final String SESSIONS = "Sessions";
  private static final String THREADS = "64";

  /** Finds entities, inside of transactions that hold a connection. */
  private static final String QUERIES = "Query";

  private static final String WAIT = "5 seconds";

  /** A connection keeps a thread, and each of up to nine web servers keeps 64 connections. */
  private static final String CALLS = "576";

  /** As WildFly's data source has them: see both-tiers.cli. */
  private static final String DRIVER =
      "allowPublicKeyRetrieval=true&useServerPrepStmts=true"
          + "&prepStmtCacheSqlLimit=4096&useLocalSessionState=true"
          + "&useInformationSchema=false"
          + "&connectTimeout=3000&socketTimeout=10000&sessionVariables=";

  /** Those that WildFly's data source sets, too; MariaDB ignores the last. */
  private static final String SESSION =
      "sql_mode='STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION',time_zone='+00:00'"
          + ",innodb_lock_wait_timeout=5,lock_wait_timeout=5/*!50708 ,max_execution_time=8000*/";

  /** Settings of the site itself, which its beans read from the system's properties. */
  Map<String, String> site() {
    return given.stringPropertyNames().stream()
        .filter(name -> name.startsWith(SITE))
        .collect(Collectors.toMap(name -> name, given::getProperty));
  }

  /** Whether calls between beans by remote interfaces copy arguments and results. */
  boolean isByValue() {
    return Boolean.parseBoolean(value("rubis.ejb.by-value", "true"));
  }

  String address() {
    return value("rubis.openejb.address", "127.0.0.1");
  }

  int port() {
    return Integer.parseInt(required("rubis.openejb.port"));
  }

  /** The file that gets a line per call of a bean. */
  Optional<Path> callLog() {
    return Optional.ofNullable(given.getProperty("rubis.openejb.call-log")).map(Path::of);
  }

  /** Settings of the service that answers calls. */
  Properties service() {
    Properties service = new Properties();
    service.setProperty("name", "ejbd");
    service.setProperty("bind", address());
    service.setProperty("port", Integer.toString(port()));
    service.setProperty("threadsCore", CALLS);
    service.setProperty("threads", CALLS);
    return service;
  }

  /** Settings of the container. */
  Properties openEjb() {
    Properties settings = new Properties();
    settings.setProperty("openejb.deployments.classpath", "false");
    // a façade and an entity bean may have the same name
    settings.setProperty("openejb.deploymentId.format", "{moduleId}.{ejbName}");
    settings.setProperty("openejb.jndiname.format", "{ejbName}{interfaceType.annotationName}");
    settings.setProperty("openejb.localcopy", String.valueOf(isByValue()));
    dataSource(settings);
    settings.setProperty(
        "Login", "new://SecurityService?class-name=" + PasswordLogin.class.getName());
    settings.setProperty("Transactions", "new://TransactionManager?type=TransactionManager");
    settings.setProperty("Transactions.defaultTransactionTimeout", "15 seconds");
    settings.setProperty("Entities", "new://Container?type=BMP_ENTITY");
    settings.setProperty(CMP, "new://Container?type=CMP_ENTITY");
    settings.setProperty(CMP + ".CmpEngineFactory", LockingCmpEngineFactory.class.getName());
    settings.setProperty(SESSIONS, "new://Container?type=STATELESS");
    settings.setProperty(SESSIONS + ".MaxSize", value("rubis.ejb.pool-size", THREADS));
    settings.setProperty(SESSIONS + ".AccessTimeout", WAIT);
    persistence(settings);
    return settings;
  }

  /**
   * Gives {@value #QUERIES} an instance for each thread: a transaction that holds a connection must
   * not wait for an instance whose holder waits for a connection.
   */
  void pools(AppModule application) {
    for (EjbModule module : application.getEjbModules()) {
      for (EnterpriseBean bean : module.getEjbJar().getEnterpriseBeans()) {
        if (bean.getEjbName().equals(QUERIES)) {
          EjbDeployment deployment = new EjbDeployment();
          deployment.setEjbName(bean.getEjbName());
          deployment.addProperty("MaxSize", CALLS);
          OpenejbJar deployments = new OpenejbJar();
          deployments.addEjbDeployment(deployment);
          module.setOpenejbJar(deployments);
        }
      }
    }
  }

  private void dataSource(Properties settings) {
    settings.setProperty(DATA_SOURCE, "new://Resource?type=DataSource");
    dataSource(settings, "JdbcDriver", LazyAutoCommitDriver.class.getName());
    dataSource(settings, "JdbcUrl", url());
    dataSource(settings, "UserName", LazyAutoCommitDriver.encoded(required("rubis.db.user")));
    dataSource(settings, "Password", LazyAutoCommitDriver.encoded(required("rubis.db.password")));
    dataSource(settings, "JtaManaged", "true");
    dataSource(settings, "DefaultTransactionIsolation", "READ_COMMITTED");
    String size = value("rubis.db.pool-size", THREADS);
    dataSource(settings, "MaxTotal", size);
    dataSource(settings, "MaxIdle", size);
    dataSource(settings, "MaxWaitTime", WAIT);
    // the pool's own default checks each connection that it hands out: a round trip per use
    dataSource(settings, "TestOnBorrow", "false");
    if (callLog().isEmpty()) {
      checkIdleConnections(settings);
    }
  }

  /** Not where calls are counted: checks come when they come, and switch auto-commit. */
  private static void checkIdleConnections(Properties settings) {
    dataSource(settings, "TestWhileIdle", "true");
    dataSource(settings, "TimeBetweenEvictionRuns", "30 seconds");
    // of the idle connections: all
    dataSource(settings, "NumTestsPerEvictionRun", "-1");
    dataSource(settings, "ValidationQuery", "/* ping */ SELECT 1");
  }

  private static void dataSource(Properties settings, String name, String value) {
    settings.setProperty(DATA_SOURCE + "." + name, value);
  }

  private String url() {
    // OpenEJB replaces expressions, and a URL can say the sign otherwise
    String url = required("rubis.db.url").replace("$", "%24");
    return url
        + (url.contains("?") ? "&" : "?")
        + DRIVER
        + URLEncoder.encode(SESSION, StandardCharsets.UTF_8)
        + "&sslMode="
        + value("rubis.db.ssl-mode", "DISABLED")
        + "&cachePrepStmts="
        + value("rubis.db.cache-statements", "true")
        + "&prepStmtCacheSize="
        + value("rubis.db.statement-cache", "128");
  }

  /** OpenJPA keeps the state of container-managed beans. */
  private static void persistence(Properties settings) {
    // the tables are there: they must not be changed
    cmp(settings, "jdbc.SynchronizeMappings", "");
    cmp(settings, "Log", "DefaultLevel=ERROR");
    // loads lock nothing; the engine locks what a call may change
    cmp(settings, "LockManager", "mixed");
    cmp(settings, "ReadLockLevel", "none");
    cmp(settings, "Optimistic", "false");
  }

  private static void cmp(Properties settings, String name, String value) {
    settings.setProperty("cmp.openjpa." + name, value);
  }

  private String value(String name, String standard) {
    return given.getProperty(name, standard);
  }

  private String required(String name) {
    String value = given.getProperty(name);
    if (value == null) {
      throw new IllegalArgumentException("The property " + name + " is missing");
    }
    return value;
  }
}
