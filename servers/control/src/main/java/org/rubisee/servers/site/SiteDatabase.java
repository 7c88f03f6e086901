package org.rubisee.servers.site;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rubisee.servers.mysql.EmbeddedMySql;

/**
 * How a site finds its database.
 *
 * @param jdbcUrl without credentials
 * @param user the account
 * @param password its password
 */
public record SiteDatabase(String jdbcUrl, String user, String password) {

  /**
   * The system property of a server that says whether its connections are encrypted. Its data
   * source names a mode, which the driver prefers to that of a URL: without this property, none is
   * encrypted.
   */
  public static final String SSL_MODE = "rubis.db.ssl-mode";

  private static final Pattern MODE_OF_URL =
      Pattern.compile("[?&]sslMode=(\\w+)", Pattern.CASE_INSENSITIVE);

  /** The mode of encryption that a URL names, for {@link #SSL_MODE}. */
  public static Optional<String> sslMode(String jdbcUrl) {
    Matcher mode = MODE_OF_URL.matcher(jdbcUrl);
    return mode.find() ? Optional.of(mode.group(1)) : Optional.empty();
  }

  /** The database of the embedded server, with the account of the site. */
  public static SiteDatabase of(EmbeddedMySql database) {
    return new SiteDatabase(database.jdbcUrl(), EmbeddedMySql.SITE_USER, database.sitePassword());
  }

  /** Does not show the password. */
  @Override
  public String toString() {
    return jdbcUrl + " as " + user;
  }
}
