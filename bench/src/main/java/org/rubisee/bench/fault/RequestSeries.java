package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.application.Application;
import org.rubisee.application.Interaction;
import org.rubisee.bench.fault.site.TestBed;
import org.rubisee.emulator.record.RequestLog;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Outcome;

/** All page requests of a trial, as the emulator kept them. */
public final class RequestSeries {

  private static final int CELLS = 4;
  private static final int DECIMALS = 3;
  private static final int MILLIS_PER_SECOND = 1000;
  private static final double P95 = 0.95;

  private final List<Request> requests;

  /**
   * A request.
   *
   * @param endEpochMillis when it ended
   * @param interaction the page
   * @param outcome how it ended
   * @param millis how long it took
   */
  public record Request(
      long endEpochMillis, Interaction interaction, Outcome outcome, double millis) {

    /** Whether a page came. */
    public boolean isGood() {
      return outcome == Outcome.OK || outcome == Outcome.REJECTED;
    }

    /** Whether the site had no room for it. */
    public boolean isRefused() {
      return outcome == Outcome.REFUSED;
    }
  }

  /**
   * The requests of some seconds that are looked at.
   *
   * @param count how many
   * @param badShare share of those that got no page
   * @param meanMillis mean time of all
   * @param longestMillis the longest time
   * @param othersMeanMillis mean time of the requests for dynamic pages that are not looked at; 0:
   *     there are none
   */
  record Span(
      int count,
      double badShare,
      double meanMillis,
      double longestMillis,
      double othersMeanMillis) {

    private static Span of(List<Request> requests, List<Request> others) {
      double bad = requests.stream().filter(one -> !one.isGood()).count();
      return new Span(
          requests.size(),
          requests.isEmpty() ? 0 : bad / requests.size(),
          mean(requests.stream()),
          requests.stream().mapToDouble(Request::millis).max().orElse(0),
          mean(others.stream().filter(one -> one.interaction().isDynamic())));
    }

    private static double mean(Stream<Request> requests) {
      return requests.mapToDouble(Request::millis).average().orElse(0);
    }
  }

  /**
   * One second.
   *
   * @param epochSecond when it began
   * @param good requests that got a page
   * @param bad requests that got none
   * @param meanMillis their mean time
   * @param p95Millis the time within which 95 % of them ended
   */
  record Second(long epochSecond, int good, int bad, double meanMillis, double p95Millis) {}

  RequestSeries(List<Request> requests) {
    this.requests = List.copyOf(requests);
  }

  /** Reads the log of the clients of a trial. */
  static RequestSeries ofTrial(Path trial) throws IOException {
    return in(TestBed.clientFolder(trial));
  }

  /** Reads the log of an emulator, by the end of requests. */
  static RequestSeries in(Path folder) throws IOException {
    List<Request> requests = new ArrayList<>();
    if (Files.exists(folder.resolve(RequestLog.REQUESTS))) {
      read(folder, requests::add);
    }
    requests.sort(Comparator.comparingLong(Request::endEpochMillis));
    return new RequestSeries(requests);
  }

  /**
   * Reads the log of an emulator line by line: it may have hundreds of megabytes. A line that was
   * cut off is left out.
   */
  public static void read(Path folder, Consumer<Request> reader) throws IOException {
    Application application = MeasurementFolder.application(folder);
    try (Stream<String> lines = Files.lines(folder.resolve(RequestLog.REQUESTS))) {
      lines
          .skip(1)
          .map(line -> line.split(","))
          .filter(cells -> cells.length == CELLS && isWhole(cells[CELLS - 1]))
          .forEach(cells -> reader.accept(request(cells, application)));
    }
  }

  /** The log has milliseconds with three decimals. */
  private static boolean isWhole(String millis) {
    int point = millis.indexOf('.');
    return point > 0 && millis.length() - point == DECIMALS + 1;
  }

  private static Request request(String[] cells, Application application) {
    return new Request(
        Long.parseLong(cells[0]),
        application.interaction(cells[1]),
        outcome(cells[2]),
        Double.parseDouble(cells[3]));
  }

  private static Outcome outcome(String label) {
    return Stream.of(Outcome.values())
        .filter(one -> one.label().equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("No outcome is called '" + label + "'"));
  }

  /** Those of several series, which follow each other in time. */
  static RequestSeries together(List<RequestSeries> parts) {
    return new RequestSeries(parts.stream().flatMap(part -> part.requests.stream()).toList());
  }

  /**
   * Those of several series, laid over each other.
   *
   * @param parts with the times that {@link #since} gives them
   */
  static RequestSeries superposed(List<RequestSeries> parts) {
    return new RequestSeries(
        parts.stream()
            .flatMap(part -> part.requests.stream())
            .sorted(Comparator.comparingLong(Request::endEpochMillis))
            .toList());
  }

  /** Those that ended in some seconds from a moment on, as if it had been at epoch milli 0. */
  RequestSeries since(long moment, long seconds) {
    return new RequestSeries(
        between(moment, moment + seconds * MILLIS_PER_SECOND).requests.stream()
            .map(
                one ->
                    new Request(
                        one.endEpochMillis() - moment,
                        one.interaction(),
                        one.outcome(),
                        one.millis()))
            .toList());
  }

  /** Those of dynamic pages, which alone have a limit of requests. */
  RequestSeries dynamic() {
    return new RequestSeries(
        requests.stream().filter(one -> one.interaction().isDynamic()).toList());
  }

  /** Those that ended in a time, from one moment until before another, epoch millis. */
  RequestSeries between(long from, long to) {
    return new RequestSeries(
        requests.stream()
            .filter(one -> one.endEpochMillis() >= from && one.endEpochMillis() < to)
            .toList());
  }

