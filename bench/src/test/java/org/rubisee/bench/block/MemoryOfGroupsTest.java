package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.run.MemoryCheck;
import org.rubisee.bench.run.PlannedRun;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.Pinning;

/** A run in blocks that needs more memory than it may use. */
class MemoryOfGroupsTest {

  private static final List<String> SIX =
      List.of(
          "servlets-only",
          "session-beans",
          "entity-cmp",
          "entity-bmp",
          "session-facade",
          "local-interfaces");

  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private final Blocks six = blocks(SIX);

  @Test
  void staysAsItIsWithTheMemoryThatItNeeds() {
    assertThat(check(8 * 1024, here(2048)).fitting(six)).isSameAs(six);
    assertThat(said.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void hasSmallerGroupsWithLess() {
    PlannedRun fitting = check(4 * 1024, here(2048)).fitting(six);
    assertThat(fitting.groups()).hasSizeGreaterThan(1).allMatch(group -> group.size() <= 3);
    assertThat(fitting.groups()).allSatisfy(group -> assertThat(names(group)).contains(SIX.get(0)));
    assertThat(fitting.sites()).isEqualTo(six.sites());
    assertThat(said.toString(StandardCharsets.UTF_8))
        .contains("6 sites at once need 7.9 GiB of memory, 4.0 GiB may be used");
  }

  @Test
  void isRefusedWithTooLittleForTwo() {
    assertThatThrownBy(() -> check(2 * 1024, here(2048)).fitting(six))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining(" GiB of memory, 2.0 GiB may be used: raise the limit");
  }

  @Test
  void cannotBeResumedInGroupsThatDoNotFit() {
    assertThatThrownBy(() -> check(4 * 1024, here(2048)).require(six))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("needs 7.9 GiB of memory, 4.0 GiB may be used");
  }

  @Test
  void isNotJudgedWhereItsServersAreElsewhere() {
    assertThat(check(1024, (recipe, terminal) -> null).fitting(six)).isSameAs(six);
  }

  private MemoryCheck check(long usableMib, Topology.Opener opener) {
    return new MemoryCheck(
        usableMib,
        opener,
        new Terminal(new PrintStream(said, false, StandardCharsets.UTF_8), false));
  }

  private static List<String> names(List<SiteConfiguration> group) {
    return group.stream().map(SiteConfiguration::name).toList();
  }

  private static Topology.Opener here(int poolMib) {
    return new Topology.Opener() {
      @Override
      public Topology open(SiteRecipe recipe, Terminal terminal) {
        throw new AssertionError("nothing is started");
      }

      @Override
      public OptionalInt poolMib() {
        return OptionalInt.of(poolMib);
      }
    };
  }

  private static Blocks blocks(List<String> names) {
    Checkout checkout = Checkout.current();
    BlockPlan plan = SampleRuns.plan(names, 2, 0);
    SiteRecipe recipe =
        new SiteRecipe(
            checkout,
            ApplicationData.standard().plan(Sizes.SMALL),
            Map.of(),
            Pinning.ANYWHERE,
            List.of());
    List<SiteConfiguration> sites =
        plan.sites().stream().map(site -> SiteConfiguration.stored(site, checkout)).toList();
    return new Blocks(plan, Subject.of(sites, recipe), List.of("--scale=small"));
  }
}
