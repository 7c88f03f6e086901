package org.rubisee.contract.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.contract.page.Wire;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteOptions;

/**
 * The same for sites whose pages share a pool of connections to the database, and whose requests
 * wait without a thread or a process.
 */
public abstract class OverloadContract extends RefusalContract {

  private static final int ROUNDS = 10;

  /** As many as may wait. Each has a connection, here and in the web server. */
  private static final int MOST_WAITING = 10_000;

  /** About the longest body of a request that may wait. */
  private static final int WAITING_BYTES = 9_000;

  @Test
  @Timeout(300)
  void aPoolOfTwoServesOrRefusesAndRecovers() {
    try (LocalSite site = rig().site(rig().options("small-pool", rig().knobs("pool=2")))) {
      assertServesAQuarter(assertServesOrRefuses(site, ROUNDS));
    }
  }

  /** The first customers come before anything is compiled, and compilers work beside them. */
  @Test
  @Timeout(300)
  void aPoolOfSixteenServesOrRefusesWhileTheSiteWarmsUp() {
    SiteOptions compiling =
        rig().options("cold-pool", rig().knobs("pool=16")).withJvmOptions(List.of());
    try (LocalSite site = rig().site(compiling)) {
      assertServesAQuarter(assertServesOrRefuses(site, ROUNDS));
    }
  }

  /** The server keeps all bodies in memory, 90 MB, while it makes one slow page at a time. */
  @Test
  @Timeout(300)
  void tenThousandRequestsWithLongBodiesWaitOrAreRefused() {
    try (LocalSite site = limited("waiting", 1, SLOW_PAGES)) {
      String[] list = APPLICATION.listPage().split("\\?");
      String start = list[1] + "&note=";
      String body = start + "a".repeat(WAITING_BYTES - start.length());
      List<Wire> crowd = new ArrayList<>();
      try {
        for (int i = 0; i < MOST_WAITING; i++) {
          crowd.add(new Wire(site.baseUri()));
        }
        crowd.forEach(wire -> wire.formOf(list[0], body.length()).send(body));
        Map<Integer, Long> statuses = statuses(crowd.stream().map(Wire::head).toList());

        assertThat(statuses.keySet()).isSubsetOf(200, 503);
        assertThat(statuses.get(200)).as("answers").isPositive();
        assertThat(statuses.get(503)).as("refusals").isGreaterThan(MOST_WAITING / 2);
      } finally {
        crowd.forEach(Wire::close);
      }
      assertServed(site);
    }
  }

  /** A site that refuses nearly everybody fails nobody either. */
  private static void assertServesAQuarter(Map<Integer, Long> statuses) {
    long answers = statuses.values().stream().mapToLong(Long::longValue).sum();
    assertThat(statuses.getOrDefault(200, 0L))
        .as("answers with status 200, of %s", statuses)
        .isGreaterThanOrEqualTo(answers / 4);
  }
}
