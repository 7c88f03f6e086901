package org.rubisee.contract.failure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.contract.rig.ServerLogs;
import org.rubisee.servers.TierServer;
import org.rubisee.servers.site.LocalSite;

/** The same for implementations that have an application tier, which can fail as well. */
public abstract class TiersFailureContract extends TierFailureContract {

  @Test
  @Timeout(300)
  void pagesAreUnavailableWhileTheApplicationServerIsDead() {
    try (LocalSite site = start("application-server-killed")) {
      TierServer app = site.app().orElseThrow();
      long before = sizeOf(site.web().log());
      Signal.KILL.send(app.pid());

      assertUnavailable(site, CUSTOMERS, TierFailureContract::allPages);
      assertThat(sizeOf(site.web().log()) - before)
          .as(() -> "bytes of the web log; the logs end with:\n" + ServerLogs.ends(site))
          .isLessThan(MOST_LOG_BYTES);

      app.restart();
      assertRecovers(site);
    }
  }

  @Test
  @Timeout(300)
  void requestsEndWhileTheApplicationServerStandsStill() {
    try (LocalSite site = start("application-server-paused")) {
      TierServer app = site.app().orElseThrow();
      Signal.STOP.send(app.pid());
      try {
        assertUnavailable(site, MORE_THAN_THREADS, TierFailureContract::onePage);
      } finally {
        Signal.CONT.send(app.pid());
      }
      assertRecovers(site);
    }
  }
}
