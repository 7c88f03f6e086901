package org.rubisee.servers.mysql;

import java.util.List;

/** The statements that make the accounts. One per line, as an init file demands. */
final class AccountStatements {

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
   */
  static List<String> ofSite(String sitePassword) {
    String account = "'" + EmbeddedMySql.SITE_USER + "'@'%'";
    String identified = " IDENTIFIED BY '" + sitePassword + "';";
    return List.of(
        "CREATE USER IF NOT EXISTS " + account + identified,
        "ALTER USER " + account + identified,
        "GRANT SELECT, INSERT, UPDATE, DELETE ON "
            + EmbeddedMySql.DATABASE
            + ".* TO "
            + account
            + ";");
  }
}
