package org.rubisee.bench.ledger.wire;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.servers.Loopback;

/**
 * The door of a watched site: lets one request in at a time, and writes its ledger counts into a
 * panel on each page and into the header {@value #HEADER}. The site's servers know nothing of it.
 *
 * <p>For looking at, never for timing: everybody waits for everybody, and for the site to be quiet.
 */
public final class CountedPages implements AutoCloseable {

  /** What {@link PageCounts#asHeader} says. */
  public static final String HEADER = "Rubis-Counts";

  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final int NO_BODY = -1;

  /** Fields that concern one connection, and those that the client sets itself. */
  private static final Set<String> OF_THE_CONNECTION =
      caseless(
          "Accept-Encoding",
          "Connection",
          "Content-Length",
          "Date",
          "Expect",
          "Host",
          "HTTP2-Settings",
          "Keep-Alive",
          "Transfer-Encoding",
          "Upgrade");

  private final URI site;
  private final SiteWatch watch;
  private final HttpServer door;
  private final ExecutorService oneAtATime = Executors.newSingleThreadExecutor();
  private final HttpClient http = HttpClient.create(HttpOptions.DEFAULT);

  private CountedPages(URI site, SiteWatch watch, HttpServer door) {
    this.site = site;
    this.watch = watch;
    this.door = door;
  }

  /**
   * Opens the door.
   *
   * @param site where the pages begin
   * @param watch follows the site
   * @param port loopback port of the door; 0: any free one
   * @throws IOException if the port cannot be had
   */
  public static CountedPages open(URI site, SiteWatch watch, int port) throws IOException {
    HttpServer door = HttpServer.create(new InetSocketAddress(Loopback.address(), port), 0);
    CountedPages pages = new CountedPages(site, watch, door);
    door.createContext("/", pages::answer);
    door.setExecutor(pages.oneAtATime);
    door.start();
    return pages;
  }

  /** Where the pages begin for a browser. */
  public URI baseUri() {
    return URI.create(
        "http://" + Loopback.ADDRESS + ":" + door.getAddress().getPort() + site.getPath());
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      watch.take();
      PageTime.Links before = watch.waited();
      long startNanos = System.nanoTime();
      HttpAnswer answer = passedOn(exchange);
      long pageNanos = System.nanoTime() - startNanos;
      answer.headers().forEach((name, values) -> copyBack(exchange, name, values));
      byte[] body = answer.body();
      if (isPage(answer)) {
        watch.awaitQuiet();
        PageCounts counts = PageCounts.of(watch.take().counts());
        exchange.getResponseHeaders().set(HEADER, counts.asHeader());
        PageTime time = PageTime.between(before, watch.waited(), pageNanos);
        body = withPanel(body, new CountsPanel(counts, time));
      }
      send(exchange, answer.status(), body);
    }
  }

  private HttpAnswer passedOn(HttpExchange exchange) throws IOException {
    SimpleRequestBuilder request =
        SimpleRequestBuilder.create(exchange.getRequestMethod())
            .setUri(site.resolve(exchange.getRequestURI()))
            .setBody(exchange.getRequestBody().readAllBytes(), null);
    exchange
        .getRequestHeaders()
        .forEach(
            (name, values) -> {
              if (!OF_THE_CONNECTION.contains(name)) {
                values.forEach(value -> request.addHeader(name, value));
              }
            });
    try {
      return http.send(request.build(), PATIENCE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("The site is being closed");
    }
  }

  private void copyBack(HttpExchange exchange, String name, List<String> values) {
    if (!OF_THE_CONNECTION.contains(name)) {
      List<String> seenFromHere = values.stream().map(this::atTheDoor).toList();
      exchange.getResponseHeaders().put(name, seenFromHere);
    }
  }

  /** A redirection leads to the door again. */
  private String atTheDoor(String value) {
    return value.replace("http://" + site.getAuthority(), "http://" + baseUri().getAuthority());
  }

  private static boolean isPage(HttpAnswer answer) {
    return answer.header("Content-Type").orElse("").startsWith("text/html");
  }

  /** The page with a panel in its footer. */
  static byte[] withPanel(byte[] page, CountsPanel panel) {
    String html = new String(page, StandardCharsets.UTF_8);
    int footerEnd = html.lastIndexOf("</footer>");
    int bodyEnd = html.lastIndexOf("</body>");
    if (bodyEnd < 0) {
      return page;
    }
    String added = footerEnd < 0 ? "<footer>" + panel.html() + "</footer>" : panel.html();
    int place = footerEnd < 0 ? bodyEnd : footerEnd;
    return (html.substring(0, place) + added + html.substring(place))
        .getBytes(StandardCharsets.UTF_8);
  }

  private static void send(HttpExchange exchange, int status, byte[] body) throws IOException {
    boolean hasBody = body.length > 0 && !exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(status, hasBody ? body.length : NO_BODY);
    if (hasBody) {
      try (OutputStream out = exchange.getResponseBody()) {
        out.write(body);
      }
    }
  }

  private static Set<String> caseless(String... names) {
    Set<String> set = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    set.addAll(List.of(names));
    return set;
  }

  /** Closes the door; the site goes on. */
  @Override
  public void close() {
    door.stop(0);
    oneAtATime.shutdownNow();
    http.close();
  }
}
