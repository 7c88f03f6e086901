package org.rubisee.servers.httpd;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rubisee.servers.LoopbackPort;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.ServerFiles;
import org.rubisee.servers.StartupLog;

/**
 * Apache httpd on this machine, with PHP as its module, in a folder of its own: a process that
 * starts all others, each of which serves one connection at a time. Or httpd in front of PHP-FPM,
 * whose processes are below that of httpd. It has no metrics.
 */
public final class Httpd extends ManagedServer {

  private static final String STARTED = "resuming normal operations";

  private final HttpdOptions options;
  private final PhpHome home;
  private final HttpdFolder folder;
  private final String status = HttpdStart.newStatus();

  private Httpd(HttpdOptions options, PhpHome home) {
    super(
        "http",
        options.address(),
        LoopbackPort.free(options.address(), options.port(), options.name()),
        new StartupLog(options.name(), new ServerFiles(options.folder()).log(), STARTED));
    this.options = options;
    this.home = home;
    folder = new HttpdFolder(options.folder());
  }

  /**
   * Starts a server and waits until all of its processes are there.
   *
   * @throws org.rubisee.servers.ServerFailedException if there is no httpd with PHP, the archive is
   *     missing, or the port is taken; the message says why and what to do
   */
  public static Httpd start(HttpdOptions options) {
    PhpHome home = PhpHome.find(options.properties());
    requireBuilt(List.of(options.archive()));
    return started(new Httpd(options, home));
  }

  @Override
  public Optional<URI> metrics() {
    return Optional.empty();
  }

  @Override
  public Optional<URI> compiled() {
    return Optional.of(uri().resolve(status));
  }

  /** PHP calls no bean, so it stays empty. */
  @Override
  public Optional<Path> callLog() {
    return Optional.of(folder.callLog());
  }

  /** Nothing is left in the folder for temporary files. */
  @Override
  protected void closed() {
    try {
      folder.deleteLinked();
    } catch (IOException e) {
      throw new UncheckedIOException(
          "The files of " + options.name() + " could not be removed: remove them by hand", e);
    }
  }

  @Override
  protected ProcessBuilder prepared() throws IOException {
    HttpdStart start = new HttpdStart(options, home, port(), status);
    start.prepareFolder();
    files().deleteLogs();
    return files().process(start.commandLine(), start.environment());
  }
}
