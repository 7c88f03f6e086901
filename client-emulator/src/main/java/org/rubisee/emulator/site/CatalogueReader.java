package org.rubisee.emulator.site;

import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.HttpURLConnection;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.rubisee.model.Interaction;

/** Asks a site for its categories and regions before a run. */
public final class CatalogueReader {

  private static final int PATIENCE_MILLIS = 15_000;

  private final SiteAddress address;
  private final SitePaths paths;

  public CatalogueReader(SiteAddress address, SitePaths paths) {
    this.address = address;
    this.paths = paths;
  }

  /**
   * The catalogue of a target: asked from the site, unless the target gives both numbers.
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
    HttpURLConnection connection = (HttpURLConnection) URI.create(url).toURL().openConnection();
    connection.setConnectTimeout(PATIENCE_MILLIS);
    connection.setReadTimeout(PATIENCE_MILLIS);
    try {
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
    } catch (ConnectException | SocketTimeoutException e) {
      throw new IOException(
          "Nothing answers at " + url + " (" + e.getMessage() + "); start the site first", e);
    } finally {
      connection.disconnect();
    }
  }
}
