package org.rubisee.bench.report.block;

import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.plot.BarPlot;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.Legend;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.report.plot.SeriesStyles;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.Warmth;
import org.rubisee.bench.results.tier.Tier;

/** The parts of the page that show what each site took, and how far it can be trusted. */
final class CostParts {

  private static final List<Tier> SERVERS = List.of(Tier.WEB, Tier.APP, Tier.DB);

  private final BlockModel model;
  private final SeriesStyles styles;
  private final Figures figures;

  CostParts(BlockModel model, SeriesStyles styles, Figures figures) {
    this.model = model;
    this.styles = styles;
    this.figures = figures;
  }

  /** CPU time per interaction by tier, and by compilers, collector and the rest. */
  List<DomContent> tiers() {
    List<DomContent> body = new ArrayList<>();
    List<Figure> plots = new ArrayList<>();
    body.add(
        p(
            "Means over all saturated blocks, milliseconds per interaction. The ratios above have"
                + " the intervals; this split describes where the time goes. Web, app and db together"
                + " are JIT compilation, garbage collection and the rest. What the servers take when"
                + " they are idle is subtracted from the tiers and from the rest, and shown beside"
                + " them; the client is the emulator."));
    List<DomContent> grids = new ArrayList<>();
    for (String mix : model.plan().mixes()) {
      Cell cell = new Cell(mix, LoadKind.SATURATED);
      Grid grid =
          new Grid(
              1,
              List.of(
                  "Site",
                  "web",
                  "app",
                  "db",
                  "client",
                  "JIT compilation",
                  "garbage collection",
                  "rest",
                  "idle, ms per second",
                  "writes"));
      List<BarPlot.Bar> bars = new ArrayList<>();
      for (BlockModel group : model.groups()) {
        for (Configuration site : group.plan().sites()) {
          List<Block> blocks = group.measured(site.name(), cell);
          if (!blocks.isEmpty()) {
            grid.row(tierRow(group, site, blocks));
            bars.add(
                new BarPlot.Bar(
                    group.title(site),
                    SERVERS.stream()
                        .mapToDouble(tier -> mean(blocks, block -> model.cpuMillis(block, tier)))
                        .toArray(),
                    false));
          }
        }
      }
      plots.add(
          new BarPlot(
                  "CPU per interaction, " + mix + " mix",
                  "milliseconds",
                  SERVERS.stream()
                      .map(tier -> new Legend.Entry(tier.label(), tier.label()))
                      .toList(),
                  bars)
              .figure("cpu-tiers-" + mix, "Saturated."));
      grids.add(h3("Saturated, " + mix + " mix"));
      grids.add(grid.shown());
    }
    body.add(figures.beside(plots));
    body.addAll(grids);
    return body;
  }

  private List<String> tierRow(BlockModel group, Configuration site, List<Block> blocks) {
    List<String> row = new ArrayList<>(List.of(group.title(site)));
    for (Tier tier : SERVERS) {
      double millis = mean(blocks, block -> model.cpuMillis(block, tier));
      row.add(blocks.get(0).cpu().containsKey(tier) ? Numbers.of(millis) : "–");
    }
    row.add(Numbers.of(mean(blocks, block -> block.cpuMillisPerInteraction(Tier.CLIENT))));
    double compilers =
        mean(blocks, block -> BlockModel.perInteraction(block.servers().compilerSeconds(), block));
    double collector =
        mean(blocks, block -> BlockModel.perInteraction(block.servers().collectorSeconds(), block));
    row.add(Numbers.of(compilers));
    row.add(Numbers.of(collector));
    row.add(Numbers.of(mean(blocks, model::cpuMillis) - compilers - collector));
    row.add(Numbers.of(mean(blocks, model::idleMillisPerSecond)));
    row.add(Numbers.percent(group.writeShare(site.name(), blocks.get(0).cell().mix())));
    return row;
  }

  private static double mean(List<Block> blocks, ToDoubleFunction<Block> metric) {
    return blocks.stream().mapToDouble(metric).average().orElse(0);
  }

