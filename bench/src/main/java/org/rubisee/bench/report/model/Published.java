package org.rubisee.bench.report.model;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.report.plot.Resources;

/**
 * Results that papers published.
 *
 * @param rows one per curve of a figure
 */
public record Published(List<Row> rows) {
  /**
   * The peak of a curve, read off a paper's figure or text.
   *
   * @param paper its short name, for example {@code oopsla02}
   * @param figure its number
   * @param mix the mix
   * @param implementation the implementation's name in this project
   * @param configuration the paper's name of the configuration, for example {@code JOnAS-RMI}
   * @param clients where throughput peaks
   * @param perMinute the highest throughput, interactions per minute
   */
  public record Row(
      String paper,
      int figure,
      String mix,
      String implementation,
      String configuration,
      int clients,
      double perMinute) {

    /** Where to find it, for example {@code oopsla02 fig. 6, JBoss}. */
    public String source() {
      return paper + " fig. " + figure + ", " + configuration;
    }
  }

  /** The results that come with this program. */
  public static Published bundled() {
    return new Published(
        Resources.text("published-results.csv").lines().skip(1).map(Published::row).toList());
  }

  /** What was published of an implementation in a mix. */
  public List<Row> of(String implementation, String mix) {
    return rows.stream()
        .filter(row -> row.implementation().equals(implementation) && row.mix().equals(mix))
        .toList();
  }

  /** Peak throughput as a ratio to that of the same paper's best servlets-only, if it has one. */
  public Optional<Double> ratioToServlets(Row row) {
    return servletsPerMinute(row.paper(), row.mix()).map(servlets -> row.perMinute() / servlets);
  }

  /** The highest throughput of servlets-only in a paper, interactions per minute. */
  public Optional<Double> servletsPerMinute(String paper, String mix) {
    return of(AgainstServlets.SERVLETS, mix).stream()
        .filter(known -> known.paper().equals(paper))
        .map(Row::perMinute)
        .max(Comparator.naturalOrder());
  }

  private static Row row(String line) {
    String[] cells = line.split(",");
    return new Row(
        cells[0],
        Integer.parseInt(cells[1]),
        cells[2],
        cells[3],
        cells[4],
        Integer.parseInt(cells[5]),
        Double.parseDouble(cells[6]));
  }
}
