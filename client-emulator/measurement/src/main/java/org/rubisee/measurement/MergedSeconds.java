package org.rubisee.measurement;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongPredicate;
import org.HdrHistogram.Histogram;

/** The seconds of several processes laid over each other: counts added, histograms merged. */
final class MergedSeconds {

  private static final double MILLIS_PER_SECOND = 1000.0;

  private MergedSeconds() {}

  static List<SecondSample> of(List<Path> folders) throws IOException {
    Map<Long, SecondSample.Counts> counts = new TreeMap<>();
    Map<Long, Histogram> responses = new TreeMap<>();
    for (Path folder : folders) {
      List<SecondSample> samples = SecondsCsv.read(folder.resolve(MeasurementFolder.SECONDS));
      for (SecondSample sample : samples) {
        counts.merge(sample.counts().epochSecond(), sample.counts(), SecondSample.Counts::plus);
      }
      HistogramLog.forEach(
          folder.resolve(MeasurementFolder.SECOND_HISTOGRAMS),
          line -> responses.merge(endSecond(line), line, MergedSeconds::sum));
    }
    List<SecondSample> merged = new ArrayList<>();
    counts.forEach(
        (second, sum) ->
            merged.add(
                SecondSample.of(
                    sum,
                    responses.containsKey(second)
                        ? LatencyHistogram.ofMicros(responses.get(second))
                        : LatencyHistogram.empty())));
    return merged;
  }

  /** The response times of the seconds that are wanted, by their ends since 1970. */
  static LatencyHistogram response(List<Path> folders, LongPredicate wanted) throws IOException {
    Histogram sum = new Histogram(LatencyHistogram.DIGITS);
    for (Path folder : folders) {
      HistogramLog.forEach(
          folder.resolve(MeasurementFolder.SECOND_HISTOGRAMS),
          line -> {
            if (wanted.test(endSecond(line))) {
              sum.add(line);
            }
          });
    }
    return LatencyHistogram.ofMicros(sum);
  }

  private static long endSecond(Histogram line) {
    return Math.round(line.getEndTimeStamp() / MILLIS_PER_SECOND);
  }

  private static Histogram sum(Histogram one, Histogram other) {
    one.add(other);
    return one;
  }
}