  /** When the last one ended, epoch millis; 0: there is none. */
  long lastMillis() {
    return requests.isEmpty() ? 0 : requests.get(requests.size() - 1).endEpochMillis();
  }

  /** How many there are. */
  int count() {
    return requests.size();
  }

  /** Share of those that neither got a page nor were refused, 0 to 1. */
  double failedShare() {
    double failed = requests.stream().filter(one -> one.outcome().isFailure()).count();
    return requests.isEmpty() ? 0 : failed / requests.size();
  }

  /** Share of those that were refused, 0 to 1. */
  double refusedShare() {
    double refused = requests.stream().filter(Request::isRefused).count();
    return requests.isEmpty() ? 0 : refused / requests.size();
  }

  /**
   * How far the pages that came are from those of another series: the total variation distance.
   *
   * @return the share that would have to be other pages, 0 to 1; 0 if none came to either
   */
  double pageDistance(RequestSeries other) {
    Map<Interaction, Double> own = pageShares();
    Map<Interaction, Double> others = other.pageShares();
    return Stream.concat(own.keySet().stream(), others.keySet().stream())
            .distinct()
            .mapToDouble(
                page -> Math.abs(own.getOrDefault(page, 0.0) - others.getOrDefault(page, 0.0)))
            .sum()
        / 2;
  }

  private Map<Interaction, Double> pageShares() {
    List<Interaction> pages =
        requests.stream().filter(Request::isGood).map(Request::interaction).toList();
    return pages.stream()
        .collect(
            Collectors.groupingBy(
                page -> page, Collectors.summingDouble(page -> 1.0 / pages.size())));
  }

  /**
   * The time within which a share of all that were not refused got a page, milliseconds. Infinite
   * if fewer got one.
   *
   * @param share 0 to 1
   */
  double admittedMillis(double share) {
    double[] times =
        requests.stream()
            .filter(one -> !one.isRefused())
            .mapToDouble(one -> one.isGood() ? one.millis() : Double.POSITIVE_INFINITY)
            .sorted()
            .toArray();
    return times.length == 0 ? Double.POSITIVE_INFINITY : quantile(times, share);
  }

  private static double quantile(double[] sorted, double share) {
    return sorted[(int) Math.ceil(share * sorted.length) - 1];
  }

  /** The requests that were under way at some moment of a time, both ends in epoch millis. */
  Span span(long from, long to, Effect effect) {
    Map<Boolean, List<Request>> byLook =
        requests.stream()
            .filter(one -> one.endEpochMillis() >= from)
            .filter(one -> one.endEpochMillis() - one.millis() <= to)
            .collect(
                Collectors.partitioningBy(
                    one ->
                        effect.interactions().isEmpty()
                            || effect.interactions().contains(one.interaction())));
    return Span.of(byLook.get(true), byLook.get(false));
  }

  /** Each second from the first answer to the last. */
  List<Second> seconds() {
    List<Second> seconds = new ArrayList<>();
    if (requests.isEmpty()) {
      return seconds;
    }
    long first = requests.get(0).endEpochMillis() / MILLIS_PER_SECOND;
    long last = requests.get(requests.size() - 1).endEpochMillis() / MILLIS_PER_SECOND;
    List<List<Request>> bySecond =
        Stream.<List<Request>>generate(ArrayList::new).limit(last - first + 1).toList();
    for (Request one : requests) {
      long second = one.endEpochMillis() / MILLIS_PER_SECOND - first;
      bySecond.get((int) Math.max(0, second)).add(one);
    }
    for (int i = 0; i < bySecond.size(); i++) {
      seconds.add(second(first + i, bySecond.get(i)));
    }
    return seconds;
  }

  private static Second second(long epochSecond, List<Request> all) {
    int good = (int) all.stream().filter(Request::isGood).count();
    double[] times = all.stream().mapToDouble(Request::millis).sorted().toArray();
    return new Second(
        epochSecond,
        good,
        all.size() - good,
        all.stream().mapToDouble(Request::millis).average().orElse(0),
        times.length == 0 ? 0 : quantile(times, P95));
  }

  /** Pages per second between two moments, epoch millis. */
  double goodRate(long from, long to) {
    long good =
        requests.stream()
            .filter(Request::isGood)
            .filter(one -> one.endEpochMillis() >= from && one.endEpochMillis() < to)
            .count();
    return to > from ? (double) MILLIS_PER_SECOND * good / (to - from) : 0;
  }

  /**
   * How long after a moment the site was well again: for some seconds in a row nearly all requests
   * got a page, at nearly the rate of the control. Seconds without a page are not well, whatever
   * that rate.
   *
   * @param epochMillis when the fault ended
   * @param controlRate pages per second of the control
   * @param recovery what well means
   * @return seconds; empty: it was not well until the end
   */
  OptionalDouble secondsToRecovery(long epochMillis, double controlRate, Recovery recovery) {
    List<Second> after =
        seconds().stream()
            .filter(one -> one.epochSecond() * MILLIS_PER_SECOND >= epochMillis)
            .toList();
    for (int i = 0; i + recovery.wellSeconds() <= after.size(); i++) {
      List<Second> run = after.subList(i, i + recovery.wellSeconds());
      double good = run.stream().mapToInt(Second::good).sum();
      double bad = run.stream().mapToInt(Second::bad).sum();
      if (good > 0
          && bad <= recovery.badShare() * (good + bad)
          && good / recovery.wellSeconds() >= recovery.rateShare() * controlRate) {
        double millis = run.get(0).epochSecond() * (double) MILLIS_PER_SECOND - epochMillis;
        return OptionalDouble.of(Math.max(0, millis) / MILLIS_PER_SECOND);
      }
    }
    return OptionalDouble.empty();
  }
}
