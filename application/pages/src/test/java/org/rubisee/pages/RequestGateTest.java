package org.rubisee.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class RequestGateTest {

  private static final long SHORT_MILLIS = 100;

  /** Longer than a test lasts. */
  private static final long LONG_MILLIS = 600_000;

  @Test
  void refusesTheRequestBeyondItsLimit() {
    RequestGate gate = RequestGate.of(2);

    assertThat(Stream.generate(gate::enter).limit(3)).containsExactly(true, true, false);
    gate.leave();
    assertThat(gate.enter()).isTrue();
  }

  @Test
  void givesAPlaceToTheOneWhoHasWaitedLongest() {
    RequestGate gate = full(1);
    CompletableFuture<Boolean> first = gate.queue();
    CompletableFuture<Boolean> second = gate.queue();

    gate.leave();

    assertThat(first).isCompletedWithValue(true);
    assertThat(second).isNotDone();
    assertThat(gate.enter()).as("who comes now").isFalse();
  }

  @Test
  void refusesWhoWaitedTooLongAndLosesNoPlace() {
    RequestGate gate = full(RequestGate.of(1, SHORT_MILLIS, 2 * SHORT_MILLIS), 1);

    assertThat(gate.queue().join()).isFalse();
    gate.leave();
    assertThat(gate.enter()).isTrue();
  }

  @Test
  void servesTheLateOnesWhenNobodyElseWaits() throws InterruptedException {
    RequestGate gate = full(RequestGate.of(1, SHORT_MILLIS, LONG_MILLIS), 1);
    CompletableFuture<Boolean> late = gate.queue();
    CompletableFuture<Boolean> nextLate = gate.queue();
    Thread.sleep(2 * SHORT_MILLIS);
    CompletableFuture<Boolean> inTime = gate.queue();

    gate.leave();
    assertThat(inTime).isCompletedWithValue(true);
    assertThat(late).isNotDone();

    gate.leave();
    assertThat(late).isCompletedWithValue(true);
    assertThat(nextLate).isNotDone();
  }

  @Test
  void thoseWhoWereRefusedTakeNoRoom() {
    RequestGate gate = full(RequestGate.of(1, SHORT_MILLIS, 2 * SHORT_MILLIS), 1);
    List<CompletableFuture<Boolean>> crowd =
        Stream.generate(gate::queue).limit(RequestGate.MOST_WAITING).toList();

    assertThat(crowd).allSatisfy(turn -> assertThat(turn.join()).isFalse());

    assertThat(gate.hasRoomToWait()).isTrue();
    gate.leave();
    assertThat(Stream.generate(gate::enter).limit(2)).containsExactly(true, false);
  }

  @Test
  void refusesAtOnceWhenTooManyWait() {
    RequestGate gate = full(1);
    Stream.generate(gate::queue).limit(RequestGate.MOST_WAITING).forEach(turn -> {});

    assertThat(gate.hasRoomToWait()).isFalse();
    assertThat(gate.queue()).isCompletedWithValue(false);
  }

  @Test
  void hasAsManyInsideAsItsLimitAndServesAllInTheEnd() {
    RequestGate gate = RequestGate.of(3);
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    AtomicInteger served = new AtomicInteger();

    CompletableFuture<?>[] visits =
        IntStream.range(0, 8)
            .mapToObj(
                visitor ->
                    CompletableFuture.runAsync(
                        () -> {
                          for (int i = 0; i < 1_000; i++) {
                            assertThat(gate.enter() || gate.queue().join()).isTrue();
                            most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                            served.incrementAndGet();
                            inside.decrementAndGet();
                            gate.leave();
                          }
                        },
                        runnable -> new Thread(runnable, "visitor").start()))
            .toArray(CompletableFuture<?>[]::new);
    CompletableFuture.allOf(visits).join();

    assertThat(served).hasValue(8_000);
    assertThat(most.get()).isBetween(1, 3);
    assertThat(Stream.generate(gate::enter).limit(4)).containsExactly(true, true, true, false);
  }

  private static RequestGate full(int limit) {
    return full(RequestGate.of(limit), limit);
  }

  private static RequestGate full(RequestGate gate, int limit) {
    IntStream.range(0, limit).forEach(i -> gate.enter());
    return gate;
  }

  @Test
  void hasNoLimitUnlessToldSo() {
    RequestGate gate = RequestGate.of(0);

    assertThat(Stream.generate(gate::enter).limit(1000)).containsOnly(true);
  }
}
