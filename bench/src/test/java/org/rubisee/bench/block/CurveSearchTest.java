package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.block.SearchedCurve;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.stats.law.UniversalScalability;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;

/** Searches on simulated sites in virtual time: Gunther's law with noise of 2 %. */
class CurveSearchTest {

  private static final double NOISE = 0.02;
  private static final int SEEDS = 100;
  private static final int MANY_ITEMS = 10_000_000;
  private static final UniversalScalability SITE = new UniversalScalability(0.14, 0.0005, 0.00001);

  private final List<BlockRunner.Request> requests = new ArrayList<>();
  private final List<String> fresh = new ArrayList<>();

  @ParameterizedTest
  @CsvSource({"0.14, 0.001, 0.0000012", "0.14, 0.0005, 0.00001", "0.14, 0.002, 0.0002"})
  void findsThePeak(double rate, double contention, double coherency) throws Exception {
    UniversalScalability site = new UniversalScalability(rate, contention, coherency);
    double best = site.throughput(site.peakClients());
    int near = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      requests.clear();
      SearchedCurve found = searched(site, seed).found("a", "bidding").orElseThrow();
      assertThat(requests).filteredOn(request -> isBidding(request)).hasSizeLessThan(12);
      near += site.throughput(found.peak()) > 0.95 * best ? 1 : 0;
    }
    assertThat(near).isGreaterThanOrEqualTo(95);
  }

  @Test
  void theCurveGoesOnToThreeTimesThePeakAndNamesTheKnee() throws Exception {
    SearchedCurve found = searched(SITE, 7).found("a", "bidding").orElseThrow();
    assertThat(found.clients()).isSorted().doesNotHaveDuplicates().contains(found.peak());
    assertThat(found.clients().get(found.clients().size() - 1))
        .isBetween((int) (2.7 * found.peak()), (int) (3.4 * found.peak()) + 1);
    assertThat(found.knee()).isBetween(1, found.peak());
  }

  @Test
  void sitesTakeTurnsInEachMixAndEachHasItsOwnPeak() throws Exception {
    UniversalScalability slow = new UniversalScalability(0.14, 0.01, 0.001);
    CurvePlan curve =
        search(
            SampleRuns.searchedCurve(List.of("a", "b")),
            Map.of("a", SITE, "b", slow),
            MANY_ITEMS,
            3);
    assertThat(curve.searched()).hasSize(4);
    assertThat(curve.found("a", "browsing").orElseThrow().peak())
        .isGreaterThan(4 * curve.found("b", "browsing").orElseThrow().peak());
    assertThat(requests)
        .allMatch(request -> request.stage() == Stage.SEARCH && request.round() == 0)
        .allMatch(request -> request.place().cell().load() == LoadKind.THINKING);
    assertThat(requests.subList(0, 4))
        .extracting(request -> request.place().site())
        .containsExactlyInAnyOrder("a", "a", "b", "b")
        .startsWith(requests.get(0).place().site(), other(requests.get(0).place().site()));
    List<String> mixes = requests.stream().map(request -> request.place().cell().mix()).toList();
    assertThat(mixes.lastIndexOf("browsing")).isLessThan(mixes.indexOf("bidding"));
  }

  @Test
  void beginsAtAQuarterOfTheClientsThatGetASaturatedRate() throws Exception {
    searched(SITE, 1);
    double saturated = SITE.throughput(SITE.peakClients());
    assertThat(requests.get(0).busy()).isEqualTo((int) (0.25 * 7 * saturated));
  }

  @Test
  void customersAreNewOnesWhereMoreAreNeeded() throws Exception {
    searched(SITE, 1);
    int most = 0;
    int grown = 0;
    for (BlockRunner.Request request : requests) {
      if (isBidding(request) && request.busy() > most) {
        most = request.busy();
        grown++;
      }
    }
    assertThat(fresh).filteredOn(one -> one.startsWith("a/bidding")).hasSize(grown);
    assertThat(fresh).contains("a/bidding " + most);
  }

  @Test
  void dataAreRestoredBeforeAStepThatWouldChangeThemTooMuch() throws Exception {
    search(SampleRuns.searchedCurve(List.of("a")), Map.of("a", SITE), 1, 1);
    assertThat(fresh)
        .filteredOn(one -> one.startsWith("a/bidding"))
        .hasSize((int) requests.stream().filter(CurveSearchTest::isBidding).count());
  }

  @Test
  void searchesOnlyWhereThePointsAreUnknown() throws Exception {
    BlockPlan plan = SampleRuns.searchedCurve(List.of("a"));
    SearchedCurve known = new SearchedCurve("a", "browsing", List.of(10, 20, 40), 20, 20);
    CurvePlan curve =
        search(plan.along(plan.curve().with(known)), Map.of("a", SITE), MANY_ITEMS, 1);
    assertThat(curve.found("a", "browsing")).contains(known);
    assertThat(requests).isNotEmpty().allMatch(CurveSearchTest::isBidding);
  }

  @Test
  void stopsAtTheLimitWhereThroughputNeverFalls() throws Exception {
    CurvePlan curve =
        run(
            SampleRuns.searchedCurve(List.of("a")),
            request -> kept(block(request, 0.14 * request.busy(), 0), request),
            MANY_ITEMS,
            100);
    SearchedCurve found = curve.found("a", "bidding").orElseThrow();
    assertThat(requests).allMatch(request -> request.busy() <= 9_000);
    assertThat(found.clients()).contains(9_000);
  }

  @Test
  void aStepWithRefusalsIsNoPeak() throws Exception {
    CurvePlan curve =
        run(
            SampleRuns.searchedCurve(List.of("a")),
            request -> block(request, 0.14 * request.busy(), request.busy() > 1_000 ? 0.02 : 0),
            MANY_ITEMS,
            100);
    assertThat(curve.found("a", "bidding").orElseThrow().peak()).isBetween(600, 1_000);
  }

  @Test
  void saysWhatToDoWhereEachStepIsRefused() {
    assertThatThrownBy(
            () ->
                run(
                    SampleRuns.searchedCurve(List.of("a")),
                    request -> block(request, 10, 0.5),
                    MANY_ITEMS,
                    100))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("a refused requests")
        .hasMessageContaining("numbers of --clients");
  }

  private CurvePlan searched(UniversalScalability site, int seed) throws Exception {
    return search(SampleRuns.searchedCurve(List.of("a")), Map.of("a", site), MANY_ITEMS, seed);
  }

  private CurvePlan search(
      BlockPlan plan, Map<String, UniversalScalability> sites, long items, int seed)
      throws Exception {
    Random random = new Random(seed);
    return new CurveSearch(
            plan,
            request -> {
              UniversalScalability site = sites.get(request.place().site());
              double rate = site.throughput(request.busy()) * (1 + NOISE * random.nextGaussian());
              return kept(block(request, rate, 0), request);
            },
            this::renewed,
            items,
            quiet())
        .run(1, "", (site, mix) -> sites.get(site).throughput(sites.get(site).peakClients()));
  }

  private CurvePlan run(BlockPlan plan, CurveRounds.Runner runner, long items, double saturated)
      throws IOException, InterruptedException {
    return new CurveSearch(plan, runner, this::renewed, items, quiet())
        .run(1, "", (site, mix) -> saturated);
  }

  private void renewed(String site, String mix, int customers) {
    fresh.add(site + "/" + mix + " " + customers);
  }

  private Block kept(Block block, BlockRunner.Request request) {
    requests.add(request);
    return block;
  }

  private static Block block(BlockRunner.Request request, double rate, double refused) {
    long answered = Math.round(1_000 * rate);
    Block sample =
        SampleRuns.curveBlock(
            1, 1, 0, Stage.SEARCH, request.place().site(), request.busy(), answered);
    return new Block(
        1,
        1,
        1,
        0,
        Stage.SEARCH,
        request.place().site(),
        request.place().cell(),
        sample.startedAt(),
        1_000,
        answered,
        new Outcomes(
            Map.of(
                Outcome.OK,
                answered,
                Outcome.REFUSED,
                Math.round(answered * refused / (1 - refused)))),
        0,
        Math.max(5, 1e3 * (request.busy() / rate - 7)),
        sample.cpu(),
        sample.surroundings(),
        List.of(),
        request.busy(),
        Map.of(),
        0);
  }

  private static boolean isBidding(BlockRunner.Request request) {
    return request.place().cell().equals(new Cell("bidding", LoadKind.THINKING));
  }

  private static String other(String site) {
    return site.equals("a") ? "b" : "a";
  }

  private static Terminal quiet() {
    return Terminal.standard().silent();
  }
}
