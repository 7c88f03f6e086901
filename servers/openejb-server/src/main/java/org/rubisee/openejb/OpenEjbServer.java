package org.rubisee.openejb;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import javax.naming.Context;
import javax.naming.InitialContext;
import org.apache.openejb.BeanContext;
import org.apache.openejb.assembler.classic.Assembler;
import org.apache.openejb.config.ConfigurationFactory;
import org.apache.openejb.loader.SystemInstance;
import org.apache.openejb.server.ServiceDaemon;
import org.apache.openejb.server.ServicePool;
import org.apache.openejb.server.ejbd.EjbServer;
import org.apache.openejb.spi.ContainerSystem;

/**
 * OpenEJB as the application server of a site: EJB modules as they are, called by ejbd. Their
 * classes are on the class path. It runs until its process is ended.
 */
public final class OpenEjbServer {
  /** The last line of the log of a start. */
  public static final String STARTED = "RUBiS EE: OpenEJB has started";

  /** Environment variable: what the web tier proves itself with. */
  static final String PASSWORD = "RUBIS_APP_PASSWORD";

  private static final String IN_PROCESS = "org.apache.openejb.core.LocalInitialContextFactory";

  private OpenEjbServer() {}

  /**
   * Starts the server.
   *
   * @param arguments a file of properties (see {@link Settings}) and a folder of EJB modules, which
   *     are deployed in the order of their names
   */
  public static void main(String[] arguments) throws Exception {
    CallFilter.install();
    Settings settings = new Settings(read(Path.of(arguments[0])));
    Properties openEjb = settings.openEjb();
    openEjb.setProperty(Context.INITIAL_CONTEXT_FACTORY, IN_PROCESS);
    // the container lives as long as this context
    new InitialContext(openEjb).lookup("");
    deploy(Path.of(arguments[1]));
    Optional<Path> callLog = settings.callLog();
    if (callLog.isPresent()) {
      logCalls(callLog.get());
    }
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

  private static void deploy(Path folder) throws Exception {
    ConfigurationFactory factory = new ConfigurationFactory();
    Assembler assembler = SystemInstance.get().getComponent(Assembler.class);
    try (Stream<Path> modules = Files.list(folder)) {
      for (Path module : modules.sorted().toList()) {
        assembler.createApplication(factory.configureApplication(module.toFile()));
      }
    }
  }

  private static void logCalls(Path file) throws IOException {
    PrintWriter log = new PrintWriter(Files.newBufferedWriter(file), true);
    ContainerSystem system = SystemInstance.get().getComponent(ContainerSystem.class);
    for (BeanContext bean : system.deployments()) {
      LoggedContainer.log(bean, log);
    }
  }

  /** Of OpenEJB's services only calls of beans: neither administration nor discovery. */
  private static void listen(Settings settings) throws Exception {
    Properties service = settings.service();
    EjbServer ejbd = new EjbServer();
    ejbd.init(service);
    ServicePool pool = new ServicePool(ejbd, service);
    ServiceDaemon daemon = new ServiceDaemon(pool, settings.port(), settings.address());
    daemon.init(service);
    daemon.start();
  }
}
