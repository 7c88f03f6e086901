package org.rubisee.bench.report.block;

import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.stats.Holm;
import org.rubisee.bench.stats.paired.LogRatios;
import org.rubisee.bench.stats.paired.RatioInterval;
import org.rubisee.settings.Text;

/** The section that compares each site with its neighbour in the order of cost. */
record OrderParts(BlockModel model) {

  private static final double LEVEL = 0.05;

  /** Two neighbours in the order of cost. */
  private record Pair(Configuration less, Configuration more, LogRatios ratios, double adjustedP) {
    Pair adjusted(double p) {
      return new Pair(less, more, ratios, p);
    }
  }

  /** By how much each site needs more than the one before it, or that it is not shown. */
  List<DomContent> shown() {
    List<DomContent> body = new ArrayList<>();
    if (model.plan().sites().size() < 3) {
      return body;
    }
    body.add(
        p(
            "Sites in the order of their CPU time per interaction. Each line compares a site with"
                + " the one above it. A difference counts as shown when its p-value, Holm-adjusted"
                + " over the table, is below 5 %."));
    if (model.isGrouped()) {
      body.add(
          p(
              Text.of(
                      "Sites of different groups were never up together: they are compared through"
                          + " %s, and",
                      baseline().title())
                  + " their ratio is that of their two ratios to it. Such an interval holds the"
                  + " noise of both."));
    }
    String shown = model.allowsVerdicts() ? "needs more" : "needs more, in this first look";
    for (String mix : model.plan().mixes()) {
      body.add(h3("Saturated, " + mix + " mix"));
      body.add(table(shown).of(pairs(new Cell(mix, LoadKind.SATURATED))));
    }
    return body;
  }

  private Table<Pair> table(String shown) {
    return new Table<Pair>()
        .words("Site", pair -> pair.more().title())
        .words("compared with", this::less)
        .column("ratio", pair -> Interval.of(RatioInterval.of(pair.ratios())).inWords(""))
        .column("p, adjusted", pair -> Text.of("%.2g", pair.adjustedP()))
        .column("verdict", pair -> pair.adjustedP() < LEVEL ? shown : "not shown");
  }

  private List<Pair> pairs(Cell cell) {
    List<Configuration> sorted =
        model.plan().sites().stream()
            .filter(site -> level(cell, site).isPresent())
            .sorted(Comparator.comparingDouble(site -> level(cell, site).orElseThrow()))
            .toList();
    List<Pair> pairs = new ArrayList<>();
    for (int i = 1; i < sorted.size(); i++) {
      Configuration less = sorted.get(i - 1);
      Configuration more = sorted.get(i);
      ratios(cell, less, more).ifPresent(ratios -> pairs.add(new Pair(less, more, ratios, 1)));
    }
    double[] adjusted =
        Holm.adjusted(
            pairs.stream().mapToDouble(pair -> pair.ratios().mean().pValueOfEquality()).toArray());
    for (int i = 0; i < adjusted.length; i++) {
      pairs.set(i, pairs.get(i).adjusted(adjusted[i]));
    }
    return pairs;
  }

  /** CPU time per interaction; where groups had starts of their own, its ratio to the baseline. */
  private Optional<Double> level(Cell cell, Configuration site) {
    Optional<Double> value =
        model.comparisons().value(cell, site.name(), model::cpuMillis).map(RatioInterval::ratio);
    if (!model.isGrouped()) {
      return value;
    }
    return site.equals(baseline())
        ? value.map(measured -> 1.0)
        : ratios(cell, baseline(), site).map(RatioInterval::of).map(RatioInterval::ratio);
  }

  private String less(Pair pair) {
    return model.comparisons().throughBaseline(pair.less().name(), pair.more().name())
        ? pair.less().title() + ", through " + baseline().title()
        : pair.less().title();
  }

  private Configuration baseline() {
    return model.plan().site(model.plan().baseline());
  }

  private Optional<LogRatios> ratios(Cell cell, Configuration one, Configuration other) {
    return model.comparisons().ratios(cell, one.name(), other.name(), model::cpuMillis);
  }
}
