package org.rubisee.emulator.site;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.rubisee.application.Message;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.model.Interaction;

/** Asks a site for its categories and regions before a run. */
public final class CatalogueReader {

  static final Duration PATIENCE = Duration.ofSeconds(15);
  private static final int OK = 200;
  private static final int UNAVAILABLE = 503;
  private static final long PAUSE_AFTER_REFUSAL_MILLIS = 250;

  private final SiteAddress address;
  private final SitePaths paths;
  private final Duration patience;

  public CatalogueReader(SiteAddress address, SitePaths paths) {
    this(address, paths, PATIENCE);
  }

  CatalogueReader(SiteAddress address, SitePaths paths, Duration patience) {
    this.address = address;
    this.paths = paths;
    this.patience = patience;
  }

  /**
   * The catalogue of a target: asked from the site, unless the target gives both numbers. A site
   * that refuses for want of room (status 503) is asked again for up to 15 s.
   *
   * @throws IOException if the site does not answer with these pages; the message says what to do
   */
  public Catalogue read(Target target) throws IOException {
    if (target.categories() > 0 && target.regions() > 0) {
      return Catalogue.numbered(target.categories(), target.regions(), 1);
    }
    try (HttpClient http =
        HttpClient.create(HttpOptions.DEFAULT.withConnectPatience(patience).withConnections(1))) {
      return Catalogue.ofPages(
          get(http, paths.plain(Interaction.BROWSE_CATEGORIES.ordinal()).path()),
          get(http, paths.plain(Interaction.BROWSE_REGIONS.ordinal()).path()));
    } catch (IllegalArgumentException e) {
      throw new IOException(target.url() + ": " + e.getMessage(), e);
    }
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
      throw new InterruptedIOException("Interrupted while the catalogue was read");
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
