package org.rubisee.bench.sampling.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NetworkDevicesTest {

  @TempDir private Path folder;

  @Test
  void addsAllDevicesButTheLoopback() throws IOException {
    Path file = folder.resolve("dev");
    Files.writeString(
        file,
        """
        Inter-|   Receive                                                |  Transmit
         face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls carrier compressed
            lo: 330779 356 0 0 0 0 0 0 330779 356 0 0 0 0 0 0
          eth0:1000      10    0    0    0     0          0         0     2000      20    0    0    0     0       0          0
          eth1: 500       5    0    0    0     0          0         0       70       7    0    0    0     0       0          0
        """);
    assertThat(new NetworkDevices(file).counters())
        .isEqualTo(
            Map.of(
                "networkReceivedBytes", 1500.0,
                "networkReceivedPackets", 15.0,
                "networkSentBytes", 2070.0,
                "networkSentPackets", 27.0));
  }
}
