package org.rubisee.container.server;

import jakarta.transaction.TransactionManager;
import jakarta.transaction.TransactionSynchronizationRegistry;
import org.rubisee.container.ContainerServer;
import org.rubisee.container.ContainerSettings;
import org.rubisee.container.EntityGateway;
import org.rubisee.container.Failures;
import org.rubisee.container.Invocation;
import org.rubisee.container.RemoteCallFailedException;
import org.rubisee.container.client.Naming;
import org.rubisee.container.client.RemoteInvoker;
import org.rubisee.container.engine.EntityContainer;

/**
 * The container on WildFly: a singleton session bean that starts it with the application, and
 * through whose remote interface all calls from other machines come. {@code ejb-jar.xml} declares
 * it, with concurrency managed by the bean and transaction attribute Supports: the container inside
 * does both itself.
 */
public class EntityGatewayBean implements EntityGateway {
  private static final String DATA_SOURCES = "java:jboss/datasources/";

  private EntityContainer container;
  private HomeBindings bindings;
  private EntityCaches caches;

  /** Deploys the entity beans, when the application starts. */
  public void start() {
    container = new EntityContainer(server(), ContainerSettings.of(System.getProperties()));
    bindings = HomeBindings.bind(container, applicationName());
    caches = EntityCaches.register(container);
  }

  private static String applicationName() {
    return (String) Naming.lookUp("java:app/AppName");
  }

  private static ContainerServer server() {
    return new ContainerServer(
        EntityGatewayBean.class.getClassLoader(),
        (TransactionManager) Naming.lookUp("java:jboss/TransactionManager"),
        (TransactionSynchronizationRegistry)
            Naming.lookUp("java:jboss/TransactionSynchronizationRegistry"),
        EntityGatewayBean::resource,
        new RemoteInvoker(Naming.gateway(applicationName())));
  }

  /** {@code jdbc/X} of a bean's environment is the server's data source X. */
  private static Object resource(String name) {
    return Naming.lookUp(DATA_SOURCES + name.substring(name.indexOf('/') + 1));
  }

  @Override
  public Object invoke(String bean, Object key, String method, Object[] arguments)
      throws Exception {
    try {
      return container.invoke(Invocation.of(bean, key, method, arguments));
    } catch (jakarta.ejb.EJBException e) {
      throw new RemoteCallFailedException(e);
    } catch (RuntimeException e) {
      throw new RemoteCallFailedException(
          Failures.system("The call of " + method + " failed: " + e, e));
    }
  }

  /** Ends the container, when the application stops. */
  public void stop() {
    caches.close();
    bindings.close();
    container.close();
  }
}
