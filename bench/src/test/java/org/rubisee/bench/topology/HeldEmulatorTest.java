package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.emulator.block.StationOptions;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.block.BlockCommand;
import org.rubisee.measurement.block.BlockEvent;

/** A real emulator process with a live stub of a site. */
@Timeout(120)
class HeldEmulatorTest {

  private static final String STATION = "site/bidding";

  @TempDir private Path folder;

  @Test
  void tellsTheInstantsAtWhichClientsWhoThinkAreMeasured() throws Exception {
    try (LiveStub stub = LiveStub.start();
        HeldEmulator emulator = start(stub)) {
      List<Long> received = new ArrayList<>();
      BlockEvent.Done done =
          emulator.think(
              new BlockCommand.Think(STATION, "0001", 10, 0.5, 1, 0),
              () -> received.add(stub.received().get()));

      PhaseResult measured =
          MeasurementFolder.read(folder.resolve("blocks").resolve("0001")).measured();
      assertThat(measured.outcomes().total()).isEqualTo(done.interactions()).isPositive();
      assertThat(received).hasSize(2);
      assertThat(received.get(0)).as("while it settles").isPositive();
      assertThat(received.get(1)).isGreaterThan(received.get(0));
      assertThat(emulator.saturate(STATION, "0002", 4, 20).interactions()).isEqualTo(20);
    }
  }

  @Test
  void refusesMoreClientsThanThereAre() throws Exception {
    try (LiveStub stub = LiveStub.start();
        HeldEmulator emulator = start(stub)) {
      assertThatThrownBy(
              () -> emulator.think(new BlockCommand.Think(STATION, "0001", 21, 0, 1, 0), () -> {}))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("at most the station's clients, 20");
    }
  }

  private HeldEmulator start(LiveStub stub) throws Exception {
    return HeldEmulator.start(
        List.of(),
        List.of(new StationOptions(STATION, stub.target(), LiveStub.workload(0.05, 0.5), 20)),
        folder.resolve("blocks"),
        folder.resolve("emulator"));
  }
}
