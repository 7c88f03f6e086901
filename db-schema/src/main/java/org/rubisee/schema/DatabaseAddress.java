package org.rubisee.schema;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rubisee.settings.Message;

/**
 * Where a database is, and who asks.
 *
 * @param jdbcUrl {@code jdbc:mysql://host:port/schema}, for MySQL and MariaDB alike
 * @param user the account
 * @param password its password
 */
public record DatabaseAddress(String jdbcUrl, String user, String password) {

  private static final int USUAL_PORT = 3306;

  /** Names may have an underscore here, which URLs of other kinds do not allow. */
  private static final Pattern PORT =
      Pattern.compile("jdbc:mysql:[^/]*//(?:[^/?#]*@)?[^/?#:@]*:(\\d{1,5})(?:[,/?].*)?");

  /** A URL with one server: what is before its name, name, port, and what is behind. */
  private static final Pattern ONE_SERVER =
      Pattern.compile("(jdbc:mysql://(?:[^/?#@]*@)?)([^/?#:@,()]*)(?::(\\d{1,5}))?([/?].*)?");

  /** Parameters by which a server, or who writes the URL, could read files or load classes here. */
  private static final Pattern DANGEROUS =
      Pattern.compile(
          "[?&,(]\\s*(allowLoadLocalInfile|allowLoadLocalInfileInPath|allowUrlInLocalInfile"
              + "|autoDeserialize|queryInterceptors|exceptionInterceptors"
              + "|connectionLifecycleInterceptors|propertiesTransform|socketFactory"
              + "|loadBalanceStrategy|authenticationPlugins|defaultAuthenticationPlugin"
              + "|clientInfoProvider|serverConfigCacheFactory|parseInfoCacheFactory|logger"
              + "|profilerEventHandler|useConfigs|[A-Za-z]*KeyStoreUrl|serverRSAPublicKeyFile)"
              + "\\s*=",
          Pattern.CASE_INSENSITIVE);

  /** The parameter that says whether connections are encrypted. */
  private static final Pattern ENCRYPTION =
      Pattern.compile("[?&]sslMode=", Pattern.CASE_INSENSITIVE);

  private static final Pattern SESSION =
      Pattern.compile("[?&]sessionVariables=", Pattern.CASE_INSENSITIVE);

  /**
   * What a session needs of a server whose defaults are its owner's: data that does not fit is
   * refused, quotes and backslashes mean the same everywhere, and times are in UTC.
   */
  private static final String SESSION_SETTINGS =
      "sql_mode='STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION',time_zone='+00:00'";

  private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.DOTALL;

  private static final String SECRET_NAME =
      "(?:\\w*password[123]?|passwd|pwd|secret|token|ticket-key)";

  /** The value of a parameter that is a secret. */
  private static final Pattern SECRET_VALUE =
      Pattern.compile("(\\b" + SECRET_NAME + "=)[^&\\s,)\"']+", Pattern.CASE_INSENSITIVE);

  /** A setting or property that is a secret, alone or behind the name of its option. */
  private static final Pattern SECRET_SETTING =
      Pattern.compile("^([\\w.=-]*?(?:\\b|-D)" + SECRET_NAME + "=).*", FLAGS);

  /** A parameter of a URL that is a secret, with the sign before it and the one behind it. */
  private static final Pattern SECRET_PARAMETER =
      Pattern.compile("([?&])" + SECRET_NAME + "=[^&\\s]*(&?)", Pattern.CASE_INSENSITIVE);

  /** The password behind the name of a user in a URL. */
  private static final Pattern SECRET_USER = Pattern.compile("(//[^/@:\\s]*):[^/\\s]*(?=@)");

