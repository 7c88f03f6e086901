package org.rubisee.measurement;

import com.fasterxml.jackson.annotation.JsonIgnoreType;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogWriter;

/**
 * A distribution of times: an HdrHistogram of microseconds with three significant digits that
 * nobody changes any more. Several are put together by adding their counts, never by averaging
 * percentiles. In files it stands in a {@link HistogramLog}, not in JSON.
 *
 * <p>It is kept in HdrHistogram's own encoding, about 100 bytes where the counters take 24 KiB or
 * more: a long run in blocks has hundreds of thousands. Each question decodes it again.
 */
@JsonIgnoreType
public final class LatencyHistogram {

  /** Significant decimal digits of all histograms. */
  public static final int DIGITS = 3;

  private static final double MICROS_PER_MILLI = 1000.0;
  private static final double WHOLE = 100;

  private static final LatencyHistogram EMPTY = new LatencyHistogram(new Histogram(DIGITS), 0);

  private final byte[] encodedMicros;
  private final long count;
  private final long unanswered;

  private LatencyHistogram(Histogram micros, long unanswered) {
    this(encoded(micros), micros.getTotalCount(), unanswered);
  }

  private LatencyHistogram(byte[] encodedMicros, long count, long unanswered) {
    this.encodedMicros = encodedMicros;
    this.count = count;
    this.unanswered = unanswered;
  }

  /** A distribution without a value. */
  public static LatencyHistogram empty() {
    return EMPTY;
  }

  static LatencyHistogram orEmpty(LatencyHistogram known) {
    return known == null ? empty() : known;
  }

  /** The present values of a histogram of microseconds. */
  public static LatencyHistogram ofMicros(Histogram histogram) {
    return new LatencyHistogram(histogram, 0);
  }

  /** The values of all of them. */
  public static LatencyHistogram merged(Collection<LatencyHistogram> parts) {
    Histogram sum = new Histogram(DIGITS);
    parts.stream().filter(part -> part.count > 0).forEach(part -> sum.add(part.micros()));
    return new LatencyHistogram(sum, parts.stream().mapToLong(part -> part.unanswered).sum());
  }

  /** The same with so many requests that got no page; percentiles count their time as infinite. */
  public LatencyHistogram withUnanswered(long requests) {
    return new LatencyHistogram(encodedMicros, count, requests);
  }

  /** How many requests got no page. */
  public long unanswered() {
    return unanswered;
  }

  /** The values of both. */
  LatencyHistogram plus(LatencyHistogram other) {
    return merged(List.of(this, other));
  }

  /**
   * Reads HdrHistogram's compressed V2 encoding of microseconds in Base64.
   *
   * @throws IllegalArgumentException if it is no encoded histogram
   */
  public static LatencyHistogram decoded(String base64) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(Base64.getDecoder().decode(base64));
      return new LatencyHistogram(Histogram.decodeFromCompressedByteBuffer(bytes, 0), 0);
    } catch (DataFormatException e) {
      throw new IllegalArgumentException("This is no compressed HdrHistogram: " + base64, e);
    }
  }

  /** Adds a line to a log. Its readable columns are milliseconds. */
  void writeTo(HistogramLogWriter log, String tag, double fromSecond, double toSecond) {
    Histogram micros = micros();
    micros.setTag(tag);
    log.outputIntervalHistogram(fromSecond, toSecond, micros, MICROS_PER_MILLI);
  }

  /** How many values there are, of answered requests. */
  public long count() {
    return count;
  }

  /** The mean in milliseconds; 0 when there is no value. */
  public double meanMillis() {
    return count() == 0 ? 0 : micros().getMean() / MICROS_PER_MILLI;
  }

  /** The standard deviation in milliseconds; 0 when there is no value. */
  public double deviationMillis() {
    return count() == 0 ? 0 : micros().getStdDeviation() / MICROS_PER_MILLI;
  }

  /**
   * The value in milliseconds that a share of all requests does not exceed; 0 when there is none.
   *
   * @param percentile from 0 to 100
   * @return infinite if fewer than this share of the requests were answered
   */
  public double millisAt(double percentile) {
    if (unanswered == 0) {
      return count() == 0 ? 0 : micros().getValueAtPercentile(percentile) / MICROS_PER_MILLI;
    }
    double ofAnswered = percentile * (count() + unanswered) / Math.max(1, count());
    return ofAnswered > WHOLE || count() == 0
        ? Double.POSITIVE_INFINITY
        : micros().getValueAtPercentile(ofAnswered) / MICROS_PER_MILLI;
  }

  /** The longest time in milliseconds; 0 when there is no value. */
  public double maxMillis() {
    return count() == 0 ? 0 : micros().getMaxValue() / MICROS_PER_MILLI;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LatencyHistogram that
        && micros().equals(that.micros())
        && unanswered == that.unanswered;
  }

  @Override
  public int hashCode() {
    return micros().hashCode();
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT, "%d values, p50 %.3f ms, p99 %.3f ms", count(), millisAt(50), millisAt(99));
  }

  private Histogram micros() {
    return Histogram.decodeFromByteBuffer(ByteBuffer.wrap(encodedMicros), 0);
  }

  private static byte[] encoded(Histogram histogram) {
    ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
    int length = histogram.encodeIntoByteBuffer(buffer);
    return Arrays.copyOf(buffer.array(), length);
  }
}
