package org.rubisee.servers.httpd;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.servers.LoopbackPort;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.ServerFiles;
import org.rubisee.servers.StartupLog;
import org.rubisee.settings.SiteSettings;

/**
 * Apache httpd on this machine, with PHP as its module, in a folder of its own: a process that
 * starts all others, each of which serves one connection at a time. It has no metrics.
 */
public final class Httpd extends ManagedServer {

  private static final String STARTED = "resuming normal operations";
  private static final String PROCESSES = "512";
  private static final String JIT = "off";

  private final HttpdOptions options;
  private final PhpHome home;
  private final HttpdFolder folder;

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
    Files.createDirectories(options.folder());
    folder.prepare(options.archive(), options.properties());
    files().deleteLogs();
    return files().process(commandLine(), environment());
  }

  private List<String> commandLine() throws IOException {
    List<String> command = new ArrayList<>(options.commandPrefix());
    command.addAll(List.of(home.program().toString(), "-DFOREGROUND"));
    if (HttpdFolder.isOfRoot()) {
      command.add("-DROOT");
    }
    if (Boolean.parseBoolean(options.properties().get(SiteSettings.PREFIX + "legacy-client"))) {
      command.add("-DLEGACY_CLIENT");
    }
    command.addAll(List.of("-f", options.configuration().resolve("httpd.conf").toString()));
    return command;
  }

  private Map<String, String> environment() throws IOException {
    Map<String, String> environment = new TreeMap<>();
    environment.put("RUBIS_MODULES", home.modules().toString());
    environment.put("RUBIS_PHP_MODULE", home.phpModule().toString());
    environment.put("RUBIS_PHP_EXTENSIONS", home.extensions().toString());
    environment.put("RUBIS_HTTPD", options.configuration().toString());
    environment.put("RUBIS_FOLDER", options.folder().toString());
    environment.put("RUBIS_SERVED", folder.served().toRealPath().toString());
    environment.put("RUBIS_ADDRESS", options.address());
    environment.put("RUBIS_PORT", Integer.toString(port()));
    environment.put("RUBIS_CONTEXT", "/" + options.context());
    environment.put(
        "RUBIS_PROCESSES", options.properties().getOrDefault("rubis.php.processes", PROCESSES));
    environment.put("RUBIS_JIT", options.properties().getOrDefault("rubis.php.jit", JIT));
    // only the extensions of php.ini, whatever this machine has
    environment.put("PHP_INI_SCAN_DIR", "");
    home.libraries().ifPresent(path -> environment.put("LD_LIBRARY_PATH", path.toString()));
    return environment;
  }
}
