package org.rubisee.bench.topology;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;

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
    return new FirstPage(address.toString(), () -> isAnswered(address));
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

  private static boolean isAnswered(URI page) {
    HttpOptions options = HttpOptions.DEFAULT.withConnectPatience(ANSWER_PATIENCE);
    try (HttpClient client = HttpClient.create(options)) {
      return client.send(SimpleRequestBuilder.get(page).build(), ANSWER_PATIENCE).status() == OK;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      throw interrupted(page.toString(), e);
    }
  }

  private static CommandFailedException interrupted(String page, InterruptedException cause) {
    Thread.currentThread().interrupt();
    return new CommandFailedException("Interrupted while waiting for " + page, cause);
  }
}
