package org.rubisee.contract.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.application.ApplicationUnderTest;
import org.rubisee.contract.attack.TierPorts;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.TierServer;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.LocalSite;

/** A million first frames of strangers to each port of each tier end no server. */
@Tag("long")
public abstract class FirstFramesContract extends SiteRigTest {

  private static final ApplicationUnderTest APPLICATION = ApplicationUnderTest.ofThisSuite();

  @Test
  void answersPagesAfterAMillionFirstFramesToEachPort() {
    try (LocalSite site = rig().site(rig().options("first-frames", knobs()))) {
      TierPorts.of(site, rig().server().pid())
          .attack(TierPorts.MANY, () -> rig().page(site, APPLICATION.listPage()));

      assertThat(Stream.concat(site.webNodes().stream(), site.appNodes().stream()))
          .allMatch(TierServer::isAlive);
    }
  }

  /** How the site runs. */
  protected Knobs knobs() {
    return Knobs.STANDARD;
  }
}
