package org.rubisee.bench.report.block;

import static j2html.TagCreator.code;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.html.Masthead;
import org.rubisee.bench.report.html.Section;
import org.rubisee.bench.report.section.ServerSection;
import org.rubisee.bench.report.section.SetupSection;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.results.tier.StartedSite;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.settings.Text;

/**
 * What the report of a run in blocks consists of.
 *
 * @param model the run
 */
public record BlockReport(BlockModel model) {

  private static final List<String> TABLES =
      List.of(RunFolder.FILE, BlocksFolder.CSV_FILE, StartedSite.FILE);

  /**
   * Reads a run, complete or not.
   *
   * @throws IOException if it cannot be read
   */
  public static BlockReport of(BlocksFolder folder) throws IOException {
    List<Block> blocks = folder.blocks();
    Map<Integer, Measurement> clients = new HashMap<>();
    for (Block block : blocks) {
      if (block.stage().isJudged()) {
        clients.put(
            block.number(),
            MeasurementFolder.read(folder.clientsOf(block)).withTimesOfMeasuredPhaseOnly());
      }
    }
    return new BlockReport(new BlockModel(folder.run(), folder.invocations(), blocks, clients));
  }

  /** The headline as plain text, for a terminal. */
  public String headline() {
    String text = new BlockAnswer(model).answer().text();
    return model.plan().hasCurve() ? new CurveParts(model).text() + text : text;
  }

  public Report report() {
    List<String> warnings = new ArrayList<>();
    if (!model.allowsVerdicts()) {
      warnings.add("first look");
    }
    new Steadiness(model).badge().ifPresent(warnings::add);
    List<String> failures = model.failedGates().isEmpty() ? List.of() : List.of("gate failed");
    return new Report(
        new Masthead(subject(), Masthead.RunFacts.of(model.run()), warnings, failures),
        model.styles(),
        sections(),
        "The data stand beside this file: run.json, blocks.csv, servers.csv, blocks.jsonl, what"
            + " the clients measured in blocks/, and each figure as SVG and CSV in figures/.",
        TABLES);
  }

  private List<Section> sections() {
    CostParts costs = new CostParts(model);
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("result", "Result", new BlockAnswer(model).answer()::shown));
    if (model.plan().hasCurve()) {
      sections.add(
          new Section(
              "curve",
              "Throughput and response time at numbers of clients",
              new CurveParts(model)::shown));
    } else {
      sections.add(new Section("order", "Who needs less", new OrderParts(model).shown()));
      sections.add(new Section("tiers", "CPU time by tier and purpose", costs::tiers));
      sections.add(
          new Section("allocation", "Allocated bytes", new AllocationParts(model).shown()));
      sections.add(
          new Section("capacity", "More requests in flight", new CapacityParts(model).shown()));
      sections.add(new Section("paced", "At the same rate of requests", costs.paced()));
      sections.add(
          new Section("responses", "Response times", new ResponseParts(model)::distributions));
      sections.add(new Section("noise", "Noise", new NoiseParts(model).shown()));
      sections.add(
          new Section("steady", "While they were measured", new Steadiness(model).shown()));
    }
    sections.add(new Section("warm-up", "Warm-up", new WarmUpParts(model)::shown));
    sections.add(new Section("gates", "What the figures rest on", new TrustParts(model).shown()));
    sections.add(new Section("servers", "Start-up, memory and size", servers().body()));
    sections.add(new Section("setup", "Configuration", setup()));
    return sections;
  }

  private ServerSection servers() {
    return new ServerSection(
        model.plan().sites(),
        model.invocations().stream().flatMap(start -> start.starts().stream()).toList(),
        model.run().environment().serverDifferences());
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
    BlockPlan plan = model.plan();
    List<DomContent> body = new ArrayList<>();
    body.add(p(code(plan.command())));
    body.addAll(SetupSection.application(plan.curve().load().application()));
    body.add(
        p(
            Text.of(
                    "%d %s of %s; seed %d. Within a round the %s",
                    plan.invocations(),
                    plan.invocations() == 1 ? "invocation" : "invocations",
                    rounds(),
                    plan.seed(),
                    plan.hasCurve() ? "points" : "cells")
                + (plan.hasCurve()
                    ? " and the sites at each point are shuffled; each even round is the one before"
                        + " it backwards. "
                    : " and the sites in each cell are shuffled. ")
                + (model.isGrouped()
                    ? "The sites of a group were up at the same time,"
                    : "All sites were up at the same time,")
                + " each with its own database."));
    body.add(SetupSection.configurations(plan.sites()));
    body.addAll(SetupSection.of(model.run().environment()));
    return body;
  }

  private String rounds() {
    return model.plan().hasCurve()
        ? Text.of("%s rounds of the curve", model.saturatedRoundsInWords())
        : Text.of(
            "%s saturated and %d paced rounds",
            model.saturatedRoundsInWords(), model.plan().pacedRounds());
  }
}
