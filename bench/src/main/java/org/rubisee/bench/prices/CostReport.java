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
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.MeanInterval;

/**
 * CPU time per interaction of a run's configurations, in order, compared with calls times price
 * plus statements times price.
 *
 * @param prices what calls and statements cost
 * @param rows lowest CPU time first
 * @param basis how the rows were measured, in sentences; empty without rows
 */
public record CostReport(UnitCosts prices, List<Explained> rows, String basis) {

  /** The site that the others are compared with. */
  public static final String WITHOUT_CALLS = "servlets-only";

  private static final String ONE_CALL = "session-beans";
  private static final String CALL_PASSING = "call-passing";

  /**
   * Explains a run.
   *
   * @param prices what calls and statements cost
   * @param configurations of the run
   * @param samples those that count
   * @param basis how the samples were measured, in sentences
   * @param ledgers gives the agreed ledger of an implementation
   */
  public static CostReport of(
      UnitCosts prices,
      List<Configuration> configurations,
      List<CostSample> samples,
      String basis,
      Function<String, Ledger> ledgers) {
    List<Explained> rows = new ArrayList<>();
    for (Configuration configuration : configurations) {
      List<CostSample> own =
          samples.stream()
              .filter(sample -> sample.configuration().equals(configuration.name()))
              .filter(sample -> sample.total() > 0)
              .toList();
      if (!own.isEmpty()) {
        Counted counted = Counted.of(ledgers.apply(configuration.implementation()), answered(own));
        boolean isNetwork = "network".equals(configuration.knobs().get(CALL_PASSING));
        rows.add(
            Explained.of(
                configuration.name(),
                measured(own),
                isNetwork ? counted.overNetwork() : counted,
                prices));
      }
    }
    rows.sort(Comparator.comparingDouble(row -> row.measured().all().mean()));
    return new CostReport(prices, rows, basis);
  }

  /** Prices without a run that they are to explain. */
  public static CostReport of(UnitCosts prices) {
    return new CostReport(prices, List.of(), "");
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

  /** What all do alike: what servlets-only costs besides its statements and its compilers. */
  public double pagesMillis() {
    return row(WITHOUT_CALLS)
        .map(
            row -> row.measured().withoutCompilers().mean() - row.statements() - row.transactions())
        .orElse(0.0);
  }

  private Optional<Explained> row(String configuration) {
    return rows.stream().filter(row -> row.title().equals(configuration)).findFirst();
  }

  /** Session-beans less servlets-only beside what its calls cost; empty without both. */
  public Optional<CallCheck> callCheck() {
    return row(ONE_CALL)
        .flatMap(with -> lessWithoutCalls(with).map(less -> new CallCheck(less, with.calls())));
  }

  /** A row less servlets-only, without compilers; empty without servlets-only. */
  private Optional<MeanInterval> lessWithoutCalls(Explained row) {
    return row(WITHOUT_CALLS).flatMap(without -> row.measured().less(without.measured()));
  }

  /** A document in Markdown: the prices, and below them what they explain, if there was a run. */
  public String markdown() {
    return rows.isEmpty() ? priceTable() : priceTable() + explanation();
  }

  private String priceTable() {
    StringBuilder text = new StringBuilder();
    text.append("| CPU µs, with 95 % intervals | web | app | db | all |\n|---|--:|--:|--:|--:|\n");
    for (UnitKind kind : UnitKind.values()) {
      for (Occasion occasion : Occasion.values()) {
        text.append(priceLine(new UnitCosts.Priced(kind, occasion)));
      }
    }
    return text.toString();
  }

  private String priceLine(UnitCosts.Priced priced) {
    StringBuilder line = new StringBuilder();
    line.append("| %s, %s".formatted(priced.kind().label(), priced.occasion().label()));
    for (Tier tier : CostSample.SERVERS) {
      line.append(" | ").append(interval(prices.micros(priced, tier), 0));
    }
    return line.append(" | ").append(interval(prices.micros(priced), 0)).append(" |\n").toString();
  }

  private String explanation() {
    StringBuilder text = new StringBuilder();
    text.append(
        """

        | CPU ms per interaction | web | app | db | all | calls | bytes a call | = ms | statements | = ms \
        | transactions | = ms | pages | compilers | the rest | without compilers \
        | less servlets-only |
        |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
        """);
    rows.forEach(row -> text.append(line(row)));
    text.append("\n%s\n".formatted(basis));
    callCheck().ifPresent(check -> text.append("\n%s\n".formatted(check.inWords())));
    return text.toString();
  }

  private String line(Explained row) {
    Counted counted = row.counted();
    return String.format(
        Locale.ROOT,
        "| %s | %.2f | %.2f | %.2f | %s | %.1f | %.0f | %.2f | %.1f | %.2f | %.1f | %.2f | %.2f | %.2f | %.2f | %s | %s |%n",
        row.title(),
        row.measured().byTier().get(Tier.WEB),
        row.measured().byTier().get(Tier.APP),
        row.measured().byTier().get(Tier.DB),
        interval(row.measured().all(), 2),
        counted.remoteCalls(),
        counted.bytesPerCall(),
        row.calls().mean(),
        counted.statements(),
        row.statements(),
        counted.transactions(),
        row.transactions(),
        pagesMillis(),
        row.measured().compilers(),
        row.rest(pagesMillis()),
        interval(row.measured().withoutCompilers(), 2),
        row.title().equals(WITHOUT_CALLS)
            ? "–"
            : lessWithoutCalls(row).map(less -> interval(less, 2)).orElse("–"));
  }

  private static String interval(MeanInterval mean, int digits) {
    String number = "%." + digits + "f";
    return mean.isKnown()
        ? String.format(Locale.ROOT, number + " ± " + number, mean.mean(), mean.halfWidth())
        : String.format(Locale.ROOT, number, mean.mean());
  }
}
