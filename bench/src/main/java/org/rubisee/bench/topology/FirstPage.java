package org.rubisee.bench.topology;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.rubisee.bench.checkout.CommandFailedException;

/**
 * A page that a starting server is asked for until it comes.
 *
 * @param page in words or as an address
 * @param question asks for it once
 */
public record FirstPage(String page, BooleanSupplier question) {

  private static final Duration PATIENCE = Duration.ofMinutes(4);
  private static final Duration ANSWER_PATIENCE = Duration.ofSeconds(20);
  private static final int POLL_MILLIS = 500;
  private static final int OK = 200;

  /** A page that is to be answered with status 200. */
  public static FirstPage at(URI address) {
    HttpClient client =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(ANSWER_PATIENCE)
            .build();
    HttpRequest request = HttpRequest.newBuilder(address).timeout(ANSWER_PATIENCE).build();
    return new FirstPage(address.toString(), () -> isAnswered(client, request));
  }

  /**
   * Waits for it.
   *
   * @param check run before each further try; throws when waiting is in vain
   * @throws CommandFailedException if the page does not come in time
   */
  public void await(Runnable check) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (!question.getAsBoolean()) {
      if (System.nanoTime() - deadline > 0) {
        throw new CommandFailedException(
            "After %d s nobody answers %s: look at the servers' logs"
                .formatted(PATIENCE.toSeconds(), page));
      }
      check.run();
      try {
        Thread.sleep(POLL_MILLIS);
      } catch (InterruptedException e) {
        throw interrupted(page, e);
      }
    }
  }

  private static boolean isAnswered(HttpClient client, HttpRequest request) {
    try {
      return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == OK;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      throw interrupted(request.uri().toString(), e);
    }
  }

  private static CommandFailedException interrupted(String page, InterruptedException cause) {
    Thread.currentThread().interrupt();
    return new CommandFailedException("Interrupted while waiting for " + page, cause);
  }
}
