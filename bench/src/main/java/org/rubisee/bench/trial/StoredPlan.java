package org.rubisee.bench.trial;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.ExperimentPlan;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.Mix;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.UnreadableResultException;

/**
 * The plan of a run as the file {@value #FILE} of its folder: all that it takes to complete or to
 * repeat the run.
 *
 * @param schemaVersion that of the run
 * @param command the command line, as the user typed it
 * @param configurations what is compared
 * @param load what the clients do, and for how long
 * @param agenda which trials, and the seed of their order
 * @param budgetSeconds as {@link ExperimentPlan#budget()}; 0: no limit
 * @param forConclusions false for a first look
 * @param experiment the name of the experiment, or empty
 * @param figures its views
 * @param options as {@link RunRequest#options()}
 */
public record StoredPlan(
    int schemaVersion,
    String command,
    List<Configuration> configurations,
    ExperimentPlan.Load load,
    Agenda agenda,
    long budgetSeconds,
    boolean forConclusions,
    String experiment,
    List<FigureView> figures,
    List<String> options) {

  /** The name of the file. */
  public static final String FILE = "plan.json";

  /** Version 2 called the phases a profile, which {@link ExperimentPlan.Load} reads too. */
  private static final List<Integer> READABLE_VERSIONS = List.of(2, Measurement.SCHEMA_VERSION);

  /** Far more than anybody waits for; a damaged number must not fill the memory with an order. */
  private static final int MOST_TRIALS = 10_000;

  private static final ResultsJson JSON = ResultsJson.withLabels();

  static StoredPlan of(RunRequest request) {
    ExperimentPlan plan = request.plan();
    return new StoredPlan(
        Measurement.SCHEMA_VERSION,
        plan.command(),
        plan.configurations().stream().map(SiteConfiguration::toResult).toList(),
        plan.load(),
        plan.agenda(),
        plan.budget().map(Duration::toSeconds).orElse(0L),
        plan.forConclusions(),
        plan.experiment(),
        plan.figures(),
        request.options());
  }

  /** Writes it into the folder of a run. */
  void write(Path folder) throws IOException {
    JSON.write(folder.resolve(FILE), this);
  }

  /**
   * Reads the plan of a run.
   *
   * @throws CommandFailedException if the folder has none, or one of another version
   * @throws UnreadableResultException if it is damaged; the message names the line or the value
   */
  public static StoredPlan read(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      throw new CommandFailedException(
          folder
              + " holds no "
              + FILE
              + ": name the folder of a run below results/, or the bundle.zip of one");
    }
    JsonNode tree = JSON.tree(file);
    int version = tree.path("schemaVersion").asInt();
    if (!READABLE_VERSIONS.contains(version)) {
      throw new CommandFailedException(
          "%s has schema version %d, this program reads %s: use the version of RUBiS EE that wrote it"
              .formatted(file, version, READABLE_VERSIONS));
    }
    StoredPlan plan = JSON.value(file, tree, StoredPlan.class);
    try {
      plan.requireMeasurable();
    } catch (IllegalArgumentException e) {
      throw new UnreadableResultException(file, e.getMessage(), e);
    }
    return plan;
  }

  /** Refuses values that a run would stumble over after its servers were started. */
  private void requireMeasurable() {
    load.arrivals();
    load.nodes();
    require(budgetSeconds >= 0, "budgetSeconds must be 0 or greater");
    require(
        agenda.trials() >= 1 && agenda.trials() <= MOST_TRIALS,
        "trials must be from 1 to " + MOST_TRIALS);
    for (PlannedPoint point : agenda.points()) {
      require(point.clients() >= 1, "clients must be 1 or greater");
      requireKnown(point.configuration(), point.mix());
    }
    Stream.concat(agenda.searched().stream(), agenda.pastPeak().stream())
        .forEach(curve -> requireKnown(curve.configuration(), curve.mix()));
  }

  private void requireKnown(String configuration, String mix) {
    require(
        configurations.stream().anyMatch(known -> known.name().equals(configuration)),
        "the configuration '" + configuration + "' is missing");
    new Workload(Mix.ofLabel(mix), load.matrices(), "", load.pace(), load.images(), 0);
  }

  private static void require(boolean holds, String rule) {
    if (!holds) {
      throw new IllegalArgumentException(rule);
    }
  }

  /**
   * The plan, to be run here.
   *
   * @throws CommandFailedException if this checkout lacks an implementation or a knob
   */
  public ExperimentPlan toPlan(Checkout checkout) {
    return new ExperimentPlan(
        command,
        configurations.stream().map(known -> SiteConfiguration.stored(known, checkout)).toList(),
        load,
        agenda,
        budgetSeconds == 0 ? Optional.empty() : Optional.of(Duration.ofSeconds(budgetSeconds)),
        forConclusions,
        experiment,
        figures);
  }
}
