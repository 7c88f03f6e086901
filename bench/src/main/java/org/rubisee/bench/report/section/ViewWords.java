package org.rubisee.bench.report.section;

import static java.util.stream.Collectors.joining;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.rubisee.bench.report.model.Contrast;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;

/** What trials showed of a figure, in a sentence per mix. */
final class ViewWords {
  private ViewWords() {}

  static String of(ReportModel part) {
    return part.mixes().stream().map(mix -> sentence(part, mix)).collect(joining(" "));
  }

  private static String sentence(ReportModel part, String mix) {
    List<LoadPoint> peaks =
        part.configurations().stream()
            .flatMap(configuration -> part.peak(configuration, mix).stream())
            .sorted(Comparator.comparingDouble(point -> -point.throughput().mean()))
            .toList();
    if (peaks.stream().allMatch(part::keepsUp)) {
      return "In the %s mix all keep up with their clients, so only what an interaction costs tells them apart: %s."
          .formatted(mix, costs(part, mix));
    }
    LoadPoint first = peaks.get(0);
    Map<Boolean, List<LoadPoint>> others =
        peaks.stream().skip(1).collect(Collectors.partitioningBy(p -> isPeak(part, first, p)));
    return "In the %s mix the highest throughput is that of %s%s%s."
        .formatted(
            mix,
            withClients(part, first),
            listed("; as a share of it: ", others.get(true), p -> against(part, first, p)),
            listed("; with fewer clients: ", others.get(false), p -> withClients(part, p)));
  }

  private static String listed(
      String head, List<LoadPoint> points, Function<LoadPoint, String> words) {
    return points.isEmpty() ? "" : head + points.stream().map(words).collect(joining(", "));
  }

  /** Whether more clients would not have made it more: there were as many, or they made it less. */
  private static boolean isPeak(ReportModel part, LoadPoint first, LoadPoint point) {
    int most =
        part.points(point.mix()).stream()
            .filter(other -> other.configuration().equals(point.configuration()))
            .mapToInt(LoadPoint::clients)
            .max()
            .orElse(0);
    return most >= first.clients() || point.clients() < most;
  }

  private static String withClients(ReportModel part, LoadPoint point) {
    return "%s, %s interactions per second with %s clients"
        .formatted(
            part.titleOf(point),
            Numbers.of(point.throughput().mean()),
            Numbers.of(point.clients()));
  }

  private static String against(ReportModel part, LoadPoint first, LoadPoint point) {
    if (!Contrast.isPossible(first) || !Contrast.isPossible(point)) {
      return part.titleOf(point) + " nothing that could be compared";
    }
    Contrast contrast = Contrast.ofThroughput(first, point, false);
    return part.titleOf(point)
        + " "
        + Numbers.of(contrast.comparison().ratio())
        + " ("
        + contrast.interval()
        + ")";
  }

  private static String costs(ReportModel part, String mix) {
    return part.costs(mix).stream()
        .sorted(Comparator.comparingDouble(LoadPoint::meanServerCpuMillis))
        .map(point -> part.titleOf(point) + " " + Numbers.millis(point.meanServerCpuMillis()))
        .collect(joining(", "));
  }
}
