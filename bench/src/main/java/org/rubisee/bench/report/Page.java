package org.rubisee.bench.report;

import static j2html.TagCreator.span;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.bench.report.html.Document;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Masthead;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Figure;
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
import org.rubisee.bench.report.section.Section;
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
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.RunState;

/** The page around the sections. */
public final class Page {
  private final ReportModel model;
  private final List<Section> parts;
  private final Figures figures = new Figures();

  public Page(ReportModel model, AgreedLedgers agreed) {
    this.model = model;
    parts = parts(agreed);
  }

  private static List<Section> parts(AgreedLedgers agreed) {
    return List.of(
        new SummarySection(),
        new ViewSection(),
        new CostSection(),
        new LoadSection(),
        new CapacitySection(),
        new ScaleOutSection(),
        new VerdictSection(),
        new LedgerSection(agreed),
        new PublishedSection(),
        new ResponseSection(),
        new OutcomeSection(),
        new TierSection(),
        new NetworkSection(),
        new BreakdownSection(),
        new StatementSection(),
        new TimeSection(),
        new LawSection(),
        new GateSection(),
        new SetupSection());
  }

  /** The figures of the page; known once it was made. */
  public List<Figure> figures() {
    return figures.all();
  }

  public String text() {
    return new Document(
            "RUBiS EE: " + subject(),
            model.styles().css(),
            top(),
            parts.stream()
                .map(part -> new Document.Part(part.id(), part.title(), part.body(model, figures)))
                .toList(),
            "The data stand beside this file: run.json, trials.csv, interactions.csv, and each"
                + " figure as SVG and CSV in figures/. In the folder of the run there is a folder"
                + " per trial too.")
        .text();
  }

  private DomContent top() {
    Run<RunPlan> run = model.run();
    List<DomContent> badges = new ArrayList<>();
    if (!run.plan().forConclusions()) {
      badges.add(span("not for conclusions").withClass("badge warn"));
    }
    if (run.plan().legacyClient()) {
      badges.add(span("legacy-client mode").withClass("badge warn"));
    }
    if (run.state() != RunState.COMPLETE) {
      badges.add(span("interrupted").withClass("badge fail"));
    }
    return new Masthead(subject(), run.startedAt(), run.environment(), run.id(), badges).shown();
  }

  private String subject() {
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
