package org.rubisee.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ServerLimitsTest {

  @Test
  void recognizesEmptyPoolsWhereverTheyAreInAChain() {
    assertThat(ServerLimits.isReached(new RuntimeException("IJ000453: Unable to get managed")))
        .isTrue();
    assertThat(
            ServerLimits.isReached(
                new RuntimeException(
                    "call failed", new Exception("WFLYEJB0378: Failed to acquire a permit"))))
        .isTrue();
    assertThat(ServerLimits.isReached(new RuntimeException(new TimeoutException()))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "No instances available in Stateless Session Bean pool.  Waited 5 seconds",
        "Unable to acquire a new connection from the pool",
        "Cannot get a connection, pool error Timeout waiting for idle object"
      })
  void recognizesEmptyPoolsOfOpenEjb(String message) {
    assertThat(ServerLimits.isReached(new RuntimeException("failed", new Exception(message))))
        .isTrue();
  }

  @Test
  void takesAConnectionThatCouldNotBeOpenedForAFailure() {
    assertThat(ServerLimits.isReached(notOpened("Access denied for user 'rubis'"))).isFalse();
    assertThat(ServerLimits.isReached(notOpened("Too many connections"))).isTrue();
  }

  private static Exception notOpened(String reason) {
    return new RuntimeException(
        "IJ000453: Unable to get managed connection",
        new Exception("IJ031084: Unable to create connection", new Exception(reason)));
  }

  @Test
  void takesNothingElseForALimit() {
    assertThat(ServerLimits.isReached(new RuntimeException("No such table"))).isFalse();
    assertThat(ServerLimits.isReached(new RuntimeException((String) null))).isFalse();
  }

  @Test
  void recognizesAnEmptyPoolOfGlassFish() {
    Exception cause =
        new Exception(
            "Error in allocating a connection. Cause: In-use connections equal max-pool-size and"
                + " expired max-wait-time. Cannot allocate more connections.");

    assertThat(ServerLimits.isReached(new RuntimeException("failed", cause))).isTrue();
  }
}
