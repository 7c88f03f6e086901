package org.rubisee.bench.ledger;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rubisee.bench.ledger.table.LedgerFailedException;

/** A client with one connection that asks for one page at a time and checks what comes. */
final class Visitor {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Pattern HIDDEN =
      Pattern.compile("<input type=hidden name=(\\w+) value=([^>]*)>");
  private static final String OK = "name=rubis-outcome content=ok>";

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(PATIENCE).build();
  private final URI site;

  /**
   * A visitor of a site.
   *
   * @param site where its pages begin, ending with a slash
   */
  Visitor(URI site) {
    this.site = site;
  }

  /**
   * A page.
   *
   * @throws LedgerFailedException if the page is not what it should be
   */
  String visit(Visit visit) {
    String body = encoded(visit.fields());
    HttpRequest.Builder request =
        HttpRequest.newBuilder().timeout(PATIENCE).header("User-Agent", "rubis-ledger");
    if (visit.isPost()) {
      request
          .uri(site.resolve(visit.script()))
          .header("Content-Type", "application/x-www-form-urlencoded")
          .POST(HttpRequest.BodyPublishers.ofString(body));
    } else {
      request.uri(site.resolve(visit.script() + (body.isEmpty() ? "" : "?" + body)));
    }
    return checked(visit, request.build());
  }

  /** The hidden fields of the form that a page carries. */
  Map<String, String> form(Visit visit) {
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

  private String checked(Visit visit, HttpRequest request) {
    try {
      HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
      if (answer.statusCode() != 200 || !answer.body().contains(OK)) {
        throw new LedgerFailedException(
            visit
                + " was answered with status "
                + answer.statusCode()
                + " and a page that is not the expected one; the servers' logs say more. It begins: "
                + answer.body().lines().limit(12).collect(Collectors.joining("\n")));
      }
      return answer.body();
    } catch (IOException e) {
      throw new LedgerFailedException(visit + " was not answered: " + e, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new LedgerFailedException("Interrupted while waiting for a page", e);
    }
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
