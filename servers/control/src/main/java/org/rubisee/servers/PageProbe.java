package org.rubisee.servers;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;

/**
 * Asks a starting server for a page until it comes.
 *
 * @param patience how long it asks
 * @param answerPatience how long one answer may take
 * @param pause between two questions
 */
public record PageProbe(Duration patience, Duration answerPatience, Duration pause) {

  /** For a server on this machine, or one that runs already. */
  public static final PageProbe DEFAULT =
      new PageProbe(Duration.ofSeconds(60), Duration.ofSeconds(60), Duration.ofMillis(100));

  private static final int OK = 200;

  /** Asks once. */
  @FunctionalInterface
  public interface Question {
    /** Why the page did not come; empty when it did. */
    String ask() throws InterruptedException;
  }

  /**
   * Waits until a page is answered with status 200.
   *
   * @param page its address
   * @param worthIt asked before each further try
   * @return why the page did not come; empty when it did
   */
  String await(URI page, BooleanSupplier worthIt) throws InterruptedException {
    try (HttpClient client = HttpClient.create(HttpOptions.DEFAULT)) {
      return await(() -> ask(client, page), worthIt);
    }
  }

  /**
   * Waits for a page that is not asked for at an address.
   *
   * @param question asks for it once
   * @param worthIt asked before each further try
   * @return why the page did not come; empty when it did
   */
  String await(Question question, BooleanSupplier worthIt) throws InterruptedException {
    long start = System.nanoTime();
    String answer = question.ask();
    while (!answer.isEmpty()
        && worthIt.getAsBoolean()
        && System.nanoTime() - start < patience.toNanos()) {
      Thread.sleep(pause.toMillis());
      answer = question.ask();
    }
    return answer;
  }

  /**
   * Waits until a page is answered with status 200.
   *
   * @param page its address
   * @param worthIt asked before each further try
   * @param failure what is thrown if the page does not come, made of why
   * @throws ServerFailedException if the thread is interrupted
   */
  public void require(
      URI page, BooleanSupplier worthIt, Function<String, RuntimeException> failure) {
    require(page.toString(), () -> await(page, worthIt), () -> false, failure);
  }

  /** The same for a page that is not asked for at an address. */
  public void require(
      String page,
      Question question,
      BooleanSupplier worthIt,
      Function<String, RuntimeException> failure) {
    try {
      String answer = await(question, worthIt);
      if (!answer.isEmpty()) {
        throw failure.apply(answer);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ServerFailedException("Interrupted while waiting for " + page, e);
    }
  }

  /** What a page says that is answered at once; why it did not come otherwise. */
  public String text(URI page) {
    try (HttpClient client = HttpClient.create(HttpOptions.DEFAULT)) {
      HttpAnswer answer = client.send(SimpleRequestBuilder.get(page).build(), answerPatience);
      return answer.status() == OK ? answer.text() : "status " + answer.status();
    } catch (IOException e) {
      return e.toString();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ServerFailedException("Interrupted while waiting for " + page, e);
    }
  }

  private String ask(HttpClient client, URI page) throws InterruptedException {
    try {
      int status = client.send(SimpleRequestBuilder.get(page).build(), answerPatience).status();
      return status == OK ? "" : "status " + status;
    } catch (IOException e) {
      return e.toString();
    }
  }
}
