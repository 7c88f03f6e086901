package org.rubisee.bench.topology.agent;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Accepts each signed request once. An eavesdropper can neither change a request nor send it again.
 * Safe for use by several threads.
 */
final class RequestVerifier {

  /** How far the clocks of two machines may be apart. */
  static final Duration WINDOW = Duration.ofMinutes(2);

  private final Secret secret;
  private final LongSupplier clockMillis;
  private final Map<String, Long> used = new HashMap<>();

  /**
   * Creates a verifier that has seen no request yet.
   *
   * @param clockMillis milliseconds since 1970
   */
  RequestVerifier(Secret secret, LongSupplier clockMillis) {
    this.secret = secret;
    this.clockMillis = clockMillis;
  }

  /** Why a request is rejected; empty if it is accepted. */
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
