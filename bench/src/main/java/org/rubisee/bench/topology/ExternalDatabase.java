package org.rubisee.bench.topology;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseFailedException;
import org.rubisee.schema.EngineSupport;
import org.rubisee.schema.LogicalRestore;
import org.rubisee.settings.Text;

/** The user's own database. It is restored by SQL if possible, otherwise loaded again. */
public final class ExternalDatabase implements DatabaseTier {

  private final DatabaseAddress address;
  private final DatabaseAddress siteAddress;
  private final Terminal terminal;
  private final Optional<TierReader> reader;

  private ExternalDatabase(
      DatabaseAddress address,
      DatabaseAddress siteAddress,
      Terminal terminal,
      Optional<TierReader> reader) {
    this.address = address;
    this.siteAddress = siteAddress;
    this.terminal = terminal;
    this.reader = reader;
  }

  /**
   * Connects once, so that a dead database is known at once.
   *
   * @throws CommandFailedException if the server is too old; the message says what to do
   */
  public static ExternalDatabase at(DatabaseAddress address, Terminal terminal) {
    EngineSupport support = EngineSupport.of(Databases.status(address));
    support
        .refusal()
        .ifPresent(
            refusal -> {
              throw new CommandFailedException(refusal);
            });
    support.warning().ifPresent(terminal::say);
    return new ExternalDatabase(address, address, terminal, Optional.empty());
  }

  /** The same, with somebody who sees what it uses. */
  public ExternalDatabase readBy(Optional<TierReader> newReader) {
    return new ExternalDatabase(address, siteAddress, terminal, newReader);
  }

  /** The same, with an account of the site, which needs to read and write rows only. */
  public ExternalDatabase withSiteAddress(DatabaseAddress newSiteAddress) {
    Databases.status(newSiteAddress);
    return new ExternalDatabase(address, newSiteAddress, terminal, reader);
  }

  @Override
  public DatabaseAddress address() {
    return address;
  }

  @Override
  public DatabaseAddress siteAddress() {
    return siteAddress;
  }

  /** Whether connections with these settings are encrypted, in words. */
  public String encryption() {
    return Databases.ask(address, ExternalDatabase::encryption);
  }

  private static String encryption(Connection connection) {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SHOW SESSION STATUS LIKE 'Ssl_cipher'")) {
      String cipher = row.next() ? row.getString(2) : "";
      return cipher.isEmpty() ? "not encrypted" : "encrypted (" + cipher + ")";
    } catch (SQLException e) {
      return "of unknown encryption (" + e.getMessage() + ")";
    }
  }

  @Override
  public Optional<TierReader> reader() {
    return reader;
  }

  @Override
  public String options() {
    return "";
  }

  @Override
  public void load(DataPlan plan) {
    new DataLoader(
            address,
            DataLoader.defaultThreads(),
            (step, done, total) ->
                terminal.progress(Text.of("Data: %s, %d %%", step, 100L * done / total)))
        .load(plan);
  }

  @Override
  public Instant restore(DataPlan plan) {
    if (!isRestored(plan)) {
      load(plan);
    }
    return Instant.now();
  }

  /** Restores the changed rows, if the data of that plan is there. */
  private boolean isRestored(DataPlan plan) {
    if (!Databases.status(address).plan().equals(Optional.of(plan))) {
      return false;
    }
    terminal.progress("Data: undoing what was changed");
    try {
      int changed = Databases.ask(address, LogicalRestore::run);
      terminal.progress(Text.of("Data: %d changed rows restored", changed));
      return true;
    } catch (DatabaseFailedException e) {
      terminal.say(e.getMessage() + ": loading it again");
      return false;
    }
  }

  @Override
  public void close() {
    // It was not started here.
  }
}
