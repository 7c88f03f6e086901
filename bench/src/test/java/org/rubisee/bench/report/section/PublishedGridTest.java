package org.rubisee.bench.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.results.Appearance;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.results.FigureView.PublishedPeak;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;

/** Measured peaks beside published ones, each compared with what the paper compares it with. */
class PublishedGridTest {

  private static final Configuration SERVLETS = SampleRun.SIX.get(0);
  private static final Configuration OPTION_C = option("session-facade", "Option C");
  private static final Configuration OPTION_A = option("local-interfaces", "Option A");

  @Test
  void comparesTwoConfigurationsOfOneImplementation() {
    String shown = shown(model("reads-writes", figure("reads-writes", "session-facade")));

    assertThat(shown)
        .contains(
            row("Option A", "Option C", "reads-writes")
                + words("fig. 10, Option A")
                + "<td>1.57</td>");
    assertThat(shown).doesNotContain(row("Option C", "Option C", "reads-writes"));
  }

  @Test
  void comparesNothingWithABaseThatWasNotMeasured() {
    assertThat(shown(model("reads-writes", figure("reads-writes", "entity-cmp"))))
        .doesNotContain("published ratio");
  }

  @Test
  void comparesSettingsOfOneImplementationInExperimentsOnly() {
    assertThat(shownWithoutExperiment("reads-writes")).isEmpty();
    assertThat(shownWithoutExperiment("bidding"))
        .contains(row("Option C", "Servlets only", "bidding"));
  }

  private static String row(String configuration, String base, String mix) {
    return "<th scope=\"row\">" + configuration + "</th>" + words(base) + words(mix);
  }

  private static String words(String text) {
    return "<td class=\"words\">" + text + "</td>";
  }

  private static FigureView figure(String mix, String base) {
    PublishedPeak.Base compared = new PublishedPeak.Base(base, 300);
    return view(
        mix,
        List.of(
            new PublishedPeak("4", mix, "session-facade", "Option C", 100, 300, compared),
            new PublishedPeak("10", mix, "local-interfaces", "Option A", 100, 471, compared)));
  }

  private static FigureView view(String mix, List<PublishedPeak> published) {
    return new FigureView(
        "fig",
        "A figure",
        FigureView.Kind.MAXIMA,
        List.of(mix),
        List.of(OPTION_C.name(), OPTION_A.name()),
        "A is faster.",
        published,
        "",
        FigureView.Loads.ALL);
  }

  private static Configuration option(String name, String title) {
    return new Configuration(name, title, "session-facade", Map.of(), Appearance.UNSAID);
  }

  private static String shown(ReportModel model) {
    return text(new ViewSection(model).body(new Figures()));
  }

  private static String shownWithoutExperiment(String mix) {
    return text(new PublishedSection(model(mix)).body());
  }

  private static String text(List<DomContent> body) {
    return body.stream().map(DomContent::render).collect(Collectors.joining());
  }

  private static ReportModel model(String mix, FigureView... figures) {
    RunPlan plan = SampleRun.plan(List.of(SERVLETS, OPTION_C, OPTION_A), List.of(5000), 2);
    RunPlan ofMix =
        new RunPlan(
            plan.command(),
            plan.configurations(),
            List.of(mix),
            plan.clients(),
            plan.trialsPerPoint(),
            plan.load(),
            plan.legacyClient(),
            plan.topology(),
            plan.seed(),
            plan.forConclusions(),
            "oopsla02",
            List.of(figures));
    Run<RunPlan> run = SampleRun.run(ofMix);
    List<Trial> trials = new ArrayList<>();
    for (int repetition = 1; repetition <= 2; repetition++) {
      for (Configuration configuration : plan.configurations()) {
        trials.add(
            SampleTrial.of(
                run,
                new TrialPoint(trials.size() + 1, configuration.name(), mix, 5000, repetition)));
      }
    }
    return new ReportModel(run, Gates.of(run).judge(trials));
  }
}
