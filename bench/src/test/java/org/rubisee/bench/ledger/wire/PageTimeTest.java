package org.rubisee.bench.ledger.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PageTimeTest {

  private static final long MILLI = 1_000_000;
  private static final byte[] BYTES = {1};

  private final AtomicLong clock = new AtomicLong();
  private final LinkTime link = new LinkTime(clock::get, new AtomicLong());
  private final Listener connection =
      link.listener(
          new Listener() {
            @Override
            public void fromClient(byte[] bytes, int length) {}

            @Override
            public void fromServer(byte[] bytes, int length) {}
          });

  @Test
  void eachTierIsChargedWithoutWhatItWaitedForOthers() {
    PageTime time =
        PageTime.between(
            new PageTime.Links(OptionalLong.of(5 * MILLI), 2 * MILLI),
            new PageTime.Links(OptionalLong.of(12 * MILLI), 6 * MILLI),
            10 * MILLI);

    assertThat(time.millisByTier())
        .containsExactly(
            entry("Web tier", 3.0), entry("Application tier", 3.0), entry("Database", 4.0));
  }

  @Test
  void withoutApplicationTierTheWebTierWaitsForTheDatabase() {
    PageTime time = new PageTime(10 * MILLI, OptionalLong.empty(), 4 * MILLI);

    assertThat(time.millisByTier()).containsExactly(entry("Web tier", 6.0), entry("Database", 4.0));
  }

  @Test
  void anExchangeLastsFromTheEndOfTheRequestToTheEndOfItsAnswer() {
    connection.fromClient(BYTES, 1);
    clock.set(10);
    connection.fromClient(BYTES, 1);
    clock.set(15);
    connection.fromServer(BYTES, 1);
    clock.set(18);
    connection.fromServer(BYTES, 1);

    assertThat(link.nanos()).isEqualTo(8);
  }

  @Test
  void theTimeBetweenTwoExchangesIsNotCounted() {
    connection.fromServer(BYTES, 1);
    clock.set(3);
    connection.fromClient(BYTES, 1);
    clock.set(5);
    connection.fromServer(BYTES, 1);
    clock.set(105);
    connection.fromClient(BYTES, 1);
    clock.set(106);
    connection.fromServer(BYTES, 1);

    assertThat(link.nanos()).isEqualTo(3);
  }
}
