package org.rubisee.persistence.eclipselink;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.LocalDateTime;
import org.eclipse.persistence.internal.sessions.AbstractSession;
import org.eclipse.persistence.platform.database.MySQLPlatform;

/**
 * MySQL, whose dates and times have no zone. By itself EclipseLink sends them as {@link
 * java.sql.Timestamp}, which moves those of the hour that the server's zone leaves out in spring.
 */
public final class ZonelessMySql extends MySQLPlatform {

  private static final long serialVersionUID = 1;

  @Override
  public void setParameterValueInDatabaseCall(
      Object parameter, PreparedStatement statement, int index, AbstractSession session)
      throws SQLException {
    if (parameter instanceof LocalDateTime) {
      statement.setObject(index, parameter);
    } else {
      super.setParameterValueInDatabaseCall(parameter, statement, index, session);
    }
  }
}
