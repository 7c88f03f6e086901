package org.rubisee.auction.customers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rubisee.application.Applications;
import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.record.Measurements;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.SiteAddress;
import org.rubisee.emulator.site.SitePaths;
import org.rubisee.emulator.site.SiteReader;
import org.rubisee.emulator.site.Target;

/** A site that answers the first requests with a status, and then with its catalogue. */
class CatalogueTest {

  private static final int OK = 200;

  private final AtomicInteger requests = new AtomicInteger();
  private HttpServer site;

  @BeforeEach
  void startsASite() throws IOException {
    site = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    site.start();
  }

  @AfterEach
  void stopsIt() {
    site.stop(0);
  }

  @Test
  void asksASiteAgainThatHasNoRoom() throws IOException {
    answers(503, 2);

    assertThat(read().categories()).containsExactly(new Catalogue.Category(7, "Boats"));
    assertThat(requests).hasValue(4);
  }

  @Test
  void knowsRegionsByNumberAndName() {
    Catalogue catalogue =
        Catalogue.ofPages(
            "<a href=\"/PHP/SearchItemsByCategory.php?category=7&categoryName=Boats\">Boats</a>",
            "<a href=\"/PHP/BrowseCategories.php?region=3\">TX--San Antonio</a>");

    assertThat(catalogue.regions()).containsExactly(new Catalogue.Region("3", "TX--San+Antonio"));
  }

  @Test
  void asksASiteThatFailsOnce() {
    answers(500, 2);

    assertThatThrownBy(this::read).isInstanceOf(IOException.class).hasMessageContaining("500");
    assertThat(requests).hasValue(1);
  }

  @Test
  void saysThatAServerStandsStill() {
    CountDownLatch end = new CountDownLatch(1);
    site.createContext("/", exchange -> awaits(end));

    try {
      assertThatThrownBy(() -> read(Duration.ofSeconds(1)))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("does not answer within 1 s")
          .hasMessageContaining("read its log")
          .hasMessageNotContaining("start the site first");
    } finally {
      end.countDown();
    }
  }

  private static void awaits(CountDownLatch end) throws InterruptedIOException {
    try {
      end.await();
    } catch (InterruptedException e) {
      throw new InterruptedIOException();
    }
  }

  private void answers(int status, int firstRequests) {
    site.createContext(
        "/",
        exchange -> answer(exchange, requests.incrementAndGet() <= firstRequests ? status : OK));
  }

  private static void answer(HttpExchange exchange, int status) throws IOException {
    byte[] page =
        "<a href='SearchItemsByCategory?category=7&amp;categoryName=Boats'>Boats</a>"
            .concat("<a href='BrowseCategories?region=TX--Austin'>Austin</a>")
            .replace('\'', '"')
            .getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(status, page.length);
    exchange.getResponseBody().write(page);
    exchange.close();
  }

  private Catalogue read() throws IOException {
    return read(Duration.ofSeconds(15));
  }

  private Catalogue read(Duration patience) throws IOException {
    String url = "http://127.0.0.1:" + site.getAddress().getPort() + "/site";
    SiteAddress address = SiteAddress.parse(url);
    Workload workload = Workload.of(Applications.named("auction").standardMix(), 1);
    TransitionTable table = workload.transitionTable();
    SitePaths paths = new SitePaths(Site.RUBIS_EE, address.path(), table.interactions());
    return Catalogue.of(
        new Surroundings(table, paths, Target.of(url, 1), new Measurements(table)),
        new SiteReader(address, patience));
  }
}
