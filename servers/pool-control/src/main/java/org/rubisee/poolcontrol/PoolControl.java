package org.rubisee.poolcontrol;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.annotation.Resource;
import jakarta.ejb.ConcurrencyManagement;
import jakarta.ejb.ConcurrencyManagementType;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;
import java.lang.management.ManagementFactory;
import javax.management.JMException;
import javax.management.ObjectName;
import javax.sql.DataSource;

/**
 * Registers {@link HeldConnectionsMXBean} as {@value #NAME} while the server runs. It is reached by
 * attaching to the process, as only its owner can; no port is opened.
 */
@Singleton
@Startup
@ConcurrencyManagement(ConcurrencyManagementType.BEAN)
@TransactionManagement(TransactionManagementType.BEAN)
public class PoolControl {

  /** The name of the MBean. */
  public static final String NAME = "org.rubisee:type=HeldConnections";

  @Resource(lookup = "java:jboss/datasources/RubisDS")
  private DataSource pool;

  private HeldConnections connections;

  @PostConstruct
  void register() {
    connections = new HeldConnections(pool);
    try {
      ManagementFactory.getPlatformMBeanServer().registerMBean(connections, new ObjectName(NAME));
    } catch (JMException e) {
      throw new IllegalStateException("Could not register " + NAME, e);
    }
  }

  @PreDestroy
  void unregister() {
    connections.hold(0);
    try {
      ManagementFactory.getPlatformMBeanServer().unregisterMBean(new ObjectName(NAME));
    } catch (JMException e) {
      throw new IllegalStateException("Could not take " + NAME + " back", e);
    }
  }
}
