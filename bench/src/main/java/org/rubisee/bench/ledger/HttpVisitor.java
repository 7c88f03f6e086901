package org.rubisee.bench.ledger;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.hc.client5.http.async.methods.SimpleHttpRequest;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.apache.hc.core5.http.ContentType;
import org.rubisee.application.Visit;
import org.rubisee.application.Visitor;
import org.rubisee.bench.ledger.table.LedgerFailedException;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;

/** A client with one connection that asks for one page at a time and checks what comes. */
final class HttpVisitor implements Visitor, AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Pattern HIDDEN =
      Pattern.compile("<input type=hidden name=(\\w+) value=([^>]*)>");

  /** Sent with each GET as {@code Content-Length: 0}: the agreed ledgers count that header. */
  private static final byte[] NOTHING = {};

  private static final String OK = "name=rubis-outcome content=ok>";

  private static final ContentType FORM = ContentType.create("application/x-www-form-urlencoded");

  private final HttpClient http =
      HttpClient.create(HttpOptions.DEFAULT.withConnectPatience(PATIENCE));
  private final URI site;

  /**
   * A visitor of a site.
   *
   * @param site where its pages begin, ending with a slash
   */
  HttpVisitor(URI site) {
    this.site = site;
  }

  @Override
  public String visit(Visit visit) {
    String body = encoded(visit.fields());
    String query = body.isEmpty() ? "" : "?" + body;
    SimpleRequestBuilder request =
        visit.isPost()
            ? SimpleRequestBuilder.post(site.resolve(visit.interaction().path()))
                .setBody(body.getBytes(StandardCharsets.US_ASCII), FORM)
            : SimpleRequestBuilder.get(site.resolve(visit.interaction().path() + query))
                .setBody(NOTHING, null);
    return checked(visit, request.addHeader("User-Agent", "rubis-ledger").build());
  }

  @Override
  public Map<String, String> form(Visit visit) {
    Matcher field = HIDDEN.matcher(visit(visit));
    Map<String, String> fields = new LinkedHashMap<>();
    while (field.find()) {
      fields.put(field.group(1), field.group(2));
    }
    if (fields.isEmpty()) {
      throw new LedgerFailedException("The page of " + visit + " carries no form");
    }
    return fields;
  }

  private String checked(Visit visit, SimpleHttpRequest request) {
    try {
      HttpAnswer answer = http.send(request, PATIENCE);
      String page = answer.text();
      if (answer.status() != 200 || !page.contains(OK)) {
        throw new LedgerFailedException(
            visit
                + " was answered with status "
                + answer.status()
                + " and a page that is not the expected one; the servers' logs say more. It begins: "
                + page.lines().limit(12).collect(Collectors.joining("\n")));
      }
      return page;
    } catch (IOException e) {
      throw new LedgerFailedException(visit + " was not answered: " + e, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new LedgerFailedException("Interrupted while waiting for a page", e);
    }
  }

  /** Ends the connection. */
  @Override
  public void close() {
    http.close();
  }

  private static String encoded(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> field.getKey() + "=" + encoded(field.getValue()))
        .collect(Collectors.joining("&"));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
