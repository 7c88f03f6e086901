package org.rubisee.contract.rig;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.rubisee.servers.Loopback;

/**
 * Passes on what the web tier sends to the application server, and counts how beans are called: by
 * an HTTP request for each call, or by connections of remoting, which begin as an HTTP request. A
 * request is counted before it is passed on, so all that led to an answer has been counted. It can
 * pass on answers late, those of a database as well.
 */
public final class CallRelay implements AutoCloseable {

  private static final String CALL = "POST /wildfly-services/ejb/";
  private static final String REMOTING = "Upgrade: jboss-remoting";
  private static final int BUFFER_BYTES = 1 << 13;

  private final ServerSocket entrance;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final AtomicInteger httpCalls = new AtomicInteger();
  private final AtomicInteger remotingConnections = new AtomicInteger();
  private volatile int appPort;
  private volatile Duration delay = Duration.ZERO;

  /** Listens at a free loopback port. */
  public CallRelay() {
    try {
      entrance = new ServerSocket(0, 0, Loopback.address());
    } catch (IOException e) {
      throw new UncheckedIOException("No loopback port is free", e);
    }
    start(this::accept);
  }

  /**
   * The port that the web tier is told.
   *
   * @param port loopback port of the application server
   */
  public int route(int port) {
    appPort = port;
    return entrance.getLocalPort();
  }

  /** Passes on each further piece of an answer so much later. */
  public void delayAnswers(Duration time) {
    delay = time;
  }

  /** How many calls were HTTP requests. */
  public int httpCalls() {
    return httpCalls.get();
  }

  /** How many connections were opened that carry calls by remoting. */
  public int remotingConnections() {
    return remotingConnections.get();
  }

  private void accept() throws IOException {
    while (!entrance.isClosed()) {
      Socket web = entrance.accept();
      open.add(web);
      Socket app = new Socket(Loopback.address(), appPort);
      open.add(app);
      web.setTcpNoDelay(true);
      app.setTcpNoDelay(true);
      TextCount calls = new TextCount(CALL, httpCalls);
      TextCount upgrades = new TextCount(REMOTING, remotingConnections);
      start(
          () ->
              pass(
                  web,
                  app,
                  (bytes, length) -> {
                    calls.hear(bytes, length);
                    upgrades.hear(bytes, length);
                  }));
      start(() -> pass(app, web, (bytes, length) -> LockSupport.parkNanos(delay.toNanos())));
    }
  }

  private static void pass(Socket from, Socket to, Listener listener) throws IOException {
    try (from;
        to) {
      byte[] buffer = new byte[BUFFER_BYTES];
      int length = from.getInputStream().read(buffer);
      while (length >= 0) {
        listener.hear(buffer, length);
        to.getOutputStream().write(buffer, 0, length);
        length = from.getInputStream().read(buffer);
      }
    }
  }

  /** Ends all connections; others can be opened. What was passed on before may still be served. */
  public void endConnections() {
    open.forEach(CallRelay::closeQuietly);
    open.clear();
  }

  /** Ends all connections. */
  @Override
  public void close() {
    closeQuietly(entrance);
    endConnections();
  }

  private static void closeQuietly(AutoCloseable socket) {
    try {
      socket.close();
    } catch (Exception e) {
      // It is gone, which is what was wanted.
    }
  }

  private static void start(Work work) {
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (IOException e) {
                // One side hung up, and the other side's socket was closed too.
              }
            },
            "call-relay");
    thread.setDaemon(true);
    thread.start();
  }

  private interface Work {
    void run() throws IOException;
  }

  private interface Listener {
    void hear(byte[] bytes, int length);
  }
}
