package org.rubisee.emulator.load;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.rubisee.measurement.NamedPart;

/**
 * A flash crowd: load that rises linearly, stays high, and falls linearly (the model of Ari et al.,
 * "Managing flash crowds on the Internet", MASCOTS 2003).
 *
 * @param base load before and after, from 0
 * @param peak load in between, at least the base
 * @param start when the rise begins, seconds from 0
 * @param rise how long it takes, seconds from 0
 * @param hold how long the load stays at its peak, seconds from 0
 * @param fall how long it takes to come back, seconds from 0
 */
record FlashCrowd(double base, double peak, double start, double rise, double hold, double fall)
    implements LoadSchedule {

  static final String NAME = "flash-crowd";

  FlashCrowd {
    if (peak < base) {
      throw new IllegalArgumentException("A flash crowd needs peak >= base.");
    }
  }

  @Override
  public double at(double second) {
    return Math.max(base, Math.min(peak, exactly(second)));
  }

  private double exactly(double second) {
    double since = second - start;
    if (since < 0) {
      return base;
    }
    if (since < rise) {
      return base + (peak - base) * since / rise;
    }
    double sinceTop = since - rise;
    if (sinceTop < hold) {
      return peak;
    }
    double sinceFall = sinceTop - hold;
    return sinceFall < fall ? peak - (peak - base) * sinceFall / fall : base;
  }

  @Override
  public double max() {
    return peak;
  }

  /** Each stretch has a name; those of no length are left out. */
  @Override
  public List<NamedPart> parts() {
    double top = start + rise;
    double falls = top + hold;
    double over = falls + fall;
    return Stream.of(
            new NamedPart("before", 0, start),
            new NamedPart("rise", start, top),
            new NamedPart("peak", top, falls),
            new NamedPart("fall", falls, over),
            new NamedPart("after", over, Double.POSITIVE_INFINITY))
        .filter(part -> part.toSecond() > part.fromSecond())
        .toList();
  }

  @Override
  public boolean isConstant() {
    return peak == base;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s:base=%s,peak=%s,start=%s,rise=%s,hold=%s,fall=%s",
        NAME,
        ScheduleText.number(base),
        ScheduleText.number(peak),
        ScheduleText.number(start),
        ScheduleText.number(rise),
        ScheduleText.number(hold),
        ScheduleText.number(fall));
  }
}
