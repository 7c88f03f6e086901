package org.rubisee.bench.report.estimate;

import static j2html.TagCreator.h3;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.IntervalPlot;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.report.plot.Words;
import org.rubisee.settings.Text;

/**
 * What a run says in numbers: for each load a plot that is sorted by value, and a table.
 *
 * @param who what the subjects are, as the head of a column
 * @param base the one that others are compared with; empty if none is
 * @param drawn the metric of the plots, by which rows are sorted, the best first
 * @param all the estimates
 */
public record Estimates(String who, String base, Metric drawn, List<Estimate> all) {

  /** A sentence names so many sites at most; of more it names the first and the last. */
  private static final int MOST_NAMED = 8;

  /** A plot has so many rows at most. */
  private static final int MOST_DRAWN = 24;

  public Estimates {
    all = List.copyOf(all);
  }

  /** The loads, in order. */
  public List<Estimate.Load> loads() {
    return all.stream().map(Estimate::load).distinct().toList();
  }

  /** The estimates of the metric that is drawn, under a load, the best first. */
  public List<Estimate> sorted(Estimate.Load load) {
    return all.stream()
        .filter(one -> one.load().equals(load) && one.metric() == drawn)
        .sorted(Comparator.comparingDouble(this::place))
        .toList();
  }

  private double place(Estimate one) {
    double value = one.compared().value();
    if (Double.isNaN(value)) {
      return Double.POSITIVE_INFINITY;
    }
    return drawn.moreIsBetter() ? -value : value;
  }

  private Table<Estimate.Subject> table(Estimate.Load load) {
    Map<Estimate.Subject, Map<Metric, Estimate>> rows = new LinkedHashMap<>();
    all.stream()
        .filter(one -> one.load().equals(load))
        .forEach(
            one ->
                rows.computeIfAbsent(one.subject(), subject -> new LinkedHashMap<>())
                    .put(one.metric(), one));
    Table<Estimate.Subject> table = new Table<>();
    table.words(who, Estimate.Subject::title);
    for (Metric metric : all.stream().map(Estimate::metric).distinct().toList()) {
      boolean hasRatio =
          all.stream().anyMatch(one -> one.metric() == metric && one.ratio().isPresent());
      if (hasRatio) {
        table.column(metric.title() + ", ratio", row -> ratio(rows.get(row).get(metric)));
      }
      table.column(hasRatio ? "absolute" : metric.title(), row -> value(rows.get(row).get(metric)));
    }
    return table.hollowUnless(row -> rows.get(row).values().stream().allMatch(Estimate::counts));
  }

  private static String ratio(Estimate one) {
    if (one == null) {
      return "–";
    }
    return one.isBase() ? "1" : one.ratio().map(known -> known.inWords("")).orElse("not measured");
  }

  private static String value(Estimate one) {
    return one == null ? "–" : one.value().inWords(one.metric().unit());
  }

  /** The rows of a load in their order, as its table has them. */
  public List<List<String>> rows(Estimate.Load load) {
    return subjects(load).stream().map(table(load)::cells).toList();
  }

  private List<Estimate.Subject> subjects(Estimate.Load load) {
    return sorted(load).stream().map(Estimate::subject).toList();
  }

  /** A table for each load. */
  public List<DomContent> tables() {
    List<DomContent> body = new ArrayList<>();
    for (Estimate.Load load : loads()) {
      body.add(h3(Words.capitalised(load.title())));
      body.add(table(load).of(subjects(load)));
    }
    return body;
  }

  /** The same as plain text. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Estimate.Load load : loads()) {
      text.append('\n').append(Words.capitalised(load.title())).append('\n');
      text.append(table(load).text(subjects(load)));
    }
    return text.toString();
  }

  /** A plot for each load, on the same axis; none where there is nothing to compare. */
  public List<Figure> plots() {
    Map<Estimate.Load, List<IntervalPlot.Row>> rows = new LinkedHashMap<>();
    loads().forEach(load -> rows.put(load, drawn(load)));
    rows.values().removeIf(own -> own.size() < 2);
    List<IntervalPlot.Row> together = rows.values().stream().flatMap(List::stream).toList();
    boolean isRatio =
        all.stream().anyMatch(one -> one.metric() == drawn && one.ratio().isPresent());
    IntervalPlot.Axis axis =
        isRatio ? IntervalPlot.Axis.ofRatios(together) : IntervalPlot.Axis.of(together);
    String unit = isRatio ? Text.of("times that of %s (logarithmic)", base) : drawn.unit();
    List<Figure> plots = new ArrayList<>();
    rows.forEach(
        (load, own) ->
            plots.add(
                new IntervalPlot(title(load), unit, own, axis)
                    .figure(id(load, isRatio), note(load, own.size()))));
    return plots;
  }

