package org.rubisee.bench.sampling;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rubisee.bench.sampling.counter.CounterSource;

/**
 * The log of a JVM's garbage collector ({@code -Xlog:gc}): it costs the measured process next to
 * nothing, unlike asking it.
 */
public record GcLog(Path file) implements CounterSource {

  private static final Pattern PAUSE = Pattern.compile("GC\\(\\d+\\) Pause .* ([0-9.]+)ms");

  /** {@code gcMillis} and {@code gcPauses} since the JVM's start; 0 without a log. */
  @Override
  public Map<String, Double> counters() throws IOException {
    double millis = 0;
    double pauses = 0;
    if (Files.exists(file)) {
      Matcher matcher = PAUSE.matcher(Files.readString(file));
      while (matcher.find()) {
        millis += Double.parseDouble(matcher.group(1));
        pauses++;
      }
    }
    return Map.of("gcMillis", millis, "gcPauses", pauses);
  }
}
