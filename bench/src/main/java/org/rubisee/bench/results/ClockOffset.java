package org.rubisee.bench.results;

import org.rubisee.settings.Text;

/**
 * How far the clock of another machine is ahead of that of the bench, as exchanges of messages
 * showed.
 *
 * @param offsetMillis the most likely value, milliseconds; below 0: behind
 * @param uncertaintyMillis how far the true value can be from it: half of the shortest round trip
 */
public record ClockOffset(double offsetMillis, double uncertaintyMillis) {

  /** For example {@code +3.2 ± 0.2 ms}. */
  public String inWords() {
    return Text.of("%+.1f ± %.1f ms", offsetMillis, uncertaintyMillis);
  }
}
