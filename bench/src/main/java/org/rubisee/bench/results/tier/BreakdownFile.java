package org.rubisee.bench.results.tier;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.settings.Text;

/**
 * {@code breakdown.csv} in the folder of a profiled trial: samples by tier and category. It is
 * written again when samples are sorted by other rules, and it takes precedence over the samples
 * that the trial itself holds.
 */
public final class BreakdownFile {

  private static final String NAME = "breakdown.csv";
  private static final String HEADER = "tier,category,samples\n";

  private record Row(Tier tier, BreakdownCategory category, long samples) {

    static Row of(String[] cells) {
      BreakdownCategory category =
          BreakdownCategory.ofLabel(cells[1])
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          Text.of(
                              "'%s' is no category: sort the samples again with 'rubis profile --reread'",
                              cells[1])));
      return new Row(Tier.ofLabel(cells[0]), category, Long.parseLong(cells[2]));
    }
  }

  private BreakdownFile() {}

  /** Writes it over an older one. */
  public static void write(Path trialFolder, List<TierBreakdown> breakdowns) throws IOException {
    StringBuilder csv = new StringBuilder(HEADER);
    for (TierBreakdown breakdown : breakdowns) {
      breakdown
          .samples()
          .forEach(
              (category, count) ->
                  csv.append(breakdown.tier().label())
                      .append(',')
                      .append(category.label())
                      .append(',')
                      .append(count)
                      .append('\n'));
    }
    Files.writeString(trialFolder.resolve(NAME), csv);
  }

  /** Reads it; empty for a trial that was not profiled. */
  public static List<TierBreakdown> read(Path trialFolder) throws IOException {
    Map<Tier, Map<BreakdownCategory, Long>> byTier = new TreeMap<>();
    for (Row row : GrowingTable.rows(trialFolder.resolve(NAME), 3, Row::of)) {
      byTier
          .computeIfAbsent(row.tier, tier -> new EnumMap<>(BreakdownCategory.class))
          .put(row.category, row.samples);
    }
    List<TierBreakdown> breakdowns = new ArrayList<>();
    byTier.forEach((tier, samples) -> breakdowns.add(new TierBreakdown(tier, samples)));
    return breakdowns;
  }
}
