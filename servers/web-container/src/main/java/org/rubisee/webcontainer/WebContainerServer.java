package org.rubisee.webcontainer;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.rubisee.incidentlog.IncidentLog;

/** The process of a web server whose container stands alone. It runs until it is ended. */
public final class WebContainerServer {
  /** The last line of the log of a start. */
  public static final String STARTED = "RUBiS EE: the web container has started";

  private static final String SITE = "rubis.";

  /** What fails for many requests at once is said by the site, as in WildFly. */
  private static final Logger POOL = Logger.getLogger("org.jboss.jca");

  private WebContainerServer() {}

  /**
   * Starts the server.
   *
   * @param container which one
   * @param arguments a file of properties (see {@link WebSettings}), the web archive, and a folder
   *     for what the container writes
   * @throws Exception if it cannot be started; the process is to end then
   */
  public static void run(WebContainer container, String[] arguments) throws Exception {
    Locale.setDefault(Locale.ROOT);
    Properties given = read(Path.of(arguments[0]));
    given.stringPropertyNames().stream()
        .filter(name -> name.startsWith(SITE))
        .forEach(name -> System.setProperty(name, given.getProperty(name)));
    WebSettings settings = new WebSettings(given);
    POOL.setLevel(Level.SEVERE);
    SiteNaming.bind(SiteDataSource.open(settings));
    IncidentLog.limit();
    container.start(settings, Path.of(arguments[1]), Path.of(arguments[2]));
    System.out.println(STARTED);
    new CountDownLatch(1).await();
  }

  private static Properties read(Path file) throws IOException {
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(file)) {
      properties.load(in);
    }
    return properties;
  }
}
