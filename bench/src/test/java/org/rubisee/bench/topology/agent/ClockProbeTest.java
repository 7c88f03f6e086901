package org.rubisee.bench.topology.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bench.results.ClockOffset;

/** In virtual time: nothing here waits. */
class ClockProbeTest {

  private static final long BEGIN_MICROS = 1_700_000_000_000_000L;

  /** The time that really passes, microseconds. */
  private long now;

  private final ClockProbe probe = new ClockProbe(() -> BEGIN_MICROS + now, () -> now * 1000);

  @ParameterizedTest
  @ValueSource(longs = {0, 3_250, -3_250, 90_000_000, -90_000_000})
  void findsTheOffsetWhenBothWaysTakeEquallyLong(long aheadMicros) throws IOException {
    ClockOffset offset = probe.measure(peer(aheadMicros, 400, 50, 400), 1);

    assertThat(offset.offsetMillis()).isEqualTo(aheadMicros / 1e3);
    assertThat(offset.uncertaintyMillis()).isEqualTo(0.4);
  }

  /** What the answer takes is known, so it makes nothing uncertain. */
  @Test
  void doesNotCountTheWorkOfTheAgent() throws IOException {
    ClockOffset offset = probe.measure(peer(7_000, 100, 1_000_000, 100), 1);

    assertThat(offset).isEqualTo(new ClockOffset(7, 0.1));
  }

  @Test
  void theTrueOffsetIsWithinTheUncertainty() throws IOException {
    Random random = new Random(42);
    for (int i = 0; i < 1_000; i++) {
      long ahead = random.nextLong(-100_000_000, 100_000_000);
      long there = random.nextLong(50_000);
      long back = random.nextLong(50_000);
      ClockOffset offset = probe.measure(peer(ahead, there, random.nextLong(5_000), back), 1);

      assertThat(offset.offsetMillis())
          .isCloseTo(ahead / 1e3, within(offset.uncertaintyMillis() + 1e-9));
    }
  }

  @Test
  void theShortestRoundTripCounts() throws IOException {
    Deque<ClockProbe.Peer> answers =
        new ArrayDeque<>(
            List.of(
                peer(5_000, 9_000, 10, 100),
                peer(5_000, 150, 10, 50),
                peer(5_000, 300, 10, 30_000)));

    ClockOffset offset = probe.measure(() -> answers.remove().ask(), 3);

    assertThat(offset).isEqualTo(new ClockOffset(5.05, 0.1));
    assertThat(offset.inWords()).matches("\\+5\\.[01] ± 0\\.1 ms");
  }

  @Test
  void anExchangeDuringWhichTheClockWasSetDoesNotCount() throws IOException {
    ClockProbe.Peer setBack = () -> new ClockReading(BEGIN_MICROS + 10, BEGIN_MICROS);
    ClockProbe.Peer setAhead = () -> new ClockReading(BEGIN_MICROS, BEGIN_MICROS + 5_000);
    Deque<ClockProbe.Peer> answers =
        new ArrayDeque<>(List.of(setBack, peer(-2_000, 500, 10, 500), setAhead));

    assertThat(probe.measure(() -> answers.remove().ask(), 3)).isEqualTo(new ClockOffset(-2, 0.5));
    assertThatThrownBy(() -> probe.measure(setBack, 5))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("its clock was set");
  }

  @Test
  void anAgentThatDoesNotAnswerEndsIt() {
    assertThatThrownBy(
            () ->
                probe.measure(
                    () -> {
                      throw new IOException("it does not answer");
                    },
                    3))
        .hasMessage("it does not answer");
  }

  /**
   * An agent.
   *
   * @param aheadMicros how far its clock is ahead
   * @param there how long the question takes, microseconds
   * @param work how long the agent takes
   * @param back how long the answer takes
   */
  private ClockProbe.Peer peer(long aheadMicros, long there, long work, long back) {
    return () -> {
      now += there;
      long received = BEGIN_MICROS + now + aheadMicros;
      now += work;
      long answered = BEGIN_MICROS + now + aheadMicros;
      now += back;
      return new ClockReading(received, answered);
    };
  }
}
