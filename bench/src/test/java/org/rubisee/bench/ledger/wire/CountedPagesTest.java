package org.rubisee.bench.ledger.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.hc.client5.http.async.methods.SimpleHttpRequest;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.apache.hc.core5.http.ContentType;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.servers.Loopback;

/** A small site that logs calls, behind the door that shows them. */
class CountedPagesTest {

  private static final String PAGE = "<html><body><main>an item</main>%s</body></html>\n";

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  @TempDir private Path folder;
  private final HttpClient browser = HttpClient.create(HttpOptions.DEFAULT);
  private HttpServer site;
  private SiteWatch watch;
  private CountedPages door;

  @BeforeEach
  void open() throws IOException {
    Path webLog = Files.createFile(folder.resolve("web.log"));
    Path appLog = Files.createFile(folder.resolve("app.log"));
    site = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    site.createContext("/shop/ViewItem", exchange -> viewItem(exchange, appLog));
    site.createContext(
        "/shop/index.html",
        exchange -> send(exchange, "text/html", String.format(Locale.ROOT, PAGE, "")));
    site.createContext("/shop/style.css", exchange -> send(exchange, "text/css", "</body>"));
    site.createContext("/shop/moved", this::moved);
    site.start();
    watch = new SiteWatch(Loopback.address(), site.getAddress());
    URI shop = URI.create("http://127.0.0.1:" + site.getAddress().getPort() + "/shop/");
    door =
        CountedPages.open(
            watch.follow(new SiteWatch.Site(shop, webLog, Optional.of(appLog))), watch, 0);
  }

  @AfterEach
  void close() {
    browser.close();
    door.close();
    watch.close();
    site.stop(0);
  }

  private static void viewItem(HttpExchange exchange, Path appLog) throws IOException {
    Files.write(
        appLog,
        List.of("remote ViewItem.viewItem", "local Auth.auth", "local Query.bids"),
        StandardOpenOption.APPEND);
    String form = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    String footer = exchange.getRequestURI().getQuery() + form;
    send(
        exchange, "text/html", String.format(Locale.ROOT, PAGE, "<footer>" + footer + "</footer>"));
  }

  private void moved(HttpExchange exchange) throws IOException {
    exchange
        .getResponseHeaders()
        .add("Location", "http://" + exchange.getRequestHeaders().getFirst("Host") + "/shop/");
    exchange.sendResponseHeaders(302, -1);
    exchange.close();
  }

  private static void send(HttpExchange exchange, String type, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().add("Content-Type", type);
    exchange.sendResponseHeaders(200, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  @Test
  void aPageSaysWhatItCostToPeopleAndToPrograms() throws Exception {
    HttpAnswer page = get("ViewItem?itemId=7");
    assertThat(page.text())
        .contains(
            "itemId=7<details id=counts><summary>This page took 1 remote call, 2 calls between"
                + " beans, 0 SQL")
        .contains("<th scope=row>Calls between beans<td>2<tr>")
        .containsPattern("<th scope=row>Web tier<td>\\d+\\.\\d ms")
        .containsPattern("<th scope=row>Database<td>0\\.0 ms</table></details></footer>")
        .doesNotContain("Application tier");
    assertThat(page.header(CountedPages.HEADER))
        .contains(
            "remote-calls=1, bean-calls=2, sql-statements=0, transaction-statements=0, rows=0");
  }

  @Test
  void aPageDoesNotPayForTheOneBefore() throws Exception {
    get("ViewItem?itemId=7");
    assertThat(get("index.html").text())
        .contains(
            "<footer><details id=counts><summary>This page took 0 remote calls, 0 calls between beans");
  }

  @Test
  void whatIsNoPagePassesAsItIs() throws Exception {
    HttpAnswer style = get("style.css");
    assertThat(style.text()).isEqualTo("</body>");
    assertThat(style.header(CountedPages.HEADER)).isEmpty();
  }

  @Test
  void aFormArrivesAsItWasSent() throws Exception {
    SimpleHttpRequest request =
        SimpleRequestBuilder.post(door.baseUri().resolve("ViewItem"))
            .setBody("bid=5", ContentType.TEXT_PLAIN)
            .build();
    assertThat(browser.send(request, PATIENCE).text()).contains("bid=5<details id=counts>");
  }

  @Test
  void aRedirectionLeadsToTheDoorAgain() throws Exception {
    assertThat(get("moved").header("Location")).contains(door.baseUri().toString());
  }

  private HttpAnswer get(String page) throws Exception {
    return browser.send(SimpleRequestBuilder.get(door.baseUri().resolve(page)).build(), PATIENCE);
  }
}
