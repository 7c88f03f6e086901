package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.topology.SiteConfiguration;

/** Groups of sites are measured one after the other in each invocation, and completed by group. */
class GroupStartTest {

  private static final Checkout CHECKOUT = new Checkout(Path.of(System.getProperty("rubis.home")));

  private final BlockPlan plan =
      SampleRuns.grouped(
          SampleRuns.plan(
              List.of("servlets-only", "session-beans", "entity-cmp", "entity-bmp"), 2, 0),
          3,
          2);

  @TempDir private Path results;

  @Test
  void eachInvocationHasTheGroupsOneAfterTheOther() {
    assertThat(GroupStart.of(plan))
        .containsExactly(
            new GroupStart(1, 1), new GroupStart(1, 2), new GroupStart(2, 1), new GroupStart(2, 2));
  }

  @Test
  void sitesOfOneGroupAreStartedOncePerInvocation() {
    assertThat(GroupStart.of(SampleRuns.plan(List.of("a", "b"), 2, 0)))
        .containsExactly(new GroupStart(1, 1));
  }

  @Test
  void aGroupStartsTheSitesOfItsOwnPlan() {
    List<Subject> subjects =
        plan.sites().stream()
            .map(site -> new Subject(SiteConfiguration.stored(site, CHECKOUT), null))
            .toList();
    List<Blocks.Group> groups = new Blocks(plan, subjects, List.of()).groups(plan.curve());
    assertThat(groups).extracting(Blocks.Group::number).containsExactly(1, 2);
    assertThat(groups).extracting(Blocks.Group::count).containsOnly(2);
    assertThat(groups)
        .extracting(
            group -> group.subjects().stream().map(one -> one.configuration().name()).toList())
        .containsExactly(
            List.of("servlets-only", "session-beans"),
            List.of("servlets-only", "entity-cmp", "entity-bmp"));
    assertThat(groups)
        .allSatisfy(
            group ->
                assertThat(group.plan().sites())
                    .extracting(Configuration::name)
                    .isEqualTo(
                        group.subjects().stream().map(one -> one.configuration().name()).toList()));
  }

  @Test
  void aRunThatWasInterruptedInItsSecondGroupGoesOnThere() throws IOException {
    BlocksFolder begun = SampleRuns.begun(results, SampleRuns.run(plan));
    measure(begun, new GroupStart(1, 1));
    List<Block> first = begun.blocks();
    interrupt(begun, new GroupStart(1, 2));

    BlocksFolder again = BlocksFolder.open(begun.path());
    again.setAsideUnfinished();
    assertThat(again.blocks()).isEqualTo(first);
    assertThat(again.path().resolve("unfinished/invocation-1-group-2.json")).exists();
    assertThat(again.path().resolve("unfinished/blocks.jsonl")).exists();
    List<GroupStart> remaining = GroupStart.remaining(plan, again.invocations());
    assertThat(remaining)
        .containsExactly(new GroupStart(1, 2), new GroupStart(2, 1), new GroupStart(2, 2));

    for (GroupStart start : remaining) {
      measure(again, start);
    }
    assertThat(GroupStart.remaining(plan, again.invocations())).isEmpty();
    assertThat(again.blocks()).extracting(Block::number).doesNotHaveDuplicates();
    assertThat(again.blocks())
        .filteredOn(block -> block.site().equals("servlets-only"))
        .extracting(Block::group)
        .containsExactly(1, 1, 2, 2, 1, 1, 2, 2);
  }

  private void measure(BlocksFolder folder, GroupStart start) throws IOException {
    interrupt(folder, start);
    BlockPlan own = plan.groups().get(start.group() - 1);
    folder.write(SampleRuns.invocation(own, start.invocation(), start.group()));
  }

  /** All blocks of a start that did not end. */
  private void interrupt(BlocksFolder folder, GroupStart start) throws IOException {
    folder.write(Invocation.starting(start.invocation(), start.group(), SampleRuns.BEGIN));
    BlockPlan own = plan.groups().get(start.group() - 1);
    for (int round = 1; round <= own.rounds(); round++) {
      for (Configuration site : own.sites()) {
        int last = folder.blocks().stream().mapToInt(Block::number).max().orElse(0);
        Cell cell = new Cell("bidding", LoadKind.SATURATED);
        Block block =
            SampleRuns.in(
                start.group(),
                SampleRuns.block(last + 1, start.invocation(), round, site.name(), cell));
        Files.createDirectory(folder.clientsOf(block));
        folder.add(block);
      }
    }
  }
}
