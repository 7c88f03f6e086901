package org.rubisee.webcontainer;

import java.nio.file.Path;

/** A web container: it deploys one archive and answers its pages. */
@FunctionalInterface
public interface WebContainer {

  /**
   * Starts it; it runs until its process ends.
   *
   * @param settings where and how it answers
   * @param archive the web archive
   * @param folder for what it writes
   * @throws Exception if it cannot be started, or the archive cannot be deployed
   */
  void start(WebSettings settings, Path archive, Path folder) throws Exception;
}
