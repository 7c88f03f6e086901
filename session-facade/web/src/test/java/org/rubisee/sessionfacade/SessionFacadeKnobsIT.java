package org.rubisee.sessionfacade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteTap;

/** What a knob of the façade does, seen in a real server's log of calls. */
class SessionFacadeKnobsIT extends SiteRigTest {

  /** A page that asks beans for values of the project, which can be copied. */
  private static final String USER = "ViewUserInfo?userId=7";

  @Test
  void callsOfRemoteInterfacesTakeTheNetworkOrAreCopiedOrShared() {
    List<String> network = callsOfAPage("network");
    List<String> value = callsOfAPage("value");
    List<String> reference = callsOfAPage("reference");

    List<String> entityCalls = beginning("entity ", reference);
    assertThat(entityCalls).isNotEmpty();
    assertThat(beginning("entity ", value)).isEqualTo(entityCalls);
    assertThat(beginning("entity ", network)).isEqualTo(entityCalls);

    String overNetwork = "remote EntityGateway.";
    assertThat(beginning(overNetwork, network)).isNotEmpty();
    assertThat(beginning(overNetwork, value)).isEmpty();
    assertThat(beginning(overNetwork, reference)).isEmpty();

    assertThat(beginning("copy ", value)).isNotEmpty();
    assertThat(beginning("copy ", reference)).isEmpty();
  }

  /** What is logged while a page is answered for the second time, by one server for both tiers. */
  private static List<String> callsOfAPage(String passing) {
    Knobs knobs = Knobs.shared(Map.of("placement", "co-located", "call-passing", passing));
    try (LocalSite site =
        rig().site(rig().options(passing, knobs).withTap(new SiteTap(port -> port)))) {
      rig().page(site, USER);
      return rig().callsOf(site.web(), () -> rig().page(site, USER));
    }
  }

  private static List<String> beginning(String kind, List<String> calls) {
    return calls.stream().filter(call -> call.startsWith(kind)).toList();
  }
}
