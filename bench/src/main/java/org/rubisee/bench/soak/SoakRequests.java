package org.rubisee.bench.soak;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.rubisee.bench.fault.RequestSeries;

/**
 * The requests of a soak in windows of equal length. The log has millions of lines, so only times
 * are kept.
 */
final class SoakRequests {

  /** Windows of the measured time. */
  static final int WINDOWS = 120;

  private static final double P95 = 0.95;
  private static final double MILLIS_PER_SECOND = 1000;

  private final double from;
  private final double windowSeconds;
  private final List<LiveHeap.Pause> pauses;
  private final List<Times> windows = new ArrayList<>();
  private long all;
  private long refused;
  private long failed;

  /** Times of the dynamic pages of a window, milliseconds. */
  private static final class Times {
    private float[] millis = new float[64];
    private int count;

    void add(double value) {
      if (count == millis.length) {
        millis = Arrays.copyOf(millis, 2 * count);
      }
      millis[count++] = (float) value;
    }

    double mean() {
      double sum = 0;
      for (int i = 0; i < count; i++) {
        sum += millis[i];
      }
      return sum / count;
    }

    double p95() {
      float[] sorted = Arrays.copyOf(millis, count);
      Arrays.sort(sorted);
      return sorted[(int) Math.ceil(P95 * count) - 1];
    }
  }

  private SoakRequests(double from, double to, List<LiveHeap.Pause> pauses) {
    this.from = from;
    this.windowSeconds = (to - from) / WINDOWS;
    this.pauses = List.copyOf(pauses);
    for (int i = 0; i < WINDOWS; i++) {
      windows.add(new Times());
    }
  }

  /**
   * Reads the log of an emulator.
   *
   * @param folder of the emulator
   * @param startMillis when the clients started, milliseconds since 1970
   * @param from begin of the measured time, seconds after this start
   * @param to its end
   * @param pauses whose requests are counted only if they failed
   */
  static SoakRequests in(
      Path folder, long startMillis, double from, double to, List<LiveHeap.Pause> pauses)
      throws IOException {
    SoakRequests requests = new SoakRequests(from, to, pauses);
    RequestSeries.read(folder, one -> requests.add(one, startMillis));
    return requests;
  }

  private void add(RequestSeries.Request request, long startMillis) {
    double end = (request.endEpochMillis() - startMillis) / MILLIS_PER_SECOND;
    int window = (int) Math.floor((end - from) / windowSeconds);
    if (window < 0 || window >= WINDOWS) {
      return;
    }
    if (request.outcome().isFailure()) {
      failed++;
    }
    all++;
    double begin = end - request.millis() / MILLIS_PER_SECOND;
    if (pauses.stream().anyMatch(pause -> pause.contains(end) || pause.contains(begin))) {
      return;
    }
    if (request.isRefused()) {
      refused++;
    } else if (request.isGood() && request.interaction().isDynamic()) {
      windows.get(window).add(request.millis());
    }
  }

  /** Adds mean and 95th percentile of each window that has a page. */
  void addTo(SoakSamples samples) {
    for (int i = 0; i < WINDOWS; i++) {
      Times times = windows.get(i);
      if (times.count > 0) {
        double middle = from + (i + 0.5) * windowSeconds;
        samples.add(SoakSeries.MEAN.label(), middle, times.mean());
        samples.add(SoakSeries.P95.label(), middle, times.p95());
      }
    }
  }

  /** Requests of the measured time. */
  long all() {
    return all;
  }

  /** Share of those that failed, 0 to 1; 1 if there is none. */
  double failedShare() {
    return all == 0 ? 1 : (double) failed / all;
  }

  /** Share of those that were refused, those in pauses left out, 0 to 1. */
  double refusedShare() {
    return all == 0 ? 0 : (double) refused / all;
  }
}
