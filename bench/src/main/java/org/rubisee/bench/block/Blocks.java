package org.rubisee.bench.block;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntBiFunction;
import java.util.stream.IntStream;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.run.Durations;
import org.rubisee.bench.run.PlannedRun;
import org.rubisee.bench.run.RunContext;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.settings.Text;

/**
 * A run in blocks: sites that are up at the same time are measured side by side.
 *
 * @param plan what is measured
 * @param subjects the sites of the plan, in its order, ready to be started
 * @param options options of the command line that say where and on which data, as they are stored
 *     to complete the run
 */
public record Blocks(BlockPlan plan, List<Subject> subjects, List<String> options)
    implements PlannedRun {

  /** What is compared must be up at the same time. */
  private static final int SMALLEST_GROUP = 2;

  public Blocks {
    subjects = List.copyOf(subjects);
    options = List.copyOf(options);
  }

  /**
   * Sites that are up together.
   *
   * @param number from 1
   * @param count how many groups there are
   * @param plan what is measured of them
   * @param subjects how they are started, in the order of the plan
   */
  record Group(int number, int count, BlockPlan plan, List<Subject> subjects) {}

  /**
   * The groups of sites that are up together, in order.
   *
   * @param curve what a search in an earlier start found, or the curve of the plan
   */
  List<Group> groups(CurvePlan curve) {
    List<Group> groups = new ArrayList<>();
    List<BlockPlan> plans = plan.along(curve).groups();
    for (BlockPlan own : plans) {
      List<Subject> members =
          subjects.stream().filter(site -> own.has(site.configuration().name())).toList();
      groups.add(new Group(groups.size() + 1, plans.size(), own, members));
    }
    return groups;
  }

  @Override
  public List<List<SiteConfiguration>> groups() {
    return groups(plan.curve()).stream()
        .map(group -> group.subjects().stream().map(Subject::configuration).toList())
        .toList();
  }

  @Override
  public int clientsOfAnEmulator() {
    return groups(plan.curve()).stream()
        .map(Group::plan)
        .mapToInt(group -> customers(group, group::mostCustomers).sum())
        .max()
        .orElse(0);
  }

  /** Without those that a search may try beyond the plan. */
  @Override
  public int clientsOfASite() {
    return groups(plan.curve()).stream()
        .map(Group::plan)
        .flatMapToInt(group -> customers(group, group::customers))
        .max()
        .orElse(0);
  }

  /** Those of each site of a group, in all mixes. */
  private static IntStream customers(BlockPlan group, ToIntBiFunction<String, String> ofSiteInMix) {
    return group.sites().stream()
        .mapToInt(
            site ->
                group.mixes().stream()
                    .mapToInt(mix -> ofSiteInMix.applyAsInt(site.name(), mix))
                    .sum());
  }

  @Override
  public Optional<PlannedRun> inSmallerGroups() {
    int largest = groups().stream().mapToInt(List::size).max().orElse(0);
    return largest <= SMALLEST_GROUP
        ? Optional.empty()
        : Optional.of(new Blocks(plan.together(largest - 1), subjects, options));
  }

  @Override
  public StoredPlan stored() {
    return StoredPlan.of(BlocksPlan.KIND, plan.command(), options, new BlocksPlan(plan));
  }

  @Override
  public String announced() {
    int groups = plan.groups().size();
    String measured =
        plan.budgetSeconds() > 0
            ? "as many rounds as fit"
            : (plan.needsSearch() ? "a search and about " : "") + plan.measuredBlocks() + " blocks";
    return Text.of(
        "%d sites%s, %s, about %s",
        subjects.size(),
        groups > 1 ? " in " + groups + " groups" : "",
        measured,
        Durations.inWords(BlockEstimate.of(plan)));
  }

  /** That of the database whose snapshot all sites share. */
  @Override
  public SiteRecipe recipe() {
    SiteRecipe first = subjects.get(0).recipe();
    return first.in(first.checkout().withData());
  }

  @Override
  public List<SiteConfiguration> sites() {
    return subjects.stream().map(Subject::configuration).toList();
  }

  /** Each site has a database of its own. */
  @Override
  public boolean holdsTopology() {
    return false;
  }

  @Override
  public void begin(Path folder, Identity identity, Environment environment, String topology)
      throws IOException {
    BlocksFolder.begin(
        folder,
        Run.starting(BlocksFolder.KIND, identity.id(), identity.startedAt(), plan, environment));
  }

  @Override
  public BlockUnits units(RunContext context) throws IOException {
    return new BlockUnits(this, context);
  }
}
