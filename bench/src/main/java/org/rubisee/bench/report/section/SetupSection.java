package org.rubisee.bench.report.section;

import static j2html.TagCreator.code;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Build;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.DatabaseEngine;
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
import org.rubisee.settings.Text;

/** The options and the environment of the run: everything needed to reproduce it. */
public record SetupSection(Run<RunPlan> run) {

  private static final String JAVA = "Java";
  private static final long MEBIBYTE = 1 << 20;
  private static final int LONGEST_SCHEDULE = 400;

  /** What stands below the heading. */
  public List<DomContent> body() {
    Environment environment = run.environment();
    RunPlan plan = run.plan();
    List<DomContent> body = new ArrayList<>();
    body.add(p(code(plan.command())));
    body.addAll(application(plan.load().application()));
    body.add(pairs("Asked", asked(plan)));
    body.add(configurations(plan.configurations()));
    body.addAll(of(environment));
    return body;
  }

  /** What was measured, and what readers must know of it. */
  public static List<DomContent> application(String name) {
    Application application = Applications.named(name);
    List<DomContent> body = new ArrayList<>();
    body.add(p("Application: " + application.title() + "."));
    if (!application.note().isEmpty()) {
      body.add(p(application.note()));
    }
    return body;
  }

  /** Machine, software, placement and settings of a run. */
  public static List<DomContent> of(Environment environment) {
    List<DomContent> body = new ArrayList<>();
    Map<String, String> where = where(environment);
    removed(environment.machine())
        .ifPresent(names -> where.put("Variables kept from processes", names));
    where.putAll(build(environment.build()));
    where.putAll(environment.software());
    body.add(pairs("Where", where));
    environment.remarks().forEach(remark -> body.add(p(remark)));
    body.add(placement(environment));
    if (!environment.loadMachines().isEmpty()) {
      body.add(loadMachines(environment.loadMachines()));
    }
    body.add(pairs("Setting", environment.siteSettings()));
    return body;
  }

  /**
   * What two runs must have in common to be compared: machine, Java, database, data and load, each
   * by its name.
   */
  public static Map<String, String> conditions(Run<RunPlan> run) {
    Map<String, String> conditions = where(run.environment());
    conditions.put(JAVA, run.environment().software().getOrDefault(JAVA, "unknown"));
    conditions.putAll(load(run.plan()));
    return conditions;
  }

  private static Map<String, String> asked(RunPlan plan) {
    Map<String, String> facts = load(plan);
    facts.put("Length", plan.phases().name());
    facts.put("Trials per point", "" + plan.trialsPerPoint());
    facts.put("Legacy-client mode", plan.legacyClient() ? "on" : "off");
    facts.put("Topology", plan.topology());
    facts.put("Seed", "" + plan.seed());
    return facts;
  }

  private static Map<String, String> load(RunPlan plan) {
    Phases phases = plan.phases();
    LoadSpec load = plan.load();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("Application", load.application());
    facts.put(
        "Phases",
        Text.of(
            "warm-up %s, measured %s s, cool-down %s s",
            warmUp(phases.warmUp()),
            Numbers.tick(phases.measureSeconds()),
            Numbers.tick(phases.coolDownSeconds())));
    facts.put("Mixes", String.join(", ", plan.mixes()));
    facts.put("Clients", listed(plan.clients()));
    facts.put("Arrivals", load.arrivals().mode().label());
    facts.put("Schedule", shortened(load.arrivals().schedule()));
    if (!load.nodes().schedule().isEmpty()) {
      facts.put("Node schedule", load.nodes().schedule());
    }
    facts.put("Load processes", "" + load.processes());
    facts.put("Matrices", matrices(load));
    facts.put(
        "Think time",
        Text.of(
            "negative exponential, mean %s s, at most %s s",
            Numbers.tick(load.pace().thinkSeconds()), Numbers.tick(load.pace().thinkCapSeconds())));
    facts.put("Session time", sessionTime(load));
    facts.put("Images", load.images().label());
    return facts;
  }

