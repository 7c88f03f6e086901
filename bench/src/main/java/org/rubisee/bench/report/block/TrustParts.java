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
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.block.Block;
import org.rubisee.settings.Text;

/** The section that shows what the figures rest on: disturbances and gates. */
record TrustParts(BlockModel model) {

  /** Blocks that count together. */
  private record Repeated(String site, String cell, BlockModel group, List<Block> blocks) {}

  /** All of it. */
  List<DomContent> shown() {
    List<DomContent> body = new ArrayList<>(marks());
    body.add(repeated());
    body.add(h3("Gates"));
    body.addAll(
        model
            .judgements()
            .shown(
                "Each site in each cell is judged over all of its measured blocks: failed and"
                    + " refused requests, the distance of the mix from its long run, writes and"
                    + " missing links included, and the lag of the clients. "
                    + (model.plan().hasCurve()
                        ? "So is each number of clients: also by the interactive response time law,"
                            + " and by whether its blocks had settled."
                        : "The interactive response time law is not judged: customers of blocks do"
                            + " not think.")));
    return body;
  }

  private List<DomContent> marks() {
    Map<String, Long> marks = new LinkedHashMap<>();
    for (Block block : model.blocks()) {
      if (block.stage().isJudged()) {
        block.marks().forEach(mark -> marks.merge(kind(mark), 1L, Long::sum));
      }
    }
    return marks.isEmpty()
        ? List.of(
            p(
                "No measured block was disturbed: other sites and stolen time stayed under 3 % of"
                    + " the used processor time, and every request was answered."))
        : List.of(
            p(
                "Measured blocks that carry a mark, by rules that were fixed beforehand. They"
                    + " count all the same."),
            new Table<Map.Entry<String, Long>>()
                .words("Mark", Map.Entry::getKey)
                .column("blocks", mark -> "" + mark.getValue())
                .of(marks.entrySet()));
  }

  /** A mark with the limit in place of its figure. */
  static String kind(String mark) {
    String kind = mark.replaceAll("[\\d.]+ %", "over 3 %").replaceAll("^\\d+ ", "");
    return kind.substring(0, 1).toUpperCase(Locale.ROOT) + kind.substring(1);
  }

  private DomContent repeated() {
    List<Repeated> rows = new ArrayList<>();
    for (Spot spot : model.spots()) {
      rows.add(new Repeated(spot.title(), spot.mix() + ", saturated", spot.group(), spot.blocks()));
      for (int clients : model.plan().curve().clients()) {
        rows.add(
            new Repeated(
                spot.title(),
                Text.of("%s, %d clients", spot.mix(), clients),
                spot.group(),
                new CurveModel(spot.group()).blocks(spot.site().name(), spot.mix(), clients)));
      }
    }
    rows.removeIf(row -> row.blocks().size() < 2);
    return new Table<Repeated>()
        .words("Site", Repeated::site)
        .words("Cell", Repeated::cell)
        .column("blocks", row -> "" + row.blocks().size())
        .column("deviation of a block", row -> Numbers.percent(deviation(row)))
        .column(
            "other sites",
            row -> share(row.blocks(), block -> block.surroundings().foreignCpuSeconds()))
        .column("stolen", row -> share(row.blocks(), block -> block.surroundings().stolenSeconds()))
        .of(rows);
  }

  private static double deviation(Repeated row) {
    double[] logs =
        row.blocks().stream()
            .mapToDouble(block -> Math.log(row.group().cpuMillis(block)))
            .toArray();
    double mean = Arrays.stream(logs).average().orElse(0);
    double squares = Arrays.stream(logs).map(log -> (log - mean) * (log - mean)).sum();
    return Math.sqrt(squares / (logs.length - 1));
  }

  private static String share(List<Block> blocks, ToDoubleFunction<Block> seconds) {
    double busy =
        blocks.stream()
            .mapToDouble(
                block -> block.surroundings().busySeconds() + block.surroundings().stolenSeconds())
            .sum();
    return Numbers.percent(busy == 0 ? 0 : blocks.stream().mapToDouble(seconds).sum() / busy);
  }
}
