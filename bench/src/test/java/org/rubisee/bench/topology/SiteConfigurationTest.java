package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;

class SiteConfigurationTest {

  private static final Checkout CHECKOUT = Checkout.current();
  private static final Implementation SERVLETS = CHECKOUT.implementation("servlets-only");

  @Test
  void keepsServersInUseBesideTheSiteWithASchedule() {
    SiteConfiguration site = site(Map.of("web-nodes", "3")).alwaysUsing(2);

    assertThat(site.name()).isEqualTo("servlets-only-always-2");
    assertThat(site.title()).isEqualTo("Servlets only, always 2 nodes");
    assertThat(site.knobs().webNodes()).isEqualTo(3);
    assertThat(SiteConfiguration.stored(site.toResult(), CHECKOUT)).isEqualTo(site);
    assertThat(site(Map.of()).toResult().webNodesInUse()).isZero();
  }

  @Test
  void refusesServersThatItDoesNotHave() {
    SiteConfiguration one = site(Map.of());
    SiteConfiguration two = site(Map.of("web-nodes", "2"));

    assertThatThrownBy(() -> one.alwaysUsing(1))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("add --web-nodes, 2 or more");
    assertThatThrownBy(() -> two.alwaysUsing(3)).hasMessageContaining("3 cannot be in use");
    assertThatThrownBy(() -> two.alwaysUsing(0)).hasMessageContaining("0 cannot be in use");
  }

  @Test
  void refusesABalancerThatKeepsItsServers() {
    SiteConfiguration site = site(Map.of("web-nodes", "2", "balancer", "haproxy"));

    assertThatThrownBy(() -> site.alwaysUsing(1)).hasMessageContaining("leave out --balancer");
  }

  @Test
  void takesOfTheKnobsThoseThatItsImplementationHas() {
    Knobs knobs = Knobs.shared(Map.of("container", "openejb", "pool", "9"));
    Implementation entities = CHECKOUT.implementation("entity-cmp");

    assertThat(SiteConfiguration.withTheirKnobs(List.of(SERVLETS, entities), knobs))
        .containsExactly(
            site(Map.of("pool", "9")),
            new SiteConfiguration(
                "entity-cmp-openejb", entities.title() + ", in OpenEJB", entities, knobs));
  }

  private static SiteConfiguration site(Map<String, String> knobs) {
    return SiteConfiguration.of(List.of(SERVLETS), Knobs.shared(knobs)).get(0);
  }
}
