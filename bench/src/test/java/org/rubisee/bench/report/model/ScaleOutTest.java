package org.rubisee.bench.report.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.chart.ScaleOutPlots;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.section.ScaleOutSection;
import org.rubisee.bench.results.Appearance;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.results.tier.Tier;

/**
 * Sites of known capacity as sites with one, two and three servers: sample trials saturate at 143,
 * 221 and 358 interactions per second under the names of these three implementations.
 */
class ScaleOutTest {

  private static final int MANY = 5_000;
  private static final int FEW = 70;
  private static final double TWO = 6.5 / 4.2;
  private static final double THREE = 6.5 / 2.6;

  private static final Configuration ONE = site("entity-cmp", Map.of());
  private static final Configuration WITH_TWO = site("session-facade", Map.of("app-nodes", "2"));
  private static final Configuration WITH_THREE =
      site("local-interfaces", Map.of("app-nodes", "3"));

  @Test
  void comparesThePeaksOfSeveralNumbersOfServers() {
    ReportModel model = model(List.of(WITH_THREE, ONE, WITH_TWO), MANY, 3);

    List<ScaleOut> curves = ScaleOut.of(model, "bidding");

    assertThat(curves).hasSize(1);
    ScaleOut curve = curves.get(0);
    assertThat(curve.tier()).isEqualTo(Tier.APP);
    assertThat(curve.title()).isEqualTo(ONE.title());
    assertThat(curve.steps()).extracting(ScaleOut.Step::nodes).containsExactly(1, 2, 3);
    assertThat(curve.steps()).allMatch(ScaleOut.Step::isLimited);
    assertThat(curve.speedup(curve.first())).isEqualTo(1);
    assertThat(curve.further().stream().mapToDouble(curve::speedup).toArray())
        .containsExactly(new double[] {TWO, THREE}, within(0.15));
    assertThat(curve.efficiency(curve.further().get(1))).isCloseTo(THREE / 3, within(0.05));
  }

  @Test
  void hasNoCurveOfSitesThatDifferInMore() {
    Configuration cached = site("session-facade", Map.of("app-nodes", "2", "statement-cache", "0"));
    Configuration behind = site("local-interfaces", Map.of("app-nodes", "3", "web-nodes", "2"));

    assertThat(ScaleOut.of(model(List.of(ONE, cached, behind), MANY, 1), "bidding")).isEmpty();
  }

  @Test
  void knowsNoSpeedupOfSitesThatKeepUpWithTheirClients() {
    ReportModel model = model(List.of(ONE, WITH_TWO), FEW, 2);
    ScaleOut curve = ScaleOut.of(model, "bidding").get(0);

    assertThat(curve.steps()).noneMatch(ScaleOut.Step::isLimited);
    assertThat(curve.speedup(curve.further().get(0))).isNaN();
    assertThat(new ScaleOutPlots(model, "").figures())
        .extracting(Figure::id)
        .containsExactly("nodes-app-browsing", "nodes-app-bidding");
  }

  /** More servers on more processors are one curve; web servers out of use do not count. */
  @Test
  void countsServersInUseOnProcessorsOfTheirOwn() {
    Configuration one = web("entity-cmp", Map.of("web", Set.of(1), "db", Set.of(0)), 1);
    Configuration two = web("session-facade", Map.of("web", Set.of(1, 2), "db", Set.of(0)), 2);
    Configuration elsewhere = web("local-interfaces", Map.of("db", Set.of(3)), 3);

    List<ScaleOut> curves = ScaleOut.of(model(List.of(one, two, elsewhere), MANY, 1), "bidding");

    assertThat(curves).hasSize(1);
    assertThat(curves.get(0).tier()).isEqualTo(Tier.WEB);
    assertThat(curves.get(0).steps()).extracting(ScaleOut.Step::nodes).containsExactly(1, 2);
  }

  @Test
  void hasNoCurveOfALoadThatArrives() {
    RunPlan closed = SampleRun.plan(List.of(ONE, WITH_TWO), List.of(MANY), 1);
    RunPlan open =
        new RunPlan(
            closed.command(),
            closed.configurations(),
            closed.mixes(),
            closed.clients(),
            closed.trialsPerPoint(),
            SampleRun.arriving("open", "constant:5").load(),
            closed.legacyClient(),
            closed.topology(),
            closed.seed(),
            closed.forConclusions(),
            closed.experiment(),
            closed.figures());

    assertThat(ScaleOut.of(model(open), "bidding")).isEmpty();
  }

  @Test
  void drawsThroughputAndSpeedupWithTheIdeal() {
    ReportModel model = model(List.of(ONE, WITH_TWO, WITH_THREE), MANY, 2);

    List<Figure> plots = new ScaleOutPlots(model, "fig-").figures();

    assertThat(plots)
        .extracting(Figure::id)
        .containsExactly(
            "fig-nodes-app-browsing",
            "fig-speedup-app-browsing",
            "fig-nodes-app-bidding",
            "fig-speedup-app-bidding");
    assertThat(plots.get(3).csv())
        .contains("\"" + ONE.title() + "\",1,1,1,1,")
        .contains("\"ideal\",1,1,1,1,yes\n\"ideal\",3,3,3,3,yes\n");
    String html = new ScaleOutSection(model).body(new Figures()).toString();
    assertThat(html).contains("session-facade", "speedup", "efficiency");
  }

  @Test
  void isLeftOutOfTheReportOfOneNumberOfServers() {
    assertThat(new ScaleOutSection(model(List.of(ONE), MANY, 1)).body(new Figures())).isEmpty();
  }

  private static Configuration site(String name, Map<String, String> knobs) {
    return new Configuration(name, "Site " + name, "jpa", knobs, Appearance.UNSAID);
  }

  private static Configuration web(String name, Map<String, Set<Integer>> cpus, int inUse) {
    return new Configuration(
        name, "Site " + name, "jpa", Map.of("web-nodes", "3"), Appearance.UNSAID, cpus, inUse);
  }

  private static ReportModel model(List<Configuration> configurations, int clients, int trials) {
    return model(SampleRun.plan(configurations, List.of(clients), trials));
  }

  private static ReportModel model(RunPlan plan) {
    Run<RunPlan> run = SampleRun.run(plan);
    List<Trial> trials = new ArrayList<>();
    for (Configuration configuration : plan.configurations()) {
      for (String mix : plan.mixes()) {
        for (int trial = 1; trial <= plan.trialsPerPoint(); trial++) {
          TrialPoint point =
              new TrialPoint(
                  trials.size() + 1, configuration.name(), mix, plan.clients().get(0), trial);
          trials.add(SampleTrial.of(run, point));
        }
      }
    }
    return new ReportModel(run, Gates.of(run).judge(trials));
  }
}
