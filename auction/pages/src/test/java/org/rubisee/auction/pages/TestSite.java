package org.rubisee.auction.pages;

import io.undertow.Undertow;
import io.undertow.server.handlers.PathHandler;
import io.undertow.servlet.Servlets;
import io.undertow.servlet.api.DeploymentInfo;
import io.undertow.servlet.api.DeploymentManager;
import io.undertow.servlet.api.ServletContainerInitializerInfo;
import io.undertow.servlet.util.ImmediateInstanceFactory;
import jakarta.servlet.ServletException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.apache.hc.core5.http.ContentType;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.model.AuctionCloser;

/** The site on a real Undertow, the servlet engine of WildFly, at a free port of the loopback. */
final class TestSite implements AutoCloseable {
  static final String CONTEXT = "/test-site";

  /** A form's fields, as a browser sends them. */
  static final ContentType FORM = ContentType.create("application/x-www-form-urlencoded");

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final HttpClient client = HttpClient.create(HttpOptions.DEFAULT);
  private final SampleUseCases useCases;
  private final Undertow server;
  private final DeploymentManager site;
  private final String base;

  private TestSite(SampleUseCases useCases, Deployed deployed) {
    this.useCases = useCases;
    this.server = deployed.server();
    this.site = deployed.site();
    int port = ((InetSocketAddress) server.getListenerInfo().get(0).getAddress()).getPort();
    this.base = "http://127.0.0.1:" + port + CONTEXT;
  }

  /** A site whose users write this text, with these settings besides a fixed clock and key. */
  static TestSite start(String userText, Map<String, String> settings) {
    return start(userText, settings, null);
  }

  /** The same where this closes auctions, if the settings ask for it. */
  static TestSite start(String userText, Map<String, String> settings, AuctionCloser closer) {
    Properties properties = new Properties();
    properties.setProperty("rubis.site.clock", "fixed:" + SampleUseCases.NOW);
    properties.setProperty("rubis.site.ticket-key", "a key for these tests");
    properties.setProperty("rubis.site.nonces", "sequence");
    settings.forEach((key, value) -> properties.setProperty("rubis.site." + key, value));
    SampleUseCases useCases = new SampleUseCases(new Samples(userText));
    return new TestSite(
        useCases,
        undertow(new SiteInitializer(properties, context -> useCases, context -> closer)));
  }

  static TestSite start() {
    return start("Old brass lamp", Map.of());
  }

  static TestSite legacy() {
    return start("Old brass lamp", Map.of("legacy-client", "true"));
  }

  /**
   * A server and what is deployed on it.
   *
   * @param server it listens
   * @param site can be undeployed
   */
  private record Deployed(Undertow server, DeploymentManager site) {}

  private static Deployed undertow(SiteInitializer initializer) {
    DeploymentInfo deployment =
        Servlets.deployment()
            .setClassLoader(TestSite.class.getClassLoader())
            .setContextPath(CONTEXT)
            .setDeploymentName("test-site")
            .addServletContainerInitializer(
                new ServletContainerInitializerInfo(
                    SiteInitializer.class, new ImmediateInstanceFactory<>(initializer), Set.of()));
    DeploymentManager manager = Servlets.newContainer().addDeployment(deployment);
    manager.deploy();
    try {
      Undertow server =
          Undertow.builder()
              .addHttpListener(0, "127.0.0.1")
              .setIoThreads(1)
              .setWorkerThreads(2)
              .setHandler(new PathHandler().addPrefixPath(CONTEXT, manager.start()))
              .build();
      server.start();
      return new Deployed(server, manager);
    } catch (ServletException e) {
      throw new IllegalStateException(e);
    }
  }

  SampleUseCases useCases() {
    return useCases;
  }

  /** The port of the loopback at which it listens. */
  int port() {
    return URI.create(base).getPort();
  }

  /** Reads a page. */
  HttpAnswer get(String path) {
    return send(request("GET", path));
  }

  /** Sends a form. */
  HttpAnswer post(String path, Map<String, String> form) {
    return send(request("POST", path).setBody(query(form), FORM));
  }

  /** Sends a request that was begun with {@link #request}. */
  HttpAnswer send(SimpleRequestBuilder request) {
    try {
      return client.send(request.build(), PATIENCE);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Begins a request to a path below the context path. */
  SimpleRequestBuilder request(String method, String path) {
    return SimpleRequestBuilder.create(method).setUri(URI.create(base + path));
  }

  /** Parameters, URL-encoded. */
  static String query(Map<String, String> form) {
    return form.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + encode(entry.getValue()))
        .collect(Collectors.joining("&"));
  }

  private static String encode(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    client.close();
    server.stop();
    try {
      site.stop();
    } catch (ServletException e) {
      throw new IllegalStateException(e);
    }
    site.undeploy();
  }
}
