package org.rubisee.bench.run;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.UnreadableResultException;
import org.rubisee.settings.Text;

/**
 * The plan of a run as the file {@value #FILE} of its folder: all that it takes to complete or to
 * repeat the run, whatever its kind.
 *
 * @param schemaVersion that of the run
 * @param kind of the run
 * @param command the command line, as the user typed it
 * @param options options of the command line that say where and on which data, without passwords
 * @param plan what the kind needs, see {@link KindPlan}
 */
public record StoredPlan(
    int schemaVersion, String kind, String command, List<String> options, JsonNode plan) {

  /** The name of the file. */
  public static final String FILE = "plan.json";

  private static final ResultsJson JSON = ResultsJson.withLabels();

  public StoredPlan {
    options = List.copyOf(options);
  }

  /** The plan of a run that is made here. */
  public static StoredPlan of(String kind, String command, List<String> options, KindPlan plan) {
    return new StoredPlan(Measurement.SCHEMA_VERSION, kind, command, options, JSON.treeOf(plan));
  }

  /** The plan of a run that is made here. */
  public static StoredPlan of(String kind, RunRequest request, KindPlan plan) {
    return of(kind, request.command(), request.options(), plan);
  }

  /** What the run needs beside the plan of its kind. */
  public RunRequest request(SiteRecipe recipe) {
    return new RunRequest(recipe, options, command);
  }

  /** The same, asked for by another command. */
  public StoredPlan typed(String newCommand) {
    return new StoredPlan(schemaVersion, kind, newCommand, options, plan);
  }

  /** Writes it into the folder of a run. */
  public void write(Path folder) throws IOException {
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
    if (version != Measurement.SCHEMA_VERSION) {
      throw new CommandFailedException(
          Text.of(
              "%s has schema version %d, this program reads %d: use the version of RUBiS EE that wrote it",
              file, version, Measurement.SCHEMA_VERSION));
    }
    return JSON.value(file, tree, StoredPlan.class);
  }

  /**
   * What its kind needs.
   *
   * @param folder of the run, for messages
   * @param type that of the kind
   * @param checkout that has the implementations of the plan
   * @throws UnreadableResultException if it is damaged, or cannot be measured here
   */
  public <P extends KindPlan> P planOf(Path folder, Class<P> type, Checkout checkout)
      throws UnreadableResultException {
    Path file = folder.resolve(FILE);
    P read = JSON.value(file, plan, type, checkout);
    try {
      read.requireMeasurable();
    } catch (IllegalArgumentException e) {
      throw new UnreadableResultException(file, e.getMessage(), e);
    }
    return read;
  }

  /** Refuses a plan unless a rule holds. */
  public static void require(boolean holds, String rule) {
    if (!holds) {
      throw new IllegalArgumentException(rule);
    }
  }
}
