package org.rubisee.bench.report.section;

import static j2html.TagCreator.code;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Build;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.LoadMachine;
import org.rubisee.bench.results.Machine;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.tier.TierPlacement;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.WarmUp;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;

/** The options and the environment of the run: everything needed to reproduce it. */
public final class SetupSection {
  private final Run<RunPlan> run;

  public SetupSection(Run<RunPlan> run) {
    this.run = run;
  }

  /** What stands below the heading. */
  public List<DomContent> body() {
    Environment environment = run.environment();
    RunPlan plan = run.plan();
    List<DomContent> body = new ArrayList<>();
    body.add(p(code(plan.command())));
    body.add(asked(plan));
    body.add(configurations(plan.configurations()));
    body.addAll(of(environment));
    return body;
  }

  /** Machine, software, placement and settings of a run. */
  public static List<DomContent> of(Environment environment) {
    List<DomContent> body = new ArrayList<>();
    body.add(where(environment));
    environment.remarks().forEach(remark -> body.add(p(remark)));
    body.add(placement(environment));
    if (!environment.loadMachines().isEmpty()) {
      body.add(loadMachines(environment.loadMachines()));
    }
    body.add(pairs("Setting", environment.siteSettings()));
    return body;
  }

  private static DomContent asked(RunPlan plan) {
    Phases phases = plan.phases();
    LoadSpec load = plan.load();
    Grid grid =
        facts("Asked")
            .row(
                List.of(
                    "Phases",
                    String.format(
                        Locale.ROOT,
                        "%s: warm-up %s, measured %s s, cool-down %s s",
                        phases.name(),
                        warmUp(phases.warmUp()),
                        Numbers.tick(phases.measureSeconds()),
                        Numbers.tick(phases.coolDownSeconds()))))
            .row(
                List.of(
                    "Clients",
                    plan.clients().stream().map(String::valueOf).collect(Collectors.joining(", "))))
            .row(List.of("Arrivals", load.arrivals().mode().label()))
            .row(
                List.of(
                    "Schedule",
                    load.arrivals().schedule().isEmpty() ? "none" : load.arrivals().schedule()));
    if (!load.nodes().schedule().isEmpty()) {
      grid.row(List.of("Node schedule", load.nodes().schedule()));
    }
    return grid.row(List.of("Load processes", "" + load.processes()))
        .row(List.of("Trials per point", "" + plan.trialsPerPoint()))
        .row(List.of("Matrices", load.matrices().label()))
        .row(
            List.of(
                "Think time",
                String.format(
                    Locale.ROOT,
                    "negative exponential, mean %s s, at most %s s",
                    Numbers.tick(load.pace().thinkSeconds()),
                    Numbers.tick(load.pace().thinkCapSeconds()))))
        .row(List.of("Session time", sessionTime(load)))
        .row(List.of("Images", load.images().label()))
        .row(List.of("Legacy-client mode", plan.legacyClient() ? "on" : "off"))
        .row(List.of("Topology", plan.topology()))
        .row(List.of("Seed", "" + plan.seed()))
        .shown();
  }

  private static String sessionTime(LoadSpec load) {
    return load.matrices() == MatrixSet.LEGACY
        ? "until a transition ends the session"
        : "negative exponential, mean " + Numbers.tick(load.pace().sessionSeconds()) + " s";
  }

  private static String warmUp(WarmUp warmUp) {
    String least = Numbers.tick(warmUp.leastSeconds()) + " s";
    return warmUp.isUntilSteady()
        ? String.format(
            Locale.ROOT,
            "at least %s, then until steady, at most %s s",
            least,
            Numbers.tick(warmUp.mostSeconds()))
        : least;
  }

  /** What is compared, with its knobs. */
  public static DomContent configurations(List<Configuration> configurations) {
    boolean pinned = configurations.stream().anyMatch(known -> !known.cpus().isEmpty());
    List<String> heads = new ArrayList<>(List.of("Configuration", "implementation", "knobs"));
    if (pinned) {
      heads.add("CPUs of its tiers");
    }
    Grid grid = new Grid(heads.size(), heads).wrapping();
    for (Configuration configuration : configurations) {
      String knobs =
          configuration.knobs().entrySet().stream()
              .map(knob -> knob.getKey() + " " + knob.getValue())
              .collect(Collectors.joining(", "));
      List<String> row = new ArrayList<>();
      row.add(configuration.title());
      row.add(configuration.implementation());
      row.add(knobs.isEmpty() ? "as they are" : knobs);
      if (pinned) {
        row.add(configuration.cpus().isEmpty() ? "as below" : configuration.cpusInWords());
      }
      grid.row(row);
    }
    return grid.shown();
  }

