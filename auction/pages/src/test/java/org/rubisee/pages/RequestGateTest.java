package org.rubisee.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.model.ConflictException;

@Timeout(30)
class RequestGateTest {

  @Test
  void refusesTheRequestBeyondItsLimit() {
    RequestGate gate = RequestGate.of(2);

    assertThat(Stream.generate(gate::enter).limit(3)).containsExactly(true, true, false);
    gate.leave();
    assertThat(gate.enter()).isTrue();
  }

  @Test
  void letsAQuarterMoreWait() {
    RequestGate gate = RequestGate.of(4);
    IntStream.range(0, 4).forEach(i -> gate.enter());

    CompletableFuture<Boolean> waiting = CompletableFuture.supplyAsync(gate::enter);
    gate.leave();

    assertThat(waiting.join()).isTrue();
  }

  @Test
  void refusesWhoWaitedTooLong() {
    RequestGate gate = RequestGate.of(4);
    IntStream.range(0, 4).forEach(i -> gate.enter());

    assertThat(gate.enter()).isFalse();
  }

  @Test
  void hasNoLimitUnlessToldSo() {
    RequestGate gate = RequestGate.of(0);

    assertThat(Stream.generate(gate::enter).limit(1000)).containsOnly(true);
  }

  @Test
  void answersRefusedRequestsAndStaticPagesWhileAllPlacesAreTaken() {
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    try (TestSite site =
        TestSite.start("lamp", Map.of("request-limit", "1", "conflict-retries", "0"))) {
      site.useCases()
          .failWith(
              () -> {
                inside.countDown();
                await(end);
                return new ConflictException("over", null);
              });
      CompletableFuture<?> slow = CompletableFuture.runAsync(() -> site.get("/BrowseCategories"));
      await(inside);

      var refused = site.get("/ViewItem?itemId=5");

      assertThat(refused.status()).isEqualTo(503);
      assertThat(refused.header("Retry-After")).contains("1");
      assertThat(refused.text()).contains("rubis-outcome content=refused");
      assertThat(site.get("/index.html").status()).isEqualTo(200);
      end.countDown();
      slow.join();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
