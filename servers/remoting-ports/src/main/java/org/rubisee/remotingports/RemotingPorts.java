package org.rubisee.remotingports;

import io.undertow.server.handlers.ChannelUpgradeHandler;
import java.util.function.Supplier;
import org.jboss.as.remoting.RemotingHttpUpgradeService;
import org.jboss.as.remoting.management.ManagementRemotingServices;
import org.jboss.msc.Service;
import org.jboss.msc.service.ServiceActivator;
import org.jboss.msc.service.ServiceActivatorContext;
import org.jboss.msc.service.ServiceBuilder;
import org.jboss.msc.service.ServiceName;

/**
 * What a server deploys before it has started: {@link BeanCalls} for the listener that the system
 * property {@value #LISTENER} names, if it names one, and none for the management, which nobody
 * calls by remoting. WildFly's management cannot start without it.
 */
public final class RemotingPorts implements ServiceActivator {

  /** The system property with the name of the HTTP listener that takes calls of beans. */
  static final String LISTENER = "rubis.beans.listener";

  private static final ServiceName ENDPOINT = ServiceName.parse("org.wildfly.remoting.endpoint");
  private static final ServiceName LOGIN =
      ServiceName.parse(
          "org.wildfly.security.sasl-authentication-factory.application-sasl-authentication");

  @Override
  public void activate(ServiceActivatorContext context) {
    closeManagement(context.getServiceTarget().addService());
    String listener = System.getProperty(LISTENER, "");
    if (!listener.isEmpty()) {
      takeCalls(context.getServiceTarget().addService(), listener);
    }
  }

  private static void takeCalls(ServiceBuilder<?> builder, String listener) {
    builder
        .setInstance(
            new BeanCalls(
                builder.requires(upgradesOf(listener)),
                builder.requires(ENDPOINT),
                builder.requires(LOGIN)))
        .install();
  }

  /** Once WildFly has opened it. */
  private static void closeManagement(ServiceBuilder<?> builder) {
    String listener = ManagementRemotingServices.HTTP_CONNECTOR;
    builder.requires(RemotingHttpUpgradeService.UPGRADE_SERVICE_NAME.append(listener));
    Supplier<ChannelUpgradeHandler> upgrades = builder.requires(upgradesOf(listener));
    builder
        .setInstance(
            Service.newInstance(
                nothing -> upgrades.get().removeProtocol(RemotingHttpUpgradeService.JBOSS_REMOTING),
                upgrades))
        .install();
  }

  private static ServiceName upgradesOf(String listener) {
    return RemotingHttpUpgradeService.HTTP_UPGRADE_REGISTRY.append(listener);
  }
}
