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

  /** Of a host that is missing, the driver takes this machine. */
  private static final Pattern ON_LOOPBACK =
      Pattern.compile(
          "jdbc:mysql://(?:localhost|127(?:\\.\\d{1,3}){3}|\\[::1])?(?::\\d*)?(?:[/?].*)?",
          Pattern.CASE_INSENSITIVE);

  /** The mode of encryption that a URL names, for {@link #SSL_MODE}. */
  public static Optional<String> sslMode(String jdbcUrl) {
    Matcher mode = MODE_OF_URL.matcher(jdbcUrl);
    return mode.find() ? Optional.of(mode.group(1)) : Optional.empty();
  }

  /**
   * Whether a URL names a host of the loopback interface by its usual name or address. No name is
   * looked up.
   */
  public static boolean isOnLoopback(String jdbcUrl) {
    return ON_LOOPBACK.matcher(jdbcUrl).matches();
  }

  /**
   * The mode of encryption for {@link #SSL_MODE}: that of the URL; else, for a database that is not
   * on loopback, encryption if the database offers it, as the bench connects.
   */
  Optional<String> sslMode() {
    return sslMode(jdbcUrl)
        .or(() -> isOnLoopback(jdbcUrl) ? Optional.empty() : Optional.of("PREFERRED"));
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
