package org.rubisee.answers;

import static org.assertj.core.api.Assertions.assertThat;

import io.undertow.Undertow;
import io.undertow.UndertowOptions;
import io.undertow.server.HttpHandler;
import io.undertow.server.HttpServerExchange;
import io.undertow.server.handlers.BlockingHandler;
import io.undertow.server.handlers.RequestBufferingHandler;
import io.undertow.util.Headers;
import io.undertow.util.StatusCodes;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xnio.Options;

/** Readers who do not read, on an Undertow with two threads, configured like that of WildFly. */
@Timeout(60)
class AnswerFilterTest {
  private static final int MORE_THAN_THREADS = 8;
  private static final int LARGE = 1 << 20;
  private static final int SMALL_BUFFER_BYTES = 2048;
  private static final int PATIENCE_MILLIS = 20_000;
  private static final long MOST_BYTES = 4L * LARGE;
  private static final int BODY_BUFFERS = 9;
  private static final int BODY_MILLIS = 500;
  private static final long PAUSE_NANOS = 5_000_000;

  private final CompletableFuture<HttpServerExchange> halfWritten = new CompletableFuture<>();
  private final CountDownLatch secondHalf = new CountDownLatch(1);
  private final UnreadAnswers unread = new UnreadAnswers(MOST_BYTES);
  private final Undertow server =
      start(
          new AnswerFilter(
              new RequestBufferingHandler(new BlockingHandler(this::answer), BODY_BUFFERS),
              unread,
              BODY_MILLIS));
  private final List<Socket> sockets = new ArrayList<>();

