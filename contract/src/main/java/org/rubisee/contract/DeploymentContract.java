package org.rubisee.contract;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.site.LocalSite;

/**
 * However the tiers of an implementation are connected, it is the same site: the scripted session
 * leaves the same pages and rows. For implementations with an application tier.
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
  void isTheSameSite(String knobs) {
    String name = knobs.replaceAll("\\W+", "-");
    try (LocalSite site = rig().site(rig().options(name, rig().knobs(knobs)))) {
      rig().assertLeavesTheScriptedRecord(site);
    }
  }
}
