package org.rubisee.http;

import java.time.Duration;

/**
 * How a client behaves where its users differ.
 *
 * @param connectPatience how long opening a connection may take
 * @param connections how many connections it opens at most, to all servers together; requests
 *     beyond that wait, so it must be at least the number of threads that use the client
 * @param followsRedirects whether it follows redirects, or returns them
 */
public record HttpOptions(Duration connectPatience, int connections, boolean followsRedirects) {

  /** Ten seconds to connect, 256 connections, no redirects followed. */
  public static final HttpOptions DEFAULT = new HttpOptions(Duration.ofSeconds(10), 256, false);

  /** Checks the number of connections. */
  public HttpOptions {
    if (connections < 1) {
      throw new IllegalArgumentException("connections must be at least 1, not " + connections);
    }
  }

  /** The same with another time to connect. */
  public HttpOptions withConnectPatience(Duration patience) {
    return new HttpOptions(patience, connections, followsRedirects);
  }

  /** The same with another limit of connections. */
  public HttpOptions withConnections(int limit) {
    return new HttpOptions(connectPatience, limit, followsRedirects);
  }

  /** The same, following redirects. */
  public HttpOptions followingRedirects() {
    return new HttpOptions(connectPatience, connections, true);
  }
}
