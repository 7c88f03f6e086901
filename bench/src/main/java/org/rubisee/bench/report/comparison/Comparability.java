package org.rubisee.bench.report.comparison;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.rubisee.bench.report.section.SetupSection;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.settings.Text;

/**
 * Whether two runs were measured under the same conditions, so that a difference can be one of the
 * builds.
 */
final class Comparability {

  private Comparability() {}

  /** What differs, with both values, in words; empty if the runs can be compared. */
  static List<String> differences(Run<RunPlan> base, Run<RunPlan> candidate) {
    Map<String, String> before = SetupSection.conditions(base);
    Map<String, String> after = SetupSection.conditions(candidate);
    return Stream.concat(before.keySet().stream(), after.keySet().stream())
        .distinct()
        .filter(what -> !Objects.equals(before.get(what), after.get(what)))
        .map(
            what ->
                Text.of(
                    "%s (%s against %s)",
                    what, before.getOrDefault(what, "none"), after.getOrDefault(what, "none")))
        .toList();
  }
}
