package org.rubisee.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.control.ControlledSite;
import org.rubisee.bench.control.ControlledTrial;
import org.rubisee.bench.experiment.NodeSchedule;
import org.rubisee.bench.results.ControlChange;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.servers.ServerFailedException;

/** In virtual time; the measured phase begins at second 30 of the load. */
class NodePlayerTest {

  private static final double MEASURED_FROM = 30;
  private static final double NANOS_PER_SECOND = 1e9;

  @TempDir private Path folder;

  private final VirtualTime time = new VirtualTime();

  @Test
  void asksForEachNumberAtItsTime() throws Exception {
    List<ControlChange> changes = played("steps:0=1,120=2,300=1", new Servers(0));

    assertThat(changes)
        .containsExactly(
            new ControlChange(0, ControlChange.WEB_NODES, 1),
            new ControlChange(150, ControlChange.WEB_NODES_ASKED, 2),
            new ControlChange(150, ControlChange.WEB_NODES, 2),
            new ControlChange(330, ControlChange.WEB_NODES_ASKED, 1),
            new ControlChange(330, ControlChange.WEB_NODES, 1));
  }

  @Test
  void keepsWhenServersWereAskedForAndWhenTheyWereReady() throws Exception {
    List<ControlChange> changes = played("steps:0=1,10=3", new Servers(75));

    assertThat(changes)
        .containsExactly(
            new ControlChange(0, ControlChange.WEB_NODES, 1),
            new ControlChange(40, ControlChange.WEB_NODES_ASKED, 3),
            new ControlChange(115, ControlChange.WEB_NODES, 3));
  }

  /** Second 20 and 30 are due while the servers of second 10 start: only the last one counts. */
  @Test
  void leavesOutStepsThatAreSupersededWhileServersStart() throws Exception {
    List<ControlChange> changes = played("steps:0=1,10=2,20=4,30=3,200=1", new Servers(75));

    assertThat(changes)
        .containsExactly(
            new ControlChange(0, ControlChange.WEB_NODES, 1),
            new ControlChange(40, ControlChange.WEB_NODES_ASKED, 2),
            new ControlChange(115, ControlChange.WEB_NODES, 2),
            new ControlChange(115, ControlChange.WEB_NODES_ASKED, 3),
            new ControlChange(190, ControlChange.WEB_NODES, 3),
            new ControlChange(230, ControlChange.WEB_NODES_ASKED, 1),
            new ControlChange(305, ControlChange.WEB_NODES, 1));
  }

  @Test
  void saysWhichStepTheSiteDidNotFollowAndEnds() throws Exception {
    NodePlayer player =
        player(
            "steps:0=1,10=2,20=1",
            count -> {
              throw new ServerFailedException("The balancer died");
            });

    player.play();

    assertThat(player.complaint())
        .contains(
            "At second 10 the site did not follow --node-schedule to 2 web node(s): The balancer"
                + " died");
    assertThat(time.now()).isEqualTo(MEASURED_FROM + 10);
  }

  @Test
  void endsWithTheLoadAlthoughAServerStillStarts() throws InterruptedException {
    CountDownLatch asked = new CountDownLatch(1);
    NodePlayer player =
        player(
            "steps:0=1,10=2",
            count -> {
              asked.countDown();
              new CountDownLatch(1).await();
            });
    player.start();
    asked.await();

    player.stop();

    assertThat(player.complaint()).isEmpty();
  }

  @Test
  void endsWithALoadThatNeverBegan() {
    NodePlayer player =
        new NodePlayer(
            NodeSchedule.parse("steps:0=1,10=2"),
            MEASURED_FROM,
            new ProgressTime(System::nanoTime),
            count -> {
              throw new IllegalStateException("There was no load");
            });
    player.start();

    player.stop();

    assertThat(player.complaint()).isEmpty();
  }

  private List<ControlChange> played(String schedule, Servers servers)
      throws IOException, InterruptedException {
    NodeSchedule nodes = NodeSchedule.parse(schedule);
    ControlledTrial trial =
        new ControlledTrial(
            folder,
            folder.resolve("client"),
            new ControlledSite(
                Optional.of(servers),
                Optional.empty(),
                nodes.first(),
                ControlledSite.Decider.SCHEDULE),
            time::nanos);
    player(schedule, trial::useScheduledWebNodes).play();
    List<Integer> reached = new ArrayList<>();
    List<ControlChange> changes = ControlChange.read(folder);
    changes.stream()
        .filter(change -> change.actuator().equals(ControlChange.WEB_NODES))
        .skip(1)
        .forEach(change -> reached.add((int) change.value()));
    assertThat(servers.used).isEqualTo(reached);
    return changes;
  }

  private NodePlayer player(String schedule, NodePlayer.Nodes nodes) {
    return new NodePlayer(NodeSchedule.parse(schedule), MEASURED_FROM, time, nodes);
  }

  /** Passes only when somebody waits. */
  private static final class VirtualTime implements LoadTime {

    private volatile double now;

    @Override
    public double now() {
      return now;
    }

    @Override
    public void await(double second) {
      now = Math.max(now, second);
    }

    long nanos() {
      return (long) (now * NANOS_PER_SECOND);
    }
  }

  /** Four web servers, any number of which is in use after so many seconds. */
  private final class Servers implements WebNodes {

    private final List<Integer> used = new ArrayList<>();
    private final double secondsToStart;

    Servers(double secondsToStart) {
      this.secondsToStart = secondsToStart;
    }

    @Override
    public int started() {
      return 4;
    }

    @Override
    public void use(int count) {
      time.await(time.now() + secondsToStart);
      used.add(count);
    }
  }
}
