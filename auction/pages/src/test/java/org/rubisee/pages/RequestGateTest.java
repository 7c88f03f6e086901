package org.rubisee.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.http.HttpAnswer;

@Timeout(30)
class RequestGateTest {

  private static final Map<String, String> LOGIN =
      Map.of("itemId", "5", "nickname", "user7", "password", "right");

  private static final long SHORT_MILLIS = 100;

  /** Longer than a test lasts. */
  private static final long LONG_MILLIS = 600_000;

  @Test
  void refusesTheRequestBeyondItsLimit() {
    RequestGate gate = RequestGate.of(2);

    assertThat(Stream.generate(gate::enter).limit(3)).containsExactly(true, true, false);
    gate.leave();
    assertThat(gate.enter()).isTrue();
  }

  @Test
  void givesAPlaceToTheOneWhoHasWaitedLongest() {
    RequestGate gate = full(1);
    CompletableFuture<Boolean> first = gate.queue();
    CompletableFuture<Boolean> second = gate.queue();

    gate.leave();

    assertThat(first).isCompletedWithValue(true);
    assertThat(second).isNotDone();
    assertThat(gate.enter()).as("who comes now").isFalse();
  }

  @Test
  void refusesWhoWaitedTooLongAndLosesNoPlace() {
    RequestGate gate = full(RequestGate.of(1, SHORT_MILLIS, 2 * SHORT_MILLIS), 1);

    assertThat(gate.queue().join()).isFalse();
    gate.leave();
    assertThat(gate.enter()).isTrue();
  }

  @Test
  void servesTheLateOnesWhenNobodyElseWaits() throws InterruptedException {
    RequestGate gate = full(RequestGate.of(1, SHORT_MILLIS, LONG_MILLIS), 1);
    CompletableFuture<Boolean> late = gate.queue();
    CompletableFuture<Boolean> nextLate = gate.queue();
    Thread.sleep(2 * SHORT_MILLIS);
    CompletableFuture<Boolean> inTime = gate.queue();

    gate.leave();
    assertThat(inTime).isCompletedWithValue(true);
    assertThat(late).isNotDone();

    gate.leave();
    assertThat(late).isCompletedWithValue(true);
    assertThat(nextLate).isNotDone();
  }

  @Test
  void thoseWhoWereRefusedTakeNoRoom() {
    RequestGate gate = full(RequestGate.of(1, SHORT_MILLIS, 2 * SHORT_MILLIS), 1);
    List<CompletableFuture<Boolean>> crowd =
        Stream.generate(gate::queue).limit(RequestGate.MOST_WAITING).toList();

    assertThat(crowd).allSatisfy(turn -> assertThat(turn.join()).isFalse());

    assertThat(gate.hasRoomToWait()).isTrue();
    gate.leave();
    assertThat(Stream.generate(gate::enter).limit(2)).containsExactly(true, false);
  }

  @Test
  void refusesAtOnceWhenTooManyWait() {
    RequestGate gate = full(1);
    Stream.generate(gate::queue).limit(RequestGate.MOST_WAITING).forEach(turn -> {});

    assertThat(gate.hasRoomToWait()).isFalse();
    assertThat(gate.queue()).isCompletedWithValue(false);
  }

  @Test
  void hasAsManyInsideAsItsLimitAndServesAllInTheEnd() {
    RequestGate gate = RequestGate.of(3);
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    AtomicInteger served = new AtomicInteger();

    CompletableFuture<?>[] visits =
        IntStream.range(0, 8)
            .mapToObj(
                visitor ->
                    CompletableFuture.runAsync(
                        () -> {
                          for (int i = 0; i < 1_000; i++) {
                            assertThat(gate.enter() || gate.queue().join()).isTrue();
                            most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                            served.incrementAndGet();
                            inside.decrementAndGet();
                            gate.leave();
                          }
                        },
                        runnable -> new Thread(runnable, "visitor").start()))
            .toArray(CompletableFuture<?>[]::new);
    CompletableFuture.allOf(visits).join();

    assertThat(served).hasValue(8_000);
    assertThat(most.get()).isBetween(1, 3);
    assertThat(Stream.generate(gate::enter).limit(4)).containsExactly(true, true, true, false);
  }

  private static RequestGate full(int limit) {
    return full(RequestGate.of(limit), limit);
  }

  private static RequestGate full(RequestGate gate, int limit) {
    IntStream.range(0, limit).forEach(i -> gate.enter());
    return gate;
  }

  @Test
  void hasNoLimitUnlessToldSo() {
    RequestGate gate = RequestGate.of(0);

    assertThat(Stream.generate(gate::enter).limit(1000)).containsOnly(true);
  }

