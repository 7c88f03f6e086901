package org.rubisee.auction.schema;

import java.util.Arrays;
import java.util.List;
import org.rubisee.schema.ResourceText;
import org.rubisee.schema.rows.RowRandom;

/** The 40 categories, by id from 1, with how often each is chosen: some are more popular. */
final class Categories {

  private final List<String> names;
  private final int[] cumulativeWeights;

  Categories() {
    List<String[]> lines =
        new ResourceText(Categories.class, "categories.tsv")
            .lines().stream().map(line -> line.split("\t")).toList();
    names = lines.stream().map(line -> line[0]).toList();
    cumulativeWeights = lines.stream().mapToInt(line -> Integer.parseInt(line[1])).toArray();
    Arrays.parallelPrefix(cumulativeWeights, Integer::sum);
  }

  List<String> names() {
    return names;
  }

  /** The id of a category, drawn by weight. */
  int draw(RowRandom random) {
    int point = random.below(cumulativeWeights[cumulativeWeights.length - 1]) + 1;
    int found = Arrays.binarySearch(cumulativeWeights, point);
    return (found >= 0 ? found : -found - 1) + 1;
  }
}
