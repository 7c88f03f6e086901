package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.contract.page.Wire;

/** Silent connections do not take the descriptors that a site needs to answer others. */
@Timeout(300)
class SilentConnectionsIT {

  private static final String SERVE =
      "serve servlets-only --port 0 --scale tiny --buffer-pool-mib 128 --durability relaxed";

  /** Of each process, so that a web server takes 300 connections. */
  private static final int DESCRIPTORS = 2_300;

  private static final int SILENT = 2_400;

  /** Each needs a connection to the database, of which the site has opened one or two before. */
  private static final int CONNECTED = 24;

  private static final Pattern ADDRESS = Pattern.compile("http://\\S+/servlets-only/");

  @Test
  void whoIsConnectedIsServedBesideThemAndEverybodyAfterThem()
      throws IOException, InterruptedException {
    try (OwnCheckout checkout = OwnCheckout.create()) {
      Process bench =
          checkout.rubis(
              SERVE, "/bin/sh", "-c", "ulimit -n " + DESCRIPTORS + "; exec \"$0\" \"$@\"");
      try {
        URI site = address(OwnCheckout.awaitLine(bench, "is open:"));
        List<SocketChannel> silent = new ArrayList<>();
        List<Wire> connected = new ArrayList<>();
        try {
          for (int i = 0; i < CONNECTED; i++) {
            connected.add(new Wire(site));
            assertServed(connected.subList(i, i + 1), site);
          }
          for (int i = 0; i < SILENT; i++) {
            silent.add(silent(site));
          }
          assertServed(connected, site);
        } finally {
          connected.forEach(Wire::close);
          for (SocketChannel channel : silent) {
            channel.close();
          }
        }
        try (Wire late = new Wire(site)) {
          assertServed(List.of(late), site);
        }
        assertThat(logs(checkout.home())).isNotEmpty().noneMatch(SilentConnectionsIT::hadTooMany);
      } finally {
        bench.destroy();
        bench.waitFor();
      }
    }
  }

  private static URI address(String line) {
    Matcher address = ADDRESS.matcher(line);
    assertThat(address.find()).as(line).isTrue();
    return URI.create(address.group());
  }

  /** Does not wait for the server, which takes a limited number. */
  private static SocketChannel silent(URI site) throws IOException {
    SocketChannel channel = SocketChannel.open();
    channel.configureBlocking(false);
    channel.connect(new InetSocketAddress(site.getHost(), site.getPort()));
    return channel;
  }

  /** All ask at once. */
  private static void assertServed(List<Wire> wires, URI site) {
    for (String page : List.of("BrowseCategories", "ViewItem?itemId=7", "index.html")) {
      wires.forEach(wire -> wire.get(site.getPath() + page));
      assertThat(wires).as(page).allMatch(wire -> wire.answer().status() == 200);
    }
  }

  private static List<Path> logs(Path home) throws IOException {
    try (Stream<Path> files = Files.walk(home.resolve(".rubis"))) {
      return files.filter(file -> file.getFileName().toString().endsWith(".log")).toList();
    }
  }

  private static boolean hadTooMany(Path log) {
    try {
      return Files.readString(log).contains("Too many open files");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
