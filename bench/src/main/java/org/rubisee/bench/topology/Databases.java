package org.rubisee.bench.topology;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.Function;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseStatus;

/** Short visits to a database. */
public final class Databases {

  private Databases() {}

  /** What a database is and holds. */
  public static DatabaseStatus status(DatabaseAddress address) {
    return ask(address, DatabaseStatus::read);
  }

  /** Asks something on a connection of its own. */
  public static <T> T ask(DatabaseAddress address, Function<Connection, T> question) {
    try (Connection connection = address.connect()) {
      return question.apply(connection);
    } catch (SQLException e) {
      throw new CommandFailedException("The connection to " + address + " broke", e);
    }
  }
}
