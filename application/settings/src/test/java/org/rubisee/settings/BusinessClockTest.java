package org.rubisee.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

class BusinessClockTest {
  private static final Instant RESTORED = Instant.parse("2026-03-01T12:00:00Z");

  @Test
  void showsTheLoadEpochWhenTheDataWasRestored() {
    assertThat(BusinessClock.since(RESTORED, at(RESTORED)).now())
        .isEqualTo(BusinessClock.LOAD_EPOCH);
  }

  @Test
  void runsSinceTheRestoreInWholeSeconds() {
    Instant later = RESTORED.plus(Duration.ofMillis(61_999));

    assertThat(BusinessClock.since(RESTORED, at(later)).now())
        .isEqualTo(BusinessClock.LOAD_EPOCH.plusSeconds(61));
  }

  @Test
  void showsTheTimeOfDayInUtcWhateverTheZoneOfTheMachine() {
    Clock elsewhere =
        Clock.fixed(Instant.parse("2026-03-01T12:00:00.9Z"), ZoneId.of("Pacific/Auckland"));

    assertThat(BusinessClock.parse("system", elsewhere).now())
        .isEqualTo(LocalDateTime.of(2026, 3, 1, 12, 0));
  }

  @Test
  void isReadFromItsSetting() {
    assertThat(BusinessClock.parse("fixed:2002-11-04T09:00:00.5", at(RESTORED)).now())
        .isEqualTo(LocalDateTime.of(2002, 11, 4, 9, 0));
    assertThat(BusinessClock.parse("since:2026-03-01T11:00:00Z", at(RESTORED)).now())
        .isEqualTo(BusinessClock.LOAD_EPOCH.plusHours(1));
  }

  @Test
  void rejectsSettingsThatItCannotRead() {
    assertThatThrownBy(() -> BusinessClock.parse("fixed:noon", at(RESTORED)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'fixed:noon'");
    assertThatThrownBy(() -> BusinessClock.parse("since:2026-03-01", at(RESTORED)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> BusinessClock.parse("", at(RESTORED)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'system'");
  }

  private static Clock at(Instant instant) {
    return Clock.fixed(instant, ZoneOffset.UTC);
  }
}