  private String title(Estimate.Load load) {
    return load.title().isEmpty() ? drawn.title() : drawn.title() + ", " + load.title();
  }

  private String id(Estimate.Load load, boolean isRatio) {
    return drawn.label() + (isRatio ? "-ratio" : "") + (load.id().isEmpty() ? "" : "-" + load.id());
  }

  private String note(Estimate.Load load, int shown) {
    List<Estimate> own = sorted(load);
    boolean isAnyKnown = own.stream().anyMatch(one -> one.compared().isKnown());
    return (shown < own.size() && own.size() > MOST_DRAWN
            ? Text.of("The worst %d of %d. ", shown, own.size())
            : "")
        + (isAnyKnown ? Text.of("Lines are %s intervals. ", drawn.level()) : "")
        + (drawn.moreIsBetter() ? "More is better." : "Less is better.")
        + (own.stream().allMatch(Estimate::counts) ? "" : " Hollow: a gate failed.");
  }

  private List<IntervalPlot.Row> drawn(Estimate.Load load) {
    List<Estimate> known =
        sorted(load).stream().filter(one -> !Double.isNaN(one.compared().value())).toList();
    return known.subList(Math.max(0, known.size() - MOST_DRAWN), known.size()).stream()
        .map(Estimates::row)
        .toList();
  }

  private static IntervalPlot.Row row(Estimate one) {
    Interval shown = one.compared();
    return new IntervalPlot.Row(
        one.subject().title(),
        one.subject().style(),
        shown.value(),
        shown.isKnown() ? shown.low() : shown.value(),
        shown.isKnown() ? shown.high() : shown.value(),
        !one.counts());
  }

  /**
   * A sentence on CPU time per interaction under a load: compared with the base, or absolute if
   * there is none.
   *
   * @param isFirstLook whether nothing may be concluded from it
   * @param where the load in words
   */
  public String compared(boolean isFirstLook, String where, Estimate.Load load) {
    if (base.isEmpty()) {
      return values(load, "ms of CPU time", " with ")
          .map(found -> Text.of("An interaction of the %s takes %s.", where, found))
          .orElse(Text.of("Nothing was measured in the %s.", where));
    }
    String to = Words.withoutComma(base);
    return ratios(load)
        .map(
            found ->
                Text.of(
                    "%s with %s, an interaction of the %s takes %s.",
                    isFirstLook ? "First look: compared" : "Compared", to, where, found))
        .orElse(Text.of("No site was compared with %s in the %s.", to, where));
  }

  /** For example {@code 2.00 times the CPU time with C and 7.00 times with B}. */
  private Optional<String> ratios(Estimate.Load load) {
    String what = "CPU time";
    List<Estimate> found =
        counted(load).stream().filter(one -> one.ratio().isPresent() && !one.isBase()).toList();
    if (found.size() == 1) {
      Interval only = found.get(0).compared();
      return Optional.of(
          Text.of(
              "%s times the %s with %s%s",
              only.inWords(""),
              what,
              Words.withoutComma(found.get(0).subject().title()),
              only.excludesEquality() || !only.isKnown() ? "" : ", which shows no difference"));
    }
    return listed(found, " times the " + what, " times", " with ");
  }

  /**
   * The values of a load as part of a sentence, for example {@code 171 interactions per second of C
   * and 102 of B}.
   *
   * @param what is counted
   * @return empty if nothing was measured
   */
  public Optional<String> values(Estimate.Load load, String what) {
    return values(load, what, " of ");
  }

  private Optional<String> values(Estimate.Load load, String what, String whose) {
    return listed(counted(load), " " + what, "", whose);
  }

  /** Those that count; all if none does. */
  private List<Estimate> counted(Estimate.Load load) {
    List<Estimate> known =
        sorted(load).stream().filter(one -> !Double.isNaN(one.compared().value())).toList();
    boolean any = known.stream().anyMatch(Estimate::counts);
    return known.stream().filter(one -> one.counts() || !any).toList();
  }

  private static Optional<String> listed(
      List<Estimate> found, String first, String further, String whose) {
    List<String> named = new ArrayList<>();
    for (Estimate one : found) {
      named.add(
          Numbers.of(one.compared().value())
              + (named.isEmpty() ? first : further)
              + whose
              + Words.withoutComma(one.subject().title()));
    }
    if (named.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        named.size() > MOST_NAMED
            ? Text.of("from %s to %s", named.get(0), named.get(named.size() - 1))
            : Words.listed(named));
  }
}
