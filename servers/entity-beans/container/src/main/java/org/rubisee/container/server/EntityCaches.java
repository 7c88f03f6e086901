package org.rubisee.container.server;

import java.lang.management.ManagementFactory;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import org.rubisee.container.engine.EntityContainer;

/** The container's caches as the server's management sees them; closing it takes them back. */
public final class EntityCaches implements EntityCachesMXBean, AutoCloseable {
  private static final String NAME = "org.rubisee:type=EntityCaches";

  private final EntityContainer container;

  private EntityCaches(EntityContainer container) {
    this.container = container;
  }

  /** Registers the caches of a container, the only one of its server. */
  public static EntityCaches register(EntityContainer container) {
    EntityCaches caches = new EntityCaches(container);
    try {
      server().registerMBean(caches, new ObjectName(NAME));
      return caches;
    } catch (JMException e) {
      throw new IllegalStateException("Could not register " + NAME, e);
    }
  }

  private static MBeanServer server() {
    return ManagementFactory.getPlatformMBeanServer();
  }

  @Override
  public void clear() {
    container.clearCaches();
  }

  @Override
  public int getPooledInstances() {
    return container.instances().pooled();
  }

  @Override
  public long getPassivations() {
    return container.instances().passivations();
  }

  @Override
  public void close() {
    try {
      server().unregisterMBean(new ObjectName(NAME));
    } catch (JMException e) {
      throw new IllegalStateException("Could not take " + NAME + " back", e);
    }
  }
}
