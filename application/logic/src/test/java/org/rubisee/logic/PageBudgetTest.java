package org.rubisee.logic;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PageBudgetTest {

  @AfterEach
  void end() {
    PageBudget.end();
  }

  @Test
  void letsNoWaitBeginWhenTheBudgetIsSpent() {
    PageBudget.begin(System.nanoTime() - TimeUnit.SECONDS.toNanos(PageBudget.SECONDS));

    assertThatThrownBy(PageBudget::requireTime)
        .isInstanceOf(OverloadedException.class)
        .hasMessageContaining("10 s in all");
  }

  @Test
  void letsWaitsBeginWithinTheBudget() {
    PageBudget.begin(System.nanoTime());

    assertThatCode(PageBudget::requireTime).doesNotThrowAnyException();
  }

  @Test
  void limitsNoOtherThread() {
    PageBudget.begin(System.nanoTime() - TimeUnit.MINUTES.toNanos(1));

    assertThatCode(() -> CompletableFuture.runAsync(PageBudget::requireTime).join())
        .doesNotThrowAnyException();
  }

  @Test
  void limitsNothingAfterItsEnd() {
    PageBudget.begin(System.nanoTime() - TimeUnit.MINUTES.toNanos(1));
    PageBudget.end();

    assertThatCode(PageBudget::requireTime).doesNotThrowAnyException();
  }
}
