package org.rubisee.bench.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierPlacement;

/**
 * CPUs, and the tiers that run on them: a service centre of the queueing network. Tiers that may
 * use the same CPU are one station, since they wait for each other.
 *
 * @param tiers the tiers that share it
 * @param cpus how many CPUs it has
 */
public record Station(List<Tier> tiers, int cpus) {

  public Station {
    tiers = List.copyOf(tiers);
  }

  /** The stations of a run. */
  static List<Station> of(Environment environment) {
    List<TierPlacement> left = new ArrayList<>(environment.tiers());
    List<Station> stations = new ArrayList<>();
    while (!left.isEmpty()) {
      stations.add(station(together(left), environment.machine().cores()));
    }
    return stations;
  }

  /** Service demand D = U/X in milliseconds: how long an interaction keeps all its CPUs busy. */
  double demandMillis(LoadPoint point) {
    return tiers.stream().mapToDouble(point::cpuMillis).sum() / cpus;
  }

  /** Utilisation U of its CPUs, from 0 to 1. */
  public double utilisation(LoadPoint point) {
    return tiers.stream().mapToDouble(point::cpusUsed).sum() / cpus;
  }

  /** The tier that uses most of it. */
  public Tier busiest(LoadPoint point) {
    return tiers.stream().max(Comparator.comparingDouble(point::cpusUsed)).orElseThrow();
  }

  /** What part of its load is a tier's, from 0 to 1. */
  public double share(LoadPoint point, Tier tier) {
    double all = tiers.stream().mapToDouble(point::cpusUsed).sum();
    return all > 0 ? point.cpusUsed(tier) / all : 0;
  }

  /** Its name, for example {@code web + db (2 CPUs)}. */
  public String title() {
    String names = tiers.stream().map(Tier::label).collect(Collectors.joining(" + "));
    return names + " (" + size() + ")";
  }

  /** How many CPUs it has, in words. */
  public String size() {
    return cpus + (cpus == 1 ? " CPU" : " CPUs");
  }

  /** Takes out what shares CPUs with the first, directly or by others. */
  private static List<TierPlacement> together(List<TierPlacement> left) {
    List<TierPlacement> group = new ArrayList<>(List.of(left.remove(0)));
    boolean grown = true;
    while (grown) {
      List<TierPlacement> more =
          left.stream().filter(tier -> group.stream().anyMatch(tier::sharesCoresWith)).toList();
      group.addAll(more);
      left.removeAll(more);
      grown = !more.isEmpty();
    }
    return group;
  }

  private static Station station(List<TierPlacement> group, int cores) {
    boolean all = group.stream().anyMatch(tier -> tier.cpus().isEmpty());
    Set<Integer> cpus = new TreeSet<>();
    group.forEach(tier -> cpus.addAll(tier.cpus()));
    List<Tier> tiers = group.stream().map(TierPlacement::tier).distinct().sorted().toList();
    int ofMachine = group.get(0).machine().cores();
    return new Station(tiers, !all ? cpus.size() : ofMachine > 0 ? ofMachine : cores);
  }
}
