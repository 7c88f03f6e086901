package org.rubisee.servers.balancer;

import io.undertow.Undertow;
import io.undertow.server.handlers.proxy.LoadBalancingProxyClient;
import io.undertow.server.handlers.proxy.ProxyHandler;
import java.net.URI;
import java.util.List;

/** Undertow's reverse proxy as a program: a loopback port, then the web servers behind it. */
public final class UndertowBalancer {

  private static final int CONNECTIONS_PER_THREAD = 128;
  private static final int REQUEST_MILLIS = 60_000;

  private UndertowBalancer() {}

  /** Runs until it is ended. */
  public static void main(String[] arguments) {
    LoadBalancingProxyClient nodes =
        new LoadBalancingProxyClient().setConnectionsPerThread(CONNECTIONS_PER_THREAD);
    for (String node : List.of(arguments).subList(1, arguments.length)) {
      nodes.addHost(URI.create(node));
    }
    Undertow.builder()
        .addHttpListener(Integer.parseInt(arguments[0]), "127.0.0.1")
        .setHandler(
            ProxyHandler.builder().setProxyClient(nodes).setMaxRequestTime(REQUEST_MILLIS).build())
        .build()
        .start();
  }
}
