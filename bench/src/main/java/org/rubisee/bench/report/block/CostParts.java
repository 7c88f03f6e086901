package org.rubisee.bench.report.block;

import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.plot.BarPlot;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.settings.Text;

/** The sections that show what each site took: by tier and purpose, and at the same rate. */
record CostParts(BlockModel model) {

  /** CPU time per interaction by tier, and by compilers, collector and the rest. */
  List<DomContent> tiers(Figures figures) {
    List<DomContent> tables = new ArrayList<>();
    List<Figure> plots = new ArrayList<>();
    for (String mix : model.plan().mixes()) {
      List<Spot> spots =
          model.spots(mix).stream().filter(spot -> !spot.blocks().isEmpty()).toList();
      plots.add(
          BarPlot.ofServers(
                  "CPU per interaction, " + mix + " mix",
                  "milliseconds",
                  spots.stream().map(CostParts::bar).toList())
              .figure("cpu-tiers-" + mix, "Saturated."));
      tables.add(h3("Saturated, " + mix + " mix"));
      tables.add(table().of(spots));
    }
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "Means over all saturated blocks, milliseconds per interaction. The ratios above have"
                + " the intervals; this split describes where the time goes. Web, app and db"
                + " together are JIT compilation, garbage collection and the rest. What the servers"
                + " take when they are idle is subtracted from the tiers and from the rest, and"
                + " shown beside them; the client is the emulator."));
    body.add(figures.beside(plots));
    body.addAll(tables);
    return body;
  }

  private static BarPlot.Bar bar(Spot spot) {
    return new BarPlot.Bar(
        spot.title(),
        new double[] {tier(spot, Tier.WEB), tier(spot, Tier.APP), tier(spot, Tier.DB)},
        false);
  }

  private static Table<Spot> table() {
    return new Table<Spot>()
        .words("Site", Spot::title)
        .column("web", tierOf(Tier.WEB))
        .column("app", tierOf(Tier.APP))
        .column("db", tierOf(Tier.DB))
        .column("client", mean(block -> block.cpuMillisPerInteraction(Tier.CLIENT)))
        .column("JIT compilation", mean(CostParts::compilers))
        .column("garbage collection", mean(CostParts::collector))
        .column(
            "rest",
            spot ->
                Numbers.of(
                    Spot.mean(
                        spot.blocks(),
                        block ->
                            spot.group().cpuMillis(block) - compilers(block) - collector(block))))
        .column(
            "idle, ms per second",
            spot -> Numbers.of(Spot.mean(spot.blocks(), spot.group()::idleMillisPerSecond)))
        .column(
            "writes",
            spot -> Numbers.percent(spot.group().writeShare(spot.site().name(), spot.mix())));
  }

  private static double compilers(Block block) {
    return BlockModel.perInteraction(block.servers().compilerSeconds(), block);
  }

  private static double collector(Block block) {
    return BlockModel.perInteraction(block.servers().collectorSeconds(), block);
  }

  private static Function<Spot, String> mean(ToDoubleFunction<Block> metric) {
    return spot -> Numbers.of(Spot.mean(spot.blocks(), metric));
  }

  private static Function<Spot, String> tierOf(Tier tier) {
    return spot ->
        spot.blocks().get(0).cpu().containsKey(tier) ? Numbers.of(tier(spot, tier)) : "–";
  }

  private static double tier(Spot spot, Tier tier) {
    return Spot.mean(spot.blocks(), block -> spot.group().cpuMillis(block, tier));
  }

  /** Paced blocks: what each site takes when all answer the same requests per second. */
  List<DomContent> paced() {
    List<Spot> spots = model.spots().stream().filter(spot -> !paced(spot).isEmpty()).toList();
    if (spots.isEmpty()) {
      return List.of();
    }
    String rates =
        model.groups().stream()
            .map(group -> rates(group) + " a second" + group.groupInWords().replace(",", " in"))
            .collect(Collectors.joining(", "));
    return List.of(
        p(
            Text.of(
                    "Requests arrive by the same random schedule on every site%s, %s. These",
                    model.isGrouped() ? " of a group" : "", rates)
                + " figures describe the run; they carry no verdict. Response times count from"
                + " the moment a request was due. A request without an answer counts as"
                + " infinite."),
        new Table<Spot>()
            .words("Site", Spot::title)
            .words("Mix", Spot::mix)
            .column(
                "CPU ms per interaction",
                spot -> Numbers.of(Spot.mean(paced(spot), spot.group()::cpuMillis)))
            .column("blocks from … to", CostParts::range)
            .column("p50", percentile(50))
            .column("p95", percentile(95))
            .column("p99", percentile(99))
            .of(spots));
  }

  private static List<Block> paced(Spot spot) {
    return spot.group().measured(spot.site().name(), spot.cell(LoadKind.PACED));
  }

  private static String range(Spot spot) {
    double[] sorted = paced(spot).stream().mapToDouble(spot.group()::cpuMillis).sorted().toArray();
    return Text.of("%s … %s", Numbers.of(sorted[0]), Numbers.of(sorted[sorted.length - 1]));
  }

  private static Function<Spot, String> percentile(double percentile) {
    return spot -> Numbers.millis(spot.group().times(paced(spot)).millisAt(percentile));
  }

  private static String rates(BlockModel group) {
    return group.invocations().stream()
        .map(invocation -> Numbers.of(invocation.pacedRate()))
        .distinct()
        .reduce((one, other) -> one + " and " + other)
        .orElse("?");
  }
}
