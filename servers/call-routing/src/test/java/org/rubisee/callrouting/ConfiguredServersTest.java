package org.rubisee.callrouting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ejb.NoSuchEJBException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jboss.ejb.client.EJBClient;
import org.jboss.ejb.client.EJBClientConnection;
import org.jboss.ejb.client.EJBClientContext;
import org.jboss.ejb.client.EJBReceiver;
import org.jboss.ejb.client.EJBReceiverContext;
import org.jboss.ejb.client.EJBReceiverInvocationContext;
import org.jboss.ejb.client.EJBReceiverInvocationContext.ResultProducer;
import org.jboss.ejb.client.EJBTransportProvider;
import org.jboss.ejb.client.StatelessEJBLocator;
import org.junit.jupiter.api.Test;

/** With WildFly's client itself; its search finds nothing here, and the servers are stubs. */
class ConfiguredServersTest {

  private static final URI ONE = URI.create("stub://one");
  private static final URI TWO = URI.create("stub://two");

  private final List<URI> called = new ArrayList<>();

  /** A bean; public, so that the client can make proxies. */
  public interface Echo {
    /** Answers a word. */
    String word();
  }

  @Test
  void aCallGoesToTheServerWhoseBeansTheClientForgot() {
    EJBClientContext client = client(Set.of(ONE), Set.of());

    assertThat(call(client)).isEqualTo("stub://one");
    assertThat(called).containsExactly(ONE);
  }

  @Test
  void callsGoToEachConnectedServerInTurn() {
    EJBClientContext client = client(Set.of(ONE, TWO), Set.of());

    for (int call = 0; call < 4; call++) {
      call(client);
    }
    assertThat(called.subList(0, 2)).containsExactlyInAnyOrder(ONE, TWO);
    assertThat(called.subList(2, 4)).isEqualTo(called.subList(0, 2));
  }

  @Test
  void aServerThatIsGoneIsNotAsked() {
    EJBClientContext client = client(Set.of(), Set.of());

    assertThatThrownBy(() -> call(client))
        .isInstanceOf(NoSuchEJBException.class)
        .hasMessageContaining("EJBCLIENT000079");
    assertThat(called).isEmpty();
  }

  @Test
  void aServerThatRefusesTheCallIsAskedOnce() {
    EJBClientContext client = client(Set.of(ONE), Set.of(ONE));

    assertThatThrownBy(() -> call(client)).isInstanceOf(NoSuchEJBException.class);
    assertThat(called).containsExactly(ONE);
  }

  private static String call(EJBClientContext client) {
    Echo echo =
        EJBClient.createProxy(
            new StatelessEJBLocator<>(Echo.class, "site", "beans", "EchoBean", ""));
    return client.runFunction(Echo::word, echo);
  }

  private EJBClientContext client(Set<URI> connected, Set<URI> refusing) {
    EJBClientContext.Builder builder =
        new EJBClientContext.Builder()
            .addInterceptor(new ConfiguredServers(connected::contains))
            .addTransportProvider(new Servers(refusing));
    for (URI server : List.of(ONE, TWO)) {
      builder.addClientConnection(new EJBClientConnection.Builder().setDestination(server).build());
    }
    return builder.build();
  }

  /** Answers with the name of the server. */
  private final class Servers implements EJBTransportProvider {

    private final Set<URI> refusing;

    Servers(Set<URI> refusing) {
      this.refusing = refusing;
    }

    @Override
    public boolean supportsProtocol(String scheme) {
      return scheme.equals("stub");
    }

    @Override
    public EJBReceiver getReceiver(EJBReceiverContext context, String scheme) {
      return new EJBReceiver() {
        @Override
        protected void processInvocation(EJBReceiverInvocationContext call) {
          URI server = call.getClientInvocationContext().getDestination();
          called.add(server);
          if (refusing.contains(server)) {
            call.requestFailed(new NoSuchEJBException("No such EJB"), Runnable::run);
          } else {
            call.resultReady(new ResultProducer.Immediate(server.toString()));
          }
        }
      };
    }
  }
}
