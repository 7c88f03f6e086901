package org.rubisee.sessionfacade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteTap;

/** How calls between beans pass what they carry in OpenEJB, seen in the server's log of calls. */
@Tag("long")
class SessionFacadeOnOpenEjbIT extends SiteRigTest {

  /** A page that asks beans for values of the project, which can be copied. */
  private static final String USER = "ViewUserInfo?userId=7";

  private static final String COPY = "copy";
  private static final String FACADE = "org\\.rubisee\\.facades\\.BrowseCategoriesFacade";
  private static final int INSTANCES = 2;
  private static final int CUSTOMERS = 24;

  @Test
  void callsOfRemoteInterfacesAreCopiedOrShared() {
    List<String> value = callsOfAPage("value");
    List<String> reference = callsOfAPage("reference");

    assertThat(value).contains(COPY);
    assertThat(reference)
        .isNotEmpty()
        .doesNotContain(COPY)
        .isEqualTo(value.stream().filter(line -> !line.equals(COPY)).toList());
  }

  @Test
  void thePoolLimitsTheInstancesOfAFacade() {
    Knobs knobs = Knobs.shared(Map.of("server", "openejb", "pool", Integer.toString(INSTANCES)));
    try (LocalSite site = rig().site(rig().options("pool", knobs))) {
      // those who wait too long for an instance are refused
      rig().statuses(site, List.of("BrowseCategories"), CUSTOMERS);

      assertThat(rig().liveInstances(site.app().orElseThrow(), FACADE))
          .isBetween(1L, (long) INSTANCES);
    }
  }

  /** What is logged while a page is answered for the second time. */
  private static List<String> callsOfAPage(String passing) {
    Knobs knobs = Knobs.shared(Map.of("server", "openejb", "call-passing", passing));
    try (LocalSite site =
        rig().site(rig().options(passing, knobs).withTap(new SiteTap(port -> port)))) {
      rig().page(site, USER);
      return rig().callsOf(site.app().orElseThrow(), () -> rig().page(site, USER));
    }
  }
}
