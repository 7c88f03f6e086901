package org.rubisee.bench.block;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.emulator.matrix.Mix;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.UnreadableResultException;

/**
 * The plan of a run in blocks as the file {@value #FILE} of its folder: all that it takes to
 * complete the run.
 *
 * @param schemaVersion that of the run
 * @param plan what is measured
 * @param options as {@link BlockRequest#options()}
 */
public record StoredBlockPlan(int schemaVersion, BlockPlan plan, List<String> options) {

  /** The name of the file. */
  public static final String FILE = "block-plan.json";

  /** Far more than anybody waits for; a damaged number must not fill the memory with starts. */
  private static final int MOST_INVOCATIONS = 10_000;

  /** Copies the list. */
  public StoredBlockPlan {
    options = List.copyOf(options);
  }

  static StoredBlockPlan of(BlockRequest request) {
    return new StoredBlockPlan(Measurement.SCHEMA_VERSION, request.plan(), request.options());
  }

  /** Writes it into the folder of a run. */
  void write(Path folder) throws IOException {
    new ResultsJson().write(folder.resolve(FILE), this);
  }

  /**
   * Reads the plan of a run.
   *
   * @throws CommandFailedException if the folder has none
   * @throws UnreadableResultException if it is damaged, or of another version; the message says so
   */
  public static StoredBlockPlan read(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      throw new CommandFailedException(
          folder
              + " holds no "
              + FILE
              + ": runs of 'rubis duel' and of older versions cannot be completed. Show what was"
              + " measured with 'rubis report "
              + folder
              + "', or start again");
    }
    ResultsJson json = new ResultsJson();
    StoredBlockPlan stored = json.value(file, json.read(file), StoredBlockPlan.class);
    try {
      stored.requireMeasurable();
    } catch (IllegalArgumentException e) {
      throw new UnreadableResultException(file, e.getMessage(), e);
    }
    return stored;
  }

  /** Refuses values that a run would stumble over after its servers were started. */
  private void requireMeasurable() {
    if (plan.invocations() > MOST_INVOCATIONS) {
      throw new IllegalArgumentException("invocations must be from 1 to " + MOST_INVOCATIONS);
    }
    if (plan.mixes().isEmpty()) {
      throw new IllegalArgumentException("'mixes' is empty");
    }
    plan.mixes().forEach(Mix::ofLabel);
  }

  /**
   * The request, to be run here.
   *
   * @param recipe how the servers are started, by the stored options
   * @throws CommandFailedException if this checkout lacks an implementation or a knob
   */
  public BlockRequest toRequest(Checkout checkout, SiteRecipe recipe) {
    List<SiteConfiguration> sites =
        plan.sites().stream().map(known -> SiteConfiguration.stored(known, checkout)).toList();
    return new BlockRequest(plan, Subject.of(sites, recipe), options);
  }
}
