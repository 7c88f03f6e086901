package org.rubisee.bench.report.trial;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.html.Masthead;
import org.rubisee.bench.report.html.Section;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.section.CapacitySection;
import org.rubisee.bench.report.section.CostSection;
import org.rubisee.bench.report.section.GateSection;
import org.rubisee.bench.report.section.LawSection;
import org.rubisee.bench.report.section.LedgerSection;
import org.rubisee.bench.report.section.LoadSection;
import org.rubisee.bench.report.section.NetworkSection;
import org.rubisee.bench.report.section.OutcomeSection;
import org.rubisee.bench.report.section.PublishedSection;
import org.rubisee.bench.report.section.ResponseSection;
import org.rubisee.bench.report.section.ScaleOutSection;
import org.rubisee.bench.report.section.ServerSection;
import org.rubisee.bench.report.section.SetupSection;
import org.rubisee.bench.report.section.SummarySection;
import org.rubisee.bench.report.section.TierSection;
import org.rubisee.bench.report.section.TimeSection;
import org.rubisee.bench.report.section.VerdictSection;
import org.rubisee.bench.report.section.ViewSection;
import org.rubisee.bench.report.section.profile.BreakdownSection;
import org.rubisee.bench.report.section.profile.StatementSection;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.results.tier.StartedSite;

/** What the report of a run of trials consists of. */
public final class TrialReport {

  private static final List<String> TABLES =
      List.of(RunFolder.FILE, "trials.csv", "interactions.csv", StartedSite.FILE);

  private TrialReport() {}

  /**
   * The report of a run, complete or not.
   *
   * @param ledgers the ledger counts of its implementations
   */
  public static Report of(TrialsFolder folder, AgreedLedgers ledgers) throws IOException {
    Run<RunPlan> run = folder.run();
    return of(new ReportModel(run, Gates.of(run).judge(folder.trials())), ledgers);
  }

  /** The report of trials. */
  public static Report of(ReportModel model, AgreedLedgers ledgers) {
    RunPlan plan = model.run().plan();
    List<String> warnings = new ArrayList<>();
    if (!plan.forConclusions()) {
      warnings.add("not for conclusions");
    }
    if (plan.legacyClient()) {
      warnings.add("legacy-client mode");
    }
    return new Report(
        new Masthead(subject(model), Masthead.RunFacts.of(model.run()), warnings, List.of()),
        model.styles(),
        sections(model, ledgers),
        "The data stand beside this file: run.json, trials.csv, interactions.csv, servers.csv, and"
            + " each figure as SVG and CSV in figures/. In the folder of the run there is a folder"
            + " per trial too.",
        TABLES);
  }

  private static List<Section> sections(ReportModel model, AgreedLedgers ledgers) {
    return List.of(
        new Section("summary", "Summary", new SummarySection(model)::body),
        new Section("figures", "Figures of the experiment", new ViewSection(model)::body),
        new Section("cost", "What an interaction costs", new CostSection(model)::body),
        new Section("load", "Throughput and response time", new LoadSection(model)::body),
        new Section("capacity", "Peak, knee and bottleneck", new CapacitySection(model)::body),
        new Section("scale-out", "Scale-out", new ScaleOutSection(model)::body),
        new Section("verdicts", "Verdicts", new VerdictSection(model).body()),
        new Section("ledger", "Ledger", new LedgerSection(model, ledgers)::body),
        new Section("published", "Beside the papers", new PublishedSection(model).body()),
        new Section(
            "interactions", "Response times by interaction", new ResponseSection(model)::body),
        new Section("outcomes", "Outcomes", new OutcomeSection(model).body()),
        new Section("tiers", "The tiers", new TierSection(model).body()),
        new Section("network", "Between the tiers", new NetworkSection(model)::body),
        new Section("breakdown", "Where the CPU time goes", new BreakdownSection(model)::body),
        new Section("statements", "What the database works on", new StatementSection(model).body()),
        new Section("time", "Second by second", new TimeSection(model)::body),
        new Section("laws", "Law audit", new LawSection(model).body()),
        new Section("gates", "Validity", new GateSection(model).body()),
        new Section("servers", "Start-up, memory and size", servers(model).body()),
        new Section("setup", "Configuration", new SetupSection(model.run()).body()));
  }

  private static ServerSection servers(ReportModel model) {
    return new ServerSection(
        model.configurations(),
        model.trials().stream().map(judged -> judged.trial().start()).toList(),
        model.run().environment().serverDifferences());
  }

  private static String subject(ReportModel model) {
    List<Configuration> configurations = model.configurations();
    String who =
        switch (configurations.size()) {
          case 0 ->
              model.profiledTrials().isEmpty()
                  ? "No trial was measured"
                  : "Where the CPU time goes";
          case 1 -> configurations.get(0).title();
          default -> configurations.size() + " configurations compared";
        };
    String experiment = model.run().plan().experiment();
    String what = experiment.isEmpty() ? who : experiment + ": " + who;
    return model.mixes().isEmpty()
        ? what
        : what + ", " + String.join(" and ", model.mixes()) + " mix";
  }
}
