package org.rubisee.emulator.load;

import java.util.Locale;

/**
 * Load that rises and falls periodically. It begins at its mean and rises.
 *
 * @param mean arrivals per second or clients, above 0
 * @param amplitude from 0 to the mean
 * @param period seconds, above 0
 */
record SineLoad(double mean, double amplitude, double period) implements LoadSchedule {

  static final String NAME = "sine";

  SineLoad {
    if (!(mean > 0 && amplitude <= mean && period > 0)) {
      throw new IllegalArgumentException(
          "A sine schedule needs mean > 0, amplitude <= mean and period > 0.");
    }
  }

  @Override
  public double at(double second) {
    return Math.max(0, mean + amplitude * Math.sin(2 * Math.PI * second / period));
  }

  @Override
  public double max() {
    return mean + amplitude;
  }

  @Override
  public boolean isConstant() {
    return amplitude == 0;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s:mean=%s,amplitude=%s,period=%s",
        NAME,
        ScheduleText.number(mean),
        ScheduleText.number(amplitude),
        ScheduleText.number(period));
  }
}
