package org.rubisee.bench.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.rubisee.bench.results.tier.Tier;

/**
 * Samples the Java processes of a site's tiers at the same time, by async-profiler where it works,
 * else by the JDK's Flight Recorder. Not for use by several threads.
 */
public final class TierProfiler {

  /** JVM options that make samples exact: without them code is seen at safepoints only. */
  public static final List<String> JVM_OPTIONS =
      List.of(
          "-XX:+UnlockDiagnosticVMOptions",
          "-XX:+DebugNonSafepoints",
          "-XX:+EnableDynamicAgentLoading");

  private final Map<Tier, Long> pids;
  private final Path folder;
  private final Profiler first;
  private final Consumer<String> remarks;
  private final Map<Tier, Profiler> running = new TreeMap<>();

  TierProfiler(Map<Tier, Long> pids, Path folder, Profiler first, Consumer<String> remarks) {
    this.pids = Map.copyOf(pids);
    this.folder = folder.toAbsolutePath();
    this.first = first;
    this.remarks = remarks;
  }

  /**
   * A profiler for these processes.
   *
   * @param pids the process of each tier
   * @param folder where recordings go
   * @param work for the profiler's own library
   * @param remarks told, in sentences, what the user should know
   */
  public static TierProfiler of(
      Map<Tier, Long> pids, Path folder, Path work, Consumer<String> remarks) {
    try {
      return new TierProfiler(pids, folder, AsyncProfiler.in(work), remarks);
    } catch (IOException e) {
      remarks.accept(instead(e));
      return new TierProfiler(pids, folder, new FlightRecorderProfiler(), remarks);
    }
  }

  /** The recording of a tier. */
  public static Path recording(Path folder, Tier tier) {
    return folder.resolve(tier.label() + ".jfr");
  }

  /** Begins to sample every tier that can be sampled. */
  public void start() throws InterruptedException {
    for (Tier tier : pids.keySet()) {
      Optional<Profiler> started = start(tier);
      started.ifPresent(profiler -> running.put(tier, profiler));
    }
    running.values().stream()
        .map(Profiler::description)
        .distinct()
        .forEach(description -> remarks.accept("Profiler: " + description));
  }

  /** Ends what was begun. Does nothing when nothing was. */
  public void stop() throws InterruptedException {
    for (Map.Entry<Tier, Profiler> entry : Map.copyOf(running).entrySet()) {
      Tier tier = entry.getKey();
      running.remove(tier);
      try {
        entry.getValue().stop(pids.get(tier), recording(folder, tier));
      } catch (IOException e) {
        remarks.accept("The profile of the " + tier.label() + " tier is lost: " + e.getMessage());
      }
    }
  }

  private Optional<Profiler> start(Tier tier) throws InterruptedException {
    try {
      first.start(pids.get(tier), recording(folder, tier));
      return Optional.of(first);
    } catch (IOException e) {
      if (first instanceof FlightRecorderProfiler) {
        remarks.accept("The " + tier.label() + " tier cannot be profiled: " + e.getMessage());
        return Optional.empty();
      }
      remarks.accept(instead(e));
      return startInstead(tier);
    }
  }

  private Optional<Profiler> startInstead(Tier tier) throws InterruptedException {
    Profiler second = new FlightRecorderProfiler();
    try {
      second.start(pids.get(tier), recording(folder, tier));
      return Optional.of(second);
    } catch (IOException e) {
      remarks.accept("The " + tier.label() + " tier cannot be profiled: " + e.getMessage());
      return Optional.empty();
    }
  }

  private static String instead(IOException why) {
    return "async-profiler does not work here ("
        + why.getMessage()
        + "); the JDK's Flight Recorder samples Java code instead";
  }
}
