package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.block.Stage;

/** What is measured, and when the data are restored. */
class CurveRoundsTest {

  private static final String RESTORE = "restore";

  private final BlockPlan plan = SampleRuns.curve(List.of("a", "b"), List.of(100, 200));
  private final List<String> done = new ArrayList<>();
  private final List<BlockRunner.Request> requests = new ArrayList<>();

  @Test
  void everySiteIsMeasuredAtEachPointOfEachRound() throws Exception {
    run(1_000_000);
    assertThat(requests)
        .hasSize(12 * 2 * 2 * 2)
        .allMatch(request -> request.stage() == Stage.CURVE && request.invocation() == 2)
        .allMatch(request -> request.place().cell().load() == LoadKind.THINKING)
        .extracting(
            request ->
                List.of(
                    request.round(),
                    request.busy(),
                    request.place().site(),
                    request.place().cell().mix()))
        .doesNotHaveDuplicates();
  }

  @Test
  void theDataAreRestoredBeforeEachRoundButTheFirst() throws Exception {
    run(1_000_000);
    assertThat(done).filteredOn(RESTORE::equals).hasSize(11);
    assertThat(done.subList(0, 9)).containsExactly("1", "1", "1", "1", "1", "1", "1", "1", RESTORE);
  }

  @Test
  void theDataAreRestoredBeforeAPointThatWouldChangeThemTooMuch() throws Exception {
    // 600 items allow 3,600 interactions. The block that warmed the data had 2,000; 100 and 200
    // bidding clients ask for 643 and 1,286 at most: one of these fits, both do not.
    run(600);
    assertThat(done).filteredOn(RESTORE::equals).hasSize(12 + 11);
  }

  @Test
  void customersAreNewOnesBeforeTheirTicketsExpire() throws Exception {
    // 2 mixes, 6 sites and 5 points of 45 s are 45 minutes; with 6 points they are 54.
    List<String> sites = List.of("a", "b", "c", "d", "e", "f");
    run(SampleRuns.curve(sites, List.of(1, 2, 3, 4, 5)), 1_000_000);
    assertThat(done).filteredOn(RESTORE::equals).hasSize(11);
    done.clear();
    run(SampleRuns.curve(sites, List.of(1, 2, 3, 4, 5, 6)), 1_000_000);
    assertThat(done).filteredOn(RESTORE::equals).hasSize(12 + 11);
  }

  private void run(long items) throws IOException, InterruptedException {
    run(plan, items);
  }

  private void run(BlockPlan plan, long items) throws IOException, InterruptedException {
    new CurveRounds(
            plan,
            request -> {
              requests.add(request);
              done.add("" + request.round());
              return SampleRuns.curveBlock(
                  requests.size(), 2, request.round(), request.place().site(), request.busy(), 1);
            },
            new DataGrowth(plan, items),
            Terminal.standard().silent())
        .run(2, "", () -> done.add(RESTORE));
  }
}
