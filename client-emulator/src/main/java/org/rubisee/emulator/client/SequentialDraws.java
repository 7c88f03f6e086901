package org.rubisee.emulator.client;

import java.util.SplittableRandom;
import org.rubisee.emulator.customer.Purpose;

/**
 * Random numbers one after the other, from a seed and a number: a generator for times, and one per
 * session for what its customer does.
 */
public final class SequentialDraws implements ClientDraws {

  private final SplittableRandom times;
  private final SplittableRandom sessions;
  private final boolean hasOneSession;
  private SplittableRandom choices;

  private SequentialDraws(long seed, long number, boolean hasOneSession) {
    SplittableRandom own = new SplittableRandom(Seeds.of(seed, number));
    times = own.split();
    sessions = own.split();
    this.hasOneSession = hasOneSession;
    choices = sessions;
  }

  /** Those of a client that has one session after the other. */
  public static SequentialDraws ofClient(long seed, int number) {
    return new SequentialDraws(seed, number, false);
  }

  /** Those of one session, whichever client has it. */
  public static SequentialDraws ofSession(long seed, long number) {
    return new SequentialDraws(seed, number, true);
  }

  @Override
  public SplittableRandom of(Purpose purpose) {
    return purpose == Purpose.THINK || purpose == Purpose.SESSION ? times : choices;
  }

  @Override
  public void sessionBegins() {
    if (!hasOneSession) {
      choices = sessions.split();
    }
  }

  @Override
  public void interactionEnded() {
    // The sequence goes on.
  }
}
