package org.rubisee.glassfish;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.glassfish.embeddable.GlassFish;
import org.glassfish.embeddable.GlassFishException;
import org.glassfish.embeddable.GlassFishProperties;
import org.glassfish.embeddable.GlassFishRuntime;
import org.rubisee.incidentlog.IncidentLog;

/**
 * GlassFish as the one server of a site: an enterprise archive with pages and beans, and the site's
 * data source. It has no administration. It runs until its process is ended.
 */
public final class GlassFishServer {
  /** The last line of the log of a start. */
  public static final String STARTED = "RUBiS EE: GlassFish has started";

  /** Kept, so that their levels and filters stay. */
  private static final Logger BEANS = Logger.getLogger("jakarta.enterprise.ejb.container");

  private static final Logger ENDS_OF_TRANSACTIONS = Logger.getLogger(RejectedCreations.LOGGER);

  private static final Logger TAGS = Logger.getLogger("org.glassfish.wasp.runtime.TldScanner");

  private GlassFishServer() {}

  /**
   * Starts the server.
   *
   * @param arguments a file of system properties (see {@link DomainConfiguration}), an enterprise
   *     archive, and a folder for the server's own files, which others cannot read
   */
  public static void main(String[] arguments) throws InterruptedException {
    // GlassFish may redirect it
    PrintStream log = System.out;
    try {
      start(Path.of(arguments[0]), Path.of(arguments[1]), Path.of(arguments[2]));
    } catch (IOException | GlassFishException | RuntimeException | LinkageError e) {
      e.printStackTrace(log);
      // threads of a server that has started in part would keep the process alive
      System.exit(1);
    }
    log.println(STARTED);
    new CountDownLatch(1).await();
  }

  private static void start(Path properties, Path application, Path data)
      throws IOException, GlassFishException {
    Properties given = read(properties);
    given.stringPropertyNames().forEach(name -> System.setProperty(name, given.getProperty(name)));
    Path domain = write(new DomainConfiguration(given), data.resolve("domain.xml"));
    GlassFishProperties options = new GlassFishProperties();
    options.setProperty("glassfish.embedded.tmpdir", data.toString());
    options.setConfigFile(domain.toUri());
    GlassFish server = GlassFishRuntime.bootstrap().newGlassFish(options);
    server.start();
    // it looks for tags of JSP in the jar of an EJB module, which GlassFish has unpacked elsewhere
    TAGS.setLevel(Level.SEVERE);
    deploy(server, application);
    // a failed call of a bean is logged by its caller, who says which page it was
    BEANS.setLevel(Level.SEVERE);
    ENDS_OF_TRANSACTIONS.setFilter(new RejectedCreations());
    IncidentLog.limit();
  }

  private static Properties read(Path file) throws IOException {
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(file)) {
      properties.load(in);
    }
    return properties;
  }

  /** Readable for its owner only: the password of the database is in it. */
  private static Path write(DomainConfiguration configuration, Path file) throws IOException {
    Files.createFile(
        file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    return Files.writeString(file, configuration.xml());
  }

  /** Without CDI, which the application does not use. */
  private static void deploy(GlassFish server, Path application) throws GlassFishException {
    String name = application.getFileName().toString().replaceFirst("\\.ear$", "");
    String deployed =
        server
            .getDeployer()
            .deploy(application.toFile(), "--name=" + name, "--property=implicitCdiEnabled=false");
    if (deployed == null) {
      throw new GlassFishException(
          "GlassFish could not deploy " + application + ": the messages above say why");
    }
  }
}
