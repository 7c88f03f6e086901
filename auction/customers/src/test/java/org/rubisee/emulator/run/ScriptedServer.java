package org.rubisee.emulator.run;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/** A real HTTP server on the loopback interface that can misbehave. */
public final class ScriptedServer implements AutoCloseable {

  /** How the server treats its clients. */
  public enum Manner {
    /** Answers every request. */
    POLITE,
    /** Answers, and closes the connection a moment later without having announced it. */
    CLOSES_IDLE_CONNECTIONS,
    /** Answers every request {@link #UNHURRIED_MILLIS} later. */
    UNHURRIED,
    /** Answers at once, but stands still for two seconds, once, ten seconds after its start. */
    FREEZES_ONCE,
    /** Accepts requests and never answers. */
    SILENT,
    /** Answers, but closes the connection in place of an answer to a form. */
    DROPS_FORMS
  }

  static final int UNHURRIED_MILLIS = 50;
  private static final long FREEZE_AFTER_NANOS = 10_000_000_000L;
  private static final long FREEZE_NANOS = 2_000_000_000L;

  private static final int IDLE_MILLIS = 20;

  private final ServerSocket listener;
  private final Thread accepting;
  private final Manner manner;
  private final long startNanos = System.nanoTime();
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  public final AtomicLong answered = new AtomicLong();
  public final Queue<String> received = new ConcurrentLinkedQueue<>();

  public ScriptedServer(Manner manner) throws IOException {
    this.manner = manner;
    listener = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
    accepting = daemon(this::accept);
  }

  public String url() {
    return "http://127.0.0.1:" + listener.getLocalPort() + "/site";
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "scripted-server");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private void accept() {
    try {
      while (!listener.isClosed()) {
        Socket socket = listener.accept();
        open.add(socket);
        daemon(() -> serve(socket));
      }
    } catch (IOException e) {
      // closed: no more clients
    }
  }

  private void serve(Socket socket) {
    try (socket;
        BufferedReader in =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))) {
      socket.setTcpNoDelay(true);
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        String form = readRest(in);
        received.add(form.isEmpty() ? line : line + " " + form);
        Thread.sleep(delayMillis());
        if (manner == Manner.DROPS_FORMS && !form.isEmpty()) {
          return;
        }
        if (manner != Manner.SILENT) {
          answer(socket.getOutputStream(), line.split(" ")[1], form);
        }
        if (manner == Manner.CLOSES_IDLE_CONNECTIONS) {
          Thread.sleep(IDLE_MILLIS);
          return;
        }
      }
    } catch (IOException e) {
      // the client is gone, or the server was closed
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      open.remove(socket);
    }
  }

  private long delayMillis() {
    long thawsInNanos = startNanos + FREEZE_AFTER_NANOS + FREEZE_NANOS - System.nanoTime();
    return switch (manner) {
      case UNHURRIED -> UNHURRIED_MILLIS;
      case FREEZES_ONCE ->
          thawsInNanos > 0 && thawsInNanos < FREEZE_NANOS ? thawsInNanos / 1_000_000 : 0;
      default -> 0;
    };
  }

  private static String readRest(BufferedReader in) throws IOException {
    int length = 0;
    for (String header = in.readLine(); header != null && !header.isEmpty(); ) {
      if (header.startsWith("Content-Length: ")) {
        length = Integer.parseInt(header.substring("Content-Length: ".length()));
      }
      header = in.readLine();
    }
    char[] body = new char[length];
    for (int count = 0; count < length; ) {
      count += in.read(body, count, length - count);
    }
    return new String(body);
  }

  private void answer(OutputStream out, String path, String form) throws IOException {
    byte[] page = StubPages.of(path, form).body().getBytes(StandardCharsets.UTF_8);
    byte[] head =
        ("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: "
                + page.length
                + "\r\n\r\n")
            .getBytes(StandardCharsets.US_ASCII);
    byte[] answer = new byte[head.length + page.length];
    System.arraycopy(head, 0, answer, 0, head.length);
    System.arraycopy(page, 0, answer, head.length, page.length);
    out.write(answer);
    out.flush();
    answered.incrementAndGet();
  }

  /** Closes all connections, as after an idle time, and waits until the clients have noticed. */
  public void closeConnections() throws IOException, InterruptedException {
    for (Socket socket : open) {
      socket.shutdownOutput();
    }
    while (!open.isEmpty()) {
      Thread.sleep(5);
    }
  }

  /** How many connections are open. */
  public int connections() {
    return open.size();
  }

  /**
   * The server dies: nothing listens, all connections break. The system may accept one more as long
   * as the thread that accepts has not noticed, so this waits for it.
   */
  @Override
  public void close() throws IOException {
    listener.close();
    try {
      accepting.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    for (Socket socket : open) {
      socket.close();
    }
  }
}
