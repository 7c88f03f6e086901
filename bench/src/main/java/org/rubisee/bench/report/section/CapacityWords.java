package org.rubisee.bench.report.section;

import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.Station;
import org.rubisee.bench.report.model.SustainedLoad;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.LoadCurve;
import org.rubisee.settings.Text;

/** A {@link SustainedLoad} in sentences. */
public final class CapacityWords {
  private final SustainedLoad capacity;
  private final LoadCurve curve;

  public CapacityWords(SustainedLoad capacity) {
    this.capacity = capacity;
    curve = capacity.curve();
  }

  /** The number of clients at the knee, with a sign before it when that is an upper bound. */
  public String knee() {
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
      case STILL_RISING -> Text.of("still rises at %s clients", last);
      case HOLDS ->
          Text.of("holds from %s to %s clients", Numbers.of(curve.plateauBegin().clients()), last);
      case FALLS ->
          Text.of("falls to %s of it with %s clients", Numbers.percent(curve.shareAtLast()), last);
    };
  }

  /** What is busy at the peak. */
  public String limit() {
    if (curve.isSetByClients()) {
      return "Keeps up with its clients: its peak was not reached";
    }
    return capacity.bottleneck().map(this::limit).orElse("No CPU was sampled");
  }

  private String limit(Station station) {
    LoadPoint peak = capacity.peak().highest();
    String busy = Numbers.percent(Math.min(1, station.utilisation(peak)));
    if (station.utilisation(peak) < SustainedLoad.BUSY) {
      return Text.of(
          "No CPU is its bottleneck: %s is %s busy at the peak. Look for a pool, a lock, or waiting for another tier",
          station.title(), busy);
    }
    Tier tier = station.busiest(peak);
    return station.tiers().size() == 1
        ? Text.of(
            "Its bottleneck is the %s tier (%s), %s busy at the peak",
            tier.label(), station.size(), busy)
        : Text.of(
            "Its bottleneck is what the tiers share, %s, %s busy at the peak, %s of it by %s",
            station.title(), busy, Numbers.percent(station.share(peak, tier)), tier.label());
  }
}
