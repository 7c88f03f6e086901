package org.rubisee.servers;

import java.net.URI;

/** A server that answers pages. */
public interface WebServer extends TierServer {

  /** Its root, ending with a slash. */
  URI uri();

  /**
   * Waits until a page is answered with status 200.
   *
   * @param path without a slash at its beginning, for example {@code servlets-only/index.html}
   * @throws ServerFailedException if that takes too long or the server ends
   */
  void awaitPage(String path);
}
