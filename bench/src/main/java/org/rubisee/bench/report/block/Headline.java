package org.rubisee.bench.report.block;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.stats.paired.LogRatios;
import org.rubisee.bench.stats.paired.RatioInterval;

/** The headline of a run in blocks: a table of ratios for each mix, and what it is worth. */
final class Headline {

  private final BlockModel model;

  Headline(BlockModel model) {
    this.model = model;
  }

  /** The columns of the table of a mix. */
  static final List<String> COLUMNS =
      List.of("Site", "CPU per interaction, ratio", "absolute", "Throughput, ratio", "absolute");

  /** The rows of the table of a mix: the baseline first, once for each group. */
  List<List<String>> rows(String mix) {
    Cell cell = new Cell(mix, LoadKind.SATURATED);
    List<List<String>> rows = new ArrayList<>();
    Configuration baseline = model.plan().site(model.plan().baseline());
    model.groups().forEach(group -> rows.add(new Headline(group).row(cell, baseline)));
    model.plan().rivals().forEach(rival -> rows.add(row(cell, rival)));
    return rows;
  }

  private List<String> row(Cell cell, Configuration site) {
    return List.of(
        model.title(site),
        ratio(cell, site, Metric.CPU),
        value(cell, site, Metric.CPU),
        ratio(cell, site, Metric.THROUGHPUT),
        value(cell, site, Metric.THROUGHPUT));
  }

  private String ratio(Cell cell, Configuration site, Metric metric) {
    if (site.name().equals(model.plan().baseline())) {
      return "1";
    }
    Optional<LogRatios> ratios =
        model.comparisons().ratios(cell, model.plan().baseline(), site.name(), metric.of(model));
    return ratios.map(RatioInterval::of).map(Words::of).orElse("not measured");
  }

  private String value(Cell cell, Configuration site, Metric metric) {
    return model
        .comparisons()
        .value(cell, site.name(), metric.of(model))
        .map(interval -> Words.of(interval, metric.unit()))
        .orElse("not measured");
  }

  /** What the figures are worth, in sentences. */
  List<String> remarks() {
    Remarks common = new Remarks(model);
    List<String> remarks = new ArrayList<>();
    remarks.add(
        common.intervals()
            + ", %s saturated rounds each, %s interactions"
                .formatted(
                    model.saturatedRoundsInWords(),
                    Numbers.of((long) model.plan().sizes().interactions()))
            + " a block. CPU time of all servers, without what they take when they are idle.");
    if (model.isGrouped()) {
      remarks.add(
          common.groups()
              + " A ratio is that to %s in the site's own group.".formatted(common.baseline()));
    }
    for (String mix : model.plan().mixes()) {
      OptionalDouble smallest = model.smallestDetectable(new Cell(mix, LoadKind.SATURATED));
      smallest.ifPresent(
          ratio ->
              remarks.add(
                  "%s mix: this run finds differences from a factor of %s on (90 %% power);"
                          .formatted(Words.capitalised(mix), Words.digits(ratio))
                      + " it cannot tell smaller ones apart."));
    }
    remarks.addAll(common.trust());
    return remarks;
  }

  /** All of it as plain text. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (String mix : model.plan().mixes()) {
      text.append('\n').append(Words.capitalised(mix)).append(" mix, saturated\n");
      text.append(TextTable.of(COLUMNS, rows(mix)));
    }
    text.append('\n');
    remarks().forEach(remark -> text.append(remark).append('\n'));
    return text.toString();
  }
}
