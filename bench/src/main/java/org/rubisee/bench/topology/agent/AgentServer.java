package org.rubisee.bench.topology.agent;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.bench.topology.tier.StartOrder;

/**
 * The agent's small HTTP server. It answers signed requests only:
 *
 * <pre>
 * GET  /state
 * GET  /tier?tier=web
 * GET  /log?tier=web&amp;name=server&amp;from=0
 * POST /start                                 a {@link StartOrder}
 * POST /stop?tier=web
 * POST /pause?tier=web
 * POST /resume?tier=web
 * POST /kill?tier=web
 * POST /forget?tier=app
 * GET  /clock
 * POST /emulator/start                        an {@link EmulatorOrder}
 * GET  /emulator?id=1f-process-2
 * GET  /emulator/file?id=1f-process-2&amp;name=seconds.csv&amp;from=0
 * POST /emulator/stop?id=1f-process-2
 * POST /emulator/discard?id=1f-process-2
 * </pre>
 */
public final class AgentServer implements AutoCloseable {

  /** So much of a request is read, before it is known who sends it. */
  static final int MOST_BODY_BYTES = 1 << 18;

  private static final int BACKLOG = 64;
  private static final long MICROS_PER_MILLISECOND = 1_000;

  /**
   * Properties of the JDK's server, which reads them when the first one is made. Times are seconds.
   *
   * <ul>
   *   <li>A request arrives within 5 s, and so do its connection's first bytes.
   *   <li>1,000 connections are open at most; idle ones are closed after 30 s. A request that has
   *       not arrived keeps a thread, so there is one for each connection.
   *   <li>Without nodelay an answer waits 40 ms for the acknowledgement of its head.
   * </ul>
   */
  private static final Map<String, String> LIMITS =
      Map.of(
          "sun.net.httpserver.maxReqTime", "5",
          "jdk.httpserver.maxConnections", "1000",
          "sun.net.httpserver.idleInterval", "30",
          "sun.net.httpserver.nodelay", "true");

  private static final String CLOCK = "GET /clock";
  private static final int OK = 200;
  private static final int UNAUTHORIZED = 401;
  private static final int NOT_FOUND = 404;
  private static final int FAILED = 500;

