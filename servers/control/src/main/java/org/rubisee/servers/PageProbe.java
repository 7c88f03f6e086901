package org.rubisee.servers;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Asks for a page until it comes.
 *
 * @param page its address
 */
public record PageProbe(URI page) {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int POLL_MILLIS = 100;
  private static final int OK = 200;

  /**
   * Waits for status 200.
   *
   * @param worthIt asked before each further try
   * @return why the page did not come; empty when it did
   */
  public String await(BooleanSupplier worthIt) throws InterruptedException {
    HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    String answer = ask(client);
    while (!answer.isEmpty() && worthIt.getAsBoolean() && System.nanoTime() - deadline < 0) {
      Thread.sleep(POLL_MILLIS);
      answer = ask(client);
    }
    return answer;
  }

  private String ask(HttpClient client) throws InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(page).timeout(PATIENCE).build();
    try {
      int status = client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
      return status == OK ? "" : "status " + status;
    } catch (IOException e) {
      return e.toString();
    }
  }
}
