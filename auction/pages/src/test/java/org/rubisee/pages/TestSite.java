package org.rubisee.pages;

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
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;

/** The site on a real Undertow, the servlet engine of WildFly, at a free port of the loopback. */
final class TestSite implements AutoCloseable {
  static final String CONTEXT = "/test-site";

  private final HttpClient client =
      HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NEVER).build();
  private final SampleUseCases useCases;
  private final Undertow server;
  private final String base;

  private TestSite(SampleUseCases useCases, Undertow server) {
    this.useCases = useCases;
    this.server = server;
    int port = ((InetSocketAddress) server.getListenerInfo().get(0).getAddress()).getPort();
    this.base = "http://127.0.0.1:" + port + CONTEXT;
  }

  /** A site whose users write this text, with these settings besides a fixed clock and key. */
  static TestSite start(String userText, Map<String, String> settings) {
    Properties properties = new Properties();
    properties.setProperty("rubis.site.clock", "fixed:" + SampleUseCases.NOW);
    properties.setProperty("rubis.site.ticket-key", "a key for tests");
    properties.setProperty("rubis.site.nonces", "sequence");
    settings.forEach((key, value) -> properties.setProperty("rubis.site." + key, value));
    SampleUseCases useCases = new SampleUseCases(new Samples(userText));
    return new TestSite(useCases, undertow(new SiteInitializer(properties, context -> useCases)));
  }

  static TestSite start() {
    return start("Old brass lamp", Map.of());
  }

  static TestSite legacy() {
    return start("Old brass lamp", Map.of("legacy-client", "true"));
  }

  private static Undertow undertow(SiteInitializer initializer) {
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
      return server;
    } catch (ServletException e) {
      throw new IllegalStateException(e);
    }
  }

  SampleUseCases useCases() {
    return useCases;
  }

  /** Reads a page. */
  HttpResponse<String> get(String path) {
    return send(request(path));
  }

  /** Sends a form. */
  HttpResponse<String> post(String path, Map<String, String> form) {
    return send(
        request(path)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(query(form))));
  }

  /** Sends a request that was begun with {@link #request}. */
  HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return client.send(request.build(), BodyHandlers.ofString(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Begins a request to a path below the context path. */
  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(base + path));
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
    server.stop();
  }
}
