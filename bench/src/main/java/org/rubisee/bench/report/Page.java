package org.rubisee.bench.report;

import static j2html.TagCreator.a;
import static j2html.TagCreator.body;
import static j2html.TagCreator.each;
import static j2html.TagCreator.footer;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.head;
import static j2html.TagCreator.header;
import static j2html.TagCreator.html;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.p;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.script;
import static j2html.TagCreator.section;
import static j2html.TagCreator.span;
import static j2html.TagCreator.style;
import static j2html.TagCreator.title;

import j2html.tags.DomContent;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.Resources;
import org.rubisee.bench.report.section.BreakdownSection;
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
import org.rubisee.bench.report.section.Section;
import org.rubisee.bench.report.section.SetupSection;
import org.rubisee.bench.report.section.SummarySection;
import org.rubisee.bench.report.section.TierSection;
import org.rubisee.bench.report.section.TimeSection;
import org.rubisee.bench.report.section.VerdictSection;
import org.rubisee.bench.report.section.ViewSection;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunState;

/** The page around the sections. */
public final class Page {
  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'").withZone(ZoneOffset.UTC);

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
        new VerdictSection(),
        new LedgerSection(agreed),
        new PublishedSection(),
        new ResponseSection(),
        new OutcomeSection(),
        new TierSection(),
        new NetworkSection(),
        new BreakdownSection(),
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
    List<DomContent> links = new ArrayList<>();
    List<DomContent> sections = new ArrayList<>();
    for (Section part : parts) {
      List<DomContent> content = part.body(model, figures);
      if (!content.isEmpty()) {
        links.add(a(capitalised(part.id())).withHref("#" + part.id()));
        sections.add(section(h2(part.title()), each(content, c -> c)).withId(part.id()));
      }
    }
    return "<!DOCTYPE html>\n"
        + html(
                heading(),
                body(
                    top(),
                    nav(each(links, link -> link)).attr("aria-label", "Sections"),
                    main(each(sections, part -> part)),
                    foot(),
                    script(rawHtml(Resources.text("report.js")))))
            .attr("lang", "en")
            .render();
  }

  private DomContent heading() {
    return head(
        meta().attr("charset", "utf-8"),
        title("RUBiS EE: " + subject()),
        meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
        meta().withName("color-scheme").withContent("light dark"),
        style(rawHtml(Resources.text("page.css") + model.styles().css())));
  }

  private DomContent top() {
    Run run = model.run();
    List<DomContent> badges = new ArrayList<>();
    if (!run.plan().forConclusions()) {
      badges.add(span("not for conclusions").withClass("badge warn"));
    }
    if (run.plan().workload().legacyClient()) {
      badges.add(span("legacy-client mode").withClass("badge warn"));
    }
    if (run.state() != RunState.COMPLETE) {
      badges.add(span("interrupted").withClass("badge fail"));
    }
    return header(
        p("RUBiS EE").withClass("brand"),
        h1(subject()),
        p(MOMENT.format(run.startedAt())
                + " · "
                + run.environment().database().engine()
                + " "
                + run.environment().database().version()
                + " · "
                + run.environment().machine().cores()
                + " CPUs · run "
                + run.id())
            .withClass("where"),
        p(each(badges, badge -> badge)).withClass("badges"));
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

  private static String capitalised(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  private static DomContent foot() {
    return footer(
        p(
            "The data stand beside this file: run.json, trials.csv, interactions.csv, and each"
                + " figure as SVG and CSV in figures/. In the folder of the run there is a folder"
                + " per trial too."));
  }
}
