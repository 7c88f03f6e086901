package org.rubisee.bench.topology.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import org.rubisee.schema.DatabaseAddress;

/** Tunnels that all lead to a server of empty pages in this virtual machine. */
final class StubTunnels implements Tunnels, AutoCloseable {

  private final List<String> opened = new CopyOnWriteArrayList<>();
  private final Supplier<String> databasePassword;
  private final HttpServer pages;

  /**
   * Starts the server.
   *
   * @param databasePassword the one that the database would accept
   */
  StubTunnels(Supplier<String> databasePassword) throws IOException {
    this.databasePassword = databasePassword;
    pages = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    pages.createContext(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(200, -1);
          exchange.close();
        });
    pages.start();
  }

  /** The tunnels so far, as {@code POD:PORT}. */
  List<String> opened() {
    return opened;
  }

  /** Port of the server. */
  int port() {
    return pages.getAddress().getPort();
  }

  @Override
  public Tunnel open(String pod, int podPort, int localPort) {
    opened.add(pod + ":" + podPort);
    return new Tunnel() {
      @Override
      public int port() {
        return StubTunnels.this.port();
      }

      @Override
      public void close() {
        // All tunnels share the server.
      }
    };
  }

  @Override
  public void ask(DatabaseAddress database) {
    assertThat(database.user()).isEqualTo("rubis");
    assertThat(database.password()).isEqualTo(databasePassword.get());
  }

  @Override
  public void close() {
    pages.stop(0);
  }
}
