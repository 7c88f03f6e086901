package org.rubisee.tomcat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.catalina.Context;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.LifecycleState;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.core.StandardHost;
import org.apache.catalina.startup.Tomcat;
import org.apache.catalina.valves.ErrorReportValve;
import org.rubisee.webcontainer.WebContainerServer;
import org.rubisee.webcontainer.WebSettings;

/** Tomcat as the web server of a site, set as WildFly's web server is. */
public final class TomcatServer {

  private TomcatServer() {}

  /**
   * Starts the server.
   *
   * @param arguments see {@link WebContainerServer#run}
   */
  public static void main(String[] arguments) throws Exception {
    try {
      WebContainerServer.run(TomcatServer::start, arguments);
    } catch (Exception e) {
      e.printStackTrace();
      System.exit(1);
    }
  }

  private static void start(WebSettings settings, Path archive, Path folder)
      throws IOException, LifecycleException {
    Path sites = Files.createDirectories(folder.resolve("sites"));
    Tomcat tomcat = new Tomcat();
    tomcat.setBaseDir(folder.toString());
    tomcat.getHost().setAppBase(sites.toString());
    // neither JSPs nor a default servlet: the site answers all paths itself
    tomcat.setAddDefaultWebXmlToWebapp(false);
    tomcat.setConnector(connector(settings));
    hideFailures((StandardHost) tomcat.getHost());
    Context site = tomcat.addWebapp(settings.context(), archive.toAbsolutePath().toString());
    site.setParentClassLoader(TomcatServer.class.getClassLoader());
    tomcat.start();
    if (site.getState() != LifecycleState.STARTED) {
      throw new LifecycleException(archive + " cannot be deployed");
    }
  }

  private static Connector connector(WebSettings settings) {
    Connector connector = new Connector("HTTP/1.1");
    connector.setPort(settings.port());
    connector.setProperty("address", settings.address());
    connector.setURIEncoding("UTF-8");
    set(connector, "maxThreads", settings.threads());
    set(connector, "minSpareThreads", settings.threads());
    set(connector, "maxConnections", settings.connections());
    set(connector, "connectionTimeout", WebSettings.KEEP_ALIVE_MILLIS);
    set(connector, "keepAliveTimeout", WebSettings.KEEP_ALIVE_MILLIS);
    set(connector, "maxKeepAliveRequests", -1);
    set(connector, "maxHeaderCount", WebSettings.MOST_HEADERS);
    set(connector, "maxHttpRequestHeaderSize", 1 << 16);
    set(connector, "socket.txBufSize", WebSettings.SEND_BUFFER_BYTES);
    // WildFly takes what people's programs send, too
    connector.setProperty("relaxedQueryChars", "\"<>[\\]^`{|}");
    connector.setProperty("relaxedPathChars", "\"<>[\\]^`{|}");
    return connector;
  }

  private static void set(Connector connector, String name, int value) {
    if (!connector.setProperty(name, Integer.toString(value))) {
      throw new IllegalArgumentException("Tomcat's connector has no property " + name);
    }
  }

  private static void hideFailures(StandardHost host) {
    ErrorReportValve report = new ErrorReportValve();
    report.setShowReport(false);
    report.setShowServerInfo(false);
    host.getPipeline().addValve(report);
  }
}
