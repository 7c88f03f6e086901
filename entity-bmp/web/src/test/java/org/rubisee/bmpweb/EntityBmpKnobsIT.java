package org.rubisee.bmpweb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.rig.CallRelay;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteTap;

/** What knobs do, seen in the logs of calls of two web servers and on their way to the beans. */
class EntityBmpKnobsIT extends SiteRigTest {

  private static final String PAGE = "BrowseCategories";
  private static final int PAGES = 8;

  private static CallRelay relay;
  private static LocalSite site;

  /** Each web server answers the page once before the site counts as started. */
  @BeforeAll
  static void startTwoWebServers() {
    relay = new CallRelay();
    Knobs knobs = Knobs.shared(Map.of("web-nodes", "2", "lookup", "per-request"));
    site = rig().site(rig().options("nodes", knobs).withTap(new SiteTap(relay::route)));
  }

  @AfterAll
  static void stop() {
    site.close();
    relay.close();
  }

  @Test
  void eachOfTwoWebServersAnswersPages() {
    List<Integer> answered = callsOfPages("transaction begin");

    assertThat(answered).hasSize(2).allMatch(pages -> pages > 0);
    assertThat(answered.stream().mapToInt(Integer::intValue).sum()).isEqualTo(PAGES);
  }

  @Test
  void beansAreLookedUpForEachPage() {
    assertThat(callsOfPages("lookup ejb:").stream().mapToInt(Integer::intValue).sum())
        .isGreaterThanOrEqualTo(PAGES);
  }

  @Test
  void callsTakeRemotingUnlessTheyAreToldToTakeHttp() {
    assertThat(relay.remotingConnections()).isPositive();
    assertThat(relay.httpCalls()).isZero();
  }

  /** How many such lines each web server wrote while pages were asked for one after the other. */
  private static List<Integer> callsOfPages(String beginning) {
    return rig()
        .callsOf(
            site.webNodes(),
            () -> {
              for (int page = 0; page < PAGES; page++) {
                rig().page(site, PAGE);
              }
            })
        .stream()
        .map(calls -> (int) calls.stream().filter(call -> call.startsWith(beginning)).count())
        .toList();
  }
}
