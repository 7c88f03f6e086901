package org.rubisee.bench.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bench.results.ControlChange;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.emulator.load.RateOrder;
import org.rubisee.measurement.ArrivalCounts;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.MeasurementWriter;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.SecondSample;

/** What the endpoint answers. */
class ControlServerTest extends StartedControlServer {

  @ParameterizedTest
  @ValueSource(strings = {"", "two", "-1", "1.5", "1000", "1;2", "0", "4"})
  void rejectsWhatIsNoNumberOfServers(String body) throws IOException {
    follow(Optional.of(nodes));

    assertThat(send("PUT", "/web-nodes", token, body).status()).isEqualTo(400);
    assertThat(used).isEmpty();
    assertThat(ControlChange.read(folder)).hasSize(1);
  }

  @Test
  void rejectsOtherPathsAndMethods() throws IOException {
    follow(Optional.of(nodes));

    assertThat(send("GET", "/web-nodes", token, "").status()).isEqualTo(405);
    assertThat(send("POST", "/metrics", token, "1").status()).isEqualTo(405);
    assertThat(send("GET", "/../token", token, "").status()).isEqualTo(404);
  }

  @Test
  void saysThatNoTrialIsUnderWay() throws IOException {
    assertThat(send("PUT", "/web-nodes", token, "1").status()).isEqualTo(409);
    assertThat(send("GET", "/metrics", token, "").body())
        .contains("# TYPE rubis_trial_running gauge\nrubis_trial_running 0\n");
  }

  @Test
  void setsTheNumberOfServersAndKeepsEachChange() throws IOException {
    follow(Optional.of(nodes));

    assertThat(send("PUT", "/web-nodes", token, "1")).isEqualTo(new Reply(200, "1\n"));
    assertThat(send("PUT", "/web-nodes", token, " 3\n").status()).isEqualTo(200);

    assertThat(used).containsExactly(1, 3);
    assertThat(send("GET", "/metrics", token, "").body())
        .contains("\nrubis_web_nodes_in_use 3\n", "\nrubis_web_nodes_started 3\n");
    List<String> lines = Files.readAllLines(folder.resolve(ControlChange.FILE));
    assertThat(lines.get(0)).isEqualTo("at_seconds,actuator,value");
    assertThat(lines.stream().skip(1).map(line -> line.replaceFirst("^[0-9.]+,", "")).toList())
        .containsExactly(
            "web-nodes,3", "web-nodes-asked,1", "web-nodes,1", "web-nodes-asked,3", "web-nodes,3");
  }

  /** In Kubernetes a further server takes as long as a start. */
  @Test
  void showsMetricsWhileAServerStarts() throws Exception {
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch ready = new CountDownLatch(1);
    follow(
        Optional.of(
            new WebNodes() {
              @Override
              public int started() {
                return 3;
              }

              @Override
              public void use(int count) throws InterruptedException {
                asked.countDown();
                ready.await();
              }
            }));
    ExecutorService controller = Executors.newSingleThreadExecutor();
    try {
      Future<Reply> change = controller.submit(() -> send("PUT", "/web-nodes", token, "2"));
      asked.await();

      assertThat(send("GET", "/metrics", token, "").body())
          .contains("\nrubis_web_nodes_in_use 3\n");
      assertThat(ControlChange.read(folder))
          .extracting(ControlChange::actuator)
          .containsExactly("web-nodes", "web-nodes-asked");
      ready.countDown();
      assertThat(change.get().status()).isEqualTo(200);
      assertThat(send("GET", "/metrics", token, "").body())
          .contains("\nrubis_web_nodes_in_use 2\n");
    } finally {
      ready.countDown();
      controller.shutdownNow();
    }
  }

