package org.rubisee.bench.experiment.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.measurement.load.Pace;
import org.rubisee.settings.Text;

/**
 * Looks for the peak of throughput against clients with few trials: the number of clients is
 * doubled until throughput no longer rises; then the wider side of the peak is halved until the
 * peak is known to a quarter. Afterwards the curve is filled: below, at and above the knee, and up
 * to three times the peak's clients. Should one of these points lie above the peak, the search goes
 * on from there.
 *
 * <p>The knee is where the two asymptotes of a closed system meet: N* = X (R0 + Z), with the
 * highest throughput X, the response time R0 of the smallest load, and the think time Z.
 */
public final class LoadSearch {

  /** Throughput that is lower than the highest by less than this share may be noise. */
  static final double NOISE = 0.03;

  /** The peak is known well enough when its neighbours are this near, relative to it. */
  static final double NEAR = 0.3;

  /** The curve goes on to so many times the clients of the peak. */
  static final double BEYOND = 3;

  /** A load past the peak has so many times its clients. */
  static final int PAST_PEAK = 2;

  /** Halvings around the peak, at most. */
  static final int MOST_HALVINGS = 4;

  private static final double[] OF_KNEE = {0.25, 0.5, 0.75, 1};
  private static final double[] OF_PEAK = {1.5, 2, BEYOND};

  /** Two client counts that differ by less are one point of a curve. */
  private static final double APART = 0.12;

  private static final int GROWTH = 2;

  private final Limits limits;
  private final TreeMap<Integer, List<Double>> measured = new TreeMap<>();
  private final TreeMap<Integer, Double> curve = new TreeMap<>();
  private double idleResponseSeconds;

  /**
   * Where a search begins and ends.
   *
   * @param first the smallest number of clients
   * @param most the greatest number that is tried
   * @param thinkSeconds Z
   */
  public record Limits(int first, int most, double thinkSeconds) {

    /** From 25 to 10,000 clients, with the papers' think time. */
    public static final Limits STANDARD = new Limits(25, 10_000, Pace.PAPER.thinkSeconds());

    /** The same for clients with another think time. */
    Limits withThinkSeconds(double mean) {
      return new Limits(first, most, mean);
    }
  }

  /**
   * A number of clients that should be tried.
   *
   * @param clients how many
   * @param reason why
   */
  public record Probe(int clients, String reason) {}

  /** A search of a site in a mix, at its beginning. */
  public LoadSearch(Limits limits) {
    this.limits = limits;
  }

  /**
   * Takes what a load got.
   *
   * @param clients how many there were
   * @param throughput interactions per second; 0 if the load does not count
   * @param responseSeconds of an interaction
   */
  public void add(int clients, double throughput, double responseSeconds) {
    if (curve.isEmpty() || clients < curve.firstKey()) {
      idleResponseSeconds = responseSeconds;
    }
    List<Double> all = measured.computeIfAbsent(clients, count -> new ArrayList<>());
    all.add(throughput);
    curve.put(clients, all.stream().mapToDouble(Double::doubleValue).average().orElse(0));
  }

  /** Takes what a trial got. */
  void add(Measured trial) {
    add(trial.point().clients(), trial.throughput(), trial.responseSeconds());
  }

  /** What to try next; empty when the peak is known. */
  public Optional<Probe> next() {
    if (curve.isEmpty()) {
      return Optional.of(new Probe(limits.first(), "search: the smallest load"));
    }
    int last = curve.lastKey();
    if (stillRises() && last < limits.most()) {
      int more = Math.min(limits.most(), last * GROWTH);
      return Optional.of(
          new Probe(more, Text.of("search: throughput still rises at %d clients, doubled", last)));
    }
    return halvings() < MOST_HALVINGS ? halving() : Optional.empty();
  }

  /** The number of clients with the highest throughput so far. */
  public int peakClients() {
    return curve.entrySet().stream()
        .max(java.util.Map.Entry.comparingByValue())
        .orElseThrow()
        .getKey();
  }

  /** A number of clients at which throughput no longer rises, if the limits allow it. */
  int clientsPastPeak() {
    return rounded(Math.min(limits.most(), PAST_PEAK * peakClients()));
  }

  /** The highest throughput so far, interactions per second. */
  public double peakThroughput() {
    return curve.get(peakClients());
  }

  /**
   * Whether the first trial at another load got more than the highest throughput so far, beyond
   * noise.
   */
  boolean isRefutedBy(Measured trial) {
    return trial.point().repetition() == 1
        && !curve.containsKey(trial.point().clients())
        && trial.throughput() > (1 + NOISE) * peakThroughput();
  }

  /** The number of clients where the asymptotes meet, at most that of the peak. */
  public int kneeClients() {
    double knee = peakThroughput() * (idleResponseSeconds + limits.thinkSeconds());
    return (int) Math.max(1, Math.min(peakClients(), Math.round(knee)));
  }

  /**
   * All client counts of the curve, ascending, once the peak is known: measured ones and others.
   */
  public List<Integer> filled() {
    List<Integer> counts = new ArrayList<>(curve.keySet());
    for (double share : OF_KNEE) {
      addApart(counts, kneeClients() * share);
    }
    for (double share : OF_PEAK) {
      addApart(counts, Math.min(limits.most(), peakClients() * share));
    }
    return counts.stream().sorted().toList();
  }

  /** Whether the end of the curve is its highest, or too near to that to tell. */
  private boolean stillRises() {
    return curve.lastEntry().getValue() > (1 - NOISE) * peakThroughput()
        && (curve.size() == 1 || !isFlat());
  }

  /** Whether the last doubling brought nothing. */
  private boolean isFlat() {
    double before = curve.lowerEntry(curve.lastKey()).getValue();
    return curve.lastEntry().getValue() < (1 + NOISE) * before;
  }

  private Optional<Probe> halving() {
    int peak = peakClients();
    Integer below = curve.lowerKey(peak);
    Integer above = curve.higherKey(peak);
    double left = below == null ? 0 : (double) (peak - below) / peak;
    double right = above == null ? 0 : (double) (above - peak) / peak;
    if (Math.max(left, right) <= NEAR) {
      return Optional.empty();
    }
    int middle = rounded(left >= right ? (below + peak) / 2.0 : (peak + above) / 2.0);
    return curve.containsKey(middle)
        ? Optional.empty()
        : Optional.of(
            new Probe(middle, Text.of("search: halfway beside the highest, %d clients", peak)));
  }

  /** Client counts that are no doubling of the first. */
  private int halvings() {
    int doublings = 0;
    for (int clients = limits.first(); clients <= curve.lastKey(); clients *= GROWTH) {
      doublings += curve.containsKey(clients) ? 1 : 0;
    }
    return curve.size() - doublings;
  }

  private void addApart(List<Integer> counts, double clients) {
    int count = rounded(clients);
    if (counts.stream().noneMatch(known -> Math.abs(known - count) < APART * count)) {
      counts.add(count);
    }
  }

  /** Two digits are enough. */
  private static int rounded(double clients) {
    double unit = Math.pow(10, Math.max(0, Math.floor(Math.log10(clients)) - 1));
    return (int) Math.max(1, Math.round(clients / unit) * unit);
  }
}
