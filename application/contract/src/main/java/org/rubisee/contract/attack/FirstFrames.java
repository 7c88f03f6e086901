package org.rubisee.contract.attack;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.rubisee.servers.Loopback;

/**
 * What a stranger sends first to a port of a tier: lengths that are absurd, frames of a login that
 * are cut or changed, starts of the protocols that servers speak, and random bytes. Some go through
 * an HTTP upgrade, others directly. The same seed sends the same.
 */
final class FirstFrames {

  private static final int PATIENCE_MILLIS = 20_000;

  /** After which a server that answered nothing to HTTP does not speak it. */
  private static final int SILENCE_MILLIS = 2_000;

  private static final int MOST_RANDOM_BYTES = 300;

  /** Lengths that overflow, that exceed the heap, and those of ordinary frames. */
  private static final int[] LENGTHS = {
    0x7fffffff, 0x7ffffffc, 0x20000000, 0x10000000, 0x80000000, -1, -4, 0, 1, 5, 100, 5000, 70_000
  };

  /** Types of remoting's frames, before and after a login, and others. */
  private static final byte[] TYPES = {
    0, 1, 2, 3, 4, 5, 7, 0x10, 0x11, 0x30, 0x40, (byte) 0xf0, (byte) 0xf1, (byte) 0xff, 0x7f
  };

  /** What begins a conversation with remoting, ejbd, serialization, IIOP, MySQL and HTTP. */
  private static final List<byte[]> STARTS =
      List.of(
          new byte[] {2, 10, 'D', 'I', 'G', 'E', 'S', 'T', '-', 'M', 'D', '5'},
          new byte[] {1, 0, 1, 1, 3, 4, 'e', 'n', 'd', 'p'},
          bytes("\0OEJP/4.7\254\355\0\5"),
          bytes("\1OEJP/4.7\254\355\0\5w\2\0\1"),
          bytes("\2OEJP/4.7"),
          bytes("\254\355\0\5ur\0\2[B\254\363\27\370\6\10T\340\2\0\0xp\177\377\377\377"),
          bytes("GIOP\1\2\0\0\177\377\377\377"),
          bytes("\377\377\377\0mysql"),
          bytes("GET /metrics HTTP/1.1\r\nHost: x\r\nContent-Length: 2147483647\r\n\r\n"),
          bytes("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"));

  private static final byte[] UPGRADE =
      bytes(
          "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
              + "Upgrade: jboss-remoting\r\nSec-JbossRemoting-Key: x\r\n\r\n");

  private final Random random;

  private final int port;
  private final boolean isHttp;

  /** Looks whether a port of the loopback interface speaks HTTP. */
  FirstFrames(int port, long seed) {
    this.port = port;
    random = new Random(seed);
    try (Socket socket = open(port)) {
      socket.setSoTimeout(SILENCE_MILLIS);
      isHttp = upgrade(socket).startsWith("HTTP/");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Sends one input; the connection stays open. */
  Socket send() {
    Socket socket = open(port);
    try {
      if (isHttp && random.nextBoolean()) {
        upgrade(socket);
      }
      socket.getOutputStream().write(next());
    } catch (IOException e) {
      // the server has closed the connection, as it may
    }
    return socket;
  }

  private static Socket open(int port) {
    Socket socket = new Socket();
    try {
      // closed without waiting, or this machine would run out of ports
      socket.setSoLinger(true, 0);
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.connect(new InetSocketAddress(Loopback.address(), port), PATIENCE_MILLIS);
      return socket;
    } catch (IOException e) {
      throw new UncheckedIOException("Nobody answers at port " + port + " any more", e);
    }
  }

  /** The head of the answer, or what there is of it. */
  private static String upgrade(Socket socket) throws IOException {
    StringBuilder head = new StringBuilder();
    try {
      socket.getOutputStream().write(UPGRADE);
      int next;
      while (head.indexOf("\r\n\r\n") < 0 && (next = socket.getInputStream().read()) >= 0) {
        head.append((char) next);
      }
    } catch (SocketTimeoutException | SocketException e) {
      // another protocol
    }
    return head.toString();
  }

  private byte[] next() throws IOException {
    ByteArrayOutputStream frame = new ByteArrayOutputStream();
    switch (random.nextInt(4)) {
      case 0 -> frame.write(length(LENGTHS[random.nextInt(LENGTHS.length)]));
      case 1 -> {
        byte[] start = mutated(STARTS.get(random.nextInt(STARTS.size())));
        frame.write(random.nextBoolean() ? length(start.length) : new byte[0]);
        frame.write(start);
      }
      case 2 -> {
        for (int i = random.nextInt(20); i >= 0; i--) {
          byte[] content = randomBytes(1 + random.nextInt(MOST_RANDOM_BYTES));
          content[0] = TYPES[random.nextInt(TYPES.length)];
          frame.write(length(content.length));
          frame.write(content);
        }
        frame.write(length(LENGTHS[random.nextInt(LENGTHS.length)]));
      }
      default -> frame.write(randomBytes(random.nextInt(MOST_RANDOM_BYTES)));
    }
    return frame.toByteArray();
  }

  private byte[] mutated(byte[] start) {
    byte[] changed = start.clone();
    for (int changes = random.nextInt(3); changes > 0; changes--) {
      changed[random.nextInt(changed.length)] = (byte) random.nextInt();
    }
    return changed;
  }

  private byte[] randomBytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  private static byte[] length(int length) {
    return ByteBuffer.allocate(Integer.BYTES).putInt(length).array();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
