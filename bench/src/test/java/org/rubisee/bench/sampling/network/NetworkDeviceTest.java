package org.rubisee.bench.sampling.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.tier.Link;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.LinkTraffic;
import org.rubisee.bench.results.tier.Tier;

class NetworkDeviceTest {

  @TempDir private Path process;

  /** A container with two networks, 172.18.0.0/16 by eth1 and 172.19.0.0/16 by eth0. */
  @BeforeEach
  void writeFiles() throws IOException {
    Files.createDirectory(process.resolve("net"));
    Files.writeString(
        process.resolve("net/route"),
        """
        Iface	Destination	Gateway 	Flags	RefCnt	Use	Metric	Mask		MTU	Window	IRTT
        eth1	00000000	010012AC	0003	0	0	0	00000000	0	0	0
        eth1	000012AC	00000000	0001	0	0	0	0000FFFF	0	0	0
        eth0	000013AC	00000000	0001	0	0	0	0000FFFF	0	0	0
        """);
    Files.writeString(
        process.resolve("net/dev"),
        """
        Inter-|   Receive                                                |  Transmit
         face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls carrier compressed
            lo:    9999       9    0    0    0     0          0         0     9999       9    0    0    0     0       0          0
          eth0:    1660      10    0    0    0     0          0         0     5020      20    0    0    0     0       0          0
          eth1:     166       1    0    0    0     0          0         0      332       2    0    0    0     0       0          0
        """);
    Files.writeString(
        process.resolve("net/tcp"),
        """
          sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
           0: 00000000:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000 10001        0 1
           1: 020012AC:1F90 030012AC:C001 01 00000000:00000000 00:00000000 00000000 10001        0 2
           2: 020012AC:1F90 030012AC:C002 01 00000000:00000000 00:00000000 00000000 10001        0 3
           3: 020013AC:C003 040013AC:0CEA 01 00000000:00000000 00:00000000 00000000 10001        0 4
           4: 020013AC:C004 040013AC:0CEA 06 00000000:00000000 00:00000000 00000000 10001        0 5
        """);
  }

  @Test
  void findsTheDeviceByItsAddressAndTakesHeadersOff() throws IOException {
    assertThat(new NetworkDevice(process, "172.19.0.2").traffic())
        .isEqualTo(new LinkTraffic(1000, 3700, 10, 20));
    assertThat(new NetworkDevice(process, "172.18.0.2").traffic())
        .isEqualTo(new LinkTraffic(100, 200, 1, 2));
  }

  @Test
  void readsALinkAtTheTierThatAnswersOrAtTheOneThatAsks() throws IOException {
    Link pages = new Link(Tier.CLIENT, Tier.WEB);
    Link data = new Link(Tier.WEB, Tier.DB);
    DeviceLinks links =
        new DeviceLinks(
            List.of(
                new DeviceLinks.End(pages, new NetworkDevice(process, "172.18.0.2"), true, 8080),
                new DeviceLinks.End(data, new NetworkDevice(process, "172.19.0.2"), false, 3306)));
    assertThat(links.read(3.5))
        .containsExactly(
            new LinkSample(pages, 3.5, 2, new LinkTraffic(100, 200, 1, 2)),
            new LinkSample(data, 3.5, 1, new LinkTraffic(3700, 1000, 20, 10)));
  }

  @Test
  void saysWhenThereIsNoSuchDevice() {
    assertThatThrownBy(() -> new NetworkDevice(process, "10.0.0.1").traffic())
        .isInstanceOf(IOException.class)
        .hasMessageContaining("10.0.0.1");
  }
}
