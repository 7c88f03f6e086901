package org.rubisee.servers.webcontainer;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.LoopbackPort;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.ServerFiles;
import org.rubisee.servers.StartupLog;
import org.rubisee.servers.wildfly.ConnectionLimit;

/**
 * A web server on this machine whose container stands alone, with a folder of its own, on the
 * loopback interface. It has no administration and no metrics.
 */
public final class WebContainer extends ManagedServer {

  private static final String STARTED = "RUBiS EE: the web container has started";

  private final WebContainerOptions options;

  private WebContainer(WebContainerOptions options) {
    super(
        "http",
        LOOPBACK,
        LoopbackPort.free(options.port(), options.name()),
        new StartupLog(options.name(), new ServerFiles(options.folder()).log(), STARTED));
    this.options = options;
  }

  /**
   * Starts a server and waits until the archive is deployed.
   *
   * @throws ServerFailedException if the server was not provisioned, the archive is missing, the
   *     port is taken or the deployment fails; the message says why and what to do
   */
  public static WebContainer start(WebContainerOptions options) {
    options.kind().requireProvisioned(options.home());
    requireBuilt(List.of(options.archive()));
    return started(new WebContainer(options));
  }

  @Override
  public Optional<URI> metrics() {
    return Optional.empty();
  }

  @Override
  public Optional<Path> program() {
    return Optional.of(options.home());
  }

  @Override
  public Optional<Path> callLog() {
    return Optional.empty();
  }

  @Override
  protected ProcessBuilder prepared() throws IOException {
    DirectoryCopy.delete(data());
    Files.createDirectories(data());
    files().deleteLogs();
    files().write(properties());
    return files().process(commandLine(), options.process().environment());
  }

  private Path data() {
    return options.folder().resolve("data");
  }

  private Map<String, String> properties() throws IOException {
    Map<String, String> properties = new TreeMap<>(options.properties());
    properties.putIfAbsent(ConnectionLimit.PROPERTY, ConnectionLimit.ofThisProcess());
    properties.put("rubis.web.address", LOOPBACK);
    properties.put("rubis.web.port", Integer.toString(port()));
    properties.put("rubis.web.context", options.context());
    return properties;
  }

  private List<String> classPath() {
    List<String> entries = new ArrayList<>();
    entries.add(options.home().resolve("lib/*").toString());
    options.beans().map(BeansClient::classPath).ifPresent(entries::addAll);
    return entries;
  }

  private List<String> commandLine() {
    List<String> command = options.process().java(files().gcLog());
    command.add("-Djava.util.logging.SimpleFormatter.format=" + LOG_FORMAT);
    options.beans().map(BeansClient::options).ifPresent(command::addAll);
    command.addAll(options.process().options());
    command.add("-cp");
    command.add(String.join(File.pathSeparator, classPath()));
    command.add(options.kind().main());
    command.add(files().properties().toString());
    command.add(options.archive().toAbsolutePath().toString());
    command.add(data().toString());
    return command;
  }
}
