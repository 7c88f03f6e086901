package org.rubisee.cmpweb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.ejb.FinderException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicInteger;
import javax.naming.AuthenticationException;
import javax.naming.Context;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.attack.TierPorts;
import org.rubisee.contract.golden.ScriptedRecord;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.entities.Regions;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.LocalSite;

/** entity-cmp with its beans in OpenEJB: the same site, and nobody else calls the beans. */
class EntityCmpOnOpenEjbIT extends SiteRigTest {

  private static final int MORE_THAN_THREADS = 600;
  private static final int CUSTOMERS = 24;

  private static LocalSite site;

  @BeforeAll
  static void start() {
    Knobs knobs = Knobs.shared(Map.of("server", "openejb"));
    site = rig().site(rig().options("openejb", knobs));
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  @Test
  void leavesThePagesAndRowsOfEveryImplementation() {
    ScriptedRecord.assertLeft(rig(), site);
  }

  @Test
  void refusesAWrongPassword() {
    Properties environment = environment();
    environment.setProperty(Context.SECURITY_PRINCIPAL, "rubis");
    environment.setProperty(Context.SECURITY_CREDENTIALS, "a guess");

    assertThatThrownBy(() -> new InitialContext(environment))
        .isInstanceOf(AuthenticationException.class);
  }

  @Test
  void refusesACallWithoutALogin() throws NamingException {
    Regions.Home regions =
        (Regions.Home) new InitialContext(environment()).lookup("RegionRemoteHome");

    assertThatThrownBy(() -> namesOf(regions))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("nauthorized");
  }

  @Test
  void readsNoObjectOfAClassThatCallsDoNotCarry() throws Exception {
    Regions.Home regions =
        (Regions.Home) new InitialContext(environment()).lookup("RegionRemoteHome");

    assertThatThrownBy(() -> regions.remove(new AtomicInteger(7)))
        .as("a call that is read before its login is checked")
        .isInstanceOf(IOException.class)
        .message()
        .doesNotContain("nauthorized");

    assertThat(site.app().orElseThrow().log()).content().contains("filter status: REJECTED");
    assertThat(rig().page(site, "BrowseRegions")).contains("BrowseCategories?region=");
  }

  @Test
  void answersPagesAfterFirstFramesToEachPort() {
    TierPorts.of(site, rig().server().pid())
        .attack(TierPorts.SAMPLE, () -> rig().page(site, "BrowseRegions"));
  }

  /** Each connection keeps a thread; they wait for a call no longer than the web tier does. */
  @Test
  void givesThreadsToCallsAfterThoseThatNeverArrive() throws IOException {
    List<Socket> incomplete = new ArrayList<>();
    try {
      for (int i = 0; i < MORE_THAN_THREADS; i++) {
        Socket socket =
            new Socket(InetAddress.getLoopbackAddress(), site.app().orElseThrow().port());
        incomplete.add(socket);
        socket.getOutputStream().write(i % 3);
      }

      assertThat(rig().statuses(site, List.of("BrowseRegions"), CUSTOMERS)).containsExactly(200);
    } finally {
      for (Socket socket : incomplete) {
        socket.close();
      }
    }
  }

  private static void namesOf(Regions regions) throws FinderException, IOException {
    assertThat(regions.findAllRegions()).isEmpty();
  }

  private static Properties environment() {
    Properties environment = new Properties();
    environment.setProperty(
        Context.INITIAL_CONTEXT_FACTORY, "org.apache.openejb.client.RemoteInitialContextFactory");
    environment.setProperty(
        Context.PROVIDER_URL, "ejbd://127.0.0.1:" + site.app().orElseThrow().port());
    return environment;
  }
}
