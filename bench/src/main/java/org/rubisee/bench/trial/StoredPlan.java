package org.rubisee.bench.trial;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.ExperimentPlan;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.DurableFile;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.measurement.Measurement;

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

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(SerializationFeature.WRITE_ENUMS_USING_TO_STRING)
          .enable(DeserializationFeature.READ_ENUMS_USING_TO_STRING)
          .build();

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
    DurableFile.write(
        folder.resolve(FILE), JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(this));
  }

  /**
   * Reads the plan of a run.
   *
   * @throws CommandFailedException if the folder has none, or one of another version
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
    StoredPlan plan = JSON.readValue(file.toFile(), StoredPlan.class);
    if (!READABLE_VERSIONS.contains(plan.schemaVersion())) {
      throw new CommandFailedException(
          "%s has schema version %d, this program reads %s: use the version of RUBiS EE that wrote it"
              .formatted(file, plan.schemaVersion(), READABLE_VERSIONS));
    }
    return plan;
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