  @Test
  void changesNothingOfASiteThatKeepsItsServers() throws IOException {
    server.follow(
        Optional.of(
            new ControlledTrial(
                folder,
                folder.resolve("client"),
                new ControlledSite(Optional.of(nodes), Optional.empty(), 2))));

    Reply reply = send("PUT", "/web-nodes", token, "1");

    assertThat(reply.status()).isEqualTo(409);
    assertThat(reply.body()).contains("--static-nodes");
    assertThat(used).isEmpty();
    assertThat(ControlChange.read(folder))
        .containsExactly(new ControlChange(0, ControlChange.WEB_NODES, 2));
  }

  @Test
  void leavesServersToTheScheduleOfTheRun() throws Exception {
    ControlledTrial trial =
        follow(
            new ControlledSite(
                Optional.of(nodes), Optional.empty(), 1, ControlledSite.Decider.SCHEDULE));

    Reply reply = send("PUT", "/web-nodes", token, "3");
    trial.useScheduledWebNodes(2);

    assertThat(reply.status()).isEqualTo(409);
    assertThat(reply.body()).contains("--node-schedule");
    assertThat(used).containsExactly(2);
    assertThat(send("GET", "/metrics", token, "").body()).contains("\nrubis_web_nodes_in_use 2\n");
  }

  @Test
  void changesTheRateAndKeepsFromWhenItHolds() throws IOException {
    List<RateOrder> orders = new CopyOnWriteArrayList<>();
    ControlledTrial trial = follow(Optional.empty());
    assertThat(send("PUT", "/rate", token, "20").status()).isEqualTo(409);
    assertThat(send("GET", "/metrics", token, "").body()).doesNotContain("rubis_rate");
    trial.loadedBy(
        order -> {
          orders.add(order);
          return System.currentTimeMillis() + 1_000_000;
        });

    assertThat(send("PUT", "/rate", token, "20")).isEqualTo(new Reply(200, "20\n"));
    assertThat(send("GET", "/metrics", token, "").body())
        .contains("\nrubis_rate_per_second 20\n")
        .doesNotContain("rubis_rate_factor");
    assertThat(send("PUT", "/rate", token, " x1.5\n").status()).isEqualTo(200);
    assertThat(send("GET", "/metrics", token, "").body())
        .contains("\nrubis_rate_factor 1.500000\n")
        .doesNotContain("rubis_rate_per_second");

    assertThat(orders).containsExactly(RateOrder.parse("20"), RateOrder.parse("x1.5"));
    List<ControlChange> kept = ControlChange.read(folder);
    assertThat(kept)
        .extracting(ControlChange::actuator)
        .containsExactly("web-nodes", "rate", "rate-factor");
    assertThat(kept).extracting(ControlChange::value).containsExactly(1.0, 20.0, 1.5);
    assertThat(kept.get(1).atSeconds()).isBetween(900.0, 1_100.0);
  }

  @Test
  void refusesARateThatIsNoneOrThatTheLoadDoesNotHave() throws IOException {
    assertThat(send("PUT", "/rate", token, "20").status()).isEqualTo(409);
    ControlledTrial trial = follow(Optional.empty());
    trial.loadedBy(
        order -> {
          throw new IllegalArgumentException("The load is a closed loop");
        });

    assertThat(send("PUT", "/rate", token, "fast").status()).isEqualTo(400);
    assertThat(send("PUT", "/rate", token, "fast").body()).contains("like 20");
    assertThat(send("PUT", "/rate", token, "20"))
        .isEqualTo(new Reply(400, "The load is a closed loop\n"));
    assertThat(send("GET", "/rate", token, "").status()).isEqualTo(405);
    assertThat(send("PUT", "/rate", "", "20").status()).isEqualTo(401);
    assertThat(ControlChange.read(folder)).hasSize(1);
  }

  @Test
  void keepsNoRateThatTheLoadDoesNotConfirm() throws IOException {
    ControlledTrial trial = follow(Optional.empty());
    trial.loadedBy(
        order -> {
          throw new IOException("Load process 2 of 2 has not confirmed the rate");
        });

    assertThat(send("PUT", "/rate", token, "20").status()).isEqualTo(500);
    assertThat(ControlChange.read(folder)).hasSize(1);
  }

