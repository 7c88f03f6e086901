package org.rubisee.pages;

import java.time.Duration;
import java.time.LocalDateTime;

/** How long it is until a moment, in the two largest units, as people say it. */
final class TimeLeft {
  private static final long MINUTE = 60;
  private static final long HOUR = 60 * MINUTE;
  private static final long DAY = 24 * HOUR;

  private TimeLeft() {}

  /** Writes for example {@code 2 d 3 h}, {@code 3 h 5 min}, {@code 5 min 7 s} or {@code ended}. */
  static Html write(Html html, LocalDateTime now, LocalDateTime end) {
    long seconds = Duration.between(now, end).getSeconds();
    if (seconds <= 0) {
      return html.raw("ended");
    }
    if (seconds >= DAY) {
      return html.number(seconds / DAY).raw(" d ").number(seconds % DAY / HOUR).raw(" h");
    }
    if (seconds >= HOUR) {
      return html.number(seconds / HOUR).raw(" h ").number(seconds % HOUR / MINUTE).raw(" min");
    }
    return html.number(seconds / MINUTE).raw(" min ").number(seconds % MINUTE).raw(" s");
  }
}
