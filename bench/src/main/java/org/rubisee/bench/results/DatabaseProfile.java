package org.rubisee.bench.results;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.results.tier.StatementCost;
import org.rubisee.bench.results.tier.Tier;

/**
 * What the database's CPU time was spent on in profiled trials of one load.
 *
 * @param cpuMillis CPU time of the server per answered interaction, ms; 0 if it was not sampled
 * @param statements the statements, the most expensive first
 */
public record DatabaseProfile(double cpuMillis, List<Line> statements) {

  private static final double MICROS = 1e6;
  private static final int SHORT = 80;

  /**
   * A statement.
   *
   * @param statement with ? for its values
   * @param calls executions per answered interaction
   * @param cpuMicros CPU time of its executions per answered interaction, µs
   * @param rowsExamined rows that an execution looks at, on average
   */
  public record Line(String statement, double calls, double cpuMicros, double rowsExamined) {

    /** The statement in one line. A long one lacks the columns of its SELECT, then its end. */
    public String shortStatement() {
      String line = statement.replaceAll("\\s+", " ");
      if (line.length() > SHORT) {
        line = line.replaceFirst("^SELECT .*? FROM ", "SELECT … FROM ");
      }
      return line.length() <= SHORT ? line : line.substring(0, SHORT - 1) + "…";
    }
  }

  public DatabaseProfile {
    statements = List.copyOf(statements);
  }

  /** Of all these trials together; without statements if none of them counted any. */
  public static DatabaseProfile of(List<Trial> trials) {
    List<Trial> counted =
        trials.stream().filter(trial -> !trial.evidence().statements().isEmpty()).toList();
    double answered =
        Math.max(1, counted.stream().mapToLong(trial -> trial.client().answered()).sum());
    Map<String, StatementCost> byText = new LinkedHashMap<>();
    counted.stream()
        .flatMap(trial -> trial.evidence().statements().stream())
        .forEach(cost -> byText.merge(cost.statement(), cost, StatementCost::plus));
    double cpuSeconds =
        counted.stream()
            .mapToDouble(trial -> trial.series(Tier.DB).cpuSecondsIn(trial.measured()))
            .sum();
    return new DatabaseProfile(
        1000 * cpuSeconds / answered,
        byText.values().stream()
            .sorted(Comparator.comparingDouble(StatementCost::cpuSeconds).reversed())
            .map(
                cost ->
                    new Line(
                        cost.statement(),
                        cost.calls() / answered,
                        MICROS * cost.cpuSeconds() / answered,
                        (double) cost.rowsExamined() / Math.max(1, cost.calls())))
            .toList());
  }

  public boolean isEmpty() {
    return statements.isEmpty();
  }

  /**
   * The share of the server's CPU time that a statement takes, from 0 to 1; NaN when the server was
   * not sampled.
   */
  public double share(Line line) {
    return cpuMillis == 0 ? Double.NaN : line.cpuMicros / 1000 / cpuMillis;
  }

  /**
   * The share of the server's CPU time outside all statements: connections, sending and receiving,
   * threads in the background. NaN when the server was not sampled.
   */
  public double shareOutside() {
    return Math.max(0, 1 - statements.stream().mapToDouble(this::share).sum());
  }
}
