package org.rubisee.bench.topology.external;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.servers.balancer.BalancerProgram;
import org.rubisee.servers.knobs.Knobs;

class SitePlacesTest {

  private static final Checkout CHECKOUT = new Checkout(Path.of(System.getProperty("rubis.home")));
  private static final Hosts.Database DB =
      new Hosts.Database("jdbc:mysql://db:3306/rubis", "bench", "secret", null, null, "");
  private static final Hosts.Server WEB =
      new Hosts.Server("one:80", "", List.of(new Hosts.Server("two:80", "")));
  private static final Hosts.Server APP =
      new Hosts.Server("three:81", "", List.of(new Hosts.Server("four:81", "")));

  @Test
  void hasTheFirstServersOfEachTier() {
    SitePlaces one = places(hosts(""), "session-beans", Map.of());
    assertThat(one.inOrder()).extracting(Place::label).containsExactly("app", "web");
    assertThat(one.balancer()).isEmpty();
    assertThat(one.entry()).isEqualTo(URI.create("http://one:80/"));

    SitePlaces four =
        places(hosts(""), "session-beans", Map.of("web-nodes", "2", "app-nodes", "2"));
    assertThat(four.inOrder())
        .extracting(Place::label)
        .containsExactly("app", "app2", "web", "web2");
    assertThat(four.webRoots())
        .containsExactly(URI.create("http://one:80/"), URI.create("http://two:80/"));
    assertThat(four.balancer()).contains(BalancerProgram.UNDERTOW);

    assertThat(places(hosts(""), "servlets-only", Map.of()).inOrder())
        .extracting(Place::label)
        .containsExactly("web");
  }

  @Test
  void putsTheUsersBalancerInFrontOfSeveralWebServersOnly() {
    Hosts own = hosts("lb:8000");
    SitePlaces two = places(own, "servlets-only", Map.of("web-nodes", "2"));
    assertThat(two.balancer()).isEmpty();
    assertThat(two.entry()).isEqualTo(URI.create("http://lb:8000/"));

    SitePlaces one = places(own, "servlets-only", Map.of("balancer", "nginx"));
    assertThat(one.balancer()).contains(BalancerProgram.NGINX);
    assertThatThrownBy(
            () -> places(own, "servlets-only", Map.of("web-nodes", "2", "balancer", "nginx")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("your own balancer");
  }

  @Test
  void saysWhichServersAreMissing() {
    assertThatThrownBy(() -> places(hosts(""), "servlets-only", Map.of("web-nodes", "3")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("web-nodes=3 needs as many servers")
        .hasMessageContaining("has 2 in 'web'");
    assertThatThrownBy(() -> places(hosts(""), "session-beans", Map.of("app-nodes", "3")))
        .hasMessageContaining("has 2 in 'app'");
    Hosts noApp = new Hosts(WEB, null, DB, null, null, null, null);
    assertThatThrownBy(() -> places(noApp, "session-beans", Map.of()))
        .hasMessageContaining("add 'app' there");
  }

  @Test
  void refusesLoadMachinesThatWouldNotReachTheBalancerOfTheBench() {
    Hosts loaded = withLoadMachine("");
    assertThat(places(loaded, "servlets-only", Map.of()).entry())
        .isEqualTo(URI.create("http://one:80/"));
    assertThatThrownBy(() -> places(loaded, "servlets-only", Map.of("web-nodes", "2")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("'clients' in the hosts file cannot reach a balancer")
        .hasMessageContaining("write it there, like 'balancer: 10.0.0.9:80'");
    assertThatThrownBy(() -> places(loaded, "servlets-only", Map.of("balancer", "undertow")))
        .hasMessageContaining("leave balancer out");
    assertThat(places(loaded, "session-beans", Map.of("app-nodes", "2")).balancer()).isEmpty();

    SitePlaces behind =
        places(withLoadMachine("lb:8000"), "servlets-only", Map.of("web-nodes", "2"));
    assertThat(behind.entry()).isEqualTo(URI.create("http://lb:8000/"));
  }

  private static Hosts withLoadMachine(String balancer) {
    return new Hosts(
        WEB,
        APP,
        DB,
        List.of(new LoadHost("load", "load:7070", 1)),
        new Hosts.Secrets("0123456789abcdef", null, null),
        null,
        balancer);
  }

  private static Hosts hosts(String balancer) {
    return new Hosts(WEB, APP, DB, null, null, null, balancer);
  }

  private static SitePlaces places(Hosts hosts, String implementation, Map<String, String> knobs) {
    return SitePlaces.of(
        hosts,
        SiteConfiguration.of(List.of(CHECKOUT.implementation(implementation)), Knobs.shared(knobs))
            .get(0));
  }
}
