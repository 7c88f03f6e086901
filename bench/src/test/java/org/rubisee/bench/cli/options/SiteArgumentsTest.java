package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.cli.Rubis;
import org.rubisee.bench.topology.SiteConfiguration;
import picocli.CommandLine.Model.CommandSpec;

class SiteArgumentsTest {

  private static final Checkout CHECKOUT = Checkout.current();

  @Test
  void haveKnobsWhoseValuesMayHaveCommasAndEqualsSigns() {
    SiteConfiguration site =
        sites("entity-cmp@commit-option=A@bean-cache=Item=300,User=9000").get(0);

    assertThat(site.implementation().name()).isEqualTo("entity-cmp");
    assertThat(site.knobs().labels())
        .isEqualTo(Map.of("commit-option", "A", "bean-cache", "Item=300,User=9000"));
    assertThat(site.title()).endsWith(", commit-option=A, bean-cache=Item=300,User=9000");
    assertThat(SiteArguments.typed(site))
        .isEqualTo("entity-cmp@commit-option=A@bean-cache=Item=300,User=9000");
  }

  @Test
  void nameTheApplicationUnlessItIsTheAuction() {
    SiteConfiguration site = sites("bookstore/servlets-only@pool=9").get(0);

    assertThat(site.application()).isEqualTo("bookstore");
    assertThat(site.name()).isEqualTo("bookstore-servlets-only--pool-9").matches("[a-z0-9-]+");
    assertThat(SiteArguments.typed(site)).isEqualTo("bookstore/servlets-only@pool=9");
    assertThat(sites("servlets-only").get(0).application()).isEqualTo("auction");
    assertThatThrownBy(() -> sites("bookstore/servlet-only"))
        .hasMessageContaining("did you mean 'bookstore/servlets-only'");
  }

  @Test
  void haveTheValuesOfTheirOwnImplementation() {
    assertThat(sites("bookstore/servlets-only@locking=table").get(0).knobs().privileges())
        .containsExactly("LOCK TABLES");
    assertThat(sites("servlets-only@locking=servlet").get(0).knobs().privileges()).isEmpty();
    assertThatThrownBy(() -> sites("servlets-only@locking=table"))
        .hasMessageEndingWith("There is no value of locking 'table'. Known: database, servlet");
    assertThatThrownBy(() -> sites("bookstore/servlets-only@locking=row"))
        .hasMessageEndingWith(
            "There is no value of locking 'row'. Known: database, table, servlet");
    assertThatThrownBy(() -> sites("jpa@locking=servlet"))
        .hasMessageEndingWith("jpa has no knob locking; these have: servlets-only");
    assertThatThrownBy(() -> sites("bookstore/servlets-only@locking=servlet@web-nodes=2"))
        .hasMessageContaining("locking=servlet and web-nodes=2 exclude each other");
    assertThat(sites("bookstore/servlets-only@locking=table@web-nodes=2")).hasSize(1);
  }

  @Test
  void areOfOneApplication() {
    assertThatThrownBy(() -> sites("servlets-only", "bookstore/servlets-only"))
        .isInstanceOf(CommandFailedException.class)
        .hasMessage(
            "servlets-only is a site of the application auction, and bookstore/servlets-only one"
                + " of bookstore: name the sites of one application");
  }

  @Test
  void compareKnobsOfOneImplementation() {
    assertThat(sites("entity-cmp", "entity-cmp@server=openejb", "entity-cmp@pool=9", "jpa"))
        .extracting(SiteConfiguration::name)
        .containsExactly("entity-cmp", "entity-cmp--server-openejb", "entity-cmp--pool-9", "jpa");
  }

  @Test
  void allHaveAKnobWhereItExists() {
    List<SiteConfiguration> all = sites("all@commit-option=A@pool=9");

    assertThat(all).hasSameSizeAs(CHECKOUT.implementations());
    assertThat(all).allMatch(site -> site.knobs().labels().containsKey("pool"));
    assertThat(all)
        .filteredOn(site -> site.knobs().labels().containsKey("commit-option"))
        .extracting(site -> site.implementation().name())
        .containsExactly("entity-cmp", "entity-bmp", "session-facade", "local-interfaces");
  }

  @Test
  void mustDifferInMoreThanHowTheyAreWritten() {
    assertThatThrownBy(() -> sites("jpa@pool=9@lookup=cached", "jpa@pool=9"))
        .isInstanceOf(CommandFailedException.class)
        .hasMessage(
            "jpa@pool=9@lookup=cached and jpa@pool=9 are the same site: leave one of them out");
    assertThat(sites("entity-cmp@read-only=Item", "entity-cmp@read-only=Item@time-limit=1000"))
        .hasSize(2);
  }

  private static List<SiteConfiguration> sites(String... typed) {
    CommandSpec run = Rubis.commandLine().getSubcommands().get("run").getCommandSpec();
    return SiteArguments.of(run, List.of(typed), CHECKOUT);
  }
}
