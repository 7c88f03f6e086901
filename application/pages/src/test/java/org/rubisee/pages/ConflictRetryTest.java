package org.rubisee.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.rubisee.logic.ConflictException;
import org.rubisee.logic.OverloadedException;
import org.rubisee.logic.PageBudget;
import org.rubisee.logic.RejectedException;
import org.rubisee.settings.SiteSettings;

class ConflictRetryTest {
  private final List<Long> pauses = new ArrayList<>();
  private int calls;
  private long nanos;

  @Test
  void callsAgainUntilTheUseCaseAnswers() throws Exception {
    assertThat(retry(5).call(() -> losing(3))).isEqualTo(4);
    assertThat(pauses).hasSize(3).allMatch(millis -> millis >= 1 && millis <= 64);
  }

  @Test
  void givesUpAfterTheRetriesItMayUse() {
    assertThatExceptionOfType(ConflictException.class)
        .isThrownBy(() -> retry(2).call(() -> losing(3)));
    assertThat(calls).isEqualTo(3);
  }

  @Test
  void doesNotTryAgainWhenItsTimeIsOver() {
    assertThatExceptionOfType(ConflictException.class)
        .isThrownBy(
            () ->
                retry(5)
                    .call(
                        () -> {
                          nanos += 3_000_000_000L;
                          return losing(3);
                        }));
    assertThat(calls).isEqualTo(2);
  }

  /** What a permanent conflict costs is bounded: retries cannot keep an overload alive. */
  @Test
  void aPermanentConflictCostsEachRequestSixCallsAtMost() {
    int requests = 100;
    int failed = 0;
    for (int request = 0; request < requests; request++) {
      try {
        retry(SiteSettings.of(new Properties()).conflictRetries())
            .call(() -> losing(Integer.MAX_VALUE));
      } catch (ConflictException e) {
        failed++;
      } catch (RejectedException e) {
        throw new AssertionError(e);
      }
    }
    assertThat(failed).isEqualTo(requests);
    assertThat(calls).isEqualTo(6 * requests);
    assertThat(pauses).hasSize(5 * requests).allMatch(millis -> millis <= 32);
  }

  @Test
  void callsNothingForAPageThatHasSpentItsBudget() {
    PageBudget.begin(System.nanoTime() - TimeUnit.MINUTES.toNanos(1));
    try {
      assertThatExceptionOfType(OverloadedException.class)
          .isThrownBy(() -> retry(5).call(() -> losing(0)));
    } finally {
      PageBudget.end();
    }
    assertThat(calls).isZero();
  }

  @Test
  void callsOnceWithoutRetries() {
    assertThatExceptionOfType(ConflictException.class)
        .isThrownBy(() -> retry(0).call(() -> losing(1)));
    assertThat(calls).isEqualTo(1);
    assertThat(pauses).isEmpty();
  }

  @Test
  void neverRepeatsARejection() {
    assertThatExceptionOfType(RejectedException.class)
        .isThrownBy(
            () ->
                retry(5)
                    .run(
                        () -> {
                          calls++;
                          throw new RejectedException(Rule.BROKEN);
                        }));
    assertThat(calls).isEqualTo(1);
  }

  private ConflictRetry retry(int retries) {
    return new ConflictRetry(retries, new Random(1), pauses::add, () -> nanos);
  }

  private int losing(int times) {
    calls++;
    if (calls <= times) {
      throw new ConflictException("deadlock", null);
    }
    return calls;
  }
}
