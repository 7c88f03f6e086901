package org.rubisee.bench.cli.run;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.rubisee.bench.block.BlockEstimate;
import org.rubisee.bench.block.Blocks;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.cli.options.HelpGroup;
import org.rubisee.bench.cli.options.Json;
import org.rubisee.bench.cli.options.Needs;
import org.rubisee.bench.cli.options.TopologyOptions;
import org.rubisee.bench.cli.options.Way;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.run.Durations;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.trial.TrialEstimate;
import org.rubisee.bench.trial.Trials;
import org.rubisee.bench.trial.TrialsPlan;
import org.rubisee.settings.Text;
import picocli.CommandLine.Option;

/** The options that show a run in place of starting it. */
@HelpGroup.In(HelpGroup.GENERAL)
public final class DryRun {

  @HelpGroup.Basic
  @Option(
      names = "--dry-run",
      description = "Print plan and duration, check what can be checked, stop")
  private boolean isAsked;

  @Needs("--dry-run")
  @Way.Only({Way.BLOCKS, Way.CURVE, Way.TRIALS})
  @Option(names = "--json", description = "With --dry-run: print JSON, for a script")
  private boolean isJson;

  /** Whether the run is only shown, and nothing is started. */
  public boolean isAsked() {
    return isAsked;
  }

  /** Whether standard output is for a script. */
  public boolean isJson() {
    return isJson;
  }

  /**
   * Checks a run and prints it. Nothing is started.
   *
   * @return the exit code
   * @throws CommandFailedException if the run could not start; the message says what to do
   */
  public int show(Trials trials, TopologyOptions topology, PrintWriter out) {
    topology.checkStart(trials.recipe(), trials.sites());
    trials.sites().forEach(known -> known.implementation().requireBuilt());
    out.print(isJson ? json(trials, topology) : text(trials, topology));
    out.flush();
    return 0;
  }

  /**
   * The same for a run in blocks.
   *
   * @return the exit code
   * @throws CommandFailedException if the run could not start; the message says what to do
   */
  public int show(Blocks request, TopologyOptions topology, PrintWriter out) {
    topology.checkStart(request.subjects().get(0).recipe(), request.sites());
    request.sites().forEach(site -> site.implementation().requireBuilt());
    out.print(isJson ? json(request, topology.label()) : text(request));
    out.flush();
    return 0;
  }

  /** A run in blocks for a person. */
  static String text(Blocks request) {
    BlockPlan plan = request.plan();
    StringBuilder text = new StringBuilder("Sites, of which the first is the baseline:\n");
    for (Configuration site : plan.sites()) {
      text.append(Text.of("  %-28s %s %s%n", site.name(), site.title(), site.knobs()));
    }
    List<BlockPlan> groups = plan.groups();
    if (groups.size() > 1) {
      text.append(
          Text.of(
              "At most %d sites are up together. Groups, one after the other:%n", plan.together()));
      for (BlockPlan group : groups) {
        text.append(Text.of("  %s%n", String.join(", ", names(group))));
      }
    }
    return text.append(
            Text.of(
                "Mixes: %s%n%d %s of %s, %s%d measured blocks%n",
                String.join(", ", plan.mixes()),
                plan.invocations(),
                plan.invocations() == 1 ? "invocation" : "invocations",
                rounds(plan),
                plan.needsSearch() ? "about " : "",
                plan.measuredBlocks()))
        .append(plan.hasCurve() ? curve(plan) : "")
        .append(
            Text.of(
                "Each warm-up ends when its sites are warm, after %.0f s at the latest%n",
                plan.warmUp().limitSeconds()))
        .append("About ")
        .append(Durations.inWords(BlockEstimate.of(plan)))
        .append(" at most\nThe checks passed. Nothing was started.\n")
        .toString();
  }

  private static String rounds(BlockPlan plan) {
    return plan.hasCurve()
        ? Text.of("%d %s of the curve", plan.rounds(), plan.rounds() == 1 ? "round" : "rounds")
        : Text.of("%d saturated and %d paced rounds", plan.rounds(), plan.pacedRounds());
  }