  private final HttpServer server;
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task, "agent");
            thread.setDaemon(true);
            return thread;
          });
  private final AgentHost host;
  private final RequestVerifier verifier;
  private final LongSupplier clockMicros;
  private final ObjectMapper json = new ObjectMapper();

  private AgentServer(HttpServer server, Secret secret, AgentHost host, LongSupplier clockMicros) {
    this.server = server;
    this.host = host;
    this.clockMicros = clockMicros;
    this.verifier =
        new RequestVerifier(secret, () -> clockMicros.getAsLong() / MICROS_PER_MILLISECOND);
  }

  /**
   * Begins to answer.
   *
   * @param address where; port 0: any free one
   * @throws IOException if nothing can listen there
   */
  public static AgentServer start(InetSocketAddress address, Secret secret, AgentHost host)
      throws IOException {
    return start(address, secret, host, ClockProbe::epochMicros);
  }

  /**
   * The same with another clock.
   *
   * @param clockMicros the time of day, microseconds since 1970
   * @throws IOException if nothing can listen there
   */
  public static AgentServer start(
      InetSocketAddress address, Secret secret, AgentHost host, LongSupplier clockMicros)
      throws IOException {
    LIMITS.forEach(System::setProperty);
    AgentServer agent =
        new AgentServer(HttpServer.create(address, BACKLOG), secret, host, clockMicros);
    agent.server.createContext("/", agent::answer);
    agent.server.setExecutor(agent.threads);
    agent.server.start();
    return agent;
  }

  public int port() {
    return server.getAddress().getPort();
  }

  /** Answers nobody any more. */
  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }

  private void answer(HttpExchange exchange) throws IOException {
    long receivedMicros = clockMicros.getAsLong();
    try (exchange) {
      byte[] body = body(exchange);
      Optional<String> objection = objection(exchange, body);
      if (objection.isPresent()) {
        send(exchange, UNAUTHORIZED, complaint(objection.get()));
      } else if (request(exchange).equals(CLOCK)) {
        // not behind another request, which would make the answer late
        send(
            exchange,
            OK,
            json.writeValueAsBytes(new ClockReading(receivedMicros, clockMicros.getAsLong())));
      } else {
        serve(exchange, body);
      }
    }
  }

  private void serve(HttpExchange exchange, byte[] body) throws IOException {
    try {
      byte[] answer;
      synchronized (host) {
        answer = done(exchange, body);
      }
      send(exchange, OK, answer);
    } catch (UnknownRequestException e) {
      send(exchange, NOT_FOUND, complaint(e.getMessage()));
    } catch (IOException | RuntimeException e) {
      send(exchange, FAILED, complaint(String.valueOf(e.getMessage())));
    }
  }

  private byte[] done(HttpExchange exchange, byte[] body) throws IOException {
    Map<String, String> query = query(exchange);
    String tier = query.getOrDefault("tier", "");
    String id = query.getOrDefault("id", "");
    String request = request(exchange);
    switch (request) {
      case "GET /state":
        return json.writeValueAsBytes(host.state());
      case "GET /tier":
        return json.writeValueAsBytes(host.read(tier));
      case "GET /log":
        return host.server(tier).log(query.getOrDefault("name", "server"), from(query));
      case "POST /start":
        StartOrder start = StartOrder.parse(body);
        host.server(start.tier()).start(start);
        return json.writeValueAsBytes(host.state());
      case "POST /stop":
        host.server(tier).stop();
        return json.writeValueAsBytes(host.state());
      case "POST /pause":
        host.server(tier).pause();
        return new byte[0];
      case "POST /resume":
        host.server(tier).resume();
        return new byte[0];
      case "POST /kill":
        host.server(tier).kill();
        return new byte[0];
      case "POST /forget":
        host.server(tier).forgetEntities();
        return new byte[0];
      case "POST /emulator/start":
        EmulatorOrder order = EmulatorOrder.parse(body);
        host.emulators().start(order);
        return json.writeValueAsBytes(host.emulators().state(order.id()));
      case "GET /emulator":
        return json.writeValueAsBytes(host.emulators().state(id));
      case "GET /emulator/file":
        return host.emulators().file(id, query.getOrDefault("name", ""), from(query));
      case "POST /emulator/stop":
        host.emulators().stop(id);
        return new byte[0];
      case "POST /emulator/discard":
        host.emulators().discard(id);
        return new byte[0];
      default:
        throw new UnknownRequestException(request);
    }
  }

  private static String request(HttpExchange exchange) {
    return exchange.getRequestMethod() + " " + exchange.getRequestURI().getPath();
  }

  private static long from(Map<String, String> query) {
    return Long.parseLong(query.getOrDefault("from", "0"));
  }

  private Optional<String> objection(HttpExchange exchange, byte[] body) {
    String millis = header(exchange, SignedRequest.MILLIS_HEADER);
    if (!millis.matches("\\d{1,15}")) {
      return Optional.of("the request is not signed");
    }
    return verifier.objection(
        new SignedRequest(
            exchange.getRequestMethod(),
            exchange.getRequestURI().toString(),
            Long.parseLong(millis),
            header(exchange, SignedRequest.NONCE_HEADER),
            body),
        header(exchange, SignedRequest.SIGNATURE_HEADER));
  }

  private static String header(HttpExchange exchange, String name) {
    return Optional.ofNullable(exchange.getRequestHeaders().getFirst(name)).orElse("");
  }

  private static byte[] body(HttpExchange exchange) throws IOException {
    try (InputStream in = exchange.getRequestBody()) {
      return in.readNBytes(MOST_BODY_BYTES);
    }
  }

  private static Map<String, String> query(HttpExchange exchange) {
    String query = Optional.ofNullable(exchange.getRequestURI().getQuery()).orElse("");
    return Stream.of(query.split("&"))
        .map(pair -> pair.split("=", 2))
        .filter(pair -> pair.length == 2)
        .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1], (first, second) -> first));
  }

  private static byte[] complaint(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void send(HttpExchange exchange, int status, byte[] answer) throws IOException {
    exchange.sendResponseHeaders(status, answer.length == 0 ? -1 : answer.length);
    exchange.getResponseBody().write(answer);
  }

  private static final class UnknownRequestException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnknownRequestException(String request) {
      super("the agent does not know '" + request + "': is it of the same version as the bench?");
    }
  }
}