  @Test
  void setsTheSizeOfPoolsAndKeepsEachChange() throws IOException {
    follow(new ControlledSite(Optional.empty(), Optional.of(pools), 0));
    assertThat(send("GET", "/metrics", token, "").body())
        .contains("\nrubis_pool_size 64\n", "\nrubis_pool_size_started 64\n");

    assertThat(send("PUT", "/pool", token, "16")).isEqualTo(new Reply(200, "16\n"));
    assertThat(send("PUT", "/pool", token, "65").status()).isEqualTo(400);
    assertThat(send("PUT", "/pool", token, "many").body()).contains("like 16");
    assertThat(send("PUT", "/pool", token, "13"))
        .isEqualTo(new Reply(500, "The pool gave no connection in time\n"));
    assertThat(send("GET", "/pool", token, "").status()).isEqualTo(405);

    assertThat(used).containsExactly(16);
    assertThat(send("GET", "/metrics", token, "").body()).contains("\nrubis_pool_size 16\n");
    assertThat(ControlChange.read(folder))
        .filteredOn(change -> change.actuator().equals(ControlChange.POOL))
        .extracting(ControlChange::value)
        .containsExactly(64.0, 16.0);
  }

  @Test
  void refusesASiteWhosePoolsAreFixed() throws IOException {
    assertThat(send("PUT", "/pool", token, "16").status()).isEqualTo(409);
    follow(Optional.of(nodes));

    Reply reply = send("PUT", "/pool", token, "16");

    assertThat(reply.status()).isEqualTo(400);
    assertThat(reply.body()).contains("--pool");
    assertThat(send("GET", "/metrics", token, "").body()).doesNotContain("rubis_pool_size");
  }

  @Test
  void refusesASiteWithoutABalancer() throws IOException {
    follow(Optional.empty());

    Reply reply = send("PUT", "/web-nodes", token, "1");

    assertThat(reply.status()).isEqualTo(400);
    assertThat(reply.body()).contains("--web-nodes 2");
  }

  @Test
  void showsTotalsTheLastSecondAndTheTiers() throws IOException {
    ControlledTrial trial = follow(Optional.of(nodes));
    try (MeasurementWriter writer = new MeasurementWriter(folder.resolve("client"))) {
      writer.append(second(100, 20, new ArrivalCounts(25, 1)), LatencyHistogram.empty());
      writer.append(second(102, 30, new ArrivalCounts(35, 0)), LatencyHistogram.empty());
      trial.read(new TierSample(Tier.WEB, 1, 2, 1, 0, Map.of()));
      trial.read(new TierSample(Tier.WEB, 3, 3, 1.5, 0, Map.of()));

      String metrics = send("GET", "/metrics", token, "").body();

      assertThat(metrics.lines())
          .contains(
              "rubis_interactions_total{outcome=\"ok\"} 50",
              "rubis_interactions_total{outcome=\"failed\"} 4",
              "rubis_arrivals_total{offered=\"true\"} 60",
              "rubis_arrivals_total{offered=\"false\"} 1",
              "rubis_second 102",
              "rubis_phase{phase=\"measure\"} 1",
              "rubis_offered_per_second 17.500000",
              "rubis_answered_per_second 15",
              "rubis_unanswered_per_second 1",
              "rubis_clients 7",
              "rubis_response_seconds{quantile=\"0.95\"} 0",
              "rubis_cpu_seconds_total{tier=\"web\"} 4.500000",
              "rubis_cpu_cores{tier=\"web\"} 0.750000")
          .allMatch(
              line ->
                  line.matches(
                      "# (HELP|TYPE) rubis_\\w+ .+|rubis_\\w+(\\{\\w+=\"[^\"]*\"\\})? -?[0-9.]+"));
    }
  }

  private static SecondSample.Counts second(long end, long ok, ArrivalCounts arrivals) {
    return new SecondSample.Counts(end, Phase.MEASURE, 7, ok, 0, 0, 2, 0, 0, 0, 0, 0)
        .with(arrivals);
  }
}
