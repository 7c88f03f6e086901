package org.rubisee.remotingports;

import io.undertow.server.handlers.ChannelUpgradeHandler;
import io.undertow.server.handlers.HttpUpgradeHandshake;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jboss.as.remoting.RemotingHttpUpgradeService;
import org.jboss.as.remoting.SimpleHttpUpgradeHandshake;
import org.jboss.msc.Service;
import org.jboss.msc.service.StartContext;
import org.jboss.msc.service.StartException;
import org.jboss.msc.service.StopContext;
import org.jboss.remoting3.Endpoint;
import org.jboss.remoting3.RemotingOptions;
import org.jboss.remoting3.spi.ExternalConnectionProvider;
import org.wildfly.security.auth.server.SaslAuthenticationFactory;
import org.xnio.ChannelListener;
import org.xnio.IoUtils;
import org.xnio.OptionMap;
import org.xnio.StreamConnection;

/**
 * Takes connections for calls of beans, which begin as HTTP requests to a listener, and hands them
 * to JBoss Remoting. It does what WildFly's own connector does, and bounds what a connection may
 * send, and how long it may take, until its login is complete.
 */
@SuppressWarnings("deprecation") // Remoting takes the deprecated type of the login
final class BeanCalls implements Service {

  /** Longer than a login takes on a busy machine. */
  private static final long LOGIN_SECONDS = 10;

  private static final String PROVIDER = "http-remoting";

  /** As that of WildFly's connectors: callers name it when they log in. */
  private static final OptionMap OPTIONS =
      OptionMap.create(RemotingOptions.SASL_PROTOCOL, "remote");

  private final Supplier<ChannelUpgradeHandler> upgrades;
  private final Supplier<Endpoint> endpoint;
  private final Supplier<SaslAuthenticationFactory> login;

  /** Uses other services of the server, once they have started. */
  BeanCalls(
      Supplier<ChannelUpgradeHandler> upgrades,
      Supplier<Endpoint> endpoint,
      Supplier<SaslAuthenticationFactory> login) {
    this.upgrades = upgrades;
    this.endpoint = endpoint;
    this.login = login;
  }

  @Override
  public void start(StartContext context) throws StartException {
    Consumer<StreamConnection> remoting;
    try {
      remoting =
          endpoint
              .get()
              .getConnectionProviderInterface(PROVIDER, ExternalConnectionProvider.class)
              .createConnectionAdaptor(OPTIONS, login.get());
    } catch (IOException e) {
      throw new StartException("The server cannot take calls of beans", e);
    }
    ChannelListener<StreamConnection> bounded = connection -> take(connection, remoting);
    upgrades.get().addProtocol(RemotingHttpUpgradeService.JBOSS_REMOTING, bounded, handshake());
  }

  @Override
  public void stop(StopContext context) {
    upgrades.get().removeProtocol(RemotingHttpUpgradeService.JBOSS_REMOTING);
  }

  /** WildFly's own; a request without a key gets an ordinary answer. */
  private static HttpUpgradeHandshake handshake() {
    HttpUpgradeHandshake handshake =
        new SimpleHttpUpgradeHandshake(
            RemotingHttpUpgradeService.MAGIC_NUMBER,
            RemotingHttpUpgradeService.SEC_JBOSS_REMOTING_KEY,
            RemotingHttpUpgradeService.SEC_JBOSS_REMOTING_ACCEPT);
    return request ->
        request.getRequestHeaders().contains(RemotingHttpUpgradeService.SEC_JBOSS_REMOTING_KEY)
            && handshake.handleUpgrade(request);
  }

  private static void take(StreamConnection connection, Consumer<StreamConnection> remoting) {
    LoginFrames frames = new LoginFrames(connection.getSourceChannel().getConduit());
    connection.getSourceChannel().setConduit(frames);
    connection
        .getIoThread()
        .executeAfter(
            () -> closeUnlessLoggedIn(connection, frames), LOGIN_SECONDS, TimeUnit.SECONDS);
    remoting.accept(connection);
  }

  private static void closeUnlessLoggedIn(StreamConnection connection, LoginFrames frames) {
    if (!frames.isLoggedIn()) {
      IoUtils.safeClose(connection);
    }
  }
}
