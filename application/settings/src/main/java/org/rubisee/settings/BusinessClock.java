package org.rubisee.settings;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/**
 * The time in which auctions run. The data's dates are relative to {@link #LOAD_EPOCH}; a restore
 * sets the clock back to it, so data never goes stale and no data file is ever rewritten. Every
 * tier is given the same setting, and SQL gets {@code now} as a parameter.
 */
@FunctionalInterface
public interface BusinessClock {

  /** The business time at which freshly restored data stands. */
  LocalDateTime LOAD_EPOCH = LocalDateTime.of(2002, 11, 4, 9, 0);

  /** The business time, whole seconds, without zone. */
  LocalDateTime now();

  /** A clock that stands still. */
  static BusinessClock fixed(LocalDateTime now) {
    LocalDateTime seconds = now.truncatedTo(ChronoUnit.SECONDS);
    return () -> seconds;
  }

  /** A clock that showed {@link #LOAD_EPOCH} when the data was restored, and has run since. */
  static BusinessClock since(Instant restoredAt, Clock wallClock) {
    return () ->
        LOAD_EPOCH
            .plus(Duration.between(restoredAt, wallClock.instant()))
            .truncatedTo(ChronoUnit.SECONDS);
  }

  /** The time of day in UTC, for databases whose data was made by somebody else. */
  static BusinessClock system(Clock wallClock) {
    return () ->
        LocalDateTime.ofInstant(wallClock.instant(), ZoneOffset.UTC)
            .truncatedTo(ChronoUnit.SECONDS);
  }

  /**
   * Reads a clock from a deployment setting.
   *
   * @param setting {@code system}, {@code fixed:2002-11-04T09:00:00} (business time) or {@code
   *     since:2026-01-31T12:00:00Z} (wall time of the restore)
   * @throws IllegalArgumentException if the setting is none of these
   */
  static BusinessClock parse(String setting, Clock wallClock) {
    try {
      if (setting.equals("system")) {
        return system(wallClock);
      }
      if (setting.startsWith("fixed:")) {
        return fixed(LocalDateTime.parse(setting.substring("fixed:".length())));
      }
      if (setting.startsWith("since:")) {
        return since(Instant.parse(setting.substring("since:".length())), wallClock);
      }
    } catch (java.time.format.DateTimeParseException e) {
      throw new IllegalArgumentException(
          "The business clock '" + setting + "' has no readable time", e);
    }
    throw new IllegalArgumentException(
        "The business clock is 'system', 'fixed:<date-time>' or 'since:<instant>', not '"
            + setting
            + "'");
  }
}