  @Test
  void answersRefusedRequestsAndStaticPagesWhileAllPlacesAreTaken() {
    try (BusySite busy = new BusySite("lamp")) {
      HttpAnswer refused = busy.site.get("/ViewItem?itemId=5");

      assertThat(refused.status()).isEqualTo(503);
      assertThat(refused.header("Retry-After")).contains("1");
      assertThat(refused.text()).contains("rubis-outcome content=refused");
      assertThat(busy.site.get("/index.html").status()).isEqualTo(200);
    }
  }

  /** The server has two threads: one makes a page, and those who wait must not take the other. */
  @Test
  void makesThePagesOfThoseWhoWaitedAndTheyTakeNoThread() {
    try (BusySite busy = new BusySite("lamp")) {
      List<CompletableFuture<HttpAnswer>> waiting =
          Stream.of("/ViewItem?itemId=5", "/BrowseRegions", "/ViewUserInfo?userId=1")
              .map(busy::later)
              .toList();
      pause();
      assertThat(busy.site.get("/index.html").status()).isEqualTo(200);

      busy.free();

      assertThat(waiting).allSatisfy(page -> assertThat(page.join().status()).isEqualTo(200));
    }
  }

  @Test
  void keepsTheFormOfARequestThatWaits() {
    try (BusySite busy = new BusySite("lamp")) {
      CompletableFuture<HttpAnswer> form =
          CompletableFuture.supplyAsync(() -> busy.site.post("/PutBid", LOGIN));
      pause();
      busy.free();

      assertThat(form.join().status()).isEqualTo(200);
      assertThat(form.join().text()).contains("name=ticket");
    }
  }

  @Test
  void sendsALargePageAfterAWait() {
    try (BusySite busy = new BusySite("lamp ".repeat(20_000))) {
      CompletableFuture<HttpAnswer> page = busy.later("/ViewItem?itemId=5");
      pause();
      busy.free();

      assertThat(page.join().text()).hasSizeGreaterThan(100_000).endsWith("</html>\n");
    }
  }

  /** This server has no filter of answers: the reader holds one of two threads, but no place. */
  @Test
  void aReaderWhoTakesNothingHoldsNoPlace() throws IOException {
    String longName = "a".repeat(200_000);
    String request = "GET " + TestSite.CONTEXT + "/BrowseCategories HTTP/1.1\r\nHost: x\r\n\r\n";
    try (TestSite site = TestSite.start(longName, Map.of("request-limit", "1"));
        Socket reader = new Socket(InetAddress.getLoopbackAddress(), site.port())) {
      reader.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      assertThat(reader.getInputStream().read()).isEqualTo('H');

      assertThat(site.get("/ViewItem?itemId=5").status()).isEqualTo(200);
    }
  }

  @Test
  void losesNoPlaceToThoseWhoLeaveWhileTheyWait() throws IOException {
    try (BusySite busy = new BusySite("lamp")) {
      for (int visitor = 0; visitor < 20; visitor++) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), busy.site.port())) {
          String request =
              "GET " + TestSite.CONTEXT + "/ViewItem?itemId=5 HTTP/1.1\r\nHost: x\r\n\r\n";
          socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        }
      }
      pause();
      busy.free();

      assertThat(busy.site.get("/ViewItem?itemId=5").status()).isEqualTo(200);
    }
  }

  @Test
  void refusesALongBodyAtOnceRatherThanKeepIt() {
    try (BusySite busy = new BusySite("lamp")) {
      Map<String, String> form =
          Map.of("comment", "x".repeat(WaitingRequest.LONGEST_BODY), "ticket", "1");
      CompletableFuture<HttpAnswer> waits = busy.later("/ViewItem?itemId=5");
      pause();

      assertThat(busy.site.post("/StoreComment", form).status()).isEqualTo(503);
      assertThat(waits).as("a request that came before").isNotDone();
      busy.free();
      assertThat(waits.join().status()).isEqualTo(200);
    }
  }

  /** Gives a request time to come to the gate; without it, a test passes but shows less. */
  private static void pause() {
    try {
      Thread.sleep(RequestGate.MILLIS_UNTIL_LATE / 5);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A site whose only place is taken until it is told otherwise. */
  private static final class BusySite implements AutoCloseable {
    private final CountDownLatch end = new CountDownLatch(1);
    private final TestSite site;
    private final CompletableFuture<HttpAnswer> slow;

    BusySite(String userText) {
      CountDownLatch inside = new CountDownLatch(1);
      site = TestSite.start(userText, Map.of("request-limit", "1"));
      site.useCases()
          .beforeEach(
              () -> {
                inside.countDown();
                await(end);
              });
      slow = later("/BrowseCategories");
      await(inside);
    }

    CompletableFuture<HttpAnswer> later(String page) {
      return CompletableFuture.supplyAsync(() -> site.get(page));
    }

    void free() {
      end.countDown();
    }

    @Override
    public void close() {
      free();
      slow.join();
      site.close();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