  /** Paced blocks: what each site takes when all answer the same requests per second. */
  List<DomContent> paced() {
    List<DomContent> body = new ArrayList<>();
    for (String mix : model.plan().mixes()) {
      for (BlockModel group : model.groups()) {
        Cell cell = new Cell(mix, LoadKind.PACED);
        if (group.has(cell)) {
          body.add(h3("Paced, " + mix + " mix" + group.groupInWords()));
          body.add(new CostParts(group, styles, figures).pacedGrid(cell));
        }
      }
    }
    if (!body.isEmpty()) {
      String rates =
          model.groups().stream()
              .map(group -> rates(group) + " a second" + group.groupInWords().replace(",", " in"))
              .collect(Collectors.joining(", "));
      body.add(
          0,
          p(
              "Requests arrive by the same random schedule on every site%s, %s. These"
                      .formatted(model.isGrouped() ? " of a group" : "", rates)
                  + " figures describe the run; they carry no verdict. Response times count from"
                  + " the moment a request was due. A request without an answer counts as"
                  + " infinite."));
    }
    return body;
  }

  private static String rates(BlockModel group) {
    return group.invocations().stream()
        .map(invocation -> Numbers.of(invocation.pacedRate()))
        .distinct()
        .reduce((one, other) -> one + " and " + other)
        .orElse("?");
  }

  private DomContent pacedGrid(Cell cell) {
    Grid grid =
        new Grid(
            1, List.of("Site", "CPU ms per interaction", "blocks from … to", "p50", "p95", "p99"));
    model.plan().sites().forEach(site -> grid.row(pacedRow(site, cell)));
    return grid.shown();
  }

  private List<String> pacedRow(Configuration site, Cell cell) {
    List<Block> blocks = model.measured(site.name(), cell);
    if (blocks.isEmpty()) {
      return List.of(model.title(site), "not measured", "", "", "", "");
    }
    ResponseTimes times = model.times(site.name(), cell);
    return List.of(
        model.title(site),
        Words.digits(mean(blocks, model::cpuMillis)),
        "%s … %s"
            .formatted(
                Words.digits(blocks.stream().mapToDouble(model::cpuMillis).min().orElse(0)),
                Words.digits(blocks.stream().mapToDouble(model::cpuMillis).max().orElse(0))),
        Words.millis(times.millisAt(50)),
        Words.millis(times.millisAt(95)),
        Words.millis(times.millisAt(99)));
  }

  /** How CPU time per interaction fell while the sites warmed up. */
  List<DomContent> warmUp() {
    List<DomContent> body = new ArrayList<>();
    Grid grid =
        new Grid(
            2, List.of("Site", "Warm?", "invocation", "interactions", "blocks", "JIT compilation"));
    List<Figure> plots = new ArrayList<>();
    for (BlockModel group : model.groups()) {
      CostParts own = new CostParts(group, styles, figures);
      own.warmth().forEach(grid::row);
      model.plan().mixes().forEach(mix -> plots.add(own.warmUpPlot(mix)));
    }
    body.add(figures.beside(plots));
    body.add(grid.shown());
    return body;
  }

  private List<List<String>> warmth() {
    List<List<String>> rows = new ArrayList<>();
    for (Configuration site : model.plan().sites()) {
      for (Invocation invocation : model.invocations()) {
        Warmth warmth = invocation.warmth().get(site.name());
        if (warmth != null) {
          rows.add(
              List.of(
                  model.title(site),
                  warmth.state().inWords() + ". " + warmth.reason(),
                  "" + invocation.number(),
                  Numbers.of(warmth.interactions()),
                  "" + warmth.blocks(),
                  Numbers.percent(warmth.compilerShare())));
        }
      }
    }
    return rows;
  }

  private Figure warmUpPlot(String mix) {
    List<LinePlot.Curve> curves = new ArrayList<>();
    for (Configuration site : model.plan().sites()) {
      List<LinePlot.Point> points = new ArrayList<>();
      double interactions = 0;
      for (Block block : model.blocks()) {
        if (block.invocation() == 1
            && block.site().equals(site.name())
            && block.cell().load() == LoadKind.SATURATED) {
          interactions += block.issued();
          if (block.cell().mix().equals(mix)) {
            points.add(LinePlot.Point.of(interactions, block.cpuMillisPerInteraction()));
          }
        }
      }
      curves.add(new LinePlot.Curve(site.title(), styles.of(site), points, LinePlot.Form.MARKED));
    }
    return new LinePlot(
            "CPU per interaction, " + mix + " mix" + model.groupInWords(),
            "interactions since the start",
            "milliseconds per interaction",
            curves,
            LinePlot.Range.ALL,
            true)
        .figure(
            "warm-up-" + mix + model.groupInFiles(),
            "All saturated blocks of the first invocation, the measured ones included.");
  }
}
