package org.rubisee.bench.report.block;

import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.gate.GateVerdict;
import org.rubisee.bench.results.gate.GateVerdict.Level;

/** The part of the page that shows what the figures rest on: disturbances and gates. */
final class TrustParts {

  private final BlockModel model;

  TrustParts(BlockModel model) {
    this.model = model;
  }

  /** All of it. */
  List<DomContent> shown() {
    List<DomContent> body = new ArrayList<>(disturbances());
    body.add(h3("Gates"));
    body.addAll(gates());
    return body;
  }

  /** The gates of a run in one sentence. */
  static String inOneLine(BlockModel model) {
    List<GateVerdict> verdicts =
        model.gates().stream().flatMap(judged -> judged.verdicts().stream()).toList();
    long failed = verdicts.stream().filter(one -> one.level() == Level.FAIL).count();
    long warned = verdicts.stream().filter(one -> one.level() == Level.WARN).count();
    if (failed > 0) {
      return "%d of %d gates FAILED.".formatted(failed, verdicts.size());
    }
    if (verdicts.isEmpty()) {
      return "No gate was judged.";
    }
    return warned == 0
        ? "All %d gates passed.".formatted(verdicts.size())
        : "No gate failed; %d of %d have a warning.".formatted(warned, verdicts.size());
  }

  /** What did not pass, in a row for each gate; a sentence if all passed. */
  private List<DomContent> gates() {
    Map<String, List<Complaint>> complaints = new LinkedHashMap<>();
    for (CellGates.Judged judged : model.gates()) {
      for (GateVerdict verdict : judged.verdicts()) {
        if (verdict.level() != Level.PASS) {
          complaints
              .computeIfAbsent(verdict.gate() + " " + verdict.level(), key -> new ArrayList<>())
              .add(new Complaint(judged, verdict));
        }
      }
    }
    boolean isClean = complaints.isEmpty();
    Grid grid = new Grid(5, List.of("Gate", "verdict", "of", "measured", "limit")).wrapping();
    complaints.values().forEach(alike -> grid.row(row(alike)));
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "Each site in each cell is judged over all of its measured blocks: failed and refused"
                + " requests, the distance of the mix from its long run, writes and missing links"
                + " included, and the lag of the clients. "
                + (model.plan().hasCurve()
                    ? "So is each number of clients: also by the interactive response time law,"
                        + " and by whether its blocks had settled. "
                    : "The interactive response time law is not judged: customers of blocks do not"
                        + " think. ")
                + (isClean ? "All of these gates passed." : "These did not pass:")));
    if (!isClean) {
      body.add(grid.shown());
    }
    return body;
  }

  private static List<String> row(List<Complaint> alike) {
    Complaint first = alike.get(0);
    GateVerdict verdict = first.verdict();
    String where = "%s, %s".formatted(first.judged().site(), first.judged().load());
    boolean isOne = alike.size() == 1;
    return List.of(
        verdict.gate().title(),
        verdict.level() == Level.FAIL ? "FAILED. " + verdict.advice() : verdict.advice(),
        isOne ? where : "%d sites and cells: %s".formatted(alike.size(), sites(alike)),
        isOne ? verdict.measured() : "%s: %s".formatted(where, verdict.measured()),
        verdict.limit());
  }

  private static String sites(List<Complaint> alike) {
    return alike.stream()
        .map(one -> one.judged().site())
        .distinct()
        .collect(Collectors.joining(", "));
  }

  /** A gate that a site did not pass in a cell. */
  private record Complaint(CellGates.Judged judged, GateVerdict verdict) {}

  private List<DomContent> disturbances() {
    List<DomContent> body = new ArrayList<>();
    Map<String, Long> marks = new LinkedHashMap<>();
    for (Block block : model.blocks()) {
      if (block.stage().isJudged()) {
        block.marks().forEach(mark -> marks.merge(kind(mark), 1L, Long::sum));
      }
    }
    body.add(
        p(
            marks.isEmpty()
                ? "No measured block was disturbed: other sites and stolen time stayed under 3 % of"
                    + " the used processor time, and every request was answered."
                : "Measured blocks that carry a mark, by rules that were fixed beforehand. They"
                    + " count all the same."));
    if (!marks.isEmpty()) {
      Grid grid = new Grid(1, List.of("Mark", "blocks"));
      marks.forEach((mark, count) -> grid.row(List.of(mark, "" + count)));
      body.add(grid.shown());
    }
    Grid grid =
        new Grid(
            2, List.of("Site", "Cell", "blocks", "deviation of a block", "other sites", "stolen"));
    for (BlockModel group : model.groups()) {
      for (Configuration site : group.plan().sites()) {
        for (String mix : model.plan().mixes()) {
          List<Block> blocks = group.measured(site.name(), new Cell(mix, LoadKind.SATURATED));
          if (blocks.size() > 1) {
            grid.row(row(group.title(site), mix + ", saturated", blocks));
          }
          for (int clients : model.plan().curve().clients()) {
            List<Block> point = new CurveModel(group).blocks(site.name(), mix, clients);
            if (point.size() > 1) {
              grid.row(row(group.title(site), "%s, %d clients".formatted(mix, clients), point));
            }
          }
        }
      }
    }
    body.add(grid.shown());
    return body;
  }

  private List<String> row(String site, String cell, List<Block> blocks) {
    return List.of(
        site,
        cell,
        "" + blocks.size(),
        Numbers.percent(deviation(blocks)),
        Numbers.percent(share(blocks, block -> block.surroundings().foreignCpuSeconds())),
        Numbers.percent(share(blocks, block -> block.surroundings().stolenSeconds())));
  }

  /** A mark with the limit in place of its figure. */
  static String kind(String mark) {
    String kind = mark.replaceAll("[\\d.]+ %", "over 3 %").replaceAll("^\\d+ ", "");
    return kind.substring(0, 1).toUpperCase(Locale.ROOT) + kind.substring(1);
  }

  private double deviation(List<Block> blocks) {
    double[] logs =
        blocks.stream().mapToDouble(block -> Math.log(model.cpuMillis(block))).toArray();
    double mean = Arrays.stream(logs).average().orElse(0);
    double squares = Arrays.stream(logs).map(log -> (log - mean) * (log - mean)).sum();
    return Math.sqrt(squares / (logs.length - 1));
  }

  private static double share(List<Block> blocks, ToDoubleFunction<Block> seconds) {
    double busy =
        blocks.stream()
            .mapToDouble(
                block -> block.surroundings().busySeconds() + block.surroundings().stolenSeconds())
            .sum();
    return busy == 0 ? 0 : blocks.stream().mapToDouble(seconds).sum() / busy;
  }
}
