package org.rubisee.servers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which processors the processes of each tier may use.
 *
 * @param cpus name of the tier ({@code web}, {@code app}, {@code db}, {@code client}) to the
 *     numbers of its logical CPUs; a tier that is missing may use all. {@code balancer} is the
 *     balancer in front of the web tier, which otherwise shares the CPUs of the web tier
 */
public record Pinning(Map<String, Set<Integer>> cpus) {

  /** No tier is pinned. */
  public static final Pinning ANYWHERE = new Pinning(Map.of());

  private static final String BALANCER = "balancer";
  private static final String WEB = "web";
  private static final List<String> TIERS = List.of(BALANCER, WEB, "app", "db", "client");
  private static final Pattern PART = Pattern.compile("([a-z]+)=([0-9+-]+)");
  private static final Pattern RANGE = Pattern.compile("(\\d+)(?:-(\\d+))?");

  /** Copies the map. */
  public Pinning {
    cpus = Map.copyOf(cpus);
  }

  /**
   * Reads a pinning such as {@code web=0,db=1,client=2-3+6}.
   *
   * @throws IllegalArgumentException if it is none; the message shows how one is written
   */
  public static Pinning parse(String text) {
    Map<String, Set<Integer>> cpus = new TreeMap<>();
    for (String part : text.split(",")) {
      Matcher matcher = PART.matcher(part.strip());
      if (!matcher.matches() || !TIERS.contains(matcher.group(1))) {
        throw unreadable(text);
      }
      cpus.put(matcher.group(1), numbers(matcher.group(2), text));
    }
    return new Pinning(cpus);
  }

  /** The CPUs of a tier; empty: all. */
  public Set<Integer> of(String tier) {
    String named = tier.equals(BALANCER) && !cpus.containsKey(BALANCER) ? WEB : tier;
    return cpus.getOrDefault(named, Set.of());
  }

  /** The same for the tiers that it names; the others are placed as another pinning says. */
  public Pinning over(Pinning other) {
    Map<String, Set<Integer>> both = new TreeMap<>(other.cpus);
    both.putAll(cpus);
    return new Pinning(both);
  }

  /** The highest number of a CPU that it names; empty if it names none. */
  public OptionalInt highestCpu() {
    return cpus.values().stream().flatMap(Set::stream).mapToInt(Integer::intValue).max();
  }

  /**
   * What a command line begins with so that its process, which becomes the leader of a session of
   * its own, runs on the tier's CPUs. A Ctrl-C in a terminal then reaches the bench only, which
   * stops the tiers in order.
   */
  public List<String> commandPrefix(String tier) {
    List<String> prefix = new ArrayList<>();
    if (Commands.exists("setsid")) {
      prefix.add("setsid");
    }
    if (!of(tier).isEmpty()) {
      Commands.require("taskset", "Processors can be assigned on Linux only; leave --pin out");
      prefix.addAll(List.of("taskset", "-c"));
      prefix.add(String.join(",", of(tier).stream().map(String::valueOf).toList()));
    }
    return List.copyOf(prefix);
  }

  private static Set<Integer> numbers(String list, String text) {
    Set<Integer> numbers = new TreeSet<>();
    for (String range : list.split("\\+")) {
      Matcher matcher = RANGE.matcher(range);
      if (!matcher.matches()) {
        throw unreadable(text);
      }
      int first = Integer.parseInt(matcher.group(1));
      int last = matcher.group(2) == null ? first : Integer.parseInt(matcher.group(2));
      for (int cpu = first; cpu <= last; cpu++) {
        numbers.add(cpu);
      }
    }
    return numbers;
  }

  private static IllegalArgumentException unreadable(String text) {
    return new IllegalArgumentException(
        "A pinning is written like web=0,app=1,db=2-3,client=4+6, not '" + text + "'");
  }
}