  /** Rejects what the driver cannot reach. */
  public DatabaseAddress {
    if (!jdbcUrl.startsWith("jdbc:mysql:")) {
      throw new IllegalArgumentException(
          "The database is given as jdbc:mysql://host:port/schema (MariaDB too), not '"
              + masked(jdbcUrl)
              + "'");
    }
    if (jdbcUrl.contains("//[") || jdbcUrl.contains("@[")) {
      throw new IllegalArgumentException(
          "The servers of a site reach databases by IPv4 only: give the database's name or its IPv4"
              + " address in place of the one in brackets");
    }
    Matcher dangerous = DANGEROUS.matcher(URLDecoder.decode(plain(jdbcUrl), UTF_8));
    if (dangerous.find()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "The parameter %s of a JDBC URL could open files or load classes: leave it out",
              dangerous.group(1)));
    }
  }

  /** The port that the server listens at; the usual one where the address names none. */
  public int port() {
    Matcher named = PORT.matcher(jdbcUrl);
    return named.matches() ? Integer.parseInt(named.group(1)) : USUAL_PORT;
  }

  /**
   * Where its server listens.
   *
   * @throws IllegalArgumentException if the URL does not name one server as {@code host:port}
   */
  public InetSocketAddress server() {
    String host = parts().group(2);
    return new InetSocketAddress(host.isEmpty() ? "localhost" : host, port());
  }

  /**
   * The same database by way of a relay.
   *
   * @param host where the relay is
   * @param port that it listens at
   * @throws IllegalArgumentException if the URL does not name one server as {@code host:port}
   */
  public DatabaseAddress through(String host, int port) {
    Matcher parts = parts();
    String behind = parts.group(4) == null ? "" : parts.group(4);
    return new DatabaseAddress(parts.group(1) + host + ":" + port + behind, user, password);
  }

  private Matcher parts() {
    Matcher parts = ONE_SERVER.matcher(jdbcUrl);
    if (!parts.matches()) {
      throw new IllegalArgumentException(
          "Calls are counted on the way to one database server: give it as"
              + " jdbc:mysql://host:port/schema, not '"
              + masked(jdbcUrl)
              + "'");
    }
    return parts;
  }

  /** Without the password. */
  @Override
  public String toString() {
    return user + " at " + masked(jdbcUrl);
  }

  /**
   * A text with three asterisks for each password in a URL, and for the value of a setting that is
   * a secret, such as {@code --site-setting=ticket-key=…} or {@code -Dx.password=…}.
   */
  public static String masked(String text) {
    Matcher setting = SECRET_SETTING.matcher(text);
    if (setting.matches()) {
      return setting.group(1) + "***";
    }
    String withoutUsers = SECRET_USER.matcher(text).replaceAll("$1:***");
    return SECRET_VALUE.matcher(withoutUsers).replaceAll("$1***");
  }

  /** A text without the passwords in its URLs; they must be given otherwise. */
  public static String withoutSecrets(String text) {
    String withoutUsers = SECRET_USER.matcher(text).replaceAll("$1");
    return SECRET_PARAMETER
        .matcher(withoutUsers)
        .replaceAll(found -> found.group(2).isEmpty() ? "" : found.group(1));
  }

  /** A sign of escape that escapes nothing stands for itself. */
  private static String plain(String url) {
    return url.replace("+", "%2B").replaceAll("%(?![0-9A-Fa-f]{2})", "%25");
  }

  /**
   * Connects.
   *
   * @throws DatabaseFailedException if the server does not answer or refuses the account
   */
  public Connection connect() {
    return connect(new Properties());
  }

  /**
   * Connects, with all that bulk loading needs. Only here may the server ask this program for the
   * content of a file. The driver takes streams with this permission only: its limit to a folder
   * does not know them.
   *
   * @throws DatabaseFailedException if the server does not answer or refuses the account
   */
  Connection connectToLoad() {
    Properties properties = new Properties();
    properties.setProperty("allowLoadLocalInfile", "true");
    return connect(properties);
  }

  /**
   * What the driver is told beside the URL. It prefers this to the parameters of the URL, so what
   * the URL says of encryption and of the session is not among it.
   */
  public Properties properties() {
    Properties properties = new Properties();
    properties.setProperty("user", user);
    properties.setProperty("password", password);
    if (!ENCRYPTION.matcher(jdbcUrl).find()) {
      properties.setProperty("sslMode", "PREFERRED");
    }
    if (!SESSION.matcher(jdbcUrl).find()) {
      properties.setProperty("sessionVariables", SESSION_SETTINGS);
    }
    properties.setProperty("allowPublicKeyRetrieval", "true");
    properties.setProperty("rewriteBatchedStatements", "true");
    return properties;
  }

  private Connection connect(Properties further) {
    Properties properties = properties();
    properties.putAll(further);
    try {
      return DriverManager.getConnection(jdbcUrl, properties);
    } catch (SQLException e) {
      throw new DatabaseFailedException(
          "No connection to "
              + this
              + ": "
              + masked(Message.of(e))
              + ". "
              + Remedy.of(e, "Check --jdbc-url and what its driver says"),
          e);
    }
  }
}
