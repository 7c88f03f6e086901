package org.rubisee.bench.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.rubisee.bench.results.tier.BreakdownCategory;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierBreakdown;

/** The CPU samples of one process, counted by category and by what of ours was running. */
public final class CpuProfile {

  private static final String OURS = "org.rubisee.";
  private static final int SHOWN_FRAMES = 3;

  private final Map<BreakdownCategory, Long> byCategory = new EnumMap<>(BreakdownCategory.class);
  private final Map<String, Long> ownSelf = new HashMap<>();
  private final Map<String, Long> ownTotal = new HashMap<>();
  private final Map<String, Long> unknown = new HashMap<>();
  private long samples;

  private CpuProfile() {}

  /**
   * Reads a recording.
   *
   * @param recording a JFR file
   * @throws IOException if it cannot be read
   */
  public static CpuProfile of(Path recording, BreakdownRules rules) throws IOException {
    CpuProfile profile = new CpuProfile();
    SampleSource.read(recording, sample -> profile.add(sample, rules.judge(sample)));
    return profile;
  }

  static CpuProfile of(List<StackSample> samples, BreakdownRules rules) {
    CpuProfile profile = new CpuProfile();
    samples.forEach(sample -> profile.add(sample, rules.judge(sample)));
    return profile;
  }

  /** How many samples there are. */
  public long samples() {
    return samples;
  }

  /** The samples of a tier by category. */
  public TierBreakdown breakdown(Tier tier) {
    return new TierBreakdown(tier, byCategory);
  }

  /** Share of all samples, from 0 to 1. */
  public double share(BreakdownCategory category) {
    return share(byCategory.getOrDefault(category, 0L));
  }

  /** Share of samples in which our own code, or a library on its behalf, was running; 0 to 1. */
  public double ownShare() {
    return share(ownSelf.values().stream().mapToLong(Long::longValue).sum());
  }

  /** Methods of ours, those that take most first. */
  public List<OwnMethod> ownMethods() {
    return ownTotal.keySet().stream()
        .map(
            method ->
                new OwnMethod(
                    method, share(ownSelf.getOrDefault(method, 0L)), share(ownTotal.get(method))))
        .sorted(OwnMethod.MOST_FIRST)
        .toList();
  }

  /** Classes of ours with the self shares of their methods together, those that take most first. */
  public List<Map.Entry<String, Double>> ownClasses() {
    Map<String, Double> shares = new TreeMap<>();
    for (OwnMethod method : ownMethods()) {
      shares.merge(method.topLevelClass(), method.selfShare(), Double::sum);
    }
    return shares.entrySet().stream()
        .sorted(Map.Entry.<String, Double>comparingByValue().reversed())
        .toList();
  }

  /** What samples were doing that no rule knows, the most frequent first. */
  List<Map.Entry<String, Long>> unknown() {
    return unknown.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
        .toList();
  }

  private void add(StackSample sample, SortedSample sorted) {
    samples++;
    byCategory.merge(sorted.category(), 1L, Long::sum);
    if (sorted.category() == BreakdownCategory.OTHER) {
      unknown.merge(inShort(sample), 1L, Long::sum);
    }
    if (sorted.frame().startsWith(OURS)) {
      ownSelf.merge(sorted.frame(), 1L, Long::sum);
    }
    Set<String> once = new HashSet<>();
    for (String frame : sample.frames()) {
      if (frame.startsWith(OURS) && once.add(frame)) {
        ownTotal.merge(frame, 1L, Long::sum);
      }
    }
  }

  private static String inShort(StackSample sample) {
    List<String> frames = sample.frames();
    return sample.thread()
        + ": "
        + String.join(" < ", frames.subList(0, Math.min(frames.size(), SHOWN_FRAMES)));
  }

  private double share(long count) {
    return samples == 0 ? 0 : (double) count / samples;
  }
}
