package org.rubisee.emulator.run;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.LongUnaryOperator;
import org.rubisee.emulator.http.Line;
import org.rubisee.measurement.Outcome;

/** A site in virtual time: answers with given pages after a given delay. */
public final class StubSite implements Line.Factory {

  /** An answer; a status below 0 stands for a broken connection. */
  public record Answer(int status, String body) {}

  private final VirtualTime time;
  private final LongUnaryOperator answerAtNanos;
  private final BiFunction<String, String, Answer> pages;

  /** Path and form of each request, by connection. */
  public final List<List<String>> requestsByLine = new ArrayList<>();

  final List<List<String>> timedRequestsByLine = new ArrayList<>();
  long requests;

  /**
   * A site.
   *
   * @param answerAtNanos when a request made at a time is answered
   * @param pages answer to a path and a form
   */
  public StubSite(
      VirtualTime time, LongUnaryOperator answerAtNanos, BiFunction<String, String, Answer> pages) {
    this.time = time;
    this.answerAtNanos = answerAtNanos;
    this.pages = pages;
  }

  @Override
  public Line open(Line.Answers answers) {
    List<String> requestsOfLine = new ArrayList<>();
    requestsByLine.add(requestsOfLine);
    List<String> timedRequestsOfLine = new ArrayList<>();
    timedRequestsByLine.add(timedRequestsOfLine);
    return new Line() {
      @Override
      public void send(String path, String form, boolean keepBody) {
        requests++;
        String request = form.isEmpty() ? path : path + " " + form;
        requestsOfLine.add(request);
        timedRequestsOfLine.add(time.nanoTime() + " " + request);
        answers.sent();
        time.at(
            answerAtNanos.applyAsLong(time.nanoTime()),
            () -> answer(answers, pages.apply(path, form)));
      }

      @Override
      public void giveUp() {
        answers.failed(Outcome.FAILED_TIMEOUT);
      }

      @Override
      public void close() {
        requestsOfLine.add("close");
        timedRequestsOfLine.add(time.nanoTime() + " close");
      }
    };
  }

  private static void answer(Line.Answers answers, Answer answer) {
    if (answer.status() < 0) {
      answers.failed(Outcome.FAILED_CONNECTION);
    } else {
      byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
      answers.answered(answer.status(), body, body.length, body.length);
    }
  }
}
