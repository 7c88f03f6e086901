package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.block.SearchedCurve;

/** Clients think for 7 s: at 500 ms the law gives 400 of them 1,600 interactions in 30 s. */
class CurveModelTest {

  private final BlockPlan plan = SampleRuns.curve(List.of("a", "b"), List.of(100, 400));

  @Test
  void aPointIsTheMeanOfTheRoundsOfItsClients() {
    CurveModel curve =
        new CurveModel(
            new SampleCurves()
                .add(1, 1, "a", 400, 1_500, 500)
                .add(1, 1, "a", 100, 400, 100)
                .add(1, 2, "a", 100, 440, 300)
                .add(1, 2, "a", 400, 1_800, 500)
                .add(1, 2, "b", 400, 600, 500)
                .model(plan, 1));
    List<CurvePoint> points = curve.points("a", "bidding");
    assertThat(points).extracting(CurvePoint::clients).containsExactly(100, 400);
    CurvePoint light = points.get(0);
    assertThat(light.throughput().mean()).isCloseTo(14, within(1e-9));
    assertThat(light.throughput().count()).isEqualTo(2);
    assertThat(light.meanMillis().orElseThrow().mean()).isCloseTo(200, within(0.5));
    assertThat(light.p95Millis().orElseThrow()).isCloseTo(300, within(0.5));
    assertThat(light.ownP95Millis().orElseThrow().mean()).isCloseTo(200, within(0.5));
    assertThat(light.cpuMillis().mean()).isCloseTo(1, within(1e-9));
    assertThat(points.get(1).throughput().mean()).isCloseTo(55, within(1e-9));
    assertThat(curve.points("a", "browsing")).isEmpty();
    assertThat(curve.points("b", "bidding")).hasSize(1);
  }

  @Test
  void withSeveralStartsOfTheServersTheirMeansDecide() {
    CurvePoint point =
        new CurveModel(
                new SampleCurves()
                    .add(1, 1, "a", 400, 1_500, 500)
                    .add(1, 2, "a", 400, 1_560, 500)
                    .add(2, 1, "a", 400, 1_800, 500)
                    .model(plan, 2))
            .points("a", "bidding")
            .get(0);
    assertThat(point.throughput().count()).isEqualTo(2);
    assertThat(point.throughput().mean()).isCloseTo((51 + 60) / 2.0, within(1e-9));
  }

  @Test
  void aPointThatFailsIsNamedWithItsClients() {
    BlockModel model = SampleCurves.failing(plan);
    assertThat(model.failedGates()).containsExactly("b, bidding mix, 400 clients");
    assertThat(model.allowsVerdicts()).isFalse();
  }

  @Test
  void theTableHasEachPointWithItsIntervalAndItsGates() {
    String text = new BlockReport(SampleCurves.failing(plan)).headline();
    assertThat(text)
        .contains("Bidding mix, clients who think")
        .contains("for this start of the servers: 1 start of all servers, 12 rounds each")
        .contains("clients think for 7 s on average")
        .contains("Nothing was measured");
    String table = new CurveParts(SampleCurves.failing(plan)).text();
    assertThat(table.lines().filter(line -> line.contains("  A  ")))
        .hasSize(2)
        .allSatisfy(
            line -> assertThat(line).containsPattern(" \\d+\\.\\d \\([\\d.]+ to [\\d.]+\\)"))
        .anySatisfy(line -> assertThat(line).contains(" 400 ").endsWith("passed"))
        // 1,600 interactions are too few to judge their mix.
        .anySatisfy(line -> assertThat(line).contains(" 100 ").contains("warning: Mix follows"));
    assertThat(table.lines().filter(line -> line.contains("  B  ")))
        .hasSize(1)
        .allSatisfy(line -> assertThat(line).endsWith("FAILED: X = N/(R+Z)"));
  }

  @Test
  void whatTheClientsMeasuredMayBeMissing() {
    BlockModel model =
        new BlockModel(
            SampleRuns.run(plan),
            List.of(SampleRuns.invocation(plan, 1)),
            new SampleCurves().add(1, 1, "a", 400, 1_500, 500).blocks(),
            Map.of());
    CurvePoint point = new CurveModel(model).points("a", "bidding").get(0);
    assertThat(point.throughput().mean()).isCloseTo(50, within(1e-9));
    assertThat(point.p95Millis()).isEmpty();
    assertThat(point.meanMillis()).isEmpty();
    assertThat(point.gates()).isEmpty();
    assertThat(new CurveParts(model).text()).contains("50.0 (interval unknown)", "not judged");
  }

  @Test
  void aSearchIsShownWithItsStepsAndEachSiteHasItsOwnPeak() {
    BlockPlan asked = SampleRuns.searchedCurve(List.of("a", "b"));
    BlockPlan searched =
        asked.along(
            asked
                .curve()
                .with(new SearchedCurve("a", "bidding", List.of(100, 400, 800), 400, 380))
                .with(new SearchedCurve("b", "bidding", List.of(50, 100, 200), 100, 90)));
    SampleCurves curves = new SampleCurves();
    curves.step("a", 400, 1_500);
    for (int round = 1; round <= 2; round++) {
      for (int clients : List.of(100, 400, 800)) {
        curves.add(1, round, "a", clients, Math.min(4 * clients, 1_600), 500);
      }
      for (int clients : List.of(50, 100, 200)) {
        curves.add(1, round, "b", clients, Math.min(4 * clients, 400), 500);
      }
    }
    BlockModel model = curves.model(searched, 1);
    assertThat(model.peak("a", "bidding").orElseThrow().throughput().mean())
        .isCloseTo(1_600 / 30.0, within(1e-9));
    assertThat(model.peak("b", "bidding").orElseThrow().throughput().mean())
        .isCloseTo(400 / 30.0, within(1e-9));
    assertThat(new CurveParts(model).text())
        .containsPattern("A +bidding +400 +380 +400: 50.0/s\\n")
        .containsPattern("B +bidding +100 +90\\n")
        .contains("Knee, clients");
    assertThat(new BlockReport(model).report().rendered().html())
        .contains("The search", "up to 4500 clients");
    assertThat(new CurveParts(SampleCurves.failing(plan)).text()).doesNotContain("Knee");
  }

  @Test
  void thePeakIsThePlateauOfTheCurve() {
    BlockPlan three = SampleRuns.curve(List.of("a"), List.of(100, 400, 800));
    SampleCurves curves = new SampleCurves();
    for (int round = 1; round <= 4; round++) {
      long noise = round % 2 == 0 ? 10 : -10;
      curves.add(1, round, "a", 100, 400 + noise, 500);
      curves.add(1, round, "a", 400, 1_600 + noise, 500);
      curves.add(1, round, "a", 800, 1_620 - noise, 7_900);
    }
    BlockModel model = curves.model(three, 1);
    assertThat(model.peak("a", "bidding").orElseThrow().throughput().mean())
        .isCloseTo(1_610 / 30.0, within(1e-9));
    assertThat(new CurveParts(model).text())
        .contains("400, 800")
        .contains("more clients get no more");
    assertThat(SampleCurves.failing(plan).peak("a", "bidding")).isEmpty();
  }
}
