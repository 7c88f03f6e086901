package org.rubisee.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.rig.CallRelay;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.knobs.Knob;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteTap;

/**
 * However the tiers of an implementation are connected, it is the same site: the scripted session
 * leaves the same pages and rows, and calls travel as the knobs say. For implementations with an
 * application tier.
 */
@Tag("nightly")
public abstract class DeploymentContract extends SiteRigTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "transport=http",
        "placement=co-located",
        "placement=co-located, call-passing=reference",
        "placement=co-located, call-passing=network",
      })
  void isTheSameSite(String line) {
    String name = line.replaceAll("\\W+", "-");
    Knobs knobs = rig().knobs(line);
    try (CallRelay relay = new CallRelay();
        LocalSite site =
            rig().site(rig().options(name, knobs).withTap(new SiteTap(relay::route, false)))) {
      rig().assertLeavesTheScriptedRecord(site);
      assertThat(site.app().isEmpty()).as("one server").isEqualTo(knobs.isCoLocated());
      assertThat(relay.httpCalls() > 0).as("calls over HTTP").isEqualTo(isOverHttp(knobs));
      assertThat(relay.remotingConnections()).as("connections of remoting").isZero();
    }
  }

  private static boolean isOverHttp(Knobs knobs) {
    return knobs.of(Knob.TRANSPORT).equals(Optional.of("http"));
  }
}