  /**
   * A path is a length: that many bytes, each the last digit of its place. Of the others, one takes
   * its time, one waits after a megabyte for the test, and one is refused.
   */
  private void answer(HttpServerExchange exchange) throws Exception {
    String path = exchange.getRequestPath().substring(1);
    if (path.equals("full")) {
      exchange.setStatusCode(StatusCodes.SERVICE_UNAVAILABLE);
      return;
    }
    if (path.equals("halfway")) {
      writeHalves(exchange);
      return;
    }
    if (path.equals("slow")) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(2 * BODY_MILLIS));
    }
    byte[] page = page(path.equals("slow") ? 7 : Integer.parseInt(path));
    exchange.getResponseHeaders().put(Headers.CONTENT_LENGTH, page.length);
    exchange.getOutputStream().write(page);
  }

  private void writeHalves(HttpServerExchange exchange) throws Exception {
    exchange.getResponseHeaders().put(Headers.CONTENT_LENGTH, 2 * LARGE);
    exchange.getOutputStream().write(page(LARGE));
    halfWritten.complete(exchange);
    secondHalf.await();
    exchange.getOutputStream().write(page(LARGE));
  }

  private static byte[] page(int length) {
    byte[] page = new byte[length];
    for (int i = 0; i < length; i++) {
      page[i] = (byte) ('0' + i % 10);
    }
    return page;
  }

  private static Undertow start(HttpHandler handler) {
    Undertow server =
        Undertow.builder()
            .addHttpListener(0, "127.0.0.1")
            .setIoThreads(1)
            .setWorkerThreads(2)
            .setSocketOption(Options.SEND_BUFFER, 16 * 1024)
            .setServerOption(UndertowOptions.BUFFER_PIPELINED_DATA, false)
            .setHandler(handler)
            .build();
    server.start();
    return server;
  }

  @AfterEach
  void stop() throws IOException {
    secondHalf.countDown();
    for (Socket socket : sockets) {
      socket.close();
    }
    server.stop();
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 5_000, 40_000, LARGE})
  void readersWhoDoNotReadHoldNoThread(int length) throws IOException {
    ask(MORE_THAN_THREADS, length, 1 + 200_000 / length);
    waitUntil(() -> unread.bytes() > 0);

    try (Socket socket = connect()) {
      request(socket, "GET", 7, 1);
      assertHas(socket.getInputStream(), 7);
    }
  }

  /** Lengths around those at which heads find a socket that is exactly full. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 90, 815, 1_601, 4_000, 16_384, 17_000, 70_000})
  void whoReadsLateGetsEveryAnswerByteByByte(int length) throws IOException {
    int requests = 1 + Math.min(400, 400_000 / (length + 150));
    Socket socket = connect();
    request(socket, "GET", length, requests);
    waitUntil(() -> length < 90 || unread.bytes() > 0);

    for (int i = 0; i < requests; i++) {
      assertHas(socket.getInputStream(), length);
    }
    waitUntil(() -> unread.bytes() == 0);
  }

  @Test
  void whoReadsHeadsLateGetsThem() throws IOException {
    Socket socket = connect();
    int requests = 600;
    for (int i = 0; i < requests; i++) {
      request(socket, "HEAD", 40_000, 1);
    }
    for (int i = 0; i < requests; i++) {
      assertThat(head(socket.getInputStream())).startsWith("HTTP/1.1 200 OK");
    }
  }

  @Test
  void aConnectionHasOneUnreadAnswerHoweverManyRequestsItSends() throws IOException {
    ask(1, LARGE, 4);
    waitUntil(() -> unread.bytes() > 0);
    LockSupport.parkNanos(20 * PAUSE_NANOS);

    assertThat(unread.bytes()).isLessThan(LARGE + UnreadAnswers.BYTES_PER_CONNECTION);
  }

  @Test
  void aNewAnswerTakesThePlaceOfThoseThatWaitedLongest() throws IOException {
    ask(MORE_THAN_THREADS, LARGE, 1);
    waitUntil(() -> unread.bytes() > MOST_BYTES - LARGE);

    assertThat(unread.bytes()).isLessThanOrEqualTo(MOST_BYTES);
    try (Socket socket = connect()) {
      request(socket, "GET", LARGE, 1);
      assertHas(socket.getInputStream(), LARGE);
    }
  }

  /** Undertow frees the buffers of a connection that closes, also those that a thread writes to. */
  @Test
  void anAnswerThatIsGivenUpIsClosedByTheThreadThatWritesIt() throws Exception {
    Socket half = connect();
    write(half, "GET /halfway HTTP/1.1\r\nHost: x\r\n\r\n");
    HttpServerExchange exchange = halfWritten.get();
    takeAllMemory();
    CountDownLatch ioThread = new CountDownLatch(1);
    exchange.getIoThread().execute(ioThread::countDown);
    ioThread.await();

    assertThat(exchange.isResponseComplete()).as("closed by another thread").isFalse();
    secondHalf.countDown();
    assertThat(half.getInputStream().readAllBytes().length).isLessThan(2 * LARGE);
    waitUntil(exchange::isComplete);
  }

  private void takeAllMemory() {
    Runnable other = () -> {};
    unread.begin(other);
    assertThat(unread.keep(other, (int) MOST_BYTES - UnreadAnswers.BYTES_PER_CONNECTION)).isTrue();
  }

  @Test
  void readersWhoLeaveGiveTheirMemoryBack() throws IOException {
    List<Socket> readers = ask(3, LARGE, 2);
    waitUntil(() -> unread.bytes() > LARGE);
    for (Socket reader : readers) {
      reader.setSoLinger(true, 0);
      reader.close();
    }

    waitUntil(() -> unread.bytes() == 0);
  }

  @Test
  void whoHasSaidAllStillGetsTheAnswer() throws IOException {
    Socket socket = connect();
    request(socket, "GET", LARGE, 1);
    socket.shutdownOutput();
    waitUntil(() -> unread.bytes() > 0);

    assertHas(socket.getInputStream(), LARGE);
  }

  @Test
  void whoSendsABodyForeverIsNotWaitedFor() throws IOException {
    Socket socket = connect();
    write(socket, "POST /7 HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n");

    assertThat(trickle(socket)).as("bytes until the connection was closed").isLessThan(100_000);
  }

  /** Sends a byte now and then; returns how many were sent before the server closed. */
  private static int trickle(Socket socket) throws IOException {
    socket.setSoTimeout(BODY_MILLIS / 10);
    for (int sent = 1; ; sent++) {
      try {
        write(socket, "x");
        if (socket.getInputStream().read() < 0) {
          return sent;
        }
      } catch (SocketTimeoutException e) {
        // the server waits for more
      } catch (SocketException e) {
        return sent;
      }
    }
  }

  @Test
  void aBodyThatHasArrivedMayBeAnsweredLater() throws IOException {
    Socket socket = connect();
    write(socket, "POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n");
    write(socket, "xx");
    assertHas(socket.getInputStream(), 7);

    request(socket, "GET", 8, 1);
    assertHas(socket.getInputStream(), 8);
  }

  @Test
  void aRequestThatIsRefusedGetsAPage() throws IOException {
    Socket socket = connect();
    write(socket, "POST /full HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nxx");

    assertThat(head(socket.getInputStream()))
        .startsWith("HTTP/1.1 503 ")
        .contains("Retry-After: 1", "Content-Type: text/html;charset=UTF-8");
    assertThat(new String(socket.getInputStream().readNBytes(15), StandardCharsets.US_ASCII))
        .isEqualTo("<!DOCTYPE html>");
  }

  private List<Socket> ask(int readers, int length, int requests) throws IOException {
    List<Socket> connected = new ArrayList<>();
    for (int i = 0; i < readers; i++) {
      Socket socket = connect();
      request(socket, "GET", length, requests);
      connected.add(socket);
    }
    return connected;
  }

  private Socket connect() throws IOException {
    Socket socket = new Socket();
    sockets.add(socket);
    socket.setReceiveBufferSize(SMALL_BUFFER_BYTES);
    socket.setSoTimeout(PATIENCE_MILLIS);
    int port = ((InetSocketAddress) server.getListenerInfo().get(0).getAddress()).getPort();
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    return socket;
  }

  private static void request(Socket socket, String method, int length, int times)
      throws IOException {
    String request = method + " /" + length + " HTTP/1.1\r\nHost: x\r\n\r\n";
    write(socket, request.repeat(times));
  }

  private static void write(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
  }

  private static String head(InputStream in) throws IOException {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = in.read();
      assertThat(next).as("the next byte of the head after '%s'", head).isNotNegative();
      head.append((char) next);
    }
    return head.toString();
  }

  /** Reads an answer and checks its bytes; no failure prints a megabyte. */
  private static void assertHas(InputStream in, int length) throws IOException {
    assertThat(head(in)).startsWith("HTTP/1.1 200 OK\r\n").contains("Content-Length: " + length);
    byte[] body = in.readNBytes(length);
    assertThat(body.length).isEqualTo(length);
    assertThat(Arrays.mismatch(body, page(length)))
        .as("place of the first wrong byte")
        .isEqualTo(-1);
  }

  private static void waitUntil(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }
}
