package org.rubisee.servletsonly;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.contract.golden.ScriptedRecord;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.site.LocalSite;

/** servlets-only in other web containers is the same site, for a crowd, too. */
class ServletsOnlyWebContainersIT extends SiteRigTest {
  private static final int CUSTOMERS = 64;

  @ParameterizedTest
  @ValueSource(strings = {"tomcat", "jetty"})
  void leavesThePagesAndRowsOfEveryImplementation(String container) {
    try (LocalSite site = rig().site(rig().options(container, rig().knobs("web=" + container)))) {
      ScriptedRecord.assertLeft(rig(), site);
      assertThat(rig().statuses(site, List.of("BrowseRegions"), CUSTOMERS)).containsExactly(200);
    }
  }
}
