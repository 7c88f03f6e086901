package org.rubisee.bench.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.report.model.Contrast;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleFolder;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialChange;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;

class VerdictSectionTest {

  private static final Configuration BASE = SampleRun.SIX.get(0);
  private static final Configuration OTHER = SampleRun.SIX.get(1);
  private static final int CLIENTS = 60;
  private static final double CPU_MILLIS = 10;

  /** Logarithms of five trials. Two sides that differ by 0.0264 have p = 0.03 by Welch's t. */
  private static final double[] SPREAD = {-0.02, -0.01, 0, 0.01, 0.02};

  private static final double BARELY = 0.0264;
  private static final double CLEARLY = 0.5;

  private static final Pattern CPU_ROW =
      Pattern.compile(
          "<th scope=\"row\">[^<]+</th><td class=\"words\">([^<]+)</td>"
              + "<td class=\"words\">([^<]+)</td><td>[^<]*</td><td>[^<]*</td>"
              + "<td>CPU per interaction, ms</td>");

  private final Run<RunPlan> run =
      SampleRun.run(SampleRun.plan(List.of(BASE, OTHER), List.of(CLIENTS), SPREAD.length));

  @Test
  void differencesThatAreBarelySignificantOneByOneAreNotShownTogether() {
    ReportModel model = model(BARELY);
    for (String mix : run.plan().mixes()) {
      assertThat(alone(model, mix)).as(mix).isEqualTo("worse");
    }

    assertThat(verdicts(model))
        .containsExactly("browsing: no difference shown", "bidding: no difference shown");
  }

  @Test
  void clearDifferencesAreShown() {
    assertThat(verdicts(model(CLEARLY))).containsExactly("browsing: worse", "bidding: worse");
  }

  private static String alone(ReportModel model, String mix) {
    return Contrast.of(
            Metric.CPU,
            model.point(BASE, mix, CLIENTS).orElseThrow(),
            model.point(OTHER, mix, CLIENTS).orElseThrow())
        .verdict();
  }

  private static List<String> verdicts(ReportModel model) {
    String text =
        new VerdictSection(model)
            .body().stream().map(DomContent::render).collect(Collectors.joining());
    return CPU_ROW.matcher(text).results().map(row -> row.group(1) + ": " + row.group(2)).toList();
  }

  private ReportModel model(double difference) {
    List<Trial> trials = new ArrayList<>();
    for (String mix : run.plan().mixes()) {
      for (int repetition = 1; repetition <= SPREAD.length; repetition++) {
        double base = CPU_MILLIS * Math.exp(SPREAD[repetition - 1]);
        trials.add(trial(trials.size() + 1, BASE, mix, repetition, base));
        trials.add(trial(trials.size() + 1, OTHER, mix, repetition, base * Math.exp(difference)));
      }
    }
    return new ReportModel(run, Gates.of(run).judge(trials));
  }

  /** A trial whose servers take so many CPU milliseconds per interaction. */
  private Trial trial(
      int number, Configuration configuration, String mix, int repetition, double cpuMillis) {
    TrialPoint point = new TrialPoint(number, configuration.name(), mix, CLIENTS, repetition);
    Trial sample = SampleTrial.of(run, point);
    double factor =
        cpuMillis
            / new LoadPoint(
                    configuration.name(), mix, CLIENTS, Gates.of(run).judge(List.of(sample)))
                .meanServerCpuMillis();
    return new TrialChange(sample)
        .tiers(sample.tiers().stream().map(tier -> SampleFolder.times(tier, factor)).toList())
        .trial();
  }
}
