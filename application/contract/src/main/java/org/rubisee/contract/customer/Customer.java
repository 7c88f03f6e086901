package org.rubisee.contract.customer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.hc.client5.http.async.methods.SimpleHttpRequest;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.apache.hc.core5.http.ContentType;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;

/** Somebody with a browser in front of the site. Thread-safe. */
public final class Customer {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final ContentType FORM = ContentType.create("application/x-www-form-urlencoded");

  private final URI site;
  private final HttpClient http;

  /** A customer of the site whose pages begin at this URI, which ends with a slash. */
  public Customer(URI site, HttpClient http) {
    this.site = site;
    this.http = http;
  }

  /** Where the pages of the site begin. */
  public URI site() {
    return site;
  }

  /** Opens a page, for example {@code ViewItem?itemId=7}. */
  public Page get(String pathAndQuery) {
    return get(site.resolve(pathAndQuery));
  }

  /** Follows a link. */
  public Page get(URI uri) {
    return send(SimpleRequestBuilder.get(uri).build(), uri);
  }

  /** Sends a request of another kind, without a body. */
  public Page send(String method, String pathAndQuery) {
    URI uri = site.resolve(pathAndQuery);
    return send(SimpleRequestBuilder.create(method).setUri(uri).build(), uri);
  }

  /** Sends fields to a script, as a form would. */
  public Page post(String scriptName, Map<String, String> fields) {
    return submit(new Form(site.resolve(scriptName), "post", fields));
  }

  /** Sends a form. */
  public Page submit(Form form) {
    String encoded = encoded(form.fields());
    if (!form.method().equals("post")) {
      return get(URI.create(form.action() + "?" + encoded));
    }
    byte[] body = encoded.getBytes(StandardCharsets.US_ASCII);
    return send(
        SimpleRequestBuilder.post(form.action()).setBody(body, FORM).build(), form.action());
  }

  /** The fields as they stand in a URL or a request's body. */
  public static String encoded(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> encoded(field.getKey()) + "=" + encoded(field.getValue()))
        .collect(Collectors.joining("&"));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private Page send(SimpleHttpRequest request, URI uri) {
    try {
      HttpAnswer answer = http.send(request, PATIENCE);
      Map<String, String> headers = new TreeMap<>();
      answer.headers().forEach((name, values) -> headers.put(name, values.get(0)));
      return new Page(uri, answer.status(), headers, answer.text());
    } catch (IOException e) {
      throw new UncheckedIOException("No answer to " + uri + ": " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while waiting for " + uri, e);
    }
  }
}
