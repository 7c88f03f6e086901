package org.rubisee.sessionbeansweb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.golden.ScriptedRecord;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteOptions;
import org.rubisee.servers.site.SiteSoftware;

/** session-beans with its pages in other web containers is the same site, for a crowd, too. */
class SessionBeansWebContainersIT extends SiteRigTest {
  private static final int CUSTOMERS = 64;

  @ParameterizedTest
  @ValueSource(strings = {"tomcat", "jetty"})
  void leavesThePagesAndRowsOfEveryImplementation(String container) {
    SiteOptions options = rig().options(container, rig().knobs("web=" + container));
    Optional<String> lacking = SiteSoftware.lackingJetty(options.knobs(), options.home());
    assumeTrue(lacking.isEmpty(), () -> "Skipped: " + lacking.orElseThrow());
    try (LocalSite site = rig().site(options)) {
      ScriptedRecord.assertLeft(rig(), site);
      assertThat(rig().statuses(site, List.of("BrowseRegions"), CUSTOMERS)).containsExactly(200);
    }
  }
}
