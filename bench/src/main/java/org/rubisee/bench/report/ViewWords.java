package org.rubisee.bench.report;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** What trials showed of a figure, in a sentence per mix. */
final class ViewWords {
  private ViewWords() {}

  static String of(ReportModel part) {
    return part.mixes().stream().map(mix -> sentence(part, mix)).collect(Collectors.joining(" "));
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
    String others =
        peaks.stream()
            .skip(1)
            .map(point -> against(part, first, point))
            .collect(Collectors.joining(", "));
    return "In the %s mix the highest throughput is that of %s, %s interactions per second with %s clients%s%s."
        .formatted(
            mix,
            part.titleOf(first),
            Numbers.of(first.throughput().mean()),
            Numbers.of(first.clients()),
            others.isEmpty() ? "" : "; as a share of it: ",
            others);
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
        .collect(Collectors.joining(", "));
  }
}
