package org.rubisee.bench.experiment.schedule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.settings.Text;

/**
 * Searches the peak of each configuration in each mix, then fills the curves. The searches take
 * turns, and so do the points of the curves; the seed decides the order of each round. A curve ends
 * with the first of its trials for which there is no time.
 */
public final class SweepSchedule implements Schedule {

  /** What a curve usually takes before its peak is known, and in all. */
  public static final int USUAL_POINTS = 14;

  /** The turn of all its trials: what they are is not known before, nor how long they all take. */
  private static final int OPTIONAL = 1;

  private final List<Series> series;
  private final List<Series> pastPeak;
  private final Trials trials;
  private final long seed;
  private final LoadSearch.Limits limits;

  /**
   * A curve that is looked for.
   *
   * @param configuration the configuration's name
   * @param mix the mix
   */
  public record Series(String configuration, String mix) {

    boolean has(TrialPoint point) {
      return point.configuration().equals(configuration)
          && point.mix().equals(mix)
          && !point.profiled();
    }
  }

  /**
   * How often, and how trials are counted.
   *
   * @param perPoint trials of each point of a curve, from 1; those of the search count
   * @param firstNumber the number of the first trial
   */
  public record Trials(int perPoint, int firstNumber) {}

  /**
   * Searches for curves within these limits.
   *
   * @param pastPeak which of the curves are profiled past their peak, when all are complete
   */
  SweepSchedule(
      List<Series> series,
      List<Series> pastPeak,
      Trials trials,
      LoadSearch.Limits limits,
      long seed) {
    this.series = List.copyOf(series);
    this.pastPeak = List.copyOf(pastPeak);
    this.trials = trials;
    this.limits = limits;
    this.seed = seed;
  }

  @Override
  public Optional<Step> next(List<Measured> done) {
    int last = done.stream().mapToInt(known -> known.point().number()).max().orElse(0);
    int number = Math.max(trials.firstNumber(), last + 1);
    return nextProbe(done, number)
        .or(() -> nextOfCurves(done, number))
        .or(() -> nextPastPeak(done, number));
  }

  @Override
  public int expectedTrials(List<Measured> done) {
    int ofCurves =
        series.stream()
            .mapToInt(
                one -> {
                  if (isOutOfTime(one, done)) {
                    return of(one, done).size();
                  }
                  LoadSearch search = search(one, done);
                  int points = search.next().isPresent() ? USUAL_POINTS : search.filled().size();
                  return points * trials.perPoint();
                })
            .sum();
    return ofCurves + pastPeak.size();
  }

  /** The search that had fewest trials comes first. */
  private Optional<Step> nextProbe(List<Measured> done, int number) {
    int fewest = Integer.MAX_VALUE;
    Optional<Step> next = Optional.empty();
    for (Series one : shuffled(unfinished(done), done.size() / Math.max(1, series.size()))) {
      int tried = of(one, done).size();
      Optional<LoadSearch.Probe> probe = search(one, done).next();
      if (probe.isPresent() && tried < fewest) {
        fewest = tried;
        next = Optional.of(step(one, probe.get(), number));
      }
    }
    return next;
  }

  private static Step step(Series one, LoadSearch.Probe probe, int number) {
    return new Step(
        new TrialPoint(number, one.configuration(), one.mix(), probe.clients(), 1),
        OPTIONAL,
        probe.reason());
  }

  /** A missing trial of the lowest repetition. */
  private Optional<Step> nextOfCurves(List<Measured> done, int number) {
    for (int repetition = 1; repetition <= trials.perPoint(); repetition++) {
      List<Step> round = new ArrayList<>();
      for (Series one : unfinished(done)) {
        LoadSearch search = search(one, done);
        for (int clients : search.filled()) {
          TrialPoint point =
              new TrialPoint(number, one.configuration(), one.mix(), clients, repetition);
          round.add(new Step(point, OPTIONAL, reason(search, repetition)));
        }
      }
      Optional<Step> missing =
          shuffled(round, -repetition).stream()
              .filter(step -> done.stream().noneMatch(known -> isSame(known, step)))
              .findFirst();
      if (missing.isPresent()) {
        return missing;
      }
    }
    return Optional.empty();
  }

  /** A profile that is missing. */
  private Optional<Step> nextPastPeak(List<Measured> done, int number) {
    return pastPeak.stream()
        .filter(unfinished(done)::contains)
        .map(one -> pastPeak(one, search(one, done), number))
        .filter(step -> done.stream().noneMatch(known -> known.point().repeats(step.point())))
        .findFirst();
  }

  private static Step pastPeak(Series one, LoadSearch search, int number) {
    TrialPoint point =
        new TrialPoint(number, one.configuration(), one.mix(), search.clientsPastPeak(), 1, true);
    return new Step(
        point,
        OPTIONAL,
        Text.of("profile past the peak, which has %d clients", search.peakClients()));
  }

  private static String reason(LoadSearch search, int repetition) {
    return Text.of(
        "round %d of the curve: peak %d clients, knee %d",
        repetition, search.peakClients(), search.kneeClients());
  }

  private static boolean isSame(Measured known, Step step) {
    return known.point().repeats(step.point())
        && known.point().repetition() == step.point().repetition();
  }

  /**
   * The search of a curve. Trials that follow when its peak is known fill the curve, and must not
   * move its points; but one that lies above the peak shows that it was none, and the search goes
   * on from there.
   */
  private LoadSearch search(Series one, List<Measured> done) {
    LoadSearch search = new LoadSearch(limits);
    for (Measured trial : of(one, done)) {
      if (search.next().isPresent() || search.isRefutedBy(trial)) {
        search.add(trial);
      }
    }
    return search;
  }

  private List<Series> unfinished(List<Measured> done) {
    return series.stream().filter(one -> !isOutOfTime(one, done)).toList();
  }

  private static boolean isOutOfTime(Series one, List<Measured> done) {
    return of(one, done).stream().anyMatch(Measured::outOfTime);
  }

  private static List<Measured> of(Series one, List<Measured> done) {
    return done.stream().filter(trial -> one.has(trial.point())).toList();
  }

  private <T> List<T> shuffled(List<T> list, long round) {
    List<T> shuffled = new ArrayList<>(list);
    Collections.shuffle(shuffled, new Random(seed * 1_000_003 + round));
    return shuffled;
  }
}
