package org.rubisee.bench.prices;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.report.estimate.Answer;
import org.rubisee.bench.report.estimate.Estimate;
import org.rubisee.bench.report.estimate.Estimates;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.report.estimate.Limit;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.report.html.Section;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.plot.SeriesStyle;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.MeanInterval;

/**
 * CPU time per interaction of a run's configurations, in order, compared with calls times price
 * plus statements times price.
 *
 * @param prices what calls and statements cost
 * @param rows lowest CPU time first
 * @param withoutCalls the name of the site that the others are compared with, the first one that
 *     makes no remote calls; empty if all make some
 * @param basis how the rows were measured, in sentences; empty without rows
 */
public record CostReport(
    UnitCosts prices, List<Explained> rows, Optional<String> withoutCalls, String basis) {

  private static final String ONE_CALL = "session-beans";
  private static final String CALL_PASSING = "call-passing";
  private static final String ALL_CALL =
      "All sites make remote calls, so the rest includes HTTP and the pages themselves.";

  /**
   * Explains a run.
   *
   * @param prices what calls and statements cost
   * @param configurations of the run
   * @param samples those that count
   * @param basis how the samples were measured, in sentences
   * @param ledgers gives the agreed ledger of a configuration
   */
  public static CostReport of(
      UnitCosts prices,
      List<Configuration> configurations,
      List<CostSample> samples,
      String basis,
      Function<Configuration, Ledger> ledgers) {
    List<Explained> rows = new ArrayList<>();
    for (Configuration configuration : configurations) {
      List<CostSample> own =
          samples.stream()
              .filter(sample -> sample.configuration().equals(configuration.name()))
              .filter(sample -> sample.total() > 0)
              .toList();
      if (!own.isEmpty()) {
        Counted counted = Counted.of(ledgers.apply(configuration), answered(own));
        boolean isNetwork = "network".equals(configuration.knobs().get(CALL_PASSING));
        rows.add(
            Explained.of(
                configuration.name(),
                measured(own),
                isNetwork ? counted.overNetwork() : counted,
                prices));
      }
    }
    Optional<String> withoutCalls =
        rows.stream()
            .filter(row -> row.counted().remoteCalls() == 0)
            .map(Explained::title)
            .findFirst();
    rows.sort(Comparator.comparingDouble(row -> row.measured().all().mean()));
    return new CostReport(prices, rows, withoutCalls, basis);
  }

  /** Prices without a run that they are to explain. */
  public static CostReport of(UnitCosts prices) {
    return new CostReport(prices, List.of(), Optional.empty(), "");
  }

  private static Explained.Measured measured(List<CostSample> samples) {
    Map<Tier, Double> byTier = new EnumMap<>(Tier.class);
    for (Tier tier : CostSample.SERVERS) {
      byTier.put(tier, mean(samples, sample -> sample.millis(tier)).mean());
    }
    return new Explained.Measured(
        mean(samples, CostSample::millis),
        mean(samples, CostSample::millisWithoutCompilers),
        byTier,
        samples.stream()
            .filter(sample -> sample.pair() != CostSample.ALONE)
            .collect(Collectors.toMap(CostSample::pair, CostSample::millisWithoutCompilers)));
  }

  private static MeanInterval mean(List<CostSample> samples, ToDoubleFunction<CostSample> value) {
    return MeanInterval.of(samples.stream().mapToDouble(value).toArray());
  }

  private static Map<String, Long> answered(List<CostSample> samples) {
    Map<String, Long> answered = new TreeMap<>();
    samples.forEach(
        sample ->
            sample.answered().forEach((label, count) -> answered.merge(label, count, Long::sum)));
    return answered;
  }

  /**
   * What all do alike: what the site without calls costs besides its statements and its compilers.
   *
   * @return 0 if there is no such site
   */
  public double pagesMillis() {
    return withoutCalls
        .flatMap(this::row)
        .map(
            row -> row.measured().withoutCompilers().mean() - row.statements() - row.transactions())
        .orElse(0.0);
  }

  private Optional<Explained> row(String configuration) {
    return rows.stream().filter(row -> row.title().equals(configuration)).findFirst();
  }

  /** Session-beans less the site without calls beside what its calls cost; empty without both. */
  public Optional<CallCheck> callCheck() {
    return row(ONE_CALL)
        .flatMap(
            with ->
                lessWithoutCalls(with)
                    .map(less -> new CallCheck(withoutCalls.orElseThrow(), less, with.calls())));
  }

  /** A row less the site without calls, without compilers; empty without such a site. */
  private Optional<MeanInterval> lessWithoutCalls(Explained row) {
    return withoutCalls
        .flatMap(this::row)
        .flatMap(without -> row.measured().less(without.measured()));
  }

  /** A document in Markdown: the prices, and below them what they explain, if there was a run. */
  public String markdown() {
    return priceTable().markdown(priced()) + (rows.isEmpty() ? "" : explanation());
  }

  private String explanation() {
    StringBuilder text = new StringBuilder("\n").append(explained().markdown(rows));
    notes().forEach(note -> text.append(String.format(Locale.ROOT, "\n%s\n", note)));
    return text.toString();
  }

  private List<String> notes() {
    List<String> notes = new ArrayList<>(List.of(basis));
    if (withoutCalls.isEmpty()) {
      notes.add(ALL_CALL);
    }
    callCheck().map(CallCheck::inWords).ifPresent(notes::add);
    return notes;
  }

  /** The first section of the report of the run that is explained. */
  Section section() {
    return new Section("prices", "Prices", answer()::shown);
  }

  private Answer answer() {
    UnitCosts.Priced call = new UnitCosts.Priced(UnitKind.CALL, Occasion.IN_A_ROW);
    UnitCosts.Priced statement = new UnitCosts.Priced(UnitKind.STATEMENT, Occasion.IN_A_ROW);
    List<Estimate> estimates =
        priced().stream()
            .map(
                one ->
                    new Estimate(
                        new Estimate.Subject(name(one), SeriesStyle.of("time-1")),
                        new Estimate.Load("", ""),
                        Metric.PRICE,
                        Interval.of(prices.micros(one)),
                        true))
            .toList();
    return new Answer(
        List.of(
            String.format(
                Locale.ROOT,
                "A remote call costs %s of CPU time, and a statement %s, each as one of several in a row.",
                Interval.of(prices.micros(call)).inWords("µs"),
                Interval.of(prices.micros(statement)).inWords("µs"))),
        new Estimates("Operation", "", Metric.PRICE, estimates),
        List.of(priceTable().of(priced()), explained().of(rows)),
        notes().stream().map(note -> new Limit(note, "result")).toList());
  }

  private static List<UnitCosts.Priced> priced() {
    return Stream.of(UnitKind.values())
        .flatMap(
            kind ->
                Stream.of(Occasion.values()).map(occasion -> new UnitCosts.Priced(kind, occasion)))
        .toList();
  }

  private static String name(UnitCosts.Priced priced) {
    return String.format(Locale.ROOT, "%s, %s", priced.kind().label(), priced.occasion().label());
  }

  private Table<UnitCosts.Priced> priceTable() {
    Table<UnitCosts.Priced> table = new Table<>();
    table.words("CPU µs, with 95 % intervals", CostReport::name);
    for (Tier tier : CostSample.SERVERS) {
      table.column(tier.label(), priced -> interval(prices.micros(priced, tier), 0));
    }
    return table.column("all", priced -> interval(prices.micros(priced), 0));
  }

  private Table<Explained> explained() {
    Table<Explained> table = new Table<>();
    table.words("CPU ms per interaction", Explained::title);
    for (Tier tier : CostSample.SERVERS) {
      table.column(tier.label(), row -> number(row.measured().byTier().get(tier), 2));
    }
    table
        .column("all", row -> interval(row.measured().all(), 2))
        .column("calls", row -> number(row.counted().remoteCalls(), 1))
        .column("bytes a call", row -> number(row.counted().bytesPerCall(), 0))
        .column("= ms", row -> number(row.calls().mean(), 2))
        .column("statements", row -> number(row.counted().statements(), 1))
        .column("= ms", row -> number(row.statements(), 2))
        .column("transactions", row -> number(row.counted().transactions(), 1))
        .column("= ms", row -> number(row.transactions(), 2));
    withoutCalls.ifPresent(site -> table.column("pages", row -> number(pagesMillis(), 2)));
    table
        .column("compilers", row -> number(row.measured().compilers(), 2))
        .column("the rest", row -> number(row.rest(pagesMillis()), 2))
        .column("without compilers", row -> interval(row.measured().withoutCompilers(), 2));
    withoutCalls.ifPresent(site -> table.column("less " + site, row -> less(site, row)));
    return table;
  }

  private String less(String site, Explained row) {
    return row.title().equals(site)
        ? "–"
        : lessWithoutCalls(row).map(less -> interval(less, 2)).orElse("–");
  }

  private static String number(double value, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }

  private static String interval(MeanInterval mean, int digits) {
    String value = number(mean.mean(), digits);
    return mean.isKnown() ? value + " ± " + number(mean.halfWidth(), digits) : value;
  }
}
