package org.rubisee.bench.results;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Results that papers published, and what each of them is compared with.
 *
 * @param rows one per curve of a figure
 */
public record PublishedResults(List<Row> rows) {

  private static final String FILE = "published-results.csv";
  private static final int CELLS = 8;

  /**
   * The peak of a curve, read off a paper's figure or text.
   *
   * @param paper its short name, for example {@code oopsla02}
   * @param figure its number
   * @param mix the mix
   * @param implementation the implementation, as commands of this project name it
   * @param configuration the paper's name of the configuration, for example {@code JOnAS-RMI}
   * @param clients where throughput peaks; 0 if the paper does not say it
   * @param perMinute the highest throughput: interactions per minute, transactions per minute in a
   *     paper without interactions
   * @param base the paper's name of the configuration that this one is compared with; it has a row
   *     of the same paper and mix
   */
  public record Row(
      String paper,
      String figure,
      String mix,
      String implementation,
      String configuration,
      int clients,
      double perMinute,
      String base) {

    /** Where to find it, for example {@code oopsla02 fig. 6, JBoss}. */
    public String source() {
      return paper + " fig. " + figure + ", " + configuration;
    }
  }

  public PublishedResults {
    rows = List.copyOf(rows);
  }

  /** The results that come with this program. */
  public static PublishedResults bundled() {
    try (InputStream in = PublishedResults.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException(FILE + " is missing from the jar: build bench again");
      }
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(FILE, e);
    }
  }

  /** The results of a file: a line of heads, then a line for each row. */
  static PublishedResults parse(String csv) {
    return new PublishedResults(csv.lines().skip(1).map(PublishedResults::row).toList());
  }

  /** What was published of an implementation in a mix. */
  public List<Row> of(String implementation, String mix) {
    return rows.stream()
        .filter(row -> row.implementation().equals(implementation) && row.mix().equals(mix))
        .toList();
  }

  /** What a paper published in one of these figures. */
  public List<Row> inFigures(String paper, List<String> figures) {
    return rows.stream()
        .filter(row -> row.paper().equals(paper) && figures.contains(row.figure()))
        .toList();
  }

  /** What a row is compared with: itself if it is the base of others. */
  public Row baseOf(Row row) {
    return rows.stream()
        .filter(known -> known.paper().equals(row.paper()) && known.mix().equals(row.mix()))
        .filter(known -> known.configuration().equals(row.base()))
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException(row.source() + ": there is no base " + row.base()));
  }

  private static Row row(String line) {
    String[] cells = line.split(",");
    if (cells.length != CELLS) {
      throw new IllegalStateException(
          FILE + ": '" + line + "' has " + cells.length + " cells instead of " + CELLS);
    }
    return new Row(
        cells[0],
        cells[1],
        cells[2],
        cells[3],
        cells[4],
        Integer.parseInt(cells[5]),
        Double.parseDouble(cells[6]),
        cells[7]);
  }
}
