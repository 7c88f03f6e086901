package org.rubisee.measurement;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.HdrHistogram.EncodableHistogram;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;
import org.HdrHistogram.HistogramLogReader;
import org.junit.jupiter.api.Test;
import org.rubisee.application.Interaction;

/**
 * Merges what two emulators recorded that shared 400 clients of a static site for 16 seconds. What
 * is expected comes from HdrHistogram's own reader, bucket by bucket.
 */
class RecordedLogsTest {

  private static final String TIMES = "^(warm-up|measure|cool-down)/.+";

  @Test
  void mergedHistogramsAreTheSumOfTheRecordedOnesBucketByBucket() throws IOException {
    Map<String, Map<Long, Long>> expected =
        sums(MeasurementFolder.HISTOGRAMS, EncodableHistogram::getTag);

    Measurement merged = MeasurementFolder.read(recorded());

    assertThat(expected.keySet()).hasSizeGreaterThan(50).allMatch(tag -> tag.matches(TIMES));
    assertThat(buckets(merged)).isEqualTo(expected);
    assertThat(merged.header().processes()).isEqualTo(2);
    assertThat(merged.header().clients()).isEqualTo(400);
    assertThat(merged.header().partial()).isFalse();
  }

  @Test
  void eachProcessHasASharedBucketAndOneOfItsOwn() throws IOException {
    Map<Long, Long> first = measured(recorded().resolve("process-1"));
    Map<Long, Long> second = measured(recorded().resolve("process-2"));

    assertThat(first.keySet()).containsAnyElementsOf(second.keySet());
    assertThat(first.keySet()).isNotEqualTo(second.keySet());
  }

  @Test
  void mergedSecondsAreTheSumOfTheRecordedOnesBucketByBucket() throws IOException {
    Map<Long, Map<Long, Long>> expected =
        sums(
            MeasurementFolder.SECOND_HISTOGRAMS,
            line -> Math.round(line.getEndTimeStamp() / 1000.0));

    assertThat(expected).hasSizeGreaterThan(10);
    for (Map.Entry<Long, Map<Long, Long>> second : expected.entrySet()) {
      LatencyHistogram merged =
          MeasurementFolder.responseOf(recorded(), end -> end == second.getKey());
      assertThat(buckets(merged)).as("second %d", second.getKey()).isEqualTo(second.getValue());
    }
  }

  @Test
  void mergedCountsAreTheSumOfTheRecordedOnes() throws IOException {
    List<PhaseResult> parts = new ArrayList<>();
    for (Path process : processes()) {
      parts.add(MeasurementFolder.read(process).measured());
    }

    PhaseResult merged = MeasurementFolder.read(recorded()).measured();

    assertThat(merged.answered())
        .isEqualTo(parts.stream().mapToLong(PhaseResult::answered).sum())
        .isPositive();
    assertThat(merged.traffic().pages())
        .isEqualTo(parts.stream().mapToLong(part -> part.traffic().pages()).sum())
        .isPositive();
  }

  private static Map<Long, Long> measured(Path process) throws IOException {
    return buckets(MeasurementFolder.read(process).measured().response());
  }

  /** The buckets of all histograms of a result, by the tags that their log has. */
  private static Map<String, Map<Long, Long>> buckets(Measurement measurement) {
    Map<String, Map<Long, Long>> buckets = new TreeMap<>();
    measurement
        .phases()
        .forEach(
            (phase, result) -> {
              buckets.put(phase.label() + "/lag", buckets(result.lag()));
              for (Interaction interaction : result.interactions().keySet()) {
                InteractionResult times = result.interactions().get(interaction);
                String tag = phase.label() + "/" + interaction.label() + "/";
                buckets.put(tag + "response", buckets(times.response()));
                buckets.put(tag + "service", buckets(times.service()));
                buckets.put(tag + "with-images", buckets(times.withImages()));
              }
            });
    return buckets;
  }

  private static Map<Long, Long> buckets(LatencyHistogram times) {
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    times.writeTo(HistogramLog.begin(written), "merged", 0, 0);
    try (HistogramLogReader reader =
        new HistogramLogReader(new ByteArrayInputStream(written.toByteArray()))) {
      Map<Long, Long> buckets = new TreeMap<>();
      add((Histogram) reader.nextIntervalHistogram(), buckets);
      return buckets;
    }
  }

  /** What HdrHistogram's reader finds in the logs of all processes, summed up without its help. */
  private static <K> Map<K, Map<Long, Long>> sums(String file, Function<Histogram, K> key)
      throws IOException {
    Map<K, Map<Long, Long>> sums = new TreeMap<>();
    for (Path process : processes()) {
      try (HistogramLogReader reader = new HistogramLogReader(process.resolve(file).toFile())) {
        Histogram next = (Histogram) reader.nextIntervalHistogram();
        while (next != null) {
          add(next, sums.computeIfAbsent(key.apply(next), any -> new TreeMap<>()));
          next = (Histogram) reader.nextIntervalHistogram();
        }
      }
    }
    return sums;
  }

  private static void add(Histogram histogram, Map<Long, Long> buckets) {
    for (HistogramIterationValue bucket : histogram.recordedValues()) {
      buckets.merge(bucket.getValueIteratedTo(), bucket.getCountAtValueIteratedTo(), Long::sum);
    }
  }

  private static List<Path> processes() {
    return LongStream.rangeClosed(1, 2)
        .mapToObj(number -> recorded().resolve("process-" + number))
        .toList();
  }

  private static Path recorded() {
    try {
      return Path.of(RecordedLogsTest.class.getResource("two-processes").toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
