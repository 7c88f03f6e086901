package org.rubisee.servers.site;

import org.rubisee.servers.mysql.EmbeddedMySql;

/**
 * How a site finds its database.
 *
 * @param jdbcUrl without credentials
 * @param user the account
 * @param password its password
 */
public record SiteDatabase(String jdbcUrl, String user, String password) {

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
