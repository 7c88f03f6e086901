package org.rubisee.bench.fault.folder;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Environment;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.Phases;

/**
 * An experiment with faults, or a soak: what was planned, and where it runs. The content of {@value
 * #FILE}, which is written before the first trial.
 *
 * @param schemaVersion that of the results
 * @param startedAt when it began
 * @param command the command line, as the user typed it
 * @param options of the sites, their data and their place, with defaults
 * @param plan what is to be measured
 * @param environment the machine, its software, the settings of the sites and the build
 */
public record ExperimentRecord(
    int schemaVersion,
    Instant startedAt,
    String command,
    List<String> options,
    Plan plan,
    Environment environment) {

  /** The name of the file. */
  public static final String FILE = "experiment.json";

  private static final int LONGEST_SHOWN = 200;

  /** Copies the list. */
  public ExperimentRecord {
    options = List.copyOf(options);
  }

  /** One that begins now. */
  static ExperimentRecord starting(
      ExperimentRequest request, Instant now, Plan plan, Environment environment) {
    return new ExperimentRecord(
        Measurement.SCHEMA_VERSION, now, request.command(), request.options(), plan, environment);
  }

  /**
   * What is to be measured.
   *
   * @param kind {@code faults} or {@code soak}
   * @param title of the report
   * @param seed decides the order of the faults, their moments, and what clients draw
   * @param load what the clients do
   * @param phases of a trial
   * @param configurations the sites
   * @param trials in their order
   */
  public record Plan(
      String kind,
      String title,
      long seed,
      Load load,
      Phases phases,
      List<Configuration> configurations,
      List<PlannedTrial> trials) {

    /** Copies the lists. */
    public Plan {
      configurations = List.copyOf(configurations);
      trials = List.copyOf(trials);
    }
  }

  /**
   * What the clients do.
   *
   * @param mix of interactions
   * @param thinkSeconds mean think time
   * @param images {@code cached}, {@code always} or {@code none}
   * @param clients of each trial, of a soak those of the saturation point; 0: those that a search
   *     finds
   * @param shareOfClients of a soak: the share of them that it has; else 1
   */
  public record Load(
      String mix, double thinkSeconds, String images, int clients, double shareOfClients) {}

  /**
   * A trial.
   *
   * @param name of its folder
   * @param faultSeconds when its fault begins, seconds after the start of the clients; 0: never
   */
  public record PlannedTrial(String name, double faultSeconds) {}

  /**
   * In what another plan differs, or the machine and the build on which it is to run.
   *
   * @return sentences without a full stop; empty: trials of both belong to the same results
   */
  List<String> differencesTo(ExperimentRecord now) {
    Map<String, Object> others = now.compared();
    List<String> differences = new ArrayList<>();
    compared()
        .forEach(
            (name, value) -> {
              if (!Objects.equals(value, others.get(name))) {
                differences.add(name + ": " + inWords(value, others.get(name)));
              }
            });
    return List.copyOf(differences);
  }

  private Map<String, Object> compared() {
    Map<String, Object> compared = new LinkedHashMap<>();
    compared.put("kind", plan.kind());
    compared.put("title", plan.title());
    compared.put("seed", plan.seed());
    compared.put("options", options);
    compared.put("load", plan.load());
    compared.put("phases", plan.phases());
    compared.put("configurations", plan.configurations());
    compared.put("trials", plan.trials());
    compared.put("settings of the sites", environment.siteSettings());
    compared.put("software", environment.software());
    compared.put("build", environment.build());
    compared.put("processor", environment.machine().cpuModel());
    compared.put("logical CPUs", environment.machine().cores());
    return compared;
  }

  private static String inWords(Object there, Object now) {
    String words = there + " there, " + now + " now";
    return words.length() <= LONGEST_SHOWN ? words : "others there than now";
  }
}
