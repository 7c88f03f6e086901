package org.rubisee.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.emulator.ImageLoading;
import org.rubisee.emulator.MatrixSet;
import org.rubisee.emulator.Mix;
import org.rubisee.emulator.Profile;
import org.rubisee.emulator.Workload;

/**
 * What is to be measured.
 *
 * @param command the command line, as the user typed it
 * @param configurations what is compared, each with a name of its own
 * @param load under which loads
 * @param trials trials of each configuration, mix and client count, from 1
 * @param seed the master seed: order of the trials, draws of the clients
 * @param budget when this much time would not be enough, further repetitions are left out; the
 *     first trial of every point never is
 * @param forConclusions false for a first look
 */
record ExperimentPlan(
    String command,
    List<SiteConfiguration> configurations,
    Load load,
    int trials,
    long seed,
    Optional<Duration> budget,
    boolean forConclusions) {

  /**
   * What clients do, how many they are and for how long.
   *
   * @param mixes the mixes
   * @param clients the client counts
   * @param profile the phases of a trial
   * @param matrices the set of matrices
   * @param images what is fetched besides pages
   * @param pace how long they think and stay
   */
  record Load(
      List<Mix> mixes,
      List<Integer> clients,
      Profile profile,
      MatrixSet matrices,
      ImageLoading images,
      Workload.Pace pace) {

    /** With the papers' times. */
    Load(
        List<Mix> mixes,
        List<Integer> clients,
        Profile profile,
        MatrixSet matrices,
        ImageLoading images) {
      this(mixes, clients, profile, matrices, images, Workload.Pace.PAPER);
    }

    Load {
      mixes = List.copyOf(mixes);
      clients = clients.stream().sorted().distinct().toList();
    }
  }

  /** Copies the list. */
  ExperimentPlan {
    configurations = List.copyOf(configurations);
  }

  /**
   * All trials in the order in which they are run: every point once, then every point again, each
   * time in another order that the seed decides. A slow hour of the machine meets them all.
   */
  List<TrialPoint> order() {
    Random random = new Random(seed);
    List<TrialPoint> order = new ArrayList<>();
    for (int repetition = 1; repetition <= trials; repetition++) {
      List<TrialPoint> round = new ArrayList<>();
      for (SiteConfiguration configuration : configurations) {
        for (Mix mix : load.mixes()) {
          for (int clients : load.clients()) {
            round.add(new TrialPoint(0, configuration.name(), mix.label(), clients, repetition));
          }
        }
      }
      Collections.shuffle(round, random);
      for (TrialPoint point : round) {
        order.add(point.at(order.size() + 1));
      }
    }
    return order;
  }

  /** What the clients of a trial do: the same draws for all configurations, new ones each time. */
  Workload workload(TrialPoint point) {
    return new Workload(
        mix(point.mix()),
        load.matrices(),
        "",
        load.pace(),
        load.images(),
        new Random(seed + point.repetition()).nextLong() >>> 1);
  }

  /** The same in the words of results. */
  RunPlan toRunPlan(String topology, boolean legacyClient) {
    Workload.Pace pace = load.pace();
    Profile profile = load.profile();
    return new RunPlan(
        command,
        configurations.stream().map(SiteConfiguration::toResult).toList(),
        load.mixes().stream().map(Mix::label).toList(),
        load.clients(),
        trials,
        new org.rubisee.bench.results.Profile(
            profile.name(),
            profile.warmUpSeconds(),
            profile.measureSeconds(),
            profile.coolDownSeconds()),
        new org.rubisee.bench.results.Workload(
            load.matrices().label(),
            pace.thinkSeconds(),
            pace.thinkCapSeconds(),
            pace.sessionSeconds(),
            load.images().label(),
            legacyClient),
        topology,
        seed,
        forConclusions,
        "",
        List.of());
  }

  /** The configuration of that name. */
  SiteConfiguration configuration(TrialPoint point) {
    return configurations.stream()
        .filter(known -> known.name().equals(point.configuration()))
        .findFirst()
        .orElseThrow();
  }

  private static Mix mix(String label) {
    return List.of(Mix.values()).stream()
        .filter(mix -> mix.label().equals(label))
        .findFirst()
        .orElseThrow();
  }
}
