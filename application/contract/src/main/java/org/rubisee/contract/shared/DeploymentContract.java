package org.rubisee.contract.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.golden.ScriptedRecord;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.page.Wire;
import org.rubisee.contract.rig.CallRelay;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteTap;

/**
 * However the tiers of an implementation are connected, it is the same site: the scripted session
 * leaves the same pages and rows, and calls travel as the knobs say. The port of the pages serves
 * pages only. For implementations with an application tier.
 */
@Tag("long")
public abstract class DeploymentContract extends SiteRigTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "transport=http",
        "placement=co-located",
        "placement=co-located@call-passing=reference",
        "placement=co-located@call-passing=network",
      })
  void isTheSameSite(String line) {
    String name = line.replaceAll("\\W+", "-");
    Knobs knobs = rig().knobs(line);
    try (CallRelay relay = new CallRelay();
        LocalSite site =
            rig().site(rig().options(name, knobs).withTap(new SiteTap(relay::route, false)))) {
      ScriptedRecord.assertLeft(rig(), site);
      assertKeepsItsPortForPages(site);
      assertThat(site.app().isEmpty()).as("one server").isEqualTo(knobs.isCoLocated());
      assertThat(relay.httpCalls() > 0).as("calls over HTTP").isEqualTo(isOverHttp(knobs));
      assertThat(relay.remotingConnections()).as("connections of remoting").isZero();
    }
  }

  private static void assertKeepsItsPortForPages(LocalSite site) {
    try (Wire wire = new Wire(site.baseUri())) {
      assertThat(wire.upgradeToRemoting().status()).as("upgrade to remoting").isNotEqualTo(101);
    }
    try (Wire wire = new Wire(site.baseUri())) {
      Page page = wire.get("/nothing-here").head();
      assertThat(page.status()).isEqualTo(404);
      assertThat(page.headers())
          .containsKey("content-security-policy")
          .containsEntry("x-content-type-options", "nosniff")
          .containsEntry("referrer-policy", "same-origin");
    }
  }

  private static boolean isOverHttp(Knobs knobs) {
    return knobs.of("transport").equals(Optional.of("http"));
  }
}
