package org.rubisee.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.TypedLoad;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.experiment.schedule.Measured;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.experiment.schedule.Schedule;
import org.rubisee.bench.experiment.schedule.Step;
import org.rubisee.bench.experiment.schedule.SweepSchedule;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.emulator.load.Workload;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.WarmUp;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;

class TrialOrderTest {

  @Test
  void meetsEveryPointOnceBeforeItMeetsOneAgain() {
    List<TrialPoint> order = plan(7).order();
    assertThat(order).hasSize(24);
    for (int round = 1; round <= 3; round++) {
      int repetition = round;
      List<TrialPoint> trials = order.subList((round - 1) * 8, round * 8);
      assertThat(trials).allMatch(trial -> trial.repetition() == repetition);
      assertThat(trials.stream().map(t -> t.configuration() + t.mix() + t.clients()))
          .doesNotHaveDuplicates();
    }
    assertThat(order.stream().map(TrialPoint::number))
        .containsExactlyElementsOf(IntStream.rangeClosed(1, 24).boxed().toList());
  }

  @Test
  void repeatsItsOrderWithTheSameSeedOnly() {
    assertThat(plan(7).order()).isEqualTo(plan(7).order()).isNotEqualTo(plan(8).order());
  }

  @Test
  void letsAllImplementationsMeetTheSameCustomers() {
    TrialsPlan plan = plan(7);
    TrialPoint first = new TrialPoint(1, "i1", "bidding", 100, 1);
    TrialPoint other = new TrialPoint(2, "i2", "bidding", 100, 1);
    TrialPoint again = new TrialPoint(3, "i1", "bidding", 100, 2);
    assertThat(plan.workload(first)).isEqualTo(plan.workload(other));
    assertThat(plan.workload(first).seed()).isNotEqualTo(plan.workload(again).seed());
  }

  @Test
  void customersOfOperationsDoNotWalkAndThinkAsLongAsTheyAreAsked() {
    LoadSpec load =
        new LoadSpec("auction", Phases.SHORT, MatrixSet.RUBIS_EE, ImageLoading.NONE)
            .with(new Pace(0, 0, 900, 60));
    TrialsPlan plan = TrialsPlan.of(List.of(), load, Agenda.of(List.of(), 1, 7), false);
    Workload workload = plan.workload(new TrialPoint(1, "i1", "select", 10, 1));
    assertThat(workload.matrices()).isEqualTo(MatrixSet.OPERATIONS);
    assertThat(workload.pace().thinkSeconds()).isZero();
  }

  @Test
  void searchesTheKneeWithTheThinkTimeOfItsLoad() {
    assertThat(reasonToFillTheCurve(1)).contains("peak 100 clients, knee 51");
    assertThat(reasonToFillTheCurve(7)).contains("peak 100 clients, knee 100");
  }

  @Test
  void profilesMayWarmUpUntilSteady() {
    Phases profile = TypedLoad.phases("60-600/120/5");
    assertThat(profile.warmUp()).isEqualTo(new WarmUp(60, 600));
    assertThat(profile.totalSeconds()).isEqualTo(725);
    assertThat(TypedLoad.phases("30/120/5").warmUp().isUntilSteady()).isFalse();
    for (String wrong : List.of("600-60/120/5", "60-/120/5", "60-600/two/5", "60-600", "quik")) {
      assertThatThrownBy(() -> TypedLoad.phases(wrong))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("60-600");
    }
  }

  /** On a site that answers within 10 ms and saturates at 50 interactions per second. */
  private static String reasonToFillTheCurve(double thinkSeconds) {
    LoadSpec load =
        new LoadSpec("auction", Phases.SHORT, MatrixSet.RUBIS_EE, ImageLoading.NONE)
            .with(TypedLoad.pace(thinkSeconds));
    List<SweepSchedule.Series> curves = List.of(new SweepSchedule.Series("i1", "bidding"));
    Schedule schedule =
        TrialsPlan.of(List.of(), load, new Agenda(List.of(), curves, 1, 7), false).schedule();
    List<Measured> done = new ArrayList<>();
    Step next = schedule.next(done).orElseThrow();
    while (next.reason().startsWith("search")) {
      int clients = next.point().clients();
      double throughput = Math.min(clients / 1.01, 50) + clients / 2000.0;
      done.add(new Measured(next.point(), throughput, 0.01));
      next = schedule.next(done).orElseThrow();
    }
    return next.reason();
  }

  private static TrialsPlan plan(long seed) {
    List<PlannedPoint> points = new ArrayList<>();
    for (String configuration : List.of("i1", "i2")) {
      for (String mix : List.of("browsing", "bidding")) {
        for (int clients : List.of(200, 100)) {
          points.add(new PlannedPoint(configuration, mix, clients));
        }
      }
    }
    return TrialsPlan.of(
        SiteConfiguration.of(implementations(2, 0), Knobs.STANDARD),
        new LoadSpec("auction", Phases.SHORT, MatrixSet.RUBIS_EE, ImageLoading.CACHED),
        Agenda.of(points, 3, seed),
        false);
  }

  private static List<Implementation> implementations(int count, int withAppTier) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(i -> implementation(i, i <= withAppTier))
        .toList();
  }

  private static Implementation implementation(int order, boolean hasAppTier) {
    Properties properties = new Properties();
    properties.putAll(Map.of("name", "i" + order, "title", "I" + order, "order", "" + order));
    properties.put("web", "i.war");
    properties.put("app", hasAppTier ? "i.jar" : "");
    return Implementation.of(Path.of("i" + order), properties);
  }
}
