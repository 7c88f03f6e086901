package org.rubisee.container.persistence;

import jakarta.transaction.Synchronization;
import jakarta.transaction.TransactionManager;
import jakarta.transaction.UserTransaction;
import java.util.List;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.hibernate.SessionFactory;
import org.hibernate.boot.MetadataSources;
import org.hibernate.boot.registry.BootstrapServiceRegistry;
import org.hibernate.boot.registry.BootstrapServiceRegistryBuilder;
import org.hibernate.boot.registry.StandardServiceRegistry;
import org.hibernate.boot.registry.StandardServiceRegistryBuilder;
import org.hibernate.cfg.AvailableSettings;
import org.hibernate.engine.transaction.jta.platform.internal.AbstractJtaPlatform;
import org.rubisee.container.ContainerServer;

/** Hibernate, as the engine of container-managed persistence: it maps states to tables. */
public final class HibernateStates implements Supplier<StateSession>, AutoCloseable {
  /** The resource that holds the beans' tables. */
  private static final String DATA_SOURCE = "jdbc/RubisDS";

  private final SessionFactory factory;

  /**
   * Starts Hibernate.
   *
   * @param server gives the data source {@code jdbc/RubisDS} and transactions
   * @param states the generated classes
   */
  public HibernateStates(ContainerServer server, List<Class<? extends CmpState>> states) {
    BootstrapServiceRegistry bootstrap =
        new BootstrapServiceRegistryBuilder().applyClassLoader(server.loader()).build();
    StandardServiceRegistry services =
        new StandardServiceRegistryBuilder(bootstrap)
            .applySetting(
                AvailableSettings.JAKARTA_JTA_DATASOURCE,
                (DataSource) server.resources().apply(DATA_SOURCE))
            .applySetting(AvailableSettings.TRANSACTION_COORDINATOR_STRATEGY, "jta")
            .applySetting(AvailableSettings.JTA_PLATFORM, new ServersJta(server.transactions()))
            .applySetting(AvailableSettings.JAVA_TIME_USE_DIRECT_JDBC, true)
            // the site's rules are its own, whatever validator a server brings
            .applySetting(AvailableSettings.JAKARTA_VALIDATION_MODE, "none")
            .build();
    MetadataSources sources = new MetadataSources(services);
    states.forEach(sources::addAnnotatedClass);
    factory = sources.buildMetadata().buildSessionFactory();
  }

  @Override
  public StateSession get() {
    return new HibernateSession(factory.openStatelessSession());
  }

  @Override
  public void close() {
    factory.close();
  }

  /**
   * The server's transactions, in Hibernate's words. Sessions are not told of their end: the
   * container stores and closes them itself, and opens some only while a transaction completes.
   */
  private static final class ServersJta extends AbstractJtaPlatform {
    private static final long serialVersionUID = 1;

    private final transient TransactionManager transactions;

    ServersJta(TransactionManager transactions) {
      this.transactions = transactions;
    }

    @Override
    protected TransactionManager locateTransactionManager() {
      return transactions;
    }

    @Override
    public void registerSynchronization(Synchronization synchronization) {}

    @Override
    protected UserTransaction locateUserTransaction() {
      throw new IllegalStateException("The container begins transactions, not Hibernate");
    }
  }
}
