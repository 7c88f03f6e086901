package org.rubisee.bench.report.block;

import java.util.ArrayList;
import java.util.Comparator;
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
    sorted(mix).forEach(rival -> rows.add(row(cell, rival)));
    return rows;
  }

  /** The sites beside the baseline by their ratio to it in a mix; those without one last. */
  List<Configuration> sorted(String mix) {
    Cell cell = new Cell(mix, LoadKind.SATURATED);
    return model.plan().rivals().stream()
        .sorted(
            Comparator.comparingDouble(
                rival ->
                    ratios(cell, rival, Metric.CPU)
                        .map(RatioInterval::of)
                        .map(RatioInterval::ratio)
                        .orElse(Double.POSITIVE_INFINITY)))
        .toList();
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
    return ratios(cell, site, metric).map(RatioInterval::of).map(Words::of).orElse("not measured");
  }

  private Optional<LogRatios> ratios(Cell cell, Configuration site, Metric metric) {
    return model.comparisons().ratios(cell, model.plan().baseline(), site.name(), metric.of(model));
  }

  private String value(Cell cell, Configuration site, Metric metric) {
    return model
        .comparisons()
        .value(cell, site.name(), metric.of(model))
        .map(interval -> Words.of(interval, metric.unit()))
        .orElse("not measured");
  }

  /** What the figures are worth, in sentences. */
  List<Remark> remarks() {
    Remarks common = new Remarks(model);
    List<Remark> remarks = new ArrayList<>();
    remarks.add(
        new Remark(
            common.intervals()
                + ", %s saturated rounds each, %s interactions"
                    .formatted(
                        model.saturatedRoundsInWords(),
                        Numbers.of((long) model.plan().sizes().interactions()))
                + " a block. CPU time of all servers, without what they take when they are idle.",
            "setup"));
    if (model.isGrouped()) {
      remarks.add(
          new Remark(
              common.groups()
                  + " A ratio is that to %s in the site's own group.".formatted(common.baseline()),
              "setup"));
    }
    for (String mix : model.plan().mixes()) {
      OptionalDouble smallest = model.smallestDetectable(new Cell(mix, LoadKind.SATURATED));
      smallest.ifPresent(
          ratio ->
              remarks.add(
                  new Remark(
                      "%s mix: a run like this one finds a true factor of %s in 9 of 10 cases,"
                              .formatted(Words.capitalised(mix), Words.digits(ratio))
                          + " and a smaller one less often (90 % power).",
                      "noise")));
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
    remarks().forEach(remark -> text.append(remark.text()).append('\n'));
    return text.toString();
  }
}
