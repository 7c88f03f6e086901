package org.rubisee.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProxySelector;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.GZIPOutputStream;
import org.apache.hc.client5.http.async.methods.SimpleHttpRequest;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.apache.hc.core5.http.ContentType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class HttpClientTest {

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final int CUSTOMERS = 64;

  private final ExecutorService serverThreads = Executors.newCachedThreadPool();
  private final HttpClient client = HttpClient.create(HttpOptions.DEFAULT);
  private final AtomicInteger arrived = new AtomicInteger();
  private HttpServer server;

  @BeforeEach
  void startServer() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(serverThreads);
    server.start();
  }

  @AfterEach
  void stopServer() {
    client.close();
    server.stop(0);
    serverThreads.shutdownNow();
  }

  @Test
  void aPostAnswered503ArrivesOnce() throws Exception {
    serve(
        exchange -> {
          exchange.getResponseHeaders().set("Retry-After", "0");
          answer(exchange, 503, "busy".getBytes(StandardCharsets.UTF_8));
        });
    HttpAnswer answer = client.send(post("bid=5"), PATIENCE);
    assertThat(answer.status()).isEqualTo(503);
    assertThat(answer.text()).isEqualTo("busy");
    assertThat(answer.header("Retry-After")).contains("0");
    assertThat(arrived).hasValue(1);
  }

  @Test
  void asksTheSiteItselfWhateverProxyTheJvmHas() throws Exception {
    serve(exchange -> answer(exchange, 200, "the site".getBytes(StandardCharsets.UTF_8)));
    ProxySelector before = ProxySelector.getDefault();
    ProxySelector.setDefault(ProxySelector.of(new InetSocketAddress("127.0.0.1", 1)));
    try (HttpClient proxied = HttpClient.create(HttpOptions.DEFAULT)) {
      assertThat(proxied.send(post(""), PATIENCE).text()).isEqualTo("the site");
    } finally {
      ProxySelector.setDefault(before);
    }
  }

  @Test
  void aGetAnswered503ArrivesOnce() throws Exception {
    serve(exchange -> answer(exchange, 503, new byte[0]));
    assertThat(client.send(get("/"), PATIENCE).status()).isEqualTo(503);
    assertThat(arrived).hasValue(1);
  }

  @Test
  void aGetWithoutAnswerArrivesOnce() {
    serve(HttpExchange::close);
    assertThatThrownBy(() -> client.send(get("/"), PATIENCE)).isInstanceOf(IOException.class);
    assertThat(arrived).hasValue(1);
  }

  @Test
  void sixtyFourRequestsAreInFlightTogether() throws Exception {
    CountDownLatch allThere = new CountDownLatch(CUSTOMERS);
    serve(
        exchange -> {
          allThere.countDown();
          boolean together = await(allThere);
          answer(exchange, together ? 200 : 500, new byte[0]);
        });
    ExecutorService customers = Executors.newFixedThreadPool(CUSTOMERS);
    try {
      List<Future<HttpAnswer>> answers = new ArrayList<>();
      for (int customer = 0; customer < CUSTOMERS; customer++) {
        answers.add(customers.submit(() -> client.send(post("bid=5"), PATIENCE)));
      }
      for (Future<HttpAnswer> answer : answers) {
        assertThat(answer.get().status()).isEqualTo(200);
      }
    } finally {
      customers.shutdownNow();
    }
  }

  @Test
  void asynchronousRequestsAreInFlightTogether() {
    CountDownLatch allThere = new CountDownLatch(CUSTOMERS);
    serve(
        exchange -> {
          allThere.countDown();
          answer(exchange, await(allThere) ? 200 : 500, new byte[0]);
        });
    List<CompletableFuture<HttpAnswer>> answers = new ArrayList<>();
    for (int customer = 0; customer < CUSTOMERS; customer++) {
      answers.add(client.sendAsync(get("/")));
    }
    assertThat(answers).allSatisfy(answer -> assertThat(answer.join().status()).isEqualTo(200));
  }

  @Test
  void keepsNoCookies() throws Exception {
    List<List<String>> cookies = new ArrayList<>();
    serve(
        exchange -> {
          cookies.add(exchange.getRequestHeaders().getOrDefault("Cookie", List.of()));
          exchange.getResponseHeaders().set("Set-Cookie", "session=7");
          answer(exchange, 200, new byte[0]);
        });
    client.send(get("/"), PATIENCE);
    client.send(get("/"), PATIENCE);
    assertThat(cookies).containsExactly(List.of(), List.of());
  }

  @Test
  void leavesBodiesAsTheyWereSent() throws Exception {
    byte[] compressed = gzip("a page");
    serve(
        exchange -> {
          assertThat(exchange.getRequestHeaders().get("Accept-Encoding")).isNull();
          exchange.getResponseHeaders().set("Content-Encoding", "gzip");
          answer(exchange, 200, compressed);
        });
    HttpAnswer answer = client.send(get("/"), PATIENCE);
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.body()).isEqualTo(compressed);
    assertThat(answer.header("content-encoding")).contains("gzip");
  }

  @Test
  void followsRedirectsOnlyWhenAsked() throws Exception {
    serve(
        exchange -> {
          boolean isOld = exchange.getRequestURI().getPath().equals("/old");
          if (isOld) {
            exchange.getResponseHeaders().set("Location", "/new");
          }
          answer(exchange, isOld ? 302 : 200, new byte[0]);
        });
    assertThat(client.send(get("/old"), PATIENCE).status()).isEqualTo(302);
    try (HttpClient follower = HttpClient.create(HttpOptions.DEFAULT.followingRedirects())) {
      assertThat(follower.send(get("/old"), PATIENCE).status()).isEqualTo(200);
    }
  }

  @Test
  void reusesAConnectionAndReadsNonAscii() throws Exception {
    List<InetSocketAddress> callers = new ArrayList<>();
    serve(
        exchange -> {
          callers.add(exchange.getRemoteAddress());
          answer(exchange, 200, "Grüße".getBytes(StandardCharsets.UTF_8));
        });
    // a connection goes back to the pool just after its answer: with one there is none to open
    try (HttpClient one = HttpClient.create(HttpOptions.DEFAULT.withConnections(1))) {
      assertThat(one.send(get("/"), PATIENCE).text()).isEqualTo("Grüße");
      one.send(get("/"), PATIENCE);
    }
    assertThat(callers.get(0)).isEqualTo(callers.get(1));
  }

  @Test
  void sendsNoHeaderThatNobodyAskedFor() throws Exception {
    try (ServerSocket listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Future<String> request = serverThreads.submit(() -> readRequest(listener));
      URI page = URI.create("http://127.0.0.1:" + listener.getLocalPort() + "/page?a=b%20c");
      SimpleHttpRequest get =
          SimpleRequestBuilder.get(page).setHeader("User-Agent", "somebody").build();
      assertThat(client.send(get, PATIENCE).status()).isEqualTo(200);
      assertThat(request.get().lines())
          .containsExactlyInAnyOrder(
              "GET /page?a=b%20c HTTP/1.1",
              "Host: 127.0.0.1:" + listener.getLocalPort(), "User-Agent: somebody", "");
    }
  }

  @Test
  void saysThatNobodyListens() throws Exception {
    URI nobody;
    try (ServerSocket listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      nobody = URI.create("http://127.0.0.1:" + listener.getLocalPort() + "/");
    }
    assertThatThrownBy(() -> client.send(SimpleRequestBuilder.get(nobody).build(), PATIENCE))
        .isInstanceOf(ConnectException.class);
  }

  @Test
  void losesPatienceWithASilentServer() {
    CountDownLatch end = new CountDownLatch(1);
    serve(exchange -> await(end));
    assertThatThrownBy(() -> client.send(get("/"), Duration.ofMillis(200)))
        .isInstanceOf(SocketTimeoutException.class);
    end.countDown();
  }

  @Test
  void aWaitingThreadCanBeInterrupted() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    CountDownLatch asked = new CountDownLatch(1);
    serve(
        exchange -> {
          asked.countDown();
          await(end);
        });
    CompletableFuture<Throwable> thrown = new CompletableFuture<>();
    Thread waiting =
        new Thread(
            () -> {
              try {
                client.send(get("/"), PATIENCE);
              } catch (IOException | InterruptedException e) {
                thrown.complete(e);
              }
            });
    waiting.start();
    asked.await();
    waiting.interrupt();
    assertThat(thrown.get(10, TimeUnit.SECONDS)).isInstanceOf(InterruptedException.class);
    end.countDown();
  }

  private void serve(HttpHandler handler) {
    server.createContext(
        "/",
        exchange -> {
          arrived.incrementAndGet();
          handler.handle(exchange);
        });
  }

  private static void answer(HttpExchange exchange, int status, byte[] body) throws IOException {
    exchange.getRequestBody().readAllBytes();
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(body);
    }
  }

  private static boolean await(CountDownLatch latch) {
    try {
      return latch.await(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static String readRequest(ServerSocket listener) throws IOException {
    try (Socket socket = listener.accept()) {
      StringBuilder text = new StringBuilder();
      while (text.indexOf("\r\n\r\n") < 0) {
        text.append((char) socket.getInputStream().read());
      }
      socket
          .getOutputStream()
          .write(
              "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
                  .getBytes(StandardCharsets.US_ASCII));
      return text.toString();
    }
  }

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  private SimpleHttpRequest get(String path) {
    return SimpleRequestBuilder.get(address(path)).build();
  }

  private SimpleHttpRequest post(String form) {
    return SimpleRequestBuilder.post(address("/"))
        .setBody(form, ContentType.APPLICATION_FORM_URLENCODED)
        .build();
  }

  private URI address(String path) {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + path);
  }
}