  private static String curve(BlockPlan plan) {
    CurvePlan curve = plan.curve();
    return Text.of(
            "Clients: %s, who think for %s s on average%n",
            curve.hasSearch()
                ? "the peak is searched for, up to " + plan.searchLimit()
                : curve.clients().stream().map(String::valueOf).collect(Collectors.joining(", ")),
            Numbers.plain(curve.load().pace().thinkSeconds()))
        + Text.of(
            "Each point settles for %.0f s and is then measured for %.0f s%n",
            curve.load().phases().warmUpSeconds(), curve.load().phases().measureSeconds());
  }

  private static List<String> names(BlockPlan group) {
    return group.sites().stream().map(Configuration::name).toList();
  }

  /** The same for a script. */
  static String json(Blocks request, String topology) {
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("command", request.plan().command());
    root.put("protocol", "blocks");
    root.put("topology", topology);
    root.put("sites", request.plan().sites());
    root.put("groups", request.plan().groups().stream().map(DryRun::names).toList());
    root.put("mixes", request.plan().mixes());
    root.put("invocations", request.plan().invocations());
    root.put("rounds", request.plan().rounds());
    root.put("pacedRounds", request.plan().pacedRounds());
    if (request.plan().hasCurve()) {
      root.put("curve", request.plan().curve());
    }
    root.put("blocks", request.plan().measuredBlocks());
    root.put("warmUpLimitSeconds", request.plan().warmUp().limitSeconds());
    root.put("estimatedSeconds", BlockEstimate.of(request.plan()).toSeconds());
    root.put("forConclusions", request.plan().forConclusions());
    root.put("options", request.options());
    return Json.text(root);
  }

  private static String text(Trials trials, TopologyOptions topology) {
    TrialsPlan plan = trials.plan();
    StringBuilder text = new StringBuilder("Configurations, topology " + topology.label() + ":\n");
    for (SiteConfiguration known : plan.sites()) {
      text.append(Text.of("  %-28s %s %s%n", known.name(), known.title(), known.knobs().labels()));
    }
    text.append("Points:\n");
    for (Point point : points(plan)) {
      text.append(
          Text.of(
              "  %-28s %-14s %6d clients  %d %s%n",
              point.configuration(),
              point.mix(),
              point.clients(),
              point.trials(),
              point.profiled() ? "profiled" : point.trials() == 1 ? "trial" : "trials"));
    }
    plan.agenda()
        .searched()
        .forEach(
            curve ->
                text.append(
                    Text.of(
                        "  %-28s %-14s the peak is searched for%n",
                        curve.configuration(), curve.mix())));
    if (!plan.load().nodes().schedule().isEmpty()) {
      text.append(Text.of("Web nodes in use: %s%n", plan.load().nodes().schedule()));
    }
    text.append(TrialEstimate.announced(plan, trials.recipe().plan()))
        .append("\nThe checks passed. Nothing was started.\n");
    return text.toString();
  }

  private static String json(Trials trials, TopologyOptions topology) {
    TrialsPlan plan = trials.plan();
    Map<String, Object> root = new LinkedHashMap<>();
    root.put("command", trials.request().command());
    root.put("topology", topology.label());
    root.put("configurations", plan.configurations());
    root.put("points", points(plan));
    root.put("searched", plan.agenda().searched());
    if (!plan.load().nodes().schedule().isEmpty()) {
      root.put("nodeSchedule", plan.load().nodes().schedule());
    }
    root.put("trials", plan.schedule().expectedTrials(List.of()));
    root.put("estimatedSeconds", TrialEstimate.of(plan, trials.recipe().plan()).toSeconds());
    root.put("forConclusions", plan.forConclusions());
    root.put("options", trials.request().options());
    return Json.text(root);
  }

  /** A point with the number of its trials. */
  record Point(String configuration, String mix, int clients, boolean profiled, long trials) {}

  /** In the order in which they are run for the first time. */
  private static List<Point> points(TrialsPlan plan) {
    List<Point> points = new ArrayList<>();
    for (TrialPoint first : plan.order()) {
      if (first.repetition() == 1) {
        points.add(
            new Point(
                first.configuration(),
                first.mix(),
                first.clients(),
                first.profiled(),
                plan.order().stream().filter(first::repeats).count()));
      }
    }
    return points;
  }
}
