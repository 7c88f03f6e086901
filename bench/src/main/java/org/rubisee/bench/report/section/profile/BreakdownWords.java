package org.rubisee.bench.report.section.profile;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.bench.report.model.ProfiledTier;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.tier.BreakdownCategory;

/** What a breakdown says, in a sentence per tier. */
final class BreakdownWords {

  private static final int NAMED = 3;
  private static final Set<BreakdownCategory> JAVA_MACHINE =
      Set.of(BreakdownCategory.GARBAGE_COLLECTION, BreakdownCategory.VIRTUAL_MACHINE);

  private BreakdownWords() {}

  /** The tier's largest categories, as shares of its CPU time without the JVM's own work. */
  static String of(ProfiledTier tier) {
    double own = 1 - JAVA_MACHINE.stream().mapToDouble(tier.samples()::share).sum();
    List<BreakdownCategory> largest =
        Stream.of(BreakdownCategory.values())
            .filter(category -> !JAVA_MACHINE.contains(category))
            .filter(category -> tier.samples().share(category) > 0)
            .sorted(Comparator.comparingDouble(tier.samples()::share).reversed())
            .limit(NAMED)
            .toList();
    return largest.isEmpty()
        ? tier.name() + ": only the JVM's own work."
        : tier.name()
            + ": "
            + largest.stream()
                .map(
                    category ->
                        category.title()
                            + " "
                            + Numbers.percent(tier.samples().share(category) / own))
                .collect(Collectors.joining(", "))
            + ".";
  }
}
