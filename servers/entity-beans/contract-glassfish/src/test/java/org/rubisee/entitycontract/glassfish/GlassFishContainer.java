package org.rubisee.entitycontract.glassfish;

import java.util.Locale;
import com.sun.ejb.containers.EjbContainerUtilImpl;
import com.sun.enterprise.deployment.Application;
import com.sun.enterprise.deployment.EjbDescriptor;
import com.sun.jdo.api.persistence.mapping.ejb.CaptureSchema;
import jakarta.ejb.EJBLocalHome;
import jakarta.transaction.Status;
import jakarta.transaction.SystemException;
import jakarta.transaction.TransactionManager;
import jakarta.transaction.UserTransaction;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.naming.Context;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.rmi.PortableRemoteObject;
import org.glassfish.embeddable.CommandResult;
import org.glassfish.embeddable.CommandRunner;
import org.glassfish.embeddable.GlassFish;
import org.glassfish.embeddable.GlassFishException;
import org.glassfish.embeddable.GlassFishProperties;
import org.glassfish.embeddable.GlassFishRuntime;
import org.glassfish.internal.data.ApplicationRegistry;
import org.rubisee.entitycontract.BeanContainer;
import org.rubisee.schema.DatabaseAddress;

/** GlassFish in this virtual machine, without a port. One per process. */
final class GlassFishContainer implements BeanContainer {
  private static final String MODULE = "conformance";
  private static final String POOL = "accounts";
  private static final String SCHEMA = "accounts.dbschema";

  private final GlassFish server;
  private final Context names;

  private GlassFishContainer(GlassFish server) throws NamingException {
    this.server = server;
    names = new InitialContext();
  }

  /**
   * Starts GlassFish and deploys an archive.
   *
   * @param database where the tables {@code accounts} and {@code holdings} are
   * @param archive the EJB module; GlassFish gets a copy that also has a description of the tables
   */
  static GlassFishContainer start(DatabaseAddress database, Path archive) throws Exception {
    GlassFish server = GlassFishRuntime.bootstrap().newGlassFish(new GlassFishProperties());
    server.start();
    makeDataSource(server.getCommandRunner(), database);
    Path described = withSchema(database, archive);
    server.getDeployer().deploy(described.toFile(), "--name=" + MODULE);
    return new GlassFishContainer(server);
  }

  private static void makeDataSource(CommandRunner commands, DatabaseAddress database) {
    String properties =
        String.format(Locale.ROOT, "url=%s:user=%s:password=%s", escaped(database.jdbcUrl()),
                escaped(database.user()),
                escaped(database.password()));
    run(
        commands,
        "create-jdbc-connection-pool",
        "--datasourceclassname=com.mysql.cj.jdbc.MysqlDataSource",
        "--restype=javax.sql.DataSource",
        "--isolationlevel=read-committed",
        "--property=" + properties,
        POOL);
    run(commands, "create-jdbc-resource", "--connectionpoolid=" + POOL, "jdbc/Accounts");
  }

  private static String escaped(String value) {
    return value.replace("\\", "\\\\").replace(":", "\\:").replace("=", "\\=");
  }

  private static void run(CommandRunner commands, String command, String... arguments) {
    CommandResult result = commands.run(command, arguments);
    if (result.getExitStatus() != CommandResult.ExitStatus.SUCCESS) {
      throw new IllegalStateException(
          "GlassFish refused " + command + ": " + result.getOutput(), result.getFailureCause());
    }
  }

  /** Container-managed persistence on a table that exists needs its description in the archive. */
  private static Path withSchema(DatabaseAddress database, Path archive)
      throws IOException, InterruptedException {
    Path schema = archive.resolveSibling(SCHEMA);
    capture(database, schema);
    Path described = archive.resolveSibling("described.jar");
    Files.copy(archive, described);
    try (FileSystem jar = FileSystems.newFileSystem(described)) {
      Files.copy(schema, jar.getPath(SCHEMA));
    }
    return described;
  }

  /** In a process of its own, since the tool ends its virtual machine. */
  private static void capture(DatabaseAddress database, Path schema)
      throws IOException, InterruptedException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--add-opens=java.base/java.util=ALL-UNNAMED",
            "--add-opens=java.base/java.lang=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            CaptureSchema.class.getName(),
            "-driver",
            "com.mysql.cj.jdbc.Driver",
            "-dburl",
            database.jdbcUrl(),
            "-username",
            database.user(),
            "-password",
            database.password(),
            "-schemaname",
            "rubis",
            "-table",
            "accounts",
            "-table",
            "holdings",
            "-out",
            schema.toString());
    Process tool = new ProcessBuilder(command).inheritIO().start();
    int status = tool.waitFor();
    if (status != 0 || !Files.exists(schema)) {
      throw new IllegalStateException("GlassFish's CaptureSchema ended with " + status);
    }
  }

  /** Local homes of EJB 2.x have no global name, so the container itself is asked for them. */
  @Override
  public <H> H home(String bean, Class<H> type) {
    if (EJBLocalHome.class.isAssignableFrom(type)) {
      long id = descriptor(bean).getUniqueId();
      return type.cast(EjbContainerUtilImpl.getInstance().getContainer(id).getEJBLocalHome());
    }
    Object home = lookUp(String.format(Locale.ROOT, "java:global/%s/%s!%s", MODULE, bean, type.getName()));
    return type.cast(PortableRemoteObject.narrow(home, type));
  }

  private EjbDescriptor descriptor(String bean) {
    try {
      return server
          .getService(ApplicationRegistry.class)
          .get(MODULE)
          .getMetaData(Application.class)
          .getEjbDescriptors()
          .stream()
          .filter(one -> one.getName().equals(bean))
          .findFirst()
          .orElseThrow(() -> new IllegalStateException("GlassFish has no bean " + bean));
    } catch (GlassFishException e) {
      throw new IllegalStateException("GlassFish does not answer", e);
    }
  }

  private Object lookUp(String name) {
    try {
      return names.lookup(name);
    } catch (NamingException e) {
      throw new IllegalStateException("GlassFish has no " + name, e);
    }
  }

  @Override
  public UserTransaction userTransaction() {
    return (UserTransaction) lookUp("java:comp/UserTransaction");
  }

  /** Inside a bean there is no {@code UserTransaction}. */
  @Override
  public int transactionStatus() {
    try {
      return ((TransactionManager) lookUp("java:appserver/TransactionManager")).getStatus();
    } catch (SystemException e) {
      return Status.STATUS_UNKNOWN;
    }
  }

  @Override
  public void close() {
    try {
      server.dispose();
    } catch (GlassFishException e) {
      throw new IllegalStateException("GlassFish did not stop", e);
    }
  }
}
