package org.rubisee.bench.topology.agent;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Lets signed requests in, each once. A request that was overheard can neither be changed nor sent
 * again. Safe for use by several threads.
 */
final class Doorkeeper {

  /** How far the clocks of two machines may be apart. */
  static final Duration WINDOW = Duration.ofMinutes(2);

  private final Secret secret;
  private final LongSupplier clockMillis;
  private final Map<String, Long> used = new HashMap<>();

  /**
   * Keeps a door.
   *
   * @param clockMillis milliseconds since 1970
   */
  Doorkeeper(Secret secret, LongSupplier clockMillis) {
    this.secret = secret;
    this.clockMillis = clockMillis;
  }

  /** Why a request is not let in; empty if it is. */
  synchronized Optional<String> objection(SignedRequest request, String signature) {
    if (!secret.signed(request, signature)) {
      return Optional.of("the request is not signed with this agent's secret");
    }
    long now = clockMillis.getAsLong();
    long apart = Math.abs(now - request.millis());
    if (apart > WINDOW.toMillis()) {
      return Optional.of(
          "the clocks of both machines are "
              + apart / 1000
              + " s apart: synchronise them (chrony, ntpd)");
    }
    used.values().removeIf(millis -> Math.abs(now - millis) > 2 * WINDOW.toMillis());
    return used.putIfAbsent(request.nonce(), request.millis()) == null
        ? Optional.empty()
        : Optional.of("the request was sent before");
  }
}
