package org.rubisee.bench.ledger.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small site that logs calls, behind the door that shows them. */
class CostedPagesTest {

  private static final String PAGE = "<html><body><main>an item</main>%s</body></html>\n";

  @TempDir private Path folder;
  private final HttpClient browser = HttpClient.newHttpClient();
  private HttpServer site;
  private SiteWatch watch;
  private CostedPages door;

  @BeforeEach
  void open() throws IOException {
    Path webLog = Files.createFile(folder.resolve("web.log"));
    Path appLog = Files.createFile(folder.resolve("app.log"));
    site = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    site.createContext("/shop/ViewItem", exchange -> viewItem(exchange, appLog));
    site.createContext(
        "/shop/index.html", exchange -> send(exchange, "text/html", PAGE.formatted("")));
    site.createContext("/shop/style.css", exchange -> send(exchange, "text/css", "</body>"));
    site.createContext("/shop/moved", this::moved);
    site.start();
    watch = new SiteWatch(site.getAddress().getPort());
    URI shop = URI.create("http://127.0.0.1:" + site.getAddress().getPort() + "/shop/");
    door =
        CostedPages.open(
            watch.follow(new SiteWatch.Site(shop, webLog, Optional.of(appLog))), watch, 0);
  }

  @AfterEach
  void close() {
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
    send(exchange, "text/html", PAGE.formatted("<footer>" + footer + "</footer>"));
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
    HttpResponse<String> page = get("ViewItem?itemId=7");
    assertThat(page.body())
        .contains("itemId=7<p id=costs>This page cost 1 remote call, 2 calls between beans, 0 SQL");
    assertThat(page.headers().firstValue(CostedPages.HEADER))
        .contains(
            "remote-calls=1, bean-calls=2, sql-statements=0, transaction-statements=0, rows=0");
  }

  @Test
  void aPageDoesNotPayForTheOneBefore() throws Exception {
    get("ViewItem?itemId=7");
    assertThat(get("index.html").body())
        .contains("<footer><p id=costs>This page cost 0 remote calls, 0 calls between beans");
  }

  @Test
  void whatIsNoPagePassesAsItIs() throws Exception {
    HttpResponse<String> style = get("style.css");
    assertThat(style.body()).isEqualTo("</body>");
    assertThat(style.headers().firstValue(CostedPages.HEADER)).isEmpty();
  }

  @Test
  void aFormArrivesAsItWasSent() throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(door.baseUri().resolve("ViewItem"))
            .POST(HttpRequest.BodyPublishers.ofString("bid=5"))
            .build();
    assertThat(browser.send(request, HttpResponse.BodyHandlers.ofString()).body())
        .contains("bid=5<p id=costs>");
  }

  @Test
  void aRedirectionLeadsToTheDoorAgain() throws Exception {
    assertThat(get("moved").headers().firstValue("Location")).contains(door.baseUri().toString());
  }

  private HttpResponse<String> get(String page) throws Exception {
    return browser.send(
        HttpRequest.newBuilder(door.baseUri().resolve(page)).build(),
        HttpResponse.BodyHandlers.ofString());
  }
}
