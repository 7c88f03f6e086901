package org.rubisee.bench.sampling.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.tier.Link;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.LinkTraffic;
import org.rubisee.bench.results.tier.Tier;

class LinkReaderTest {

  private static final int WEB = 8080;
  private static final int APP = 8180;
  private static final int DB = 3306;

  @TempDir private Path proc;

  private final List<SocketReading> sockets = new ArrayList<>();

  @Test
  void tellsLinksByWhoAnswersAndWhoAsks() throws IOException {
    owns(Tier.WEB, 1, 2);
    owns(Tier.APP, 3);
    sockets.add(socket(1, APP, 10));
    sockets.add(socket(2, DB, 20));
    sockets.add(socket(3, DB, 30));
    sockets.add(socket(4, WEB, 40));
    assertThat(read(reader()))
        .containsExactly(
            seen("client-web", 1, 40),
            seen("web-app", 1, 10),
            seen("web-db", 1, 20),
            seen("app-db", 1, 30));
  }

  @Test
  void leavesOutTheBenchsOwnConnections() throws IOException {
    owns(Tier.WEB, 1);
    sockets.add(socket(1, DB, 20));
    sockets.add(socket(99, DB, 1_000_000));
    assertThat(read(reader())).containsExactly(seen("web-db", 1, 20));
  }

  @Test
  void keepsWhatClosedConnectionsCarried() throws IOException {
    LinkReader reader = reader();
    sockets.add(socket(4, WEB, 40));
    sockets.add(socket(5, WEB, 2));
    reader.readNow(1);
    sockets.clear();
    sockets.add(socket(5, WEB, 3));
    assertThat(read(reader)).containsExactly(seen("client-web", 1, 43));
    sockets.clear();
    assertThat(read(reader)).containsExactly(seen("client-web", 0, 43));
  }

  @Test
  void findsTheOwnerOfAConnectionThatCameLater() throws IOException {
    LinkReader reader = reader();
    reader.readNow(1);
    owns(Tier.APP, 7);
    sockets.add(socket(7, DB, 5));
    assertThat(read(reader)).containsExactly(seen("app-db", 1, 5));
  }

  @Test
  void countsWhatARealConnectionCarries() throws Exception {
    assumeThat(SocketStatistics.installed()).isPresent();
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        Socket asks = new Socket(server.getInetAddress(), server.getLocalPort());
        Socket answers = server.accept()) {
      asks.getOutputStream().write(new byte[300]);
      assertThat(answers.getInputStream().readNBytes(300)).hasSize(300);
      answers.getOutputStream().write(new byte[5000]);
      assertThat(asks.getInputStream().readNBytes(5000)).hasSize(5000);
      LinkReader reader =
          LinkReader.of(
                  Map.of(server.getLocalPort(), Tier.DB),
                  Map.of(Tier.APP, ProcessHandle.current().pid()))
              .orElseThrow();
      LinkSample seen = reader.read(0).get(0);
      assertThat(seen.link()).isEqualTo(Link.ofLabel("app-db"));
      assertThat(seen.traffic().requestBytes()).isBetween(300.0, 301.0);
      assertThat(seen.traffic().answerBytes()).isEqualTo(5000);
      assertThat(seen.traffic().requestPackets()).isPositive();
    }
  }

  private LinkReader reader() {
    return new LinkReader(
        Map.of(WEB, Tier.WEB, APP, Tier.APP, DB, Tier.DB),
        ports -> List.copyOf(sockets),
        new SocketOwners(Map.of(Tier.WEB, proc.resolve("web"), Tier.APP, proc.resolve("app"))));
  }

  private void owns(Tier tier, long... inodes) throws IOException {
    Path files = Files.createDirectories(proc.resolve(tier.label()).resolve("fd"));
    for (long inode : inodes) {
      Files.createSymbolicLink(files.resolve("" + inode), Path.of("socket:[" + inode + "]"));
    }
  }

  private static SocketReading socket(long inode, int port, long bytes) {
    return new SocketReading(inode, port, new LinkTraffic(bytes, 2 * bytes, 1, 1));
  }

  /** Link, open connections and bytes asked with. */
  private static Seen seen(String link, int connections, double requestBytes) {
    return new Seen(link, connections, requestBytes);
  }

  private record Seen(String link, int connections, double requestBytes) {}

  private static List<Seen> read(LinkReader reader) throws IOException {
    return reader.readNow(1).stream()
        .map(s -> seen(s.link().label(), s.connections(), s.traffic().requestBytes()))
        .toList();
  }
}
