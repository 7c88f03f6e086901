package org.rubisee.bench.results;

import static java.util.stream.Collectors.joining;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.rubisee.bench.results.tier.Ordered;
import org.rubisee.bench.results.tier.Tier;

/**
 * What is compared: an implementation and what was turned about it.
 *
 * @param name unique within its run; that of the implementation when nothing was turned
 * @param title how it is called in words, for example {@code Session façade, by reference}
 * @param implementation its module's name, for example {@code session-facade}
 * @param knobs the knobs that were set, by their names; the others stand as they are
 * @param appearance how plots draw its implementation
 * @param cpus the logical CPUs of its tiers by their labels, and of its {@code balancer}; a tier
 *     that is missing is placed as in the whole run
 * @param webNodesInUse how many of its web nodes get requests all the time; 0: all, or as many as a
 *     schedule or an autoscaler says
 */
public record Configuration(
    String name,
    String title,
    String implementation,
    Map<String, String> knobs,
    Appearance appearance,
    Map<String, Set<Integer>> cpus,
    int webNodesInUse) {

  private static final String BALANCER = "balancer";

  /** One whose tiers are placed as in the whole run. */
  public Configuration(
      String name,
      String title,
      String implementation,
      Map<String, String> knobs,
      Appearance appearance) {
    this(name, title, implementation, knobs, appearance, Map.of(), 0);
  }

  /**
   * Copies the maps.
   *
   * @throws IllegalArgumentException if the name is none of a folder
   */
  public Configuration {
    FolderName.require(name);
    knobs = Ordered.copyOf(knobs);
    cpus = sorted(cpus);
  }

  /** The logical CPUs of a tier, its balancer's included; empty if the whole run places it. */
  public Optional<Set<Integer>> cpusOf(Tier tier) {
    if (!cpus.containsKey(tier.label())) {
      return Optional.empty();
    }
    Set<Integer> all = new TreeSet<>(cpus.get(tier.label()));
    if (tier == Tier.WEB) {
      all.addAll(cpus.getOrDefault(BALANCER, Set.of()));
    }
    return Optional.of(all);
  }

  /** The CPUs of each tier, for example {@code web 0, db 1+2}; empty if it has none of its own. */
  public String cpusInWords() {
    return cpus.entrySet().stream()
        .map(
            tier ->
                tier.getKey()
                    + " "
                    + tier.getValue().stream().map(String::valueOf).collect(joining("+")))
        .collect(joining(", "));
  }

  private static Map<String, Set<Integer>> sorted(Map<String, Set<Integer>> cpus) {
    Map<String, Set<Integer>> sorted = new TreeMap<>();
    cpus.forEach(
        (tier, numbers) -> sorted.put(tier, Collections.unmodifiableSet(new TreeSet<>(numbers))));
    return Collections.unmodifiableMap(sorted);
  }

  /** An implementation as it is. */
  public static Configuration plain(String implementation, String title) {
    return new Configuration(implementation, title, implementation, Map.of(), Appearance.UNSAID);
  }
}
