package org.rubisee.bench.report.block;

import static j2html.TagCreator.code;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.html.Document;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Masthead;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.SeriesStyles;
import org.rubisee.bench.report.section.SetupSection;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.block.BlockPlan;

/** The page of a run in blocks. */
final class BlockPage {

  private final BlockModel model;
  private final Figures figures = new Figures();

  BlockPage(BlockModel model) {
    this.model = model;
  }

  /** The figures of the page; known once it was made. */
  List<Figure> figures() {
    return figures.all();
  }

  String text() {
    SeriesStyles styles = new SeriesStyles(model.plan().sites());
    return new Document(
            "RUBiS EE: " + subject(),
            styles.css(),
            top(),
            model.plan().hasCurve() ? curve(styles) : ratios(styles),
            "The data stand beside this file: run.json, blocks.csv, blocks.jsonl, what the clients"
                + " measured in blocks/, and each figure as SVG and CSV in figures/.")
        .text();
  }

  private List<Document.Part> ratios(SeriesStyles styles) {
    RatioParts ratios = new RatioParts(model, styles, figures);
    CostParts costs = new CostParts(model, styles, figures);
    return List.of(
        new Document.Part("result", "Result", ratios.headline()),
        new Document.Part("order", "Who needs less", ratios.order()),
        new Document.Part("tiers", "CPU time by tier and purpose", costs.tiers()),
        new Document.Part("allocation", "Allocated bytes", new AllocationParts(model).shown()),
        new Document.Part("capacity", "More requests in flight", new CapacityParts(model).shown()),
        new Document.Part("paced", "At the same rate of requests", costs.paced()),
        new Document.Part(
            "responses",
            "Response times",
            new ResponseParts(model, styles, figures).distributions()),
        new Document.Part("noise", "Noise", new NoiseParts(model).shown()),
        new Document.Part("warm-up", "Warm-up", costs.warmUp()),
        new Document.Part("steady", "While they were measured", new Steadiness(model).shown()),
        gates(),
        new Document.Part("setup", "Configuration", setup()));
  }

  private List<Document.Part> curve(SeriesStyles styles) {
    return List.of(
        new Document.Part(
            "result",
            "Throughput and response time at numbers of clients",
            new CurveParts(model, styles, figures).shown()),
        new Document.Part("warm-up", "Warm-up", new CostParts(model, styles, figures).warmUp()),
        gates(),
        new Document.Part("setup", "Configuration", setup()));
  }

  private Document.Part gates() {
    return new Document.Part("gates", "What the figures rest on", new TrustParts(model).shown());
  }

  private DomContent top() {
    Run<BlockPlan> run = model.run();
    List<DomContent> badges = new ArrayList<>();
    if (!model.allowsVerdicts()) {
      badges.add(span("first look").withClass("badge warn"));
    }
    new Steadiness(model)
        .badge()
        .ifPresent(words -> badges.add(span(words).withClass("badge warn")));
    if (!model.failedGates().isEmpty()) {
      badges.add(span("gate failed").withClass("badge fail"));
    }
    if (run.state() != RunState.COMPLETE) {
      badges.add(span("interrupted").withClass("badge fail"));
    }
    return new Masthead(subject(), run.startedAt(), run.environment(), run.id(), badges).shown();
  }

  private String subject() {
    int sites = model.plan().sites().size();
    return (model.plan().hasCurve()
            ? sites + (sites == 1 ? " site" : " sites") + " under rising load, "
            : sites + " sites compared, ")
        + String.join(" and ", model.plan().mixes())
        + " mix";
  }

  private List<DomContent> setup() {
    List<DomContent> body = new ArrayList<>();
    body.add(p(code(model.plan().command())));
    body.add(
        p(
            "%d %s of %s; seed %d. Within a round the %s"
                    .formatted(
                        model.plan().invocations(),
                        model.plan().invocations() == 1 ? "invocation" : "invocations",
                        rounds(),
                        model.plan().seed(),
                        model.plan().hasCurve() ? "points" : "cells")
                + (model.plan().hasCurve()
                    ? " and the sites at each point are shuffled; each even round is the one before"
                        + " it backwards. "
                    : " and the sites in each cell are shuffled. ")
                + (model.isGrouped()
                    ? "The sites of a group were up at the same time,"
                    : "All sites were up at the same time,")
                + " each with its own database."));
    body.add(SetupSection.configurations(model.plan().sites()));
    body.addAll(SetupSection.of(model.run().environment()));
    return body;
  }

  private String rounds() {
    return model.plan().hasCurve()
        ? "%s rounds of the curve".formatted(model.saturatedRoundsInWords())
        : "%s saturated and %d paced rounds"
            .formatted(model.saturatedRoundsInWords(), model.plan().pacedRounds());
  }
}
