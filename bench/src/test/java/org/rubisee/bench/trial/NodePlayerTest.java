package org.rubisee.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.NodeChange;
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
    List<NodeChange> changes = played("steps:0=1,120=2,300=1", new Servers(0));

    assertThat(changes)
        .containsExactly(
            new NodeChange(0, NodeChange.IN_USE, 1),
            new NodeChange(150, NodeChange.ASKED, 2),
            new NodeChange(150, NodeChange.IN_USE, 2),
            new NodeChange(330, NodeChange.ASKED, 1),
            new NodeChange(330, NodeChange.IN_USE, 1));
  }

  @Test
  void keepsWhenServersWereAskedForAndWhenTheyWereReady() throws Exception {
    List<NodeChange> changes = played("steps:0=1,10=3", new Servers(75));

    assertThat(changes)
        .containsExactly(
            new NodeChange(0, NodeChange.IN_USE, 1),
            new NodeChange(40, NodeChange.ASKED, 3),
            new NodeChange(115, NodeChange.IN_USE, 3));
  }

  /** Second 20 and 30 are due while the servers of second 10 start: only the last one counts. */
  @Test
  void leavesOutStepsThatAreSupersededWhileServersStart() throws Exception {
    List<NodeChange> changes = played("steps:0=1,10=2,20=4,30=3,200=1", new Servers(75));

    assertThat(changes)
        .containsExactly(
            new NodeChange(0, NodeChange.IN_USE, 1),
            new NodeChange(40, NodeChange.ASKED, 2),
            new NodeChange(115, NodeChange.IN_USE, 2),
            new NodeChange(115, NodeChange.ASKED, 3),
            new NodeChange(190, NodeChange.IN_USE, 3),
            new NodeChange(230, NodeChange.ASKED, 1),
            new NodeChange(305, NodeChange.IN_USE, 1));
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

  private List<NodeChange> played(String schedule, Servers servers)
      throws IOException, InterruptedException {
    NodeSchedule nodes = NodeSchedule.parse(schedule);
    NodeRecord record = new NodeRecord(folder, servers, nodes.first(), time::nanos);
    player(schedule, record::use).play();
    List<Integer> reached = new ArrayList<>();
    List<NodeChange> changes = NodeChange.read(folder);
    changes.stream()
        .filter(change -> change.event().equals(NodeChange.IN_USE))
        .skip(1)
        .forEach(change -> reached.add(change.nodes()));
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
