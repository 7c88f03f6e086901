package org.rubisee.emulator.site;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.settings.Message;

/** Asks a site for pages before a run, for what its customers must know. */
public final class SiteReader {

  private static final Duration PATIENCE = Duration.ofSeconds(15);
  private static final int OK = 200;
  private static final int UNAVAILABLE = 503;
  private static final long PAUSE_AFTER_REFUSAL_MILLIS = 250;

  private final SiteAddress address;
  private final Duration patience;

  /** Reads a site that answers within 15 s. */
  public SiteReader(SiteAddress address) {
    this(address, PATIENCE);
  }

  /**
   * Reads a site.
   *
   * @param patience within which it must answer
   */
  public SiteReader(SiteAddress address, Duration patience) {
    this.address = address;
    this.patience = patience;
  }

  /**
   * Pages of the site, one after the other. A site that refuses for want of room (status 503) is
   * asked again while patience lasts.
   *
   * @param paths as requests name them
   * @throws IOException if the site does not answer with a page; the message says what to do
   */
  public List<String> read(String... paths) throws IOException {
    List<String> pages = new ArrayList<>();
    try (HttpClient http =
        HttpClient.create(HttpOptions.DEFAULT.withConnectPatience(patience).withConnections(1))) {
      for (String path : paths) {
        pages.add(get(http, path));
      }
    }
    return pages;
  }

  private String get(HttpClient http, String path) throws IOException {
    String url = address.host().toURI() + path;
    try {
      HttpAnswer answer = asked(http, url);
      if (answer.status() != OK) {
        throw new IOException(
            url
                + " answers with status "
                + answer.status()
                + ". Check the path of --url, and --site-kind.");
      }
      return answer.text();
    } catch (ConnectException e) {
      throw new IOException(
          "Nothing answers at " + url + " (" + Message.of(e) + "); start the site first", e);
    } catch (SocketTimeoutException e) {
      throw new IOException(
          url
              + " does not answer within "
              + patience.toSeconds()
              + " s ("
              + Message.of(e)
              + "). Check host and port; if they are right, the server is overloaded or stands"
              + " still: read its log",
          e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("Interrupted while the site was read");
    }
  }

  private HttpAnswer asked(HttpClient http, String url) throws IOException, InterruptedException {
    long begin = System.nanoTime();
    HttpAnswer answer = http.send(SimpleRequestBuilder.get(url).build(), patience);
    while (answer.status() == UNAVAILABLE && System.nanoTime() - begin < patience.toNanos()) {
      TimeUnit.MILLISECONDS.sleep(PAUSE_AFTER_REFUSAL_MILLIS);
      answer = http.send(SimpleRequestBuilder.get(url).build(), patience);
    }
    return answer;
  }
}
