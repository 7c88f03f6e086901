package org.rubisee.servers;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;

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
    try (HttpClient client = HttpClient.create(HttpOptions.DEFAULT)) {
      long deadline = System.nanoTime() + PATIENCE.toNanos();
      String answer = ask(client);
      while (!answer.isEmpty() && worthIt.getAsBoolean() && System.nanoTime() - deadline < 0) {
        Thread.sleep(POLL_MILLIS);
        answer = ask(client);
      }
      return answer;
    }
  }

  private String ask(HttpClient client) throws InterruptedException {
    try {
      int status = client.send(SimpleRequestBuilder.get(page).build(), PATIENCE).status();
      return status == OK ? "" : "status " + status;
    } catch (IOException e) {
      return e.toString();
    }
  }
}
