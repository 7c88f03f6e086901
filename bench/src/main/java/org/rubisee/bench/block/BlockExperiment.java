package org.rubisee.bench.block;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.FullDisk;
import org.rubisee.bench.checkout.OwnPlans;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.block.BlockRun;
import org.rubisee.bench.results.block.BlockRunFolder;
import org.rubisee.bench.topology.EnvironmentCollector;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;

/** Runs a plan in blocks, invocation by invocation, and keeps its results. */
final class BlockExperiment {

  private static final DateTimeFormatter ID = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  private final BlockRequest request;
  private final Terminal terminal;
  private final Clock clock;

  public BlockExperiment(BlockRequest request, Terminal terminal, Clock clock) {
    this.request = request;
    this.terminal = terminal;
    this.clock = clock;
  }

  /**
   * Runs it.
   *
   * @param results the parent of the run's folder
   * @param opener opens the database of each site
   * @return the folder of the complete run
   * @throws BlocksInterruptedException on Ctrl-C, after everything measured was written
   */
  public BlockRunFolder run(Path results, Topology.Opener opener)
      throws IOException, BlocksInterruptedException {
    request.sites().forEach(site -> site.configuration().implementation().requireBuilt());
    Instant now = clock.instant();
    Environment environment;
    try (Topology topology = withSnapshot(opener)) {
      environment = environment(topology);
    }
    String id = ID.format(now.atZone(ZoneId.systemDefault()));
    return measured(
        begun(results, BlockRun.starting(id, now, request.plan(), environment)), opener);
  }

  /**
   * Makes the folder of a run. It is there with what completes the run, or not at all.
   *
   * @param results its parent
   */
  BlockRunFolder begun(Path results, BlockRun run) throws IOException {
    return BlockRunFolder.create(
        results,
        run,
        folder -> {
          if (canBeCompleted()) {
            StoredBlockPlan.of(request).write(folder);
            new OwnPlans(recipe().checkout().withData().work())
                .sign(folder.resolve(StoredBlockPlan.FILE));
          }
        });
  }

  private boolean canBeCompleted() {
    return !request.options().isEmpty();
  }

  /**
   * Completes a run in its own folder: invocations that ran to their end stay, all others are run.
   * What an interrupted one left is set aside.
   *
   * @throws BlocksInterruptedException on Ctrl-C, after everything measured was written
   */
  public BlockRunFolder resume(BlockRunFolder folder, Topology.Opener opener)
      throws IOException, BlocksInterruptedException {
    request.sites().forEach(site -> site.configuration().implementation().requireBuilt());
    folder.setAsideUnfinished();
    terminal.say(
        "%d of %d %s of %s are there"
            .formatted(
                folder.invocations().size(),
                GroupStart.of(request.plan()).size(),
                request.plan().groups().size() == 1 ? "invocations" : "starts of a group",
                folder.path().getFileName()));
    withSnapshot(opener).close();
    return measured(folder, opener);
  }

  private BlockRunFolder measured(BlockRunFolder folder, Topology.Opener opener)
      throws IOException, BlocksInterruptedException {
    try {
      return measuredAll(folder, opener);
    } catch (IOException e) {
      throw stopped(e, folder);
    } catch (RuntimeException e) {
      throw stopped(e, folder);
    }
  }

  private <E extends Exception> CommandFailedException stopped(E failure, BlockRunFolder folder)
      throws E {
    return canBeCompleted()
        ? FullDisk.stopped(failure, folder.path())
        : FullDisk.explained(
            failure,
            "what was measured is kept in "
                + folder.path()
                + ". Free space ('./rubis clean' shows what can go), then start the command again");
  }

  private BlockRunFolder measuredAll(BlockRunFolder folder, Topology.Opener opener)
      throws IOException, BlocksInterruptedException {
    RunState state = RunState.PARTIAL;
    try {
      for (GroupStart start : GroupStart.remaining(request.plan(), folder.invocations())) {
        // A search in an earlier start added points to the plan of the run.
        BlockRequest now = request.along(folder.run().plan().curve());
        BlockRequest.Group group = now.groups().get(start.group() - 1);
        new InvocationRunner(group, folder, opener, terminal, clock).run(start.invocation());
      }
      state = RunState.COMPLETE;
      return folder;
    } catch (InterruptedException e) {
      throw new BlocksInterruptedException(folder);
    } finally {
      boolean interrupted = Thread.interrupted();
      folder.finish(state);
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /** The database whose snapshot all sites share, with the data of the plan. */
  private Topology withSnapshot(Topology.Opener opener) {
    SiteRecipe keeper = recipe().in(recipe().checkout().withData());
    Topology topology = opener.open(keeper, terminal);
    try {
      topology.database().restore(keeper.plan());
      return topology;
    } catch (RuntimeException e) {
      topology.close();
      throw e;
    }
  }

  private Environment environment(Topology topology) {
    return EnvironmentCollector.of(
        recipe(), request.sites().stream().map(Subject::configuration).toList(), topology);
  }

  private SiteRecipe recipe() {
    return request.sites().get(0).recipe();
  }
}
