package org.rubisee.emulator.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.nio.command.ShutdownCommand;
import org.apache.hc.core5.reactor.Command;
import org.apache.hc.core5.reactor.IOSession;
import org.junit.jupiter.api.Test;
import org.rubisee.measurement.Outcome;

/** A line on a connection that notes what it is told. */
class HttpLineTest {

  private final List<String> calls = new ArrayList<>();
  private final IOSession connection =
      (IOSession)
          Proxy.newProxyInstance(
              IOSession.class.getClassLoader(),
              new Class<?>[] {IOSession.class},
              (proxy, method, arguments) -> {
                calls.add(
                    method.getName() + (arguments == null ? "[]" : Arrays.toString(arguments)));
                return null;
              });

  /**
   * A connection that another thread closes may be noticed never: HttpCore wakes its thread a
   * moment before it notes the closed connection, and nothing wakes an engine that keeps idle lines
   * a second time.
   */
  @Test
  void aRequestThatIsGivenUpIsEndedByTheIoThread() {
    try (HttpEngine engine = HttpEngine.keepingIdleLines(1)) {
      HttpLine line = new HttpLine(engine, new HttpHost("127.0.0.1", 1), new NoAnswers());
      line.completed(connection);
      calls.clear();

      line.giveUp();
    }

    assertThat(calls)
        .containsExactly(
            "enqueue" + List.of(ShutdownCommand.IMMEDIATE, Command.Priority.IMMEDIATE));
  }

  @Test
  void followsRedirectsAsAPartOfTheAnswer() throws Exception {
    try (Redirecting site = new Redirecting()) {
      assertThat(site.ask("/1?a=b", "")).isEqualTo("200 page, 1 sent");
      assertThat(site.ask("/5", "")).isEqualTo("200 page, 1 sent");
      assertThat(site.ask("/1", "bid=7")).isEqualTo("200 page, 1 sent");
      assertThat(site.asked)
          .containsExactly(
              "GET /1?a=b",
              "GET /0",
              "GET /5",
              "GET /4",
              "GET /3",
              "GET /2",
              "GET /1",
              "GET /0",
              "POST /1",
              "GET /0");
    }
  }

  @Test
  void endsWithTheRedirectThatItDoesNotFollow() throws Exception {
    try (Redirecting site = new Redirecting()) {
      assertThat(site.ask("/6", "")).startsWith("302");
      assertThat(site.ask("/away", "")).startsWith("302");
      assertThat(site.ask("/1", "")).as("the line goes on").startsWith("200");
    }
  }

  @Test
  void aRedirectStaysOnItsHost() {
    HttpHost host = new HttpHost("http", "Site", 8080);
    assertThat(new Redirection(host, "/a/b?c", "http://site:8080/d?e=f").onSameHost())
        .contains("/d?e=f");
    assertThat(new Redirection(host, "/a/b?c", "d").onSameHost()).contains("/a/d");
    assertThat(new Redirection(host, "/a", "http://site:8080").onSameHost()).contains("/");
    for (String other :
        List.of("https://site:8080/", "http://site/", "http://s:8080/", "//s/", "mailto:a", "%")) {
      assertThat(new Redirection(host, "/a", other).onSameHost()).as(other).isEmpty();
    }
    assertThat(new Redirection(host, "/a", "https://s/").complaint(302))
        .contains("Site:8080/a answers with status 302 to https://s/");
    HttpHost six = new HttpHost("http", "[::1]", 80);
    assertThat(new Redirection(six, "/a", "http://[::1]/b").onSameHost()).contains("/b");
  }

  /** A site whose page N redirects to page N - 1; page 0 is one. */
  private static final class Redirecting implements AutoCloseable {
    private final List<String> asked = new CopyOnWriteArrayList<>();
    private final HttpServer server;
    private final HttpEngine engine = HttpEngine.keepingIdleLines(1);
    private final AtomicInteger sent = new AtomicInteger();
    private final BlockingQueue<String> came = new LinkedBlockingQueue<>();
    private final Line line;

    Redirecting() throws IOException {
      server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
      server.createContext("/", this::answer);
      server.start();
      line =
          engine
              .linesTo(new HttpHost("http", "127.0.0.1", server.getAddress().getPort()))
              .open(
                  new NoAnswers() {
                    @Override
                    public void sent() {
                      sent.incrementAndGet();
                    }

                    @Override
                    public void answered(int status, byte[] body, int length, long bytes) {
                      came.add(status + " " + new String(body, 0, length, StandardCharsets.UTF_8));
                    }
                  });
    }

    private void answer(HttpExchange exchange) throws IOException {
      asked.add(exchange.getRequestMethod() + " " + exchange.getRequestURI());
      String path = exchange.getRequestURI().getPath();
      if (path.equals("/0")) {
        exchange.sendResponseHeaders(200, 4);
        exchange.getResponseBody().write("page".getBytes(StandardCharsets.UTF_8));
      } else {
        String target =
            path.equals("/away")
                ? "http://elsewhere:1/"
                : Integer.toString(Integer.parseInt(path.substring(1)) - 1);
        exchange.getResponseHeaders().add("Location", target);
        exchange.sendResponseHeaders(302, 6);
        exchange.getResponseBody().write("see it".getBytes(StandardCharsets.UTF_8));
      }
      exchange.close();
    }

    String ask(String path, String form) throws InterruptedException {
      sent.set(0);
      line.send(path, form, true);
      return came.take() + ", " + sent.get() + " sent";
    }

    @Override
    public void close() {
      engine.close();
      server.stop(0);
    }
  }

  private static class NoAnswers implements Line.Answers {
    @Override
    public void sent() {}

    @Override
    public void answered(int status, byte[] body, int length, long bytes) {}

    @Override
    public void failed(Outcome outcome) {}

    @Override
    public void reconnected() {}
  }
}
