package org.rubisee.servers.mysql;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.servers.ServerFailedException;

/** The statements that make the accounts. One per line, as an init file demands. */
final class AccountStatements {

  private static final String SITE = "'" + EmbeddedMySql.SITE_USER + "'@'%'";

  private AccountStatements() {}

  /** Run when the data is initialised. Nobody may come as root any more. */
  static List<String> first(String password) {
    String account = "'" + EmbeddedMySql.USER + "'@'%'";
    return List.of(
        "CREATE DATABASE " + EmbeddedMySql.DATABASE + " CHARACTER SET utf8mb4;",
        "CREATE USER " + account + " IDENTIFIED BY '" + password + "';",
        "GRANT ALL ON *.* TO " + account + " WITH GRANT OPTION;",
        "ALTER USER root@localhost ACCOUNT LOCK;");
  }

  /**
   * Run at each start: data of an earlier installation, or a snapshot, may not have the account.
   *
   * @param more as {@link #rightsOfSite} says
   */
  static List<String> ofSite(String sitePassword, Set<String> more) {
    String identified = " IDENTIFIED BY '" + sitePassword + "';";
    return Stream.concat(
            Stream.of(
                "CREATE USER IF NOT EXISTS " + SITE + identified,
                "ALTER USER " + SITE + identified),
            rightsOfSite(more).stream())
        .toList();
  }

  /** Gives them to the site's account while the database runs. */
  static void runRightsOfSite(Set<String> more, String jdbcUrl, String password) {
    try (Connection connection =
            DriverManager.getConnection(jdbcUrl, EmbeddedMySql.USER, password);
        Statement statement = connection.createStatement()) {
      for (String sql : rightsOfSite(more)) {
        statement.execute(sql);
      }
    } catch (SQLException e) {
      throw new ServerFailedException(
          "The account of the site could not be given " + more + ": " + e.getMessage(), e);
    }
  }

  /**
   * Gives the site's account the rows of the schema, and takes what it was given besides.
   *
   * @param more further privileges on the schema
   */
  static List<String> rightsOfSite(Set<String> more) {
    String privileges =
        Stream.concat(Stream.of("SELECT", "INSERT", "UPDATE", "DELETE"), more.stream().sorted())
            .collect(Collectors.joining(", "));
    return List.of(
        "REVOKE ALL PRIVILEGES, GRANT OPTION FROM " + SITE + ";",
        "GRANT " + privileges + " ON " + EmbeddedMySql.DATABASE + ".* TO " + SITE + ";");
  }
}
