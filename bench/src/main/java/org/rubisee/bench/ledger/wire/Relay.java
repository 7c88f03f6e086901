package org.rubisee.bench.ledger.wire;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Stands between two tiers: passes all bytes on, and lets somebody listen. What was heard is heard
 * before it is passed on, so after an answer has come all that led to it has been counted.
 */
final class Relay implements AutoCloseable {

  private static final int BUFFER_BYTES = 1 << 16;

  private final ServerSocket entrance;
  private final InetSocketAddress target;
  private final Supplier<Listener> listeners;
  private final LinkGate gate;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();

  private Relay(
      ServerSocket entrance,
      InetSocketAddress target,
      Supplier<Listener> listeners,
      LinkGate gate) {
    this.entrance = entrance;
    this.target = target;
    this.listeners = listeners;
    this.gate = gate;
  }

  /**
   * Starts a relay on a free port.
   *
   * @param here the address of this machine at which it is reached
   * @param target where connections go on to
   * @param listeners gives one for each connection
   */
  static Relay at(InetAddress here, InetSocketAddress target, Supplier<Listener> listeners) {
    return at(here, target, listeners, new LinkGate());
  }

  /** The same with a gate that decides what passes. */
  static Relay at(
      InetAddress here, InetSocketAddress target, Supplier<Listener> listeners, LinkGate gate) {
    try {
      ServerSocket entrance = new ServerSocket(0, 0, here);
      Relay relay = new Relay(entrance, target, listeners, gate);
      start("accept", relay::accept);
      return relay;
    } catch (IOException e) {
      throw new UncheckedIOException(
          "No port is free at " + here.getHostAddress() + ", or that is no address of this machine",
          e);
    }
  }

  int port() {
    return entrance.getLocalPort();
  }

  private void accept() throws IOException {
    while (!entrance.isClosed()) {
      Socket client = entrance.accept();
      if (gate.accepts()) {
        connect(client);
      } else {
        resetOnClose(client);
        client.close();
      }
    }
  }

  /** A target that does not listen, because its process has ended, costs this client only. */
  private void connect(Socket client) {
    Socket server = new Socket();
    open.add(client);
    open.add(server);
    try {
      server.connect(target);
      client.setTcpNoDelay(true);
      server.setTcpNoDelay(true);
    } catch (IOException e) {
      reset(List.of(client, server));
      return;
    }
    if (!gate.accepts()) {
      reset(List.of(client, server));
      return;
    }
    Listener listener = listeners.get();
    start("to-server", () -> pass(client, server, listener::fromClient));
    start("to-client", () -> pass(server, client, listener::fromServer));
  }

  /** Resets the connections that are open now; new ones may come. */
  void resetConnections() {
    reset(Set.copyOf(open));
  }

  /**
   * Ends connections so that the other end sees a reset, not the end of the stream. Each socket is
   * prepared before the first is closed: the thread that passes bytes between two of them closes
   * both.
   */
  private void reset(Collection<Socket> sockets) {
    sockets.forEach(Relay::resetOnClose);
    sockets.forEach(Relay::closeQuietly);
    open.removeAll(sockets);
  }

  private static void resetOnClose(Socket socket) {
    try {
      socket.setSoLinger(true, 0);
    } catch (SocketException e) {
      // It is closed.
    }
  }

  private void pass(Socket from, Socket to, Ear ear) throws IOException {
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      byte[] buffer = new byte[BUFFER_BYTES];
      int length = in.read(buffer);
      while (length >= 0) {
        ear.hear(buffer, length);
        if (gate.pass()) {
          out.write(buffer, 0, length);
        }
        length = in.read(buffer);
      }
    } finally {
      open.remove(from);
      open.remove(to);
    }
  }

  /** Ends all connections. */
  @Override
  public void close() {
    closeQuietly(entrance);
    open.forEach(Relay::closeQuietly);
  }

  private static void closeQuietly(AutoCloseable socket) {
    try {
      socket.close();
    } catch (Exception e) {
      // It is gone, which is what was wanted.
    }
  }

  private static void start(String name, Work work) {
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (IOException e) {
                // One side hung up: the other side's socket was closed too, and says so to it.
              }
            },
            "ledger-" + name);
    thread.setDaemon(true);
    thread.start();
  }

  private interface Work {
    void run() throws IOException;
  }

  private interface Ear {
    void hear(byte[] bytes, int length);
  }
}
