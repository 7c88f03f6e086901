package org.rubisee.servers.balancer;

import io.undertow.Undertow;
import io.undertow.UndertowOptions;
import io.undertow.server.handlers.proxy.LoadBalancingProxyClient;
import io.undertow.server.handlers.proxy.ProxyHandler;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Undertow's reverse proxy as a program: a loopback port, then the web servers behind it. Its
 * working folder is the one where {@link NodesInUse} finds its orders.
 *
 * <p>It refuses no request that the web servers take: malformed escapes, large bodies and many
 * parameters reach the site, which answers them with a page.
 */
public final class UndertowBalancer {

  private static final int CONNECTIONS_PER_THREAD = 128;
  private static final int REQUEST_MILLIS = 60_000;

  /** Of a body: none. */
  private static final long NO_LIMIT = 0;

  /** As many as the web servers read: see web-server.cli. */
  private static final int MAX_PARAMETERS = 16_384;

  private UndertowBalancer() {}

  /**
   * Runs until it is ended.
   *
   * @param arguments a port of the loopback interface, or {@code address:port}; then the roots of
   *     the web servers
   */
  public static void main(String[] arguments) {
    int colon = arguments[0].lastIndexOf(':');
    String address = colon < 0 ? "127.0.0.1" : arguments[0].substring(0, colon);
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
            ProxyHandler.builder().setProxyClient(nodes).setMaxRequestTime(REQUEST_MILLIS).build())
        .build()
        .start();
    Thread orders = new Thread(inUse, "nodes-in-use");
    orders.setDaemon(true);
    orders.start();
  }
}
