package org.rubisee.bench.report.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.rubisee.bench.results.DatabaseEngine;
import org.rubisee.bench.results.Machine;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.measurement.load.LoadSpec;

/**
 * Whether two runs were measured under the same conditions, so that a difference can be one of the
 * builds.
 */
final class Comparability {
  private static final String JAVA = "Java";

  private Comparability() {}

  /** What differs, with both values, in words; empty if the runs can be compared. */
  static List<String> differences(Run<RunPlan> base, Run<RunPlan> candidate) {
    List<String> differences = new ArrayList<>();
    add(differences, "machine", machine(base), machine(candidate));
    add(differences, "JDK", java(base), java(candidate));
    add(differences, "database", database(base), database(candidate));
    add(differences, "scale", scale(base), scale(candidate));
    add(differences, "load", load(base.plan()), load(candidate.plan()));
    add(differences, "phases", phases(base.plan()), phases(candidate.plan()));
    add(differences, "think time", thinkTime(base.plan()), thinkTime(candidate.plan()));
    return differences;
  }

  private static void add(List<String> differences, String what, String base, String candidate) {
    if (!Objects.equals(base, candidate)) {
      differences.add(what + " (" + base + " against " + candidate + ")");
    }
  }

  private static String machine(Run<RunPlan> run) {
    Machine machine = run.environment().machine();
    return String.format(
        Locale.ROOT,
        "%s, %d CPUs, %d MiB, kernel %s",
        machine.cpuModel(),
        machine.cores(),
        machine.memoryBytes() >> 20,
        machine.kernel());
  }

  private static String java(Run<RunPlan> run) {
    return run.environment().software().getOrDefault(JAVA, "unknown");
  }

  /** Containers have another version of MySQL than the build. */
  private static String database(Run<RunPlan> run) {
    DatabaseEngine database = run.environment().database();
    return database.engine() + " " + database.version();
  }

  private static String scale(Run<RunPlan> run) {
    DatabaseEngine database = run.environment().database();
    return String.format(
        Locale.ROOT,
        "%d users, %d items, %d old items",
        database.users(),
        database.items(),
        database.oldItems());
  }

  private static String load(RunPlan plan) {
    LoadSpec load = plan.load();
    String arrivals =
        load.arrivals().hasFixedClients()
            ? ""
            : String.format(
                Locale.ROOT,
                ", %s arrivals %s",
                load.arrivals().mode(),
                load.arrivals().schedule());
    String processes =
        load.processes() == 1
            ? ""
            : String.format(Locale.ROOT, ", %d load processes", load.processes());
    String nodes =
        load.nodes().schedule().isEmpty() ? "" : ", web nodes " + load.nodes().schedule();
    return String.format(
        Locale.ROOT,
        "%s clients, mixes %s, matrices %s, images %s, sessions of %s s%s%s%s",
        plan.clients(),
        plan.mixes(),
        load.matrices(),
        load.images(),
        load.pace().sessionSeconds(),
        arrivals,
        processes,
        nodes);
  }

  private static String phases(RunPlan plan) {
    return String.format(
        Locale.ROOT,
        "%s/%s/%s s",
        plan.phases().warmUp(),
        plan.phases().measureSeconds(),
        plan.phases().coolDownSeconds());
  }

  private static String thinkTime(RunPlan plan) {
    return String.format(
        Locale.ROOT,
        "%s s, at most %s s",
        plan.load().pace().thinkSeconds(),
        plan.load().pace().thinkCapSeconds());
  }
}
