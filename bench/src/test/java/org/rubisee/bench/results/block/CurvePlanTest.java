package org.rubisee.bench.results.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

class CurvePlanTest {

  @Test
  void pointsAreSortedAndCountOnce() {
    CurvePlan plan = CurvePlan.of(List.of(40, 20, 40), Pace.PAPER);
    assertThat(plan.clients()).containsExactly(20, 40);
    assertThat(plan.mostClients("a", "bidding")).isEqualTo(40);
    assertThat(plan.exists()).isTrue();
  }

  @Test
  void aRunWithoutACurveHasNoPoints() {
    assertThat(CurvePlan.NONE.exists()).isFalse();
    assertThat(CurvePlan.NONE.mostClients("a", "bidding")).isZero();
  }

  @Test
  void aSearchGivesEachSiteAndMixPointsOfItsOwn() {
    CurvePlan asked = CurvePlan.searching(10_000, Pace.PAPER);
    assertThat(asked.exists()).isTrue();
    assertThat(asked.clients()).isEmpty();
    assertThat(asked.steps("a", "bidding")).isPositive();
    assertThat(asked.points("a", "bidding")).isPositive();
    CurvePlan found =
        asked
            .with(new SearchedCurve("a", "bidding", List.of(400, 100), 400, 300))
            .with(new SearchedCurve("b", "bidding", List.of(50, 100), 50, 50));
    assertThat(found.clients()).containsExactly(50, 100, 400);
    assertThat(found.clients("a", "bidding")).containsExactly(100, 400);
    assertThat(found.clients("b", "bidding")).containsExactly(50, 100);
    assertThat(found.clients("a", "browsing")).isEmpty();
    assertThat(found.mostClients("b", "bidding")).isEqualTo(100);
    assertThat(found.points("a", "bidding")).isEqualTo(2);
    assertThat(found.steps("a", "bidding")).isZero();
    assertThat(found.steps("a", "browsing")).isPositive();
  }

  @Test
  void aSearchThatIsRepeatedReplacesWhatWasFound() {
    CurvePlan found =
        CurvePlan.searching(10_000, Pace.PAPER)
            .with(new SearchedCurve("a", "bidding", List.of(100, 400), 400, 300))
            .with(new SearchedCurve("a", "bidding", List.of(100, 800), 800, 500));
    assertThat(found.clients("a", "bidding")).containsExactly(100, 800);
    assertThat(found.searched()).hasSize(1);
  }

  @Test
  void aFileKeepsWhatASearchFound() throws Exception {
    CurvePlan found =
        CurvePlan.searching(10_000, Pace.PAPER)
            .with(new SearchedCurve("a", "bidding", List.of(100, 400), 400, 300));
    assertThat(readAgain(found)).isEqualTo(found);
    CurvePlan given = CurvePlan.of(List.of(100), Pace.PAPER);
    assertThat(readAgain(given)).isEqualTo(given);
  }

  private static CurvePlan readAgain(CurvePlan plan) throws IOException {
    ResultsJson json = new ResultsJson();
    return json.parsed(Path.of("run.json"), json.line(plan), CurvePlan.class);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 7, 70, 15, 30, at least 1 client",
    "20, 0, 0, 15, 30, think longer than 0 s",
    "20, NaN, 70, 15, 30, think longer than 0 s",
    "20, 7, 6, 15, 30, cap >= think",
    "20, 7, 70, -1, 30, warm-up >= 0",
    "20, 7, 70, 15, 0, measure > 0"
  })
  void saysWhatIsOutOfRange(
      int clients, double think, double cap, double settling, double seconds, String message) {
    assertThatThrownBy(
            () ->
                new CurvePlan(
                    List.of(clients),
                    new LoadSpec(
                            "auction",
                            new Phases("block", settling, seconds, 0),
                            MatrixSet.RUBIS_EE,
                            ImageLoading.CACHED)
                        .with(new Pace(think, cap, 900, 60)),
                    0,
                    List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }
}
