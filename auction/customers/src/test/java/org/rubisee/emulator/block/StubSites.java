package org.rubisee.emulator.block;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.rubisee.emulator.http.Line;
import org.rubisee.emulator.run.StubSite;
import org.rubisee.emulator.site.SiteAddress;
import org.rubisee.measurement.Outcome;

/** A site in this process, whose answers come on one thread, as those of the I/O thread. */
final class StubSites implements Station.Lines, AutoCloseable {

  /** What the site does. */
  interface Manner {
    /**
     * @param client from 0, in the order in which clients were made
     * @param index how many requests the client sent before
     */
    StubSite.Answer answer(int client, int index, String path, String form);

    /** Microseconds until the answer; below 0: it never comes. */
    default long delayMicros(int client, int index) {
      return 0;
    }
  }

  final List<List<String>> requests = new CopyOnWriteArrayList<>();
  final AtomicInteger inFlight = new AtomicInteger();
  final AtomicInteger mostInFlight = new AtomicInteger();
  final AtomicInteger closed = new AtomicInteger();

  /** How many requests that are given up go on, as one whose connection is just being made. */
  final AtomicInteger deafTo = new AtomicInteger();

  private final Manner manner;
  private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor();

  StubSites(Manner manner) {
    this.manner = manner;
  }

  @Override
  public Line.Factory to(SiteAddress address) {
    return answers -> {
      List<String> sent = new ArrayList<>();
      requests.add(sent);
      return new StubLine(requests.size() - 1, sent, answers);
    };
  }

  /** All requests of all clients so far. */
  List<List<String>> copyOfRequests() {
    return requests.stream().map(List::copyOf).toList();
  }

  private final class StubLine implements Line {
    private final int client;
    private final List<String> sent;
    private final Answers answers;
    private volatile boolean waits;

    StubLine(int client, List<String> sent, Answers answers) {
      this.client = client;
      this.sent = sent;
      this.answers = answers;
    }

    @Override
    public void send(String path, String form, boolean keepBody) {
      int index = sent.size();
      sent.add(form.isEmpty() ? path : path + " " + form);
      mostInFlight.accumulateAndGet(inFlight.incrementAndGet(), Math::max);
      waits = true;
      answers.sent();
      long delay = manner.delayMicros(client, index);
      if (delay >= 0) {
        thread.schedule(
            () -> answer(manner.answer(client, index, path, form)), delay, TimeUnit.MICROSECONDS);
      }
    }

    private void answer(StubSite.Answer answer) {
      if (!waits) {
        return;
      }
      waits = false;
      inFlight.decrementAndGet();
      if (answer.status() < 0) {
        answers.failed(Outcome.FAILED_CONNECTION);
      } else {
        byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
        answers.answered(answer.status(), body, body.length, body.length);
      }
    }

    @Override
    public void giveUp() {
      if (deafTo.getAndDecrement() > 0) {
        return;
      }
      thread.execute(
          () -> {
            if (waits) {
              waits = false;
              inFlight.decrementAndGet();
              answers.failed(Outcome.FAILED_TIMEOUT);
            }
          });
    }

    @Override
    public void close() {
      closed.incrementAndGet();
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
