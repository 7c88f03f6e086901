package org.rubisee.servers;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A web or application server of any kind: a process with a folder of its own, which is stopped
 * when this Java process ends, or is killed. Not for use by several threads.
 */
public abstract class ManagedServer implements TierServer {

  /** The address of servers that only this machine can reach. */
  public static final String LOOPBACK = Loopback.ADDRESS;

  /** Of servers that log by {@code java.util.logging}: a line per message, like WildFly's. */
  protected static final String LOG_FORMAT = "%1$tF %1$tT,%1$tL %4$s [%3$s] %5$s%6$s%n";

  private final URI uri;
  private final int port;
  private final ServerFiles files;
  private final ServerProcess process;
  private final StartupLog startup;
  private long startedNanos;

  /**
   * A server that has not started.
   *
   * @param protocol in which it answers
   * @param address of this machine, at which it answers
   * @param port at that address
   * @param startup its log
   */
  protected ManagedServer(String protocol, String address, int port, StartupLog startup) {
    Path folder = startup.file().getParent();
    this.port = port;
    uri = URI.create(String.format(Locale.ROOT, "%s://%s:%d/", protocol, address, port));
    this.startup = startup;
    files = new ServerFiles(folder);
    process = new ServerProcess(folder);
  }

  /** Fills its folder. What it returns runs the server, with its output on a pipe. */
  protected abstract ProcessBuilder prepared() throws IOException;

  /**
   * Starts a server and waits until everything is deployed.
   *
   * @throws ServerFailedException if it does not start; the message says why
   */
  protected static <S extends ManagedServer> S started(S server) {
    try {
      ((ManagedServer) server).run();
      return server;
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
  }

  /**
   * Checks that archives were built.
   *
   * @throws ServerFailedException if one was not; the message says what to do
   */
  protected static void requireBuilt(List<Path> archives) {
    for (Path archive : archives) {
      if (!Files.isRegularFile(archive)) {
        throw new ServerFailedException(
            archive + " is missing: run 'mvn -DskipTests package' in the root of the checkout");
      }
    }
  }

  /** Its files, beside what its kind keeps. */
  protected final ServerFiles files() {
    return files;
  }

  @Override
  public final long pid() {
    return process.pid();
  }

  @Override
  public final boolean isAlive() {
    return process.isAlive();
  }

  /** Where it answers; ends with a slash. */
  public final URI uri() {
    return uri;
  }

  @Override
  public final int port() {
    return port;
  }

  @Override
  public final Path log() {
    return files.log();
  }

  @Override
  public final Path gcLog() {
    return files.gcLog();
  }

  /**
   * When its process was started the last time, as {@link System#nanoTime} counts. Its folder was
   * filled before.
   */
  public final long startedNanos() {
    return startedNanos;
  }

  /** The folder of its program, which many servers can share; empty if the machine has it. */
  public Optional<Path> program() {
    return Optional.empty();
  }

  /**
   * Waits until a page is answered with status 200.
   *
   * @param path without a slash at its beginning, for example {@code servlets-only/index.html}
   * @throws ServerFailedException if that takes too long or the server ends
   */
  public final void awaitPage(String path) {
    URI page = uri.resolve(path);
    PageProbe.DEFAULT.require(
        page, process::isAlive, why -> startup.failed("does not answer " + page + ": " + why));
  }

  @Override
  public final void restart() {
    process.stop();
    try {
      files.keepLog();
    } catch (IOException e) {
      throw cannotStart(e);
    }
    run();
  }

  @Override
  public final void close() {
    process.close();
    closed();
  }

  /** Removes what it keeps outside of its folder: nothing, unless its kind says otherwise. */
  protected void closed() {}

  private void run() {
    try {
      ProcessBuilder prepared = prepared();
      startedNanos = System.nanoTime();
      process.start(prepared, startup.server() + " server", files.log());
      startup.await(process::isAlive, process::end);
    } catch (IOException e) {
      throw cannotStart(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ServerFailedException("Interrupted while a server was starting", e);
    }
  }

  private ServerFailedException cannotStart(IOException e) {
    return new ServerFailedException(
        String.format(
            Locale.ROOT,
            "The %s server could not be started in %s: %s",
            startup.server(),
            files.folder(),
            e.getMessage()),
        e);
  }
}
