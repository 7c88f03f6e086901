package org.rubisee.bench.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.bench.ledger.table.LedgerVariant;
import org.rubisee.bench.report.block.BlockModel;
import org.rubisee.bench.results.Appearance;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlockSizes;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.block.WarmUpPlan;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.MeanInterval;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Sessions;
import org.rubisee.measurement.Traffic;
import org.rubisee.measurement.WarmUpEnd;

class PacedBlocksTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final String MIX = "bidding";
  private static final double PACE = 42.9;
  private static final double[] NOISE = {-0.3, 0.1, 0.2};
  private static final Map<String, Double> MILLIS =
      Map.of(
          "servlets-only", 2.0,
          "session-beans", 3.5,
          "session-facade", 7.0,
          "session-facade-network", 17.0);
  private static final Map<Interaction, Long> SEEN =
      Map.of(
          AUCTION.interaction("Home"),
          250L,
          AUCTION.interaction("ViewItem"),
          600L,
          AUCTION.interaction("StoreBid"),
          150L);

  /** Sites in another order than that of their CPU times. */
  private final List<Configuration> sites =
      List.of(
          new Configuration(
              "session-facade-network",
              "Session façade, calls by network",
              "session-facade",
              Map.of("call-passing", "network"),
              Appearance.UNSAID),
          Configuration.plain("servlets-only", "Servlets only"),
          Configuration.plain("session-facade", "Session façade"),
          Configuration.plain("session-beans", "Session beans"));

  private final BlockPlan plan = plan(1);
  private final PacedBlocks paced = new PacedBlocks(model(plan, blocks(1), false), MIX);
  private final CostReport report = report(paced);

  private BlockPlan plan(int invocations) {
    return new BlockPlan(
        "rubis costs",
        sites,
        sites.get(0).name(),
        0,
        List.of(MIX),
        BlockSizes.SHORT,
        1,
        NOISE.length,
        invocations,
        WarmUpPlan.SHORT,
        0,
        7,
        false,
        CurvePlan.NONE);
  }

  /** Saturated blocks take ten times as much, and the browsing mix a hundred times. */
  private List<Block> blocks(int invocations) {
    List<Block> blocks = new ArrayList<>();
    for (int invocation = 1; invocation <= invocations; invocation++) {
      for (int round = 1; round <= NOISE.length; round++) {
        for (Configuration site : sites) {
          double millis = MILLIS.get(site.name()) * (1 + NOISE[round - 1]) * invocation;
          add(blocks, invocation, round, site, new Cell(MIX, LoadKind.PACED), millis);
          add(blocks, invocation, round, site, new Cell(MIX, LoadKind.SATURATED), 10 * millis);
          add(blocks, invocation, round, site, new Cell("browsing", LoadKind.PACED), 100 * millis);
        }
      }
    }
    return blocks;
  }

  private static void add(
      List<Block> blocks, int invocation, int round, Configuration site, Cell cell, double millis) {
    blocks.add(SampleRuns.block(blocks.size() + 1, invocation, round, site.name(), cell, millis));
  }

  private static BlockModel model(BlockPlan plan, List<Block> blocks, boolean hasIdle) {
    Map<Integer, Measurement> clients = new HashMap<>();
    blocks.forEach(block -> clients.put(block.number(), seen()));
    List<Invocation> invocations = new ArrayList<>();
    for (int number = 1; number <= plan.invocations(); number++) {
      Invocation invocation = SampleRuns.invocation(plan, number);
      invocations.add(
          hasIdle
              ? invocation.withIdle(Map.of("servlets-only", Map.of(Tier.WEB, 0.1)))
              : invocation);
    }
    return new BlockModel(SampleRuns.run(plan), invocations, blocks, clients);
  }

  private static Measurement seen() {
    Map<Interaction, InteractionResult> results = new HashMap<>();
    SEEN.forEach(
        (interaction, count) ->
            results.put(interaction, InteractionResult.of(Outcomes.of(Outcome.OK, count))));
    return new Measurement(
        new Measurement.Header(false, Map.of(), 1, 64, 0, "17", WarmUpEnd.FIXED, Map.of()),
        Map.of(
            Phase.MEASURE,
            new PhaseResult(
                Phase.MEASURE,
                4,
                results,
                Sessions.none(),
                Traffic.none(),
                0.1,
                Map.of(),
                List.of(),
                LatencyHistogram.empty())),
        List.of());
  }

  private CostReport report(PacedBlocks blocks) {
    AgreedLedgers ledgers = new AgreedLedgers(Path.of(System.getProperty("rubis.home")));
    return CostReport.of(
        UnitCostsTest.sample(0),
        sites,
        blocks.samples(),
        blocks.inWords(PACE),
        known -> ledgers.of(known.implementation(), LedgerVariant.C).orElseThrow());
  }

  @Test
  void aSampleIsAPacedBlockOfTheMix() {
    assertThat(paced.samples()).hasSize(sites.size() * NOISE.length);
    CostSample first =
        paced.samples().stream()
            .filter(sample -> sample.configuration().equals("session-beans"))
            .findFirst()
            .orElseThrow();
    assertThat(first.millis()).isCloseTo(3.5 * 0.7, within(1e-9));
    assertThat(first.millis(Tier.WEB)).isCloseTo(0.6 * 3.5 * 0.7, within(1e-9));
    assertThat(first.millis(Tier.APP)).isZero();
    // 0.01 s over 1000 interactions
    assertThat(first.compilerMillis()).isCloseTo(0.01, within(1e-9));
    assertThat(first.answered())
        .isEqualTo(Map.of("Home", 250L, "ViewItem", 600L, "StoreBid", 150L));
  }

  @Test
  void whatTiersTakeWhenIdleIsSubtracted() {
    PacedBlocks idle = new PacedBlocks(model(plan, blocks(1), true), MIX);
    // 4 s of 0.1 CPU over 1000 interactions are 0.4 ms.
    assertThat(row(report(idle), "servlets-only").measured().all().mean())
        .isCloseTo(row(report, "servlets-only").measured().all().mean() - 0.4, within(1e-9));
  }

  @Test
  void sitesInGroupsArePairedWithTheSharedSiteOfTheirGroup() {
    List<Configuration> sharedFirst = List.of(sites.get(1), sites.get(3), sites.get(0));
    BlockPlan first =
        SampleRuns.grouped(
            SampleRuns.plan(sharedFirst.stream().map(Configuration::name).toList(), 1, 3), 2, 1);
    List<Block> blocks = new ArrayList<>();
    List<Invocation> invocations = new ArrayList<>();
    for (int group = 1; group <= 2; group++) {
      BlockPlan own = first.groups().get(group - 1);
      invocations.add(SampleRuns.invocation(own, 1, group));
      for (int round = 1; round <= NOISE.length; round++) {
        for (Configuration site : own.sites()) {
          add(
              blocks,
              1,
              round,
              site,
              new Cell(MIX, LoadKind.PACED),
              group * MILLIS.get(site.name()) * (1 + NOISE[round - 1]));
          blocks.add(SampleRuns.in(group, blocks.remove(blocks.size() - 1)));
        }
      }
    }
    Map<Integer, Measurement> clients = new HashMap<>();
    blocks.forEach(block -> clients.put(block.number(), seen()));
    PacedBlocks grouped =
        new PacedBlocks(new BlockModel(SampleRuns.run(first), invocations, blocks, clients), MIX);

    Map<String, List<Integer>> pairs =
        grouped.samples().stream()
            .collect(
                Collectors.groupingBy(
                    CostSample::configuration,
                    Collectors.mapping(CostSample::pair, Collectors.toList())));
    assertThat(pairs.get("servlets-only"))
        .hasSize(2 * NOISE.length)
        .doesNotHaveDuplicates()
        .containsAll(pairs.get("session-beans"))
        .containsAll(pairs.get("session-facade-network"));
    assertThat(pairs.get("session-beans"))
        .hasSize(NOISE.length)
        .doesNotContainAnyElementsOf(pairs.get("session-facade-network"));
    // Session-beans less servlets-only in the first group, in which all cost half as much.
    assertThat(report(grouped).callCheck().orElseThrow().difference().mean())
        .isCloseTo(1.5, within(1e-9));
    assertThat(grouped.inWords(PACE)).contains("in 2 groups").contains("share servlets-only");
  }

  @Test
  void configurationsAreOrderedByTheirCpuTime() {
    assertThat(report.rows())
        .extracting(Explained::title)
        .containsExactly(
            "servlets-only", "session-beans", "session-facade", "session-facade-network");
  }

  @Test
  void partsAndRestAddUpToWhatWasMeasured() {
    for (Explained row : report.rows()) {
      double parts =
          report.pagesMillis()
              + row.calls().mean()
              + row.statements()
              + row.transactions()
              + row.measured().compilers();
      assertThat(row.measured().all().mean()).isCloseTo(MILLIS.get(row.title()), within(1e-9));
      assertThat(parts + row.rest(report.pagesMillis()))
          .isCloseTo(row.measured().all().mean(), within(1e-9));
    }
  }

  @Test
  void callsBetweenBeansAreThoseOverTheNetwork() {
    assertThat(row(report, "session-facade-network").counted().remoteCalls())
        .isGreaterThan(row(report, "session-facade").counted().remoteCalls());
  }

  @Test
  void theIntervalIsThatOfTheRounds() {
    MeanInterval beans = row(report, "session-beans").measured().all();
    assertThat(beans).isEqualTo(MeanInterval.of(3.5 * 0.7, 3.5 * 1.1, 3.5 * 1.2));
    assertThat(paced.inWords(PACE))
        .isEqualTo(
            "Measured in paced blocks of the bidding mix: 25.0 requests a second, 3 rounds of 5 s a"
                + " block; idle consumption is subtracted. Operations alone were priced at 42.9"
                + " requests a second. The intervals are those of the rounds; they hold for this"
                + " start of the servers only. Differences from servlets-only are paired by round,"
                + " in neighbouring blocks.");
    assertThat(report.markdown()).contains("\n" + paced.inWords(PACE) + "\n");
  }

  @Test
  void theIntervalOfSeveralStartsIsThatOfTheirMeans() {
    PacedBlocks twice = new PacedBlocks(model(plan(2), blocks(2), false), MIX);
    MeanInterval beans = row(report(twice), "session-beans").measured().all();
    assertThat(beans.count()).isEqualTo(2);
    assertThat(beans.mean()).isCloseTo(3.5 * 1.5, within(1e-9));
    assertThat(twice.inWords(PACE))
        .contains("25.0, 25.0 requests a second")
        .endsWith(
            "The intervals are those of the means of 2 starts of the servers. Differences from"
                + " servlets-only are paired by start.");
    assertEqual(difference(twice), MeanInterval.of(1.5, 2 * 1.5));
  }

  /** What disturbs a round disturbs its neighbouring blocks alike. */
  @Test
  void aDifferenceIsThatOfTheBlocksOfARound() {
    assertEqual(difference(paced), MeanInterval.of(1.5 * 0.7, 1.5 * 1.1, 1.5 * 1.2));
    assertThat(report.markdown()).contains("| less servlets-only |").contains(" | 1.50 ± 0.99 |");
  }

  @Test
  void roundsThatLackOneOfBothAreLeftOut() {
    List<Block> blocks = blocks(1);
    blocks.removeIf(block -> block.round() == 3 && block.site().equals("servlets-only"));

    assertEqual(
        difference(new PacedBlocks(model(plan, blocks, false), MIX)),
        MeanInterval.of(1.5 * 0.7, 1.5 * 1.1));
  }

  private MeanInterval difference(PacedBlocks blocks) {
    return report(blocks).callCheck().orElseThrow().difference();
  }

  private static void assertEqual(MeanInterval actual, MeanInterval expected) {
    assertThat(actual.count()).isEqualTo(expected.count());
    assertThat(actual.mean()).isCloseTo(expected.mean(), within(1e-9));
    assertThat(actual.halfWidth()).isCloseTo(expected.halfWidth(), within(1e-9));
  }

  @Test
  void twoBlocksOfASiteInARoundAreOneSample() {
    List<Block> blocks = blocks(1);
    add(blocks, 1, 1, sites.get(3), new Cell(MIX, LoadKind.PACED), 3.5 * 0.9);
    PacedBlocks abba = new PacedBlocks(model(plan, blocks, false), MIX);
    MeanInterval beans = row(report(abba), "session-beans").measured().all();
    assertThat(beans.count()).isEqualTo(NOISE.length);
    assertThat(beans.mean()).isCloseTo(3.5 * (0.8 + 1.1 + 1.2) / 3, within(1e-9));
  }

  private static Explained row(CostReport of, String configuration) {
    return of.rows().stream()
        .filter(row -> row.title().equals(configuration))
        .findFirst()
        .orElseThrow();
  }
}
