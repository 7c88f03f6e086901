package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.servers.knobs.Knobs;

class LedgerCounterTest {

  private static final Checkout CHECKOUT = new Checkout(Path.of(System.getProperty("rubis.home")));

  /** A second connection, opened on a slow machine, would change the counts. */
  @Test
  void eachServerHasOneConnectionInEveryTopology() {
    assertThat(LedgerCounter.recipe(CHECKOUT, "auction", Knobs.STANDARD).siteSettings())
        .containsEntry("rubis.db.pool-size", "1");
    assertThat(
            LedgerCounter.recipe(CHECKOUT, "auction", Knobs.STANDARD.with("pool", "7"))
                .siteSettings())
        .doesNotContainKey("rubis.db.pool-size");
  }

  @Test
  void countsOneServerOfEachTier() {
    LedgerCounter counter =
        new LedgerCounter(
            StubTopology.restoring(number -> Instant.EPOCH),
            CHECKOUT,
            InetAddress.getLoopbackAddress(),
            Terminal.standard().silent());
    for (String nodes : List.of("web-nodes", "app-nodes")) {
      SiteConfiguration two =
          SiteConfiguration.of(
                  List.of(CHECKOUT.implementation("session-beans")),
                  Knobs.STANDARD.with(nodes, "2"))
              .get(0);
      assertThatThrownBy(() -> counter.count(two))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("one server of each tier");
    }
  }
}