  private static Map<String, String> build(Build build) {
    Map<String, String> facts = new LinkedHashMap<>();
    if (!build.version().isEmpty()) {
      facts.put("RUBiS EE", build.version());
    }
    if (!build.commit().isEmpty()) {
      facts.put("Commit", build.commit());
    }
    build
        .archives()
        .forEach(
            (archive, hash) ->
                facts.put("SHA-256 of " + archive.substring(archive.lastIndexOf('/') + 1), hash));
    return facts;
  }

  private static DomContent where(Environment environment) {
    Grid grid =
        facts("Where")
            .row(
                List.of(
                    "Machine",
                    environment.machine().cpuModel()
                        + ", "
                        + environment.machine().cores()
                        + " CPUs, "
                        + Numbers.of(environment.machine().memoryBytes() / 1048576)
                        + " MiB"))
            .row(
                List.of(
                    "System",
                    environment.machine().operatingSystem()
                        + ", kernel "
                        + environment.machine().kernel()))
            .row(
                List.of(
                    "Database",
                    environment.database().engine() + " " + environment.database().version()))
            .row(
                List.of(
                    "Data",
                    String.format(
                        Locale.ROOT,
                        "%s users, %s auctions, %s old auctions",
                        Numbers.of(environment.database().users()),
                        Numbers.of(environment.database().items()),
                        Numbers.of(environment.database().oldItems()))));
    removed(environment.machine())
        .ifPresent(names -> grid.row(List.of("Variables kept from processes", names)));
    build(environment.build()).forEach((name, value) -> grid.row(List.of(name, value)));
    environment.software().forEach((name, version) -> grid.row(List.of(name, version)));
    return grid.shown();
  }

  /** All names are in {@code run.json}. */
  private static Optional<String> removed(Machine machine) {
    List<String> influential = machine.influentialRemoved();
    int others = machine.removedVariables().size() - influential.size();
    if (influential.isEmpty()) {
      return others == 0
          ? Optional.empty()
          : Optional.of(others + ", none of which Java or a server reads");
    }
    String names = String.join(", ", influential);
    return Optional.of(others == 0 ? names : names + " and " + others + " others");
  }

  private static DomContent placement(Environment environment) {
    Grid grid = new Grid(5, List.of("Tier", "CPUs", "nice", "runs on", "options")).wrapping();
    for (TierPlacement tier : environment.tiers()) {
      String cpus = tier.cpus().stream().map(String::valueOf).collect(Collectors.joining(", "));
      grid.row(
          List.of(
              tier.tier().label(),
              cpus.isEmpty() ? "all" : cpus,
              "" + tier.nice(),
              tier.runtime(),
              tier.options().isEmpty() ? "–" : tier.options()));
    }
    return grid.shown();
  }

  private static DomContent loadMachines(List<LoadMachine> machines) {
    Grid grid =
        new Grid(
                4,
                List.of("Load machine", "processor", "system", "Java", "processes", "clock ahead"))
            .wrapping();
    for (LoadMachine load : machines) {
      Machine machine = load.machine();
      grid.row(
          List.of(
              load.address(),
              machine.cpuModel() + ", " + machine.cores() + " CPUs",
              machine.operatingSystem() + ", kernel " + machine.kernel(),
              load.java() + without(machine),
              "" + load.processes(),
              load.clock().inWords()));
    }
    return grid.shown();
  }

  private static String without(Machine machine) {
    List<String> names = machine.influentialRemoved();
    return names.isEmpty() ? "" : ", without " + String.join(", ", names);
  }

  private static DomContent pairs(String what, Map<String, String> pairs) {
    Grid grid = facts(what);
    pairs.forEach((key, value) -> grid.row(List.of(key, value)));
    return grid.shown();
  }

  private static Grid facts(String what) {
    return new Grid(2, List.of(what, "value")).wrapping();
  }
}
