package org.rubisee.bench.control;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.rubisee.bench.results.ControlChange;
import org.rubisee.emulator.load.RateOrder;
import org.rubisee.servers.ServerFailedException;

/**
 * The endpoint of controllers, on the loopback interface only:
 *
 * <pre>
 * GET /metrics      the metrics of the trial, in Prometheus' text format
 * PUT /web-nodes    a number: how many web servers get requests
 * PUT /rate         arrivals per second, or a factor like x1.5
 * PUT /pool         a number: how many database connections each server may lend
 * </pre>
 *
 * <p>Each request needs the header {@code Authorization: Bearer TOKEN}. The token is new in each
 * run and in a file that only its owner can read.
 */
public final class ControlServer implements AutoCloseable {

  /** Largest body of a request, bytes. */
  static final int MOST_BODY_BYTES = 64;

  private static final int BACKLOG = 16;
  private static final String LOOPBACK = "127.0.0.1";

  /**
   * Properties of the JDK's server, which reads them when the first one is made. A request that has
   * not arrived keeps a thread for 5 s, so there is one for each of at most 1,000 connections.
   */
  private static final Map<String, String> LIMITS =
      Map.of(
          "sun.net.httpserver.maxReqTime", "5",
          "sun.net.httpserver.maxReqHeaders", "50",
          "jdk.httpserver.maxConnections", "1000",
          "sun.net.httpserver.idleInterval", "30",
          "sun.net.httpserver.nodelay", "true");

  private static final int OK = 200;
  private static final int BAD_REQUEST = 400;
  private static final int UNAUTHORIZED = 401;
  private static final int NOT_FOUND = 404;
  private static final int NOT_ALLOWED = 405;
  private static final int CONFLICT = 409;
  private static final int TOO_LARGE = 413;
  private static final int FAILED = 500;

  private final HttpServer server;
  private final ControlToken token;
  private final Path tokenFile;
  private final AtomicReference<Optional<ControlledTrial>> trial =
      new AtomicReference<>(Optional.empty());
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task, "control");
            thread.setDaemon(true);
            return thread;
          });

  private record Answer(int status, String text) {}

  private ControlServer(HttpServer server, ControlToken token, Path tokenFile) {
    this.server = server;
    this.token = token;
    this.tokenFile = tokenFile;
  }

  /**
   * Begins to answer.
   *
   * @param port of the loopback interface; 0: any free one
   * @param tokenFile where the token goes; it is removed at the end
   * @throws IOException if nothing can listen there, or the file cannot be written
   */
  public static ControlServer start(int port, Path tokenFile) throws IOException {
    LIMITS.forEach(System::setProperty);
    HttpServer server = HttpServer.create(new InetSocketAddress(LOOPBACK, port), BACKLOG);
    ControlToken token = ControlToken.random();
    try {
      token.write(tokenFile);
    } catch (IOException e) {
      server.stop(0);
      throw e;
    }
    ControlServer control = new ControlServer(server, token, tokenFile);
    server.createContext("/", control::answer);
    server.setExecutor(control.threads);
    server.start();
    return control;
  }

  /** Where it listens, ending with a slash. */
  public String url() {
    return "http://" + LOOPBACK + ":" + server.getAddress().getPort() + "/";
  }

  /** The file of the token. */
  public Path tokenFile() {
    return tokenFile;
  }

  /** From now on requests are about this trial; empty: there is none at the moment. */
  public void follow(Optional<ControlledTrial> current) {
    trial.set(current);
  }

  /** Answers nobody any more. */
  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
    try {
      Files.deleteIfExists(tokenFile);
    } catch (IOException e) {
      // The token is of no use without this server.
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      Answer answer = answered(exchange);
      byte[] body = (answer.text().strip() + "\n").getBytes(StandardCharsets.UTF_8);
      exchange
          .getResponseHeaders()
          .set(
              "Content-Type",
              answer.status() == OK ? PrometheusText.TYPE : "text/plain; charset=utf-8");
      if (answer.status() == UNAUTHORIZED) {
        exchange.getResponseHeaders().set("WWW-Authenticate", "Bearer");
      }
      exchange.sendResponseHeaders(answer.status(), body.length);
      exchange.getResponseBody().write(body);
    }
  }

  private Answer answered(HttpExchange exchange) throws IOException {
    if (!token.isIn(header(exchange, "Authorization"))) {
      return new Answer(
          UNAUTHORIZED, "Send the header 'Authorization: Bearer TOKEN' with the run's token.");
    }
    byte[] body;
    try (InputStream in = exchange.getRequestBody()) {
      body = in.readNBytes(MOST_BODY_BYTES + 1);
    }
    if (body.length > MOST_BODY_BYTES) {
      return new Answer(
          TOO_LARGE, "A request must not have more than " + MOST_BODY_BYTES + " bytes.");
    }
    try {
      return served(exchange, new String(body, StandardCharsets.UTF_8).strip());
    } catch (IllegalArgumentException e) {
      return new Answer(BAD_REQUEST, e.getMessage());
    } catch (IllegalStateException e) {
      return new Answer(CONFLICT, e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Answer(FAILED, "The run ends.");
    } catch (IOException | ServerFailedException e) {
      return new Answer(FAILED, String.valueOf(e.getMessage()));
    }
  }

  private Answer served(HttpExchange exchange, String body)
      throws IOException, InterruptedException {
    String method = exchange.getRequestMethod();
    switch (exchange.getRequestURI().getPath()) {
      case "/metrics":
        return method.equals("GET") ? metrics() : new Answer(NOT_ALLOWED, "Use GET.");
      case "/" + ControlChange.WEB_NODES:
        return method.equals("PUT") ? webNodes(body) : new Answer(NOT_ALLOWED, "Use PUT.");
      case "/" + ControlChange.RATE:
        return method.equals("PUT") ? rate(body) : new Answer(NOT_ALLOWED, "Use PUT.");
      case "/" + ControlChange.POOL:
        return method.equals("PUT") ? pool(body) : new Answer(NOT_ALLOWED, "Use PUT.");
      default:
        return new Answer(NOT_FOUND, "There are /metrics, /web-nodes, /rate and /pool.");
    }
  }

  private Answer metrics() throws IOException {
    Optional<ControlledTrial> current = trial.get();
    return new Answer(
        OK,
        current.isPresent()
            ? current.get().metrics()
            : new PrometheusText()
                .gauge("trial_running", "Whether a trial is under way: 1 or 0.")
                .value(0)
                .toString());
  }

  private ControlledTrial current() {
    return trial
        .get()
        .orElseThrow(
            () -> new IllegalStateException("No trial is under way: try again when one is."));
  }

  private Answer rate(String body) throws IOException, InterruptedException {
    ControlledTrial current = current();
    current.setRate(RateOrder.parse(body));
    return new Answer(OK, body);
  }

  private Answer webNodes(String body) throws InterruptedException {
    ControlledTrial current = current();
    current.useWebNodes(number(body, "web servers, like 2"));
    return new Answer(OK, body);
  }

  private Answer pool(String body) {
    ControlledTrial current = current();
    current.resizePools(number(body, "connections, like 16"));
    return new Answer(OK, body);
  }

  private static int number(String body, String what) {
    if (!body.matches("\\d{1,6}")) {
      throw new IllegalArgumentException("The body must be a number of " + what + ".");
    }
    return Integer.parseInt(body);
  }

  private static String header(HttpExchange exchange, String name) {
    return Optional.ofNullable(exchange.getRequestHeaders().getFirst(name)).orElse("");
  }
}