  private static String listed(Collection<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  private static String orElse(String words, String otherwise) {
    return words.isEmpty() ? otherwise : words;
  }

  /** A day by the second has a megabyte; {@code run.json} holds all of it. */
  private static String shortened(String schedule) {
    if (schedule.length() <= LONGEST_SCHEDULE) {
      return schedule.isEmpty() ? "none" : schedule;
    }
    return Text.of(
        "%s … (%d characters; run.json has the whole schedule)",
        schedule.substring(0, LONGEST_SCHEDULE), schedule.length());
  }

  private static String matrices(LoadSpec load) {
    String limit =
        load.table().mostTransitions() == 0
            ? ""
            : Text.of(", sessions of at most %d transitions", load.table().mostTransitions());
    return load.matrices().label()
        + (load.table().isBuiltIn() ? "" : " with a table of a file, which run.json has")
        + limit;
  }

  private static String sessionTime(LoadSpec load) {
    return load.matrices() == MatrixSet.LEGACY
        ? "until a transition ends the session"
        : "negative exponential, mean " + Numbers.tick(load.pace().sessionSeconds()) + " s";
  }

  private static String warmUp(WarmUp warmUp) {
    String least = Numbers.tick(warmUp.leastSeconds()) + " s";
    return warmUp.isUntilSteady()
        ? Text.of(
            "at least %s, then until steady, at most %s s",
            least, Numbers.tick(warmUp.mostSeconds()))
        : least;
  }

  /** What is compared, with its knobs. */
  public static DomContent configurations(List<Configuration> configurations) {
    Table<Configuration> table =
        new Table<Configuration>()
            .words("Configuration", Configuration::title)
            .words("implementation", Configuration::implementation)
            .words("knobs", SetupSection::knobs);
    if (configurations.stream().anyMatch(known -> !known.cpus().isEmpty())) {
      table.words("CPUs of its tiers", known -> orElse(known.cpusInWords(), "as below"));
    }
    return table.wrapping().of(configurations);
  }

  private static String knobs(Configuration configuration) {
    return orElse(
        configuration.knobs().entrySet().stream()
            .map(knob -> knob.getKey() + " " + knob.getValue())
            .collect(Collectors.joining(", ")),
        "as they are");
  }

  private static Map<String, String> build(Build build) {
    Map<String, String> facts = new LinkedHashMap<>();
    if (!build.version().isEmpty()) {
      facts.put("RUBiS EE", build.version());
    }
    facts.put("Commit", build.commit().isEmpty() ? "unknown" : build.commit());
    build
        .archives()
        .forEach(
            (archive, hash) ->
                facts.put("SHA-256 of " + archive.substring(archive.lastIndexOf('/') + 1), hash));
    return facts;
  }

  private static Map<String, String> where(Environment environment) {
    Machine machine = environment.machine();
    DatabaseEngine database = environment.database();
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put(
        "Machine",
        processor(machine) + ", " + Numbers.of(machine.memoryBytes() / MEBIBYTE) + " MiB");
    facts.put("System", system(machine));
    facts.put("Database", database.engine() + " " + database.version());
    facts.put(
        "Data",
        database.quantities().entrySet().stream()
            .map(quantity -> quantity.getKey() + " " + Numbers.of(quantity.getValue()))
            .collect(Collectors.joining(", ")));
    return facts;
  }

  private static String processor(Machine machine) {
    return machine.cpuModel() + ", " + machine.cores() + " CPUs";
  }

  private static String system(Machine machine) {
    return machine.operatingSystem() + ", kernel " + machine.kernel();
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
    return new Table<TierPlacement>()
        .words("Tier", at -> at.tier().label())
        .words("CPUs", at -> orElse(listed(at.cpus()), "all"))
        .words("nice", at -> "" + at.nice())
        .words("runs on", TierPlacement::runtime)
        .words("options", at -> orElse(at.options(), "–"))
        .wrapping()
        .of(environment.tiers());
  }

  private static DomContent loadMachines(List<LoadMachine> machines) {
    return new Table<LoadMachine>()
        .words("Load machine", LoadMachine::address)
        .words("processor", load -> processor(load.machine()))
        .words("system", load -> system(load.machine()))
        .words("Java", load -> load.java() + without(load.machine()))
        .column("processes", load -> "" + load.processes())
        .column("clock ahead", load -> load.clock().inWords())
        .wrapping()
        .of(machines);
  }

  private static String without(Machine machine) {
    List<String> names = machine.influentialRemoved();
    return names.isEmpty() ? "" : ", without " + String.join(", ", names);
  }

  private static DomContent pairs(String what, Map<String, String> facts) {
    return new Table<Map.Entry<String, String>>()
        .words(what, Map.Entry::getKey)
        .words("value", Map.Entry::getValue)
        .wrapping()
        .of(facts.entrySet());
  }
}
