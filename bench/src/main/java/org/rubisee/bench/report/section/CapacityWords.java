package org.rubisee.bench.report.section;

import org.rubisee.bench.report.model.Capacity;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.Station;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.LoadCurve;

/** A {@link Capacity} in sentences. */
public final class CapacityWords {
  private final Capacity capacity;
  private final LoadCurve curve;

  public CapacityWords(Capacity capacity) {
    this.capacity = capacity;
    curve = capacity.curve();
  }

  /** Peak, knee, what comes past it, and what the limit is. */
  public String all() {
    return curve.isSetByClients()
        ? " keeps up with its clients at every load, up to %s interactions per second of %s clients: its peak was not reached. %s"
            .formatted(
                Numbers.of(curve.last().throughput()),
                Numbers.of(curve.last().clients()),
                reserve())
        : " answers at most %s interactions per second, with %s clients; its knee is at %s. %s. %s."
            .formatted(
                Numbers.of(capacity.peak().throughput().mean()),
                Numbers.of(capacity.peak().highest().clients()),
                knee().replace("≤ ", "or below ") + " clients",
                capitalised(pastPeak()),
                limit());
  }

  /** The number of clients at the knee, with a sign before it when that is an upper bound. */
  String knee() {
    if (curve.isSetByClients()) {
      return "–";
    }
    String clients = Numbers.of(capacity.kneeClients());
    return capacity.isKneeBelowLoads()
        ? "≤ " + Numbers.of(curve.points().get(0).clients())
        : clients;
  }

  /** What more clients than at the peak get. */
  String pastPeak() {
    String last = Numbers.of(curve.last().clients());
    return switch (curve.pastPeak()) {
      case STILL_RISING -> "throughput still rises at %s clients".formatted(last);
      case HOLDS ->
          "throughput holds from %s to %s clients"
              .formatted(Numbers.of(curve.plateauBegin().clients()), last);
      case FALLS ->
          "past the peak throughput falls to %s of it with %s clients"
              .formatted(Numbers.percent(curve.shareAtLast()), last);
    };
  }

  /** What is busy at the peak. */
  public String limit() {
    return capacity.bottleneck().map(this::limit).orElse("No CPU was sampled");
  }

  private String limit(Station station) {
    LoadPoint peak = capacity.peak().highest();
    String busy = Numbers.percent(Math.min(1, station.utilisation(peak)));
    if (station.utilisation(peak) < Capacity.BUSY) {
      return "No CPU is its bottleneck: %s is %s busy at the peak. Look for a pool, a lock, or waiting for another tier"
          .formatted(station.title(), busy);
    }
    Tier tier = station.busiest(peak);
    return station.tiers().size() == 1
        ? "Its bottleneck is the %s tier (%s), %s busy at the peak"
            .formatted(tier.label(), station.size(), busy)
        : "Its bottleneck is what the tiers share, %s, %s busy at the peak, %s of it by %s"
            .formatted(
                station.title(), busy, Numbers.percent(station.share(peak, tier)), tier.label());
  }

  private String reserve() {
    double demand = capacity.greatestDemandMillis();
    return capacity
        .bottleneck()
        .map(
            station ->
                "There %s is %s busy. Its demand of %s ms per interaction allows at most %s interactions per second."
                    .formatted(
                        station.title(),
                        Numbers.percent(
                            Math.min(1, station.utilisation(capacity.peak().highest()))),
                        Numbers.of(demand),
                        Numbers.of(1000 / demand)))
        .orElse("");
  }

  private static String capitalised(String words) {
    return words.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + words.substring(1);
  }
}
