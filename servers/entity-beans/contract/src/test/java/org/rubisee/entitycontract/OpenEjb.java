package org.rubisee.entitycontract;

import jakarta.ejb.EJBLocalHome;
import jakarta.transaction.TransactionManager;
import jakarta.transaction.UserTransaction;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import javax.naming.Context;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import org.apache.openejb.OpenEJB;
import org.apache.openejb.assembler.classic.Assembler;
import org.apache.openejb.config.ConfigurationFactory;
import org.apache.openejb.core.CoreUserTransaction;
import org.apache.openejb.loader.SystemInstance;
import org.rubisee.entities.Query;
import org.rubisee.schema.DatabaseAddress;

/** OpenEJB: a container of today that runs entity beans as they are. One per process. */
public final class OpenEjb implements InProcessContainer {
  private static final String DATA_SOURCE = "jdbc/RubisDS";

  private static final String IN_PROCESS = "org.apache.openejb.core.LocalInitialContextFactory";

  private final Context names;

  private OpenEjb(Context names) {
    this.names = names;
  }

  /**
   * Starts OpenEJB and deploys archives, unchanged.
   *
   * @param database where the beans' tables are
   * @param archives EJB modules, in this order; what they need is on the class path
   */
  public static OpenEjb start(DatabaseAddress database, List<Path> archives) throws Exception {
    OpenEjb openEjb = new OpenEjb(new InitialContext(settings(database)));
    ConfigurationFactory factory = new ConfigurationFactory();
    Assembler assembler = SystemInstance.get().getComponent(Assembler.class);
    for (Path archive : archives) {
      assembler.createApplication(factory.configureApplication(archive.toFile()));
    }
    return openEjb;
  }

  private static Properties settings(DatabaseAddress database) {
    Properties settings = new Properties();
    settings.setProperty(Context.INITIAL_CONTEXT_FACTORY, IN_PROCESS);
    settings.setProperty("openejb.deployments.classpath", "false");
    settings.setProperty(DATA_SOURCE, "new://Resource?type=DataSource");
    settings.setProperty(DATA_SOURCE + ".JdbcDriver", "com.mysql.cj.jdbc.Driver");
    settings.setProperty(DATA_SOURCE + ".JdbcUrl", database.jdbcUrl());
    settings.setProperty(DATA_SOURCE + ".UserName", database.user());
    settings.setProperty(DATA_SOURCE + ".Password", database.password());
    settings.setProperty(DATA_SOURCE + ".JtaManaged", "true");
    // the tables are there: OpenJPA, which keeps the state of CMP beans, must not change them
    settings.setProperty("cmp.openjpa.jdbc.SynchronizeMappings", "");
    settings.setProperty("cmp.openjpa.Log", "DefaultLevel=ERROR");
    return settings;
  }

  @Override
  public <H> H home(String bean, Class<H> type) {
    String view = EJBLocalHome.class.isAssignableFrom(type) ? "LocalHome" : "RemoteHome";
    return type.cast(lookUp(bean + view));
  }

  @Override
  public Query query() {
    return (Query) lookUp("QueryRemote");
  }

  private Object lookUp(String name) {
    try {
      return names.lookup(name);
    } catch (NamingException e) {
      throw new IllegalStateException("OpenEJB has no " + name, e);
    }
  }

  @Override
  public UserTransaction userTransaction() {
    return new CoreUserTransaction(SystemInstance.get().getComponent(TransactionManager.class));
  }

  @Override
  public void close() {
    OpenEJB.destroy();
  }
}
