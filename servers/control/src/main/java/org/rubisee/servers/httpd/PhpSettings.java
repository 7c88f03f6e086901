package org.rubisee.servers.httpd;

import java.net.URI;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.settings.SiteSettings;

/**
 * The settings of a site as the file that its scripts read, an array of PHP.
 *
 * @param properties those that servers in Java read
 * @param folder of files that the server's processes share
 */
record PhpSettings(Map<String, String> properties, String folder) {

  private static final String JDBC = "jdbc:";

  /** What says of all servers whether their connections to the database are encrypted. */
  private static final String SSL_MODE = "rubis.db.ssl-mode";

  private static final int MYSQL_PORT = 3306;

  /**
   * The file.
   *
   * @throws IllegalArgumentException if a setting of the site cannot be read
   * @throws ServerFailedException if a setting is not possible here; the message says what to do
   */
  String file() {
    Properties all = new Properties();
    all.putAll(properties);
    SiteSettings site = SiteSettings.of(all);
    if (site.closingSeconds() > 0) {
      throw new ServerFailedException(
          "PHP does nothing between requests: leave" + " closing-seconds out");
    }
    Map<String, String> values = new TreeMap<>();
    values.put("clock", text(properties.getOrDefault(SiteSettings.PREFIX + "clock", "system")));
    values.put("ticketKey", text(site.ticketKey()));
    values.put("ticketSeconds", Long.toString(site.ticketSeconds()));
    values.put("sequentialNonces", Boolean.toString(site.sequentialNonces()));
    values.put("legacyClient", Boolean.toString(site.legacyClient()));
    values.put("passwordIterations", Integer.toString(site.passwordIterations()));
    values.put("passwordSeed", text(site.passwordSeed()));
    values.put("conflictRetries", Integer.toString(site.conflictRetries()));
    values.put("requestLimit", Integer.toString(site.requestLimit()));
    values.put("burnMicros", Integer.toString(site.burnMicros()));
    values.put("folder", text(folder));
    putDatabase(values);
    return values.entrySet().stream()
        .map(
            value ->
                String.format(Locale.ROOT, "    '%s' => %s,%n", value.getKey(), value.getValue()))
        .collect(Collectors.joining("", "<?php\n\ndeclare(strict_types=1);\n\nreturn [\n", "];\n"));
  }

  private void putDatabase(Map<String, String> values) {
    String url = properties.get("rubis.db.url");
    URI address = URI.create(url.substring(JDBC.length()));
    String mode = properties.getOrDefault(SSL_MODE, "DISABLED");
    values.put("databaseHost", text(address.getHost()));
    values.put(
        "databasePort", Integer.toString(address.getPort() < 0 ? MYSQL_PORT : address.getPort()));
    values.put("databaseName", text(address.getPath().substring(1)));
    values.put("databaseUser", text(properties.get("rubis.db.user")));
    values.put("databasePassword", text(properties.get("rubis.db.password")));
    values.put("databaseEncrypted", Boolean.toString(!mode.equalsIgnoreCase("DISABLED")));
  }

  /** A text in single quotes. */
  static String text(String value) {
    return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
