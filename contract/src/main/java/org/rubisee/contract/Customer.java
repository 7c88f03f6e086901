package org.rubisee.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Somebody with a browser in front of the site. Thread-safe. */
final class Customer {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final URI site;
  private final HttpClient http;

  /** A customer of the site whose pages begin at this URI, which ends with a slash. */
  Customer(URI site, HttpClient http) {
    this.site = site;
    this.http = http;
  }

  /** Where the pages of the site begin. */
  URI site() {
    return site;
  }

  /** Opens a page, for example {@code ViewItem?itemId=7}. */
  Page get(String pathAndQuery) {
    return get(site.resolve(pathAndQuery));
  }

  /** Follows a link. */
  Page get(URI uri) {
    return send(HttpRequest.newBuilder(uri).GET(), uri);
  }

  /** Sends a request of another kind, without a body. */
  Page send(String method, String pathAndQuery) {
    URI uri = site.resolve(pathAndQuery);
    return send(
        HttpRequest.newBuilder(uri).method(method, HttpRequest.BodyPublishers.noBody()), uri);
  }

  /** Sends fields to a script, as a form would. */
  Page post(String scriptName, Map<String, String> fields) {
    return submit(new Form(site.resolve(scriptName), "post", fields));
  }

  /** Sends a form. */
  Page submit(Form form) {
    String encoded = encoded(form.fields());
    if (!form.method().equals("post")) {
      return get(URI.create(form.action() + "?" + encoded));
    }
    return send(
        HttpRequest.newBuilder(form.action())
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(HttpRequest.BodyPublishers.ofString(encoded)),
        form.action());
  }

  /** The fields as they stand in a URL or a request's body. */
  static String encoded(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> encoded(field.getKey()) + "=" + encoded(field.getValue()))
        .collect(Collectors.joining("&"));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private Page send(HttpRequest.Builder request, URI uri) {
    try {
      HttpResponse<String> response =
          http.send(
              request.timeout(PATIENCE).build(), BodyHandlers.ofString(StandardCharsets.UTF_8));
      Map<String, String> headers = new TreeMap<>();
      response.headers().map().forEach((name, values) -> headers.put(name, values.get(0)));
      return new Page(uri, response.statusCode(), headers, response.body());
    } catch (IOException e) {
      throw new UncheckedIOException("No answer to " + uri + ": " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while waiting for " + uri, e);
    }
  }
}
