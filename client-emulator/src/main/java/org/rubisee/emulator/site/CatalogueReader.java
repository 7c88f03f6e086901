package org.rubisee.emulator.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.HttpURLConnection;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.rubisee.model.Interaction;

/** Asks a site for its categories and regions before a run. */
public final class CatalogueReader {

  static final Duration PATIENCE = Duration.ofSeconds(15);
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
    try {
      return Catalogue.ofPages(
          get(paths.plain(Interaction.BROWSE_CATEGORIES).path()),
          get(paths.plain(Interaction.BROWSE_REGIONS).path()));
    } catch (IllegalArgumentException e) {
      throw new IOException(target.url() + ": " + e.getMessage(), e);
    }
  }

  private String get(String path) throws IOException {
    String url = address.host().toURI() + path;
    long begin = System.nanoTime();
    HttpURLConnection connection = asked(url);
    try {
      while (connection.getResponseCode() == HttpURLConnection.HTTP_UNAVAILABLE
          && System.nanoTime() - begin < patience.toNanos()) {
        connection.disconnect();
        pause();
        connection = asked(url);
      }
      if (connection.getResponseCode() != HttpURLConnection.HTTP_OK) {
        throw new IOException(
            url
                + " answers with status "
                + connection.getResponseCode()
                + ". Check the path of --url, and --site-kind.");
      }
      try (InputStream in = connection.getInputStream()) {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
      }
    } catch (ConnectException e) {
      throw new IOException(
          "Nothing answers at " + url + " (" + e.getMessage() + "); start the site first", e);
    } catch (SocketTimeoutException e) {
      throw new IOException(
          url
              + " does not answer within "
              + patience.toSeconds()
              + " s ("
              + e.getMessage()
              + "). Check host and port; if they are right, the server is overloaded or stands still:"
              + " read its log",
          e);
    } finally {
      connection.disconnect();
    }
  }

  private HttpURLConnection asked(String url) throws IOException {
    HttpURLConnection connection = (HttpURLConnection) URI.create(url).toURL().openConnection();
    connection.setConnectTimeout((int) patience.toMillis());
    connection.setReadTimeout((int) patience.toMillis());
    return connection;
  }

  private static void pause() throws InterruptedIOException {
    try {
      TimeUnit.MILLISECONDS.sleep(PAUSE_AFTER_REFUSAL_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("Interrupted while the site refused");
    }
  }
}
