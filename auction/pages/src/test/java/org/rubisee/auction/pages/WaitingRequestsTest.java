package org.rubisee.auction.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.http.HttpAnswer;

/** Requests that wait at the gate of a site. */
@Timeout(30)
class WaitingRequestsTest {

  private static final Map<String, String> LOGIN =
      Map.of("itemId", "5", "nickname", "user7", "password", "right");

  /** Longest body of a request that waits, in bytes. */
  private static final int LONGEST_BODY = 9_999;

  private static final long MILLIS_TO_COME = 300;

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
      Map<String, String> form = Map.of("comment", "x".repeat(LONGEST_BODY), "ticket", "1");
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
      Thread.sleep(MILLIS_TO_COME);
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
