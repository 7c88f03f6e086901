package org.rubisee.bench.block;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.report.block.BlockReport;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.run.Conclusion;
import org.rubisee.bench.run.RunContext;
import org.rubisee.bench.run.Units;
import org.rubisee.settings.Text;

/** Starts of groups of sites, invocation by invocation. */
public final class BlockUnits implements Units<GroupStart> {

  private final Blocks blocks;
  private final RunContext context;
  private final BlocksFolder folder;

  BlockUnits(Blocks blocks, RunContext context) throws IOException {
    this.blocks = blocks;
    this.context = context;
    folder = BlocksFolder.open(context.folder());
  }

  @Override
  public void takeOver() throws IOException {
    folder.setAsideUnfinished();
    int done = folder.invocations().size();
    if (done > 0) {
      context
          .terminal()
          .say(
              Text.of(
                  "%d of %d %s are there",
                  done,
                  GroupStart.of(blocks.plan()).size(),
                  blocks.plan().groups().size() == 1 ? "invocations" : "starts of a group"));
    }
  }

  @Override
  public Optional<GroupStart> next() throws IOException {
    return GroupStart.remaining(blocks.plan(), folder.invocations()).stream().findFirst();
  }

  @Override
  public void run(GroupStart start) throws IOException, InterruptedException {
    new InvocationRunner(
            blocks.groups(folder.run().plan().curve()).get(start.group() - 1),
            folder,
            context.opener(),
            context.terminal(),
            context.clock())
        .run(start.invocation());
  }

  @Override
  public Conclusion conclude(RunState state) throws IOException {
    folder.finish(state);
    if (folder.blocks().isEmpty()) {
      return new Conclusion(List.of(), Optional.empty(), 0);
    }
    BlockReport report = BlockReport.of(folder);
    Path file = report.report().write(folder.path());
    List<String> lines = new ArrayList<>();
    List<String> failed = report.model().failedGates();
    if (state == RunState.COMPLETE) {
      lines.add(report.headline().stripTrailing());
      lines.add("");
    }
    if (!failed.isEmpty()) {
      lines.add("A gate failed: " + String.join("; ", failed) + "; the report says which");
    }
    return new Conclusion(lines, Optional.of(file), failed.isEmpty() ? 0 : Conclusion.GATE_FAILED);
  }
}
