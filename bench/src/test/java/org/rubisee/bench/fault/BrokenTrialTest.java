package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.servers.ServerFailedException;

class BrokenTrialTest {

  @Test
  void failuresOfTheSiteEndTheirTrialOnly() throws InterruptedException {
    assertThat(BrokenTrial.words(new CommandFailedException("no clients"))).isEqualTo("no clients");
    assertThat(BrokenTrial.words(new ServerFailedException("no web server")))
        .isEqualTo("no web server");
    assertThat(BrokenTrial.words(new SQLException("no rows"))).isEqualTo("no rows");
  }

  @Test
  void aDefectOfTheBenchEndsTheExperiment() {
    IllegalStateException defect = new IllegalStateException("twice");

    assertThatThrownBy(() -> BrokenTrial.words(defect)).isSameAs(defect);
  }

  @Test
  void whatTheUserStoppedDidNotFail() {
    Thread.currentThread().interrupt();

    assertThatThrownBy(() -> BrokenTrial.words(new CommandFailedException("no clients")))
        .isInstanceOf(InterruptedException.class);
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  @Test
  void aFullDiskIsNoFailureOfOneTrial() {
    assertThatThrownBy(
            () ->
                BrokenTrial.throwIfDiskFull(
                    new CommandFailedException("clients: No space left on device")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("No space left on device");
    assertThatCode(() -> BrokenTrial.throwIfDiskFull(new CommandFailedException("no clients")))
        .doesNotThrowAnyException();
  }
}
