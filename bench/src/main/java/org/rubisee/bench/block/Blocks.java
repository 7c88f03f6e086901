package org.rubisee.bench.block;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlockRun;
import org.rubisee.bench.results.block.BlockRunFolder;
import org.rubisee.bench.run.Durations;
import org.rubisee.bench.run.PlannedRun;
import org.rubisee.bench.run.RunContext;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;

/**
 * A run in blocks: sites that are up at the same time are measured side by side.
 *
 * @param request what somebody asked for
 */
public record Blocks(BlockRequest request) implements PlannedRun {

  @Override
  public StoredPlan stored() {
    return StoredPlan.of(
        BlocksPlan.KIND,
        request.plan().command(),
        request.options(),
        new BlocksPlan(request.plan()));
  }

  @Override
  public String announced() {
    BlockPlan plan = request.plan();
    int groups = plan.groups().size();
    String measured =
        plan.budgetSeconds() > 0
            ? "as many rounds as fit"
            : (plan.needsSearch() ? "a search and about " : "") + plan.measuredBlocks() + " blocks";
    return "%d sites%s, %s, about %s"
        .formatted(
            request.sites().size(),
            groups > 1 ? " in " + groups + " groups" : "",
            measured,
            Durations.inWords(BlockEstimate.of(plan)));
  }

  /** That of the database whose snapshot all sites share. */
  @Override
  public SiteRecipe recipe() {
    SiteRecipe first = request.sites().get(0).recipe();
    return first.in(first.checkout().withData());
  }

  @Override
  public List<SiteConfiguration> sites() {
    return request.sites().stream().map(Subject::configuration).toList();
  }

  /** Each site has a database of its own. */
  @Override
  public boolean holdsTopology() {
    return false;
  }

  @Override
  public void begin(Path folder, Identity identity, Environment environment, String topology)
      throws IOException {
    BlockRunFolder.begin(
        folder,
        BlockRun.starting(identity.id(), identity.startedAt(), request.plan(), environment));
  }

  @Override
  public BlockUnits units(RunContext context) throws IOException {
    return new BlockUnits(request, context);
  }
}
