package org.rubisee.servers.balancer;

import io.undertow.Undertow;
import io.undertow.server.handlers.proxy.LoadBalancingProxyClient;
import io.undertow.server.handlers.proxy.ProxyHandler;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Undertow's reverse proxy as a program: a loopback port, then the web servers behind it. Its
 * working folder is the one where {@link NodesInUse} finds its orders.
 */
public final class UndertowBalancer {

  private static final int CONNECTIONS_PER_THREAD = 128;
  private static final int REQUEST_MILLIS = 60_000;

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
        .setHandler(
            ProxyHandler.builder().setProxyClient(nodes).setMaxRequestTime(REQUEST_MILLIS).build())
        .build()
        .start();
    Thread orders = new Thread(inUse, "nodes-in-use");
    orders.setDaemon(true);
    orders.start();
  }
}
