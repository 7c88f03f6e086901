package org.rubisee.entitycontract;

import com.arjuna.ats.internal.jta.transaction.arjunacore.TransactionManagerImple;
import com.arjuna.ats.internal.jta.transaction.arjunacore.TransactionSynchronizationRegistryImple;
import com.arjuna.ats.internal.jta.transaction.arjunacore.UserTransactionImple;
import io.agroal.api.AgroalDataSource;
import io.agroal.api.configuration.AgroalConnectionFactoryConfiguration.TransactionIsolation;
import io.agroal.api.configuration.supplier.AgroalDataSourceConfigurationSupplier;
import io.agroal.api.security.NamePrincipal;
import io.agroal.api.security.SimplePassword;
import io.agroal.narayana.NarayanaTransactionIntegration;
import jakarta.transaction.TransactionManager;
import jakarta.transaction.TransactionSynchronizationRegistry;
import jakarta.transaction.UserTransaction;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.Properties;
import org.rubisee.container.ContainerServer;
import org.rubisee.container.ContainerSettings;
import org.rubisee.container.engine.EntityContainer;
import org.rubisee.entities.Query;
import org.rubisee.entities.QueryBean;
import org.rubisee.schema.DatabaseAddress;

/**
 * Entity-container without a server around it: transactions and connections as WildFly has them.
 */
public final class OwnContainer implements InProcessContainer {
  private static final int CONNECTIONS = 20;

  private final TransactionManager transactions = new TransactionManagerImple();
  private final TransactionSynchronizationRegistry synchronizations =
      new TransactionSynchronizationRegistryImple();
  private final AgroalDataSource database;
  private final URLClassLoader descriptors;
  private final EntityContainer container;
  private final CallCounts calls = new CallCounts();

  /**
   * Starts the container with the beans of an archive.
   *
   * @param address where the beans' tables are
   * @param entities the archive with their deployment descriptor; their classes are on the class
   *     path
   * @param settings {@link ContainerSettings}
   */
  public OwnContainer(DatabaseAddress address, Path entities, Properties settings)
      throws SQLException, IOException {
    database = connect(address);
    descriptors =
        new URLClassLoader(
            new URL[] {entities.toUri().toURL()}, OwnContainer.class.getClassLoader());
    container =
        new EntityContainer(
            new ContainerServer(
                descriptors,
                transactions,
                synchronizations,
                name -> database,
                invocation -> {
                  throw new IllegalStateException("There is no network in one process");
                }),
            ContainerSettings.of(settings));
  }

  private AgroalDataSource connect(DatabaseAddress address) throws SQLException {
    return AgroalDataSource.from(
        new AgroalDataSourceConfigurationSupplier()
            .connectionPoolConfiguration(
                pool ->
                    pool.maxSize(CONNECTIONS)
                        .transactionIntegration(
                            new NarayanaTransactionIntegration(transactions, synchronizations))
                        .connectionFactoryConfiguration(
                            factory ->
                                factory
                                    .jdbcUrl(address.jdbcUrl())
                                    .principal(new NamePrincipal(address.user()))
                                    .credential(new SimplePassword(address.password()))
                                    .jdbcTransactionIsolation(
                                        TransactionIsolation.READ_COMMITTED))));
  }

  @Override
  public <H> H home(String bean, Class<H> type) {
    return container.home(bean, type);
  }

  /** How often each method of the beans was called since the start, by {@code Bean.method}. */
  public Map<String, Long> calls() {
    return calls.snapshot();
  }

  @Override
  public Query query() {
    return new QueryBean(database);
  }

  @Override
  public UserTransaction userTransaction() {
    return new UserTransactionImple();
  }

  @Override
  public void close() {
    calls.close();
    container.close();
    database.close();
    try {
      descriptors.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
