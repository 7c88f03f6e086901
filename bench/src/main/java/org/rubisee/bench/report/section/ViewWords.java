package org.rubisee.bench.report.section;

import static java.util.stream.Collectors.joining;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.rubisee.bench.report.model.Contrast;
import org.rubisee.bench.report.model.HighestThroughput;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.settings.Text;

/** What trials showed of a figure, in a sentence per mix. */
final class ViewWords {
  private ViewWords() {}

  static String of(ReportModel part) {
    return part.mixes().stream().map(mix -> sentence(part, mix)).collect(joining(" "));
  }

  private static String sentence(ReportModel part, String mix) {
    return peaks(part, mix)
        .orElseGet(
            () ->
                Text.of(
                    "In the %s mix all keep up with their clients, so only what an interaction costs tells them apart: %s.",
                    mix, costs(part, mix)));
  }

  /** A sentence on the highest throughputs in a mix; empty if all keep up with their clients. */
  private static Optional<String> peaks(ReportModel part, String mix) {
    List<HighestThroughput> all =
        part.configurations().stream()
            .flatMap(configuration -> part.peak(configuration, mix).stream())
            .sorted(Comparator.comparingDouble(peak -> -peak.throughput().mean()))
            .toList();
    List<HighestThroughput> peaks = all.stream().filter(peak -> !part.keepsUp(peak)).toList();
    if (peaks.isEmpty()) {
      return Optional.empty();
    }
    HighestThroughput first = peaks.get(0);
    Map<Boolean, List<HighestThroughput>> others =
        peaks.stream().skip(1).collect(Collectors.partitioningBy(p -> isPeak(part, first, p)));
    return Optional.of(
        Text.of(
            "In the %s mix the highest throughput%s is that of %s%s%s%s.",
            mix,
            peaks.size() < all.size() ? " of those that met a limit" : "",
            withClients(part, first),
            listed("; as a share of it: ", others.get(true), p -> against(part, first, p)),
            listed("; with fewer clients: ", others.get(false), p -> withClients(part, p)),
            listed(
                "; still keeping up with the clients: ",
                all.stream().filter(part::keepsUp).toList(),
                p -> withClients(part, p))));
  }

  private static String listed(
      String head, List<HighestThroughput> peaks, Function<HighestThroughput, String> words) {
    return peaks.isEmpty() ? "" : head + peaks.stream().map(words).collect(joining(", "));
  }

  /** Whether more clients would not have made it more: there were as many, or they made it less. */
  private static boolean isPeak(ReportModel part, HighestThroughput first, HighestThroughput peak) {
    int most =
        part.points(peak.highest().mix()).stream()
            .filter(other -> other.configuration().equals(peak.highest().configuration()))
            .mapToInt(LoadPoint::clients)
            .max()
            .orElse(0);
    return most >= first.highest().clients() || peak.highest().clients() < most;
  }

  private static String withClients(ReportModel part, HighestThroughput peak) {
    return Text.of(
        "%s, %s interactions per second with %s clients",
        part.titleOf(peak.highest()),
        Numbers.of(peak.throughput().mean()),
        Numbers.of(peak.highest().clients()));
  }

  private static String against(ReportModel part, HighestThroughput first, HighestThroughput peak) {
    LoadPoint point = peak.highest();
    if (!Contrast.isPossible(first) || !Contrast.isPossible(peak)) {
      return part.titleOf(point) + " nothing that could be compared";
    }
    Contrast contrast = Contrast.ofPeaks(first, peak);
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
