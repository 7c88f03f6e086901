package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.KnobCatalogue;
import org.rubisee.servers.knobs.Knobs;

class SiteConfigurationTest {

  private static final Checkout CHECKOUT = Checkout.current();
  private static final Implementation SERVLETS = CHECKOUT.implementation("servlets-only");

  @Test
  void keepsServersInUseBesideTheSiteWithASchedule() {
    SiteConfiguration site = site(Map.of("web-nodes", "3")).alwaysUsing(2);

    assertThat(site.name()).isEqualTo("servlets-only--web-nodes-3-always-2");
    assertThat(site.title()).isEqualTo("Servlets only, web-nodes=3, always 2 nodes");
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
        .hasMessageContaining("add @web-nodes=2 or more");
    assertThatThrownBy(() -> two.alwaysUsing(3)).hasMessageContaining("3 cannot be in use");
    assertThatThrownBy(() -> two.alwaysUsing(0)).hasMessageContaining("0 cannot be in use");
  }

  @Test
  void refusesABalancerThatKeepsItsServers() {
    SiteConfiguration site = site(Map.of("web-nodes", "2", "balancer", "haproxy"));

    assertThatThrownBy(() -> site.alwaysUsing(1)).hasMessageContaining("leave out balancer");
  }

  @Test
  void runsInTheServerThatWasChosenOrItsFirst() {
    assertThat(site(Map.of()).server().name()).isEqualTo("wildfly");
    assertThat(site(Map.of("server", "wildfly:38.0.1.Final")).server().name()).isEqualTo("wildfly");
    assertThat(entities("server=openejb").server().name()).isEqualTo("openejb");
  }

  @Test
  void hasANameOfLettersDigitsAndHyphens() {
    assertThat(site(Map.of()).name()).isEqualTo("servlets-only");
    assertThat(entities("pool=16@commit-option=A").name())
        .isEqualTo("entity-cmp--commit-option-a--pool-16")
        .isEqualTo(entities("commit-option=A@pool=16").name());
    assertThat(entities("commit-option=A@bean-cache=Item=300,User=9000").name())
        .matches("entity-cmp--commit-option-a--bean-cache-item-300-user-9000-[0-9a-f]{8}");
    assertThat(entities("jdk=/opt/jdk-25").name())
        .matches("entity-cmp--jdk-opt-jdk-25-[0-9a-f]{8}");
    assertThat(entities("jdk=/" + "x".repeat(300)).name()).matches("[a-z0-9-]{1,80}");
    assertThat(entities("jdk=/").name()).matches("entity-cmp--jdk-[0-9a-f]{8}");
  }

  @Test
  void hasANameThatNoOtherSiteHas() {
    assertThat(
            Stream.of(
                    "jdk=/opt/jdk-25",
                    "jdk=/opt/jdk/25",
                    "jdk=opt-jdk-25",
                    "jdk=/Opt/jdk-25",
                    "read-only=Item",
                    "read-only=Item,User",
                    "read-only=User,Item",
                    "commit-option=A@bean-cache=Item=30,User=0",
                    "commit-option=A@bean-cache=Item=3,User=0",
                    "commit-option=A@bean-cache=Item=300")
                .map(SiteConfigurationTest::entities)
                .map(SiteConfiguration::name))
        .doesNotHaveDuplicates();
  }

  private static SiteConfiguration entities(String knobs) {
    return SiteConfiguration.of(
        CHECKOUT.implementation("entity-cmp"), KnobCatalogue.SHARED.parse(knobs));
  }

  private static SiteConfiguration site(Map<String, String> knobs) {
    return SiteConfiguration.of(List.of(SERVLETS), Knobs.shared(knobs)).get(0);
  }
}
