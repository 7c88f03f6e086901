package org.rubisee.bench.report.section;

import java.util.Locale;
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
        ? String.format(
            Locale.ROOT,
            " keeps up with its clients at every load, up to %s interactions per second of %s clients: its peak was not reached. %s",
            Numbers.of(curve.last().throughput()),
            Numbers.of(curve.last().clients()),
            reserve())
        : String.format(
            Locale.ROOT,
            " answers at most %s interactions per second, with %s clients; its knee is at %s. %s. %s.",
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
      case STILL_RISING -> String.format(Locale.ROOT, "throughput still rises at %s clients", last);
      case HOLDS ->
          String.format(
              Locale.ROOT,
              "throughput holds from %s to %s clients",
              Numbers.of(curve.plateauBegin().clients()),
              last);
      case FALLS ->
          String.format(
              Locale.ROOT,
              "past the peak throughput falls to %s of it with %s clients",
              Numbers.percent(curve.shareAtLast()),
              last);
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
      return String.format(
          Locale.ROOT,
          "No CPU is its bottleneck: %s is %s busy at the peak. Look for a pool, a lock, or waiting for another tier",
          station.title(),
          busy);
    }
    Tier tier = station.busiest(peak);
    return station.tiers().size() == 1
        ? String.format(
            Locale.ROOT,
            "Its bottleneck is the %s tier (%s), %s busy at the peak",
            tier.label(),
            station.size(),
            busy)
        : String.format(
            Locale.ROOT,
            "Its bottleneck is what the tiers share, %s, %s busy at the peak, %s of it by %s",
            station.title(),
            busy,
            Numbers.percent(station.share(peak, tier)),
            tier.label());
  }

  private String reserve() {
    double demand = capacity.greatestDemandMillis();
    return capacity
        .bottleneck()
        .map(
            station ->
                String.format(
                    Locale.ROOT,
                    "There %s is %s busy. Its demand of %s ms per interaction allows at most %s interactions per second.",
                    station.title(),
                    Numbers.percent(Math.min(1, station.utilisation(capacity.peak().highest()))),
                    Numbers.of(demand),
                    Numbers.of(1000 / demand)))
        .orElse("");
  }

  private static String capitalised(String words) {
    return words.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + words.substring(1);
  }
}
