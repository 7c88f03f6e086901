package org.rubisee.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.NodeChange;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.measurement.Progress;
import org.rubisee.servers.ServerFailedException;

/** The load tells how far it is, and the nodes of the site follow the schedule. */
class NodeWatchTest {

  private static final int PATIENCE_SECONDS = 60;
  private static final int BROKEN = 3;

  @TempDir private Path folder;

  private final BlockingQueue<Integer> used = new LinkedBlockingQueue<>();

  @Test
  void theNodesOfATrialFollowTheirSchedule() throws Exception {
    NodeWatch watch = watch("steps:0=2,5=1");
    watch.begin(new Site(), folder);

    watch.progress(at(40));

    assertThat(used.poll(PATIENCE_SECONDS, TimeUnit.SECONDS)).isEqualTo(1);
    watch.end();
    assertThat(watch.complaint()).isEmpty();
    assertThat(NodeChange.read(folder)).extracting(NodeChange::event).startsWith("in-use", "asked");
  }

  @Test
  void complainsOfAStepThatTheSiteDidNotFollow() throws Exception {
    NodeWatch watch = watch("steps:0=2,5=3");
    watch.begin(new Site(), folder);

    watch.progress(at(40));

    assertThat(used.poll(PATIENCE_SECONDS, TimeUnit.SECONDS)).isEqualTo(BROKEN);
    while (watch.complaint().isEmpty()) {
      Thread.onSpinWait();
    }
    watch.end();
    assertThat(watch.complaint().orElseThrow()).contains("At second 5", "has gone");
  }

  @Test
  void asksForNothingBeforeAStepIsDue() throws IOException {
    NodeWatch watch = watch("steps:0=2,5000=1");
    watch.begin(new Site(), folder);

    watch.progress(at(40));
    watch.end();

    assertThat(used).isEmpty();
    assertThat(NodeChange.read(folder)).containsExactly(new NodeChange(0, NodeChange.IN_USE, 2));
  }

  /** As in Kubernetes: the second server is wanted at once, and ready later. */
  @Test
  void keepsWhatAnAutoscalerDoesAndComplainsOfIt() throws IOException {
    Deque<WebNodes.Count> counts =
        new ArrayDeque<>(List.of(count(1, 1), count(1, 1), count(2, 1), count(2, 2)));
    NodeWatch watch = new NodeWatch(TrialWatch.NONE, Optional.empty(), 30);
    watch.begin(new Site(Optional.of(autoscaler(counts))), folder);

    watch.progress(at(1));
    watch.progress(at(2));
    watch.progress(at(3));
    watch.progress(at(4));
    watch.end();

    assertThat(NodeChange.read(folder))
        .extracting(NodeChange::event, NodeChange::nodes)
        .containsExactly(
            tuple(NodeChange.IN_USE, 1), tuple(NodeChange.ASKED, 2), tuple(NodeChange.IN_USE, 2));
    assertThat(watch.complaint()).contains("It needs readings");
  }

  private static WebNodes.Count count(int asked, int ready) {
    return new WebNodes.Count(asked, ready);
  }

  private static WebNodes.Autoscaler autoscaler(Deque<WebNodes.Count> counts) {
    return new WebNodes.Autoscaler() {
      @Override
      public Optional<WebNodes.Count> count() {
        return Optional.ofNullable(counts.poll());
      }

      @Override
      public Optional<String> complaint() {
        return Optional.of("It needs readings");
      }
    };
  }

  private static NodeWatch watch(String schedule) {
    return new NodeWatch(TrialWatch.NONE, Optional.of(NodeSchedule.parse(schedule)), 30);
  }

  private static Progress at(double elapsedSeconds) {
    return new Progress("measure", elapsedSeconds, 100, 10, 20, 5, 0);
  }

  /** Has three web servers, of which the third is broken. */
  private final class Site implements RunningSite {

    private final Optional<WebNodes.Autoscaler> autoscaler;

    Site() {
      this(Optional.empty());
    }

    Site(Optional<WebNodes.Autoscaler> autoscaler) {
      this.autoscaler = autoscaler;
    }

    @Override
    public Optional<WebNodes> webNodes() {
      return Optional.of(
          new WebNodes() {
            @Override
            public int started() {
              return BROKEN;
            }

            @Override
            public Optional<WebNodes.Autoscaler> autoscaler() {
              return autoscaler;
            }

            @Override
            public void use(int count) {
              used.add(count);
              if (count == BROKEN) {
                throw new ServerFailedException("The third one has gone");
              }
            }
          });
    }

    @Override
    public URI baseUri() {
      return URI.create("http://127.0.0.1/site/");
    }

    @Override
    public List<TierReader> readers() {
      return List.of();
    }

    @Override
    public Map<Tier, Long> pids() {
      return Map.of();
    }

    @Override
    public boolean isAlive() {
      return true;
    }

    @Override
    public String logPlace() {
      return "nowhere";
    }

    @Override
    public void keepLogs(Path trialFolder) {
      // It has none.
    }

    @Override
    public void close() {
      // Nothing was started.
    }
  }
}
