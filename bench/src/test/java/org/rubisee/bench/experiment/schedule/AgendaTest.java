package org.rubisee.bench.experiment.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.stats.law.UniversalScalability;
import org.rubisee.measurement.load.Pace;

class AgendaTest {

  private static final UniversalScalability SITE = new UniversalScalability(0.14, 0.0005, 0.00001);
  private static final double THINK_SECONDS = Pace.PAPER.thinkSeconds();

  @Test
  void measuresAPointThatTwoFiguresAskForOnce() {
    Agenda agenda =
        Agenda.of(List.of(point("a", 100, 2), point("b", 100, 1), point("a", 100, 0)), 1, 1);
    assertThat(agenda.points()).containsExactly(point("a", 100, 0), point("b", 100, 1));
  }

  @Test
  void takesEarlierTurnsFirstInEachRoundAndProfilesOnce() {
    PlannedPoint profiled = new PlannedPoint("a", "bidding", 100, true, 1);
    Agenda agenda =
        Agenda.of(
            List.of(point("a", 100, 2), profiled, point("b", 100, 0), point("c", 100, 0)), 2, 5);
    List<TrialPoint> order = agenda.order();
    assertThat(order).hasSize(7);
    assertThat(order.subList(0, 2)).extracting(TrialPoint::configuration).contains("b", "c");
    assertThat(order.get(2).profiled()).isTrue();
    assertThat(order.subList(3, 7)).noneMatch(TrialPoint::profiled);
  }

  /** A plan from another machine may name any turn. */
  @Test
  @Timeout(10)
  void aLateTurnTakesNoTime() {
    Agenda agenda =
        Agenda.of(List.of(point("a", 100, Integer.MAX_VALUE), point("b", 100, 0)), 2, 5);
    assertThat(agenda.order())
        .extracting(TrialPoint::configuration)
        .containsExactly("b", "a", "b", "a");
  }

  @Test
  void goesOnWhereItWasInterrupted() {
    Agenda agenda =
        new Agenda(
            List.of(point("a", 50, 0), point("b", 50, 0)),
            List.of(
                new SweepSchedule.Series("c", "bidding"), new SweepSchedule.Series("d", "bidding")),
            List.of(new SweepSchedule.Series("d", "bidding")),
            2,
            11);
    List<Measured> whole = walk(agenda, List.of(), Integer.MAX_VALUE);
    for (int interruptedAfter : new int[] {0, 1, 5, 20, whole.size()}) {
      List<Measured> part = walk(agenda, List.of(), interruptedAfter);
      assertThat(walk(agenda, part, Integer.MAX_VALUE)).isEqualTo(whole);
    }
  }

  @Test
  void searchesAllCurvesBeforeItFillsThemAndRepeatsEachPoint() {
    Agenda agenda =
        new Agenda(
            List.of(),
            List.of(
                new SweepSchedule.Series("c", "bidding"), new SweepSchedule.Series("d", "bidding")),
            3,
            11);
    List<Measured> trials = walk(agenda, List.of(), Integer.MAX_VALUE);
    assertThat(trials).extracting(trial -> trial.point().number()).doesNotHaveDuplicates();
    for (Measured trial : trials) {
      assertThat(trials.stream().filter(other -> other.point().repeats(trial.point()))).hasSize(3);
    }
    int peak = LoadSearchTest.after(trials).peakClients();
    assertThat(trials).anyMatch(trial -> trial.point().clients() > 2.5 * peak);
  }

  @Test
  void profilesPastThePeakOnceAllCurvesAreComplete() {
    SweepSchedule.Series curve = new SweepSchedule.Series("c", "bidding");
    PlannedPoint known = new PlannedPoint("c", "bidding", 50, true, 0);
    Agenda agenda = new Agenda(List.of(known), List.of(curve), List.of(curve), 2, 11);
    List<Measured> trials = walk(agenda, List.of(), Integer.MAX_VALUE);

    List<TrialPoint> profiled =
        trials.stream().map(Measured::point).filter(TrialPoint::profiled).toList();
    assertThat(profiled).hasSize(2).first().extracting(TrialPoint::clients).isEqualTo(50);
    TrialPoint last = trials.get(trials.size() - 1).point();
    assertThat(last).isEqualTo(profiled.get(1));
    assertThat(SITE.throughput(last.clients())).isLessThan(SITE.throughput(SITE.peakClients()));
    assertThat(last.clients()).isGreaterThan((int) (1.4 * SITE.peakClients()));
    assertThat(agenda.schedule(THINK_SECONDS).expectedTrials(trials)).isEqualTo(trials.size());
  }

  @Test
  void announcesAboutAsManyTrialsOfACurveAsItTakes() {
    SweepSchedule.Series curve = new SweepSchedule.Series("c", "bidding");
    Agenda agenda = new Agenda(List.of(), List.of(curve), 1, 11);
    int announced = agenda.schedule(THINK_SECONDS).expectedTrials(List.of());
    List<Integer> taken = new ArrayList<>();
    for (double rate : new double[] {10, 20, 40, 80, 160, 320, 640}) {
      taken.add(walk(agenda, point -> Math.min(point.clients() / 7.01, rate)).size());
    }
    assertThat(taken.stream().mapToInt(Integer::intValue).average().orElse(0))
        .as("trials of curves, %s, with %d announced", taken, announced)
        .isBetween(announced - 1.5, announced + 1.5);
  }

  @Test
  void interleavesRepetitionsOfListedLoadsAndSearches() {
    Agenda agenda =
        new Agenda(
            List.of(point("a", 50, 0), point("b", 50, 0)),
            List.of(new SweepSchedule.Series("c", "bidding")),
            3,
            11);
    List<Integer> repetitions =
        walk(agenda, List.of(), Integer.MAX_VALUE).stream()
            .map(trial -> trial.point().repetition())
            .toList();
    assertThat(repetitions).isSorted().contains(1, 2, 3);
  }

  private static PlannedPoint point(String configuration, int clients, int turn) {
    return new PlannedPoint(configuration, "bidding", clients, false, turn);
  }

  /** Runs on a simulated site whose noise depends on the trial alone. */
  private static List<Measured> walk(Agenda agenda, List<Measured> begun, int most) {
    return walk(agenda, begun, most, point -> SITE.throughput(point.clients()));
  }

  private static List<Measured> walk(Agenda agenda, ToDoubleFunction<TrialPoint> site) {
    return walk(agenda, List.of(), Integer.MAX_VALUE, site);
  }

  private static List<Measured> walk(
      Agenda agenda, List<Measured> begun, int most, ToDoubleFunction<TrialPoint> site) {
    List<Measured> done = new ArrayList<>(begun);
    Schedule schedule = agenda.schedule(THINK_SECONDS);
    Optional<Step> next = schedule.next(done);
    while (next.isPresent() && done.size() < most) {
      TrialPoint point = next.get().point();
      double noise = 0.02 * new Random(point.hashCode()).nextGaussian();
      double throughput = site.applyAsDouble(point) * (1 + noise);
      done.add(new Measured(point, throughput, 0.01));
      assertThat(done).hasSizeLessThan(500);
      next = schedule.next(done);
    }
    return done;
  }
}
