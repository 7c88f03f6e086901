package org.rubisee.glassfish;

import com.mysql.cj.jdbc.MysqlDataSource;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;

/**
 * MySQL's data source with credentials that are {@link #encoded} in the configuration: GlassFish
 * replaces expressions in its values, and has no sign against that.
 */
public final class LiteralDataSource extends MysqlDataSource {
  private static final long serialVersionUID = 1;

  /** For the pool, which creates its data source by name. */
  public LiteralDataSource() {
    // its properties are set one by one
  }

  /** What a user or password is in the configuration. */
  static String encoded(String credential) {
    return URLEncoder.encode(credential, StandardCharsets.UTF_8);
  }

  /** Connects; all ways of the driver lead here. */
  @Override
  public Connection getConnection(String user, String password) throws SQLException {
    return super.getConnection(decoded(user), decoded(password));
  }

  private static String decoded(String credential) {
    return URLDecoder.decode(credential, StandardCharsets.UTF_8);
  }
}
