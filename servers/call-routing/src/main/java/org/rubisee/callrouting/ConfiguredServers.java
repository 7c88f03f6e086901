package org.rubisee.callrouting;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.jboss.ejb.client.AttachmentKey;
import org.jboss.ejb.client.EJBClientConnection;
import org.jboss.ejb.client.EJBClientInterceptor;
import org.jboss.ejb.client.EJBClientInvocationContext;
import org.jboss.ejb.client.annotation.ClientInterceptorPriority;
import org.jboss.remoting3.ConnectionPeerIdentity;
import org.jboss.remoting3.Endpoint;
import org.wildfly.security.auth.client.AuthenticationContext;
import org.xnio.IoFuture;

/**
 * Sends a call for which WildFly's client knows no server to one that it is connected to, once.
 *
 * <p>A server announces the modules that it has. When it refuses a call ("No such EJB"), the client
 * forgets the whole module until the server announces it again or the connection ends. A server
 * that starts under load announces its modules, refuses calls until its start has ended, and
 * announces them again. The client may handle a refusal after the second announcement: then it
 * would answer all further calls itself, and all pages would be unavailable, although the server is
 * well.
 */
@ClientInterceptorPriority(ConfiguredServers.AFTER_DISCOVERY)
public final class ConfiguredServers implements EJBClientInterceptor {

  /** Behind the client's search for a server, before what binds a transaction to that server. */
  static final int AFTER_DISCOVERY = ClientInterceptorPriority.JBOSS_AFTER + 120;

  private static final AttachmentKey<Boolean> TRIED = new AttachmentKey<>();

  private final Predicate<URI> isConnected;
  private final AtomicInteger next = new AtomicInteger();

  /** For WildFly, which creates it. */
  public ConfiguredServers() {
    this(ConfiguredServers::isOpen);
  }

  ConfiguredServers(Predicate<URI> isConnected) {
    this.isConnected = isConnected;
  }

  @Override
  public void handleInvocation(EJBClientInvocationContext call) throws Exception {
    if (call.getDestination() == null && call.putAttachmentIfAbsent(TRIED, Boolean.TRUE) == null) {
      List<URI> servers =
          call.getClientContext().getConfiguredConnections().stream()
              .map(EJBClientConnection::getDestination)
              .filter(isConnected)
              .toList();
      if (!servers.isEmpty()) {
        call.setDestination(servers.get(Math.floorMod(next.getAndIncrement(), servers.size())));
      }
    }
    call.sendRequest();
  }

  @Override
  public Object handleInvocationResult(EJBClientInvocationContext call) throws Exception {
    return call.getResult();
  }

  /** Never connects: a server that is gone is left to the client's search. */
  private static boolean isOpen(URI server) {
    IoFuture<ConnectionPeerIdentity> connection =
        Endpoint.getCurrent()
            .getConnectedIdentityIfExists(
                server, "ejb", "jboss", AuthenticationContext.captureCurrent());
    try {
      return connection != null
          && connection.getStatus() == IoFuture.Status.DONE
          && connection.get().getConnection().isOpen();
    } catch (IOException e) {
      return false;
    }
  }
}
