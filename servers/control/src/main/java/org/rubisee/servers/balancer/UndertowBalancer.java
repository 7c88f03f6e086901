package org.rubisee.servers.balancer;

import io.undertow.Undertow;
import io.undertow.UndertowOptions;
import io.undertow.server.HttpHandler;
import io.undertow.server.HttpServerExchange;
import io.undertow.server.handlers.proxy.LoadBalancingProxyClient;
import io.undertow.server.handlers.proxy.ProxyHandler;
import io.undertow.util.HeaderMap;
import io.undertow.util.Headers;
import io.undertow.util.HttpString;
import io.undertow.util.StatusCodes;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.rubisee.servers.Loopback;

/**
 * Undertow's reverse proxy as a program: a loopback port, then the web servers behind it. Its
 * working folder is the one where {@link NodesInUse} finds its orders.
 *
 * <p>It refuses no request that the web servers take: malformed escapes, large bodies and many
 * parameters reach the site, which answers them with a page. Errors of its own have the headers of
 * the web servers' own.
 */
public final class UndertowBalancer {

  private static final int CONNECTIONS_PER_THREAD = 128;
  private static final int REQUEST_MILLIS = 60_000;

  /** Of a body: none. */
  private static final long NO_LIMIT = 0;

  /** As many as the web servers read: see web-server.cli. */
  private static final int MAX_PARAMETERS = 16_384;

  /** Headers of its own errors, as in web-server.cli. */
  static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'",
          "X-Content-Type-Options", "nosniff",
          "Referrer-Policy", "same-origin");

  /** As the pages of the site say it. */
  private static final String RETRY_AFTER_SECONDS = "1";

  private UndertowBalancer() {}

  /**
   * Runs until it is ended.
   *
   * @param arguments a port of the loopback interface, or {@code address:port}; then the roots of
   *     the web servers
   */
  public static void main(String[] arguments) {
    int colon = arguments[0].lastIndexOf(':');
    String address = colon < 0 ? Loopback.ADDRESS : arguments[0].substring(0, colon);
    int port = Integer.parseInt(arguments[0].substring(colon + 1));
    LoadBalancingProxyClient nodes =
        new LoadBalancingProxyClient()
            .setConnectionsPerThread(CONNECTIONS_PER_THREAD)
            .setProblemServerRetry(BalancerProgram.RETRY_SECONDS);
    List<URI> servers = Stream.of(arguments).skip(1).map(URI::create).toList();
    servers.forEach(nodes::addHost);
    NodesInUse inUse = new NodesInUse(Path.of(""), servers, nodes::addHost, nodes::removeHost);
    Undertow.builder()
        .addHttpListener(port, address)
        .setServerOption(UndertowOptions.DECODE_URL, false)
        .setServerOption(UndertowOptions.MAX_ENTITY_SIZE, NO_LIMIT)
        .setServerOption(UndertowOptions.MAX_PARAMETERS, MAX_PARAMETERS)
        .setHandler(
            withOwnHeaders(
                ProxyHandler.builder()
                    .setProxyClient(nodes)
                    .setMaxRequestTime(REQUEST_MILLIS)
                    .build()))
        .build()
        .start();
    Thread orders = new Thread(inUse, "nodes-in-use");
    orders.setDaemon(true);
    orders.start();
  }

  private static HttpHandler withOwnHeaders(HttpHandler proxy) {
    return exchange -> {
      exchange.addDefaultResponseListener(UndertowBalancer::complete);
      proxy.handleRequest(exchange);
    };
  }

  /** Adds the headers to an error that no web server answered; it is still to be sent. */
  private static boolean complete(HttpServerExchange exchange) {
    int status = exchange.getStatusCode();
    if (!exchange.isResponseStarted() && status >= StatusCodes.INTERNAL_SERVER_ERROR) {
      HeaderMap headers = exchange.getResponseHeaders();
      HEADERS.forEach((name, value) -> headers.put(HttpString.tryFromString(name), value));
      headers.put(Headers.CACHE_CONTROL, "no-store");
      if (status == StatusCodes.SERVICE_UNAVAILABLE) {
        headers.put(Headers.RETRY_AFTER, RETRY_AFTER_SECONDS);
      }
    }
    return false;
  }
}
