package org.rubisee.openejb;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import javax.naming.Context;
import javax.naming.InitialContext;
import org.apache.openejb.BeanContext;
import org.apache.openejb.assembler.classic.Assembler;
import org.apache.openejb.config.AppModule;
import org.apache.openejb.config.ConfigurationFactory;
import org.apache.openejb.loader.SystemInstance;
import org.apache.openejb.server.ServiceDaemon;
import org.apache.openejb.server.ServicePool;
import org.apache.openejb.server.ejbd.EjbServer;
import org.apache.openejb.spi.ContainerSystem;
import org.apache.openejb.spi.SecurityService;
import org.rubisee.incidentlog.IncidentLog;

/**
 * OpenEJB as the application server of a site: EJB modules as they are, called by ejbd. Their
 * classes are on the class path. It runs until its process is ended.
 */
public final class OpenEjbServer {
  /** The last line of the log of a start. */
  public static final String STARTED = "RUBiS EE: OpenEJB has started";

  /** Environment variable: what the web tier proves itself with. */
  static final String PASSWORD = "RUBIS_APP_PASSWORD";

  private static final String APPLICATION = "site";
  private static final String IN_PROCESS = "org.apache.openejb.core.LocalInitialContextFactory";

  private OpenEjbServer() {}

  /**
   * Starts the server.
   *
   * @param arguments a file of properties (see {@link Settings}) and a folder of EJB modules, which
   *     are deployed as one application
   */
  public static void main(String[] arguments) throws Exception {
    // a library of OpenEJB writes a number into a regular expression in the digits of the locale
    Locale.setDefault(Locale.ROOT);
    Settings settings = new Settings(read(Path.of(arguments[0])));
    settings.site().forEach(System::setProperty);
    Optional<PrintWriter> callLog = callLog(settings);
    CallFilter.install(settings.isByValue(), () -> callLog.ifPresent(log -> log.println("copy")));
    Properties openEjb = settings.openEjb();
    openEjb.setProperty(Context.INITIAL_CONTEXT_FACTORY, IN_PROCESS);
    // the container lives as long as this context
    new InitialContext(openEjb).lookup("");
    deploy(Path.of(arguments[1]), settings);
    beans().forEach(ReadableFailures::of);
    callLog.ifPresent(log -> beans().forEach(bean -> LoggedContainer.log(bean, log)));
    IncidentLog.limit();
    listen(settings);
    System.out.println(STARTED);
    // OpenEJB's threads alone do not keep a process alive
    new CountDownLatch(1).await();
  }

  private static Properties read(Path file) throws IOException {
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(file)) {
      properties.load(in);
    }
    return properties;
  }

  /** All modules are one application, so that their beans can refer to each other. */
  private static void deploy(Path folder, Settings settings) throws Exception {
    ConfigurationFactory factory = new ConfigurationFactory();
    AppModule application =
        factory.loadApplication(OpenEjbServer.class.getClassLoader(), APPLICATION, modules(folder));
    BeanReferences.link(application);
    settings.pools(application);
    SystemInstance.get()
        .getComponent(Assembler.class)
        .createApplication(factory.configureApplication(application));
  }

  private static List<File> modules(Path folder) throws IOException {
    try (Stream<Path> modules = Files.list(folder)) {
      return modules.sorted().map(Path::toFile).toList();
    }
  }

  /** A line per call of a bean, and one per copy of what a call between beans carries. */
  private static Optional<PrintWriter> callLog(Settings settings) throws IOException {
    Optional<Path> file = settings.callLog();
    return file.isPresent()
        ? Optional.of(new PrintWriter(Files.newBufferedWriter(file.get()), true))
        : Optional.empty();
  }

  private static Stream<BeanContext> beans() {
    return Stream.of(SystemInstance.get().getComponent(ContainerSystem.class).deployments());
  }

  /** Of OpenEJB's services only calls of beans: neither administration nor discovery. */
  private static void listen(Settings settings) throws Exception {
    Properties service = settings.service();
    PasswordLogin login = (PasswordLogin) SystemInstance.get().getComponent(SecurityService.class);
    EjbServer ejbd = new BoundedCalls(login::hasIdentifiedCaller);
    ejbd.init(service);
    ServicePool pool = new ServicePool(ejbd, service);
    ServiceDaemon daemon = new ServiceDaemon(pool, settings.port(), settings.address());
    daemon.init(service);
    daemon.start();
  }
}
