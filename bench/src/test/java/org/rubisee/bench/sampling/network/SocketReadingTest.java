package org.rubisee.bench.sampling.network;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.tier.LinkTraffic;

class SocketReadingTest {

  private static final String TWO =
      """
      ESTAB 0      0              127.0.0.1:47232             127.0.0.1:8080  uid:1000 ino:9001 sk:1 <->
      \t bbr wscale:10,10 rto:212 mss:32768 bytes_sent:251587 bytes_acked:250745 bytes_received:689533 segs_out:2195 segs_in:2225 data_segs_out:1449
      ESTAB 0      0     [::ffff:127.0.0.1]:47234    [::ffff:127.0.0.1]:3306  ino:9002 sk:2 <->
      \t cubic bytes_received:10 segs_out:2 segs_in:1
      TIME-WAIT 0  0              127.0.0.1:47236             127.0.0.1:8080  timer:(timewait,10sec,0) ino:0 sk:3
      """;

  @Test
  void readsConnectionsOfBothKindsOfAddresses() {
    assertThat(SocketReading.parse(TWO))
        .containsExactly(
            new SocketReading(9001, 8080, new LinkTraffic(250_745, 689_533, 2195, 2225)),
            new SocketReading(9002, 3306, new LinkTraffic(0, 10, 2, 1)));
  }

  @Test
  void findsNothingInNothing() {
    assertThat(SocketReading.parse("")).isEmpty();
  }
}
