package org.rubisee.jetty;

import java.nio.file.Path;
import org.eclipse.jetty.ee10.annotations.AnnotationConfiguration;
import org.eclipse.jetty.ee10.webapp.Configuration;
import org.eclipse.jetty.ee10.webapp.FragmentConfiguration;
import org.eclipse.jetty.ee10.webapp.MetaInfConfiguration;
import org.eclipse.jetty.ee10.webapp.WebAppConfiguration;
import org.eclipse.jetty.ee10.webapp.WebAppContext;
import org.eclipse.jetty.ee10.webapp.WebInfConfiguration;
import org.eclipse.jetty.ee10.webapp.WebXmlConfiguration;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.server.handler.EagerContentHandler.ContentLoaderFactory;
import org.eclipse.jetty.server.handler.EagerContentHandler.RetainedContentLoaderFactory;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.rubisee.webcontainer.WebContainerServer;
import org.rubisee.webcontainer.WebSettings;

/** Jetty as the web server of a site, set as WildFly's web server is. */
public final class JettyServer {

  /** Threads that read requests and take connections, beside those that make pages. */
  private static final int SELECTORS = 2;

  private static final int ACCEPTORS = 1;

  private JettyServer() {}

  /**
   * Starts the server.
   *
   * @param arguments see {@link WebContainerServer#run}
   */
  public static void main(String[] arguments) throws Exception {
    try {
      WebContainerServer.run(JettyServer::start, arguments);
    } catch (Exception e) {
      e.printStackTrace();
      System.exit(1);
    }
  }

  private static void start(WebSettings settings, Path archive, Path folder) throws Exception {
    int threads = settings.threads() + SELECTORS + ACCEPTORS;
    QueuedThreadPool pool = new QueuedThreadPool(threads, threads);
    // a thread that is kept for other tasks makes no pages
    pool.setReservedThreads(0);
    Server server = new Server(pool);
    server.addConnector(connector(server, settings));
    server.addBean(new NetworkConnectionLimit(settings.connections(), server));
    server.setHandler(new EagerContentHandler(site(settings, archive, folder), bodies()));
    server.start();
  }

  /** A request gets a thread when its body is there, or so much of it. */
  private static ContentLoaderFactory bodies() {
    return new RetainedContentLoaderFactory(WebSettings.BUFFERED_BODY_BYTES, -1, false);
  }

  private static WebAppContext site(WebSettings settings, Path archive, Path folder) {
    WebAppContext site = new WebAppContext();
    site.setContextPath(settings.context());
    site.setWar(archive.toAbsolutePath().toString());
    site.setTempDirectory(folder.resolve("site").toFile());
    // without names of its own: the site finds its data source by those of this process
    site.setConfigurations(
        new Configuration[] {
          new WebInfConfiguration(),
          new WebXmlConfiguration(),
          new MetaInfConfiguration(),
          new FragmentConfiguration(),
          new WebAppConfiguration(),
          new AnnotationConfiguration()
        });
    // neither JSPs nor a default servlet: the site answers all paths itself
    site.setDefaultsDescriptor(null);
    site.setThrowUnavailableOnStartupException(true);
    return site;
  }

  private static ServerConnector connector(Server server, WebSettings settings) {
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setIdleTimeout(WebSettings.WRITE_MILLIS);
    http.setRequestHeaderSize(1 << 16);
    // WildFly takes what people's programs send, too
    http.setUriCompliance(UriCompliance.UNSAFE);
    ServerConnector connector =
        new ServerConnector(server, ACCEPTORS, SELECTORS, new HttpConnectionFactory(http));
    connector.setHost(settings.address());
    connector.setPort(settings.port());
    connector.setIdleTimeout(WebSettings.KEEP_ALIVE_MILLIS);
    connector.setAcceptedSendBufferSize(WebSettings.SEND_BUFFER_BYTES);
    return connector;
  }
}
