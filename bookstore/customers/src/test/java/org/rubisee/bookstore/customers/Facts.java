package org.rubisee.bookstore.customers;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was published of the mixes of the bookstore. */
final class Facts {

  /** The highest number that is drawn. */
  static final int HIGHEST = 9999;

  private static final int COLUMNS = 14;
  private static final List<String> MIXES = List.of("browsing", "shopping", "ordering");

  private Facts() {}

  /**
   * The thresholds of a mix: by interaction that is left, a number for each in the same order. A
   * customer goes to the first whose number is not below the one drawn, 1 to {@value #HIGHEST}.
   */
  static Map<String, List<Integer>> thresholds(String mix) {
    Map<String, List<Integer>> thresholds = new LinkedHashMap<>();
    for (String[] row : rows("thresholds-" + mix + ".tsv")) {
      thresholds.put(
          row[0], List.of(row).subList(1, COLUMNS + 1).stream().map(Integer::valueOf).toList());
    }
    return thresholds;
  }

  /** The step that a number gives, by its place. */
  static int step(List<Integer> thresholds, int drawn) {
    int step = 0;
    while (thresholds.get(step) < drawn) {
      step++;
    }
    return step;
  }

  /** The share of each interaction in a mix, in per cent. */
  static Map<String, Double> percent(String mix) {
    Map<String, Double> shares = new LinkedHashMap<>();
    for (String[] row : rows("mix-percent.tsv")) {
      shares.put(row[0], Double.valueOf(row[1 + MIXES.indexOf(mix)]));
    }
    return shares;
  }

  private static List<String[]> rows(String file) {
    try (InputStream in = Facts.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .skip(1)
          .map(line -> line.split("\t"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
