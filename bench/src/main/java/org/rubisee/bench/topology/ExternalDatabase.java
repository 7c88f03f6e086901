package org.rubisee.bench.topology;

import java.time.Instant;
import java.util.Optional;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseFailedException;
import org.rubisee.schema.LogicalRestore;

/** The user's own database. It is restored by SQL if possible, otherwise loaded again. */
public final class ExternalDatabase implements DatabaseTier {

  private final DatabaseAddress address;
  private final Terminal terminal;
  private final Optional<TierReader> reader;

  private ExternalDatabase(
      DatabaseAddress address, Terminal terminal, Optional<TierReader> reader) {
    this.address = address;
    this.terminal = terminal;
    this.reader = reader;
  }

  /** Connects once, so that a dead database is known at once. */
  public static ExternalDatabase at(DatabaseAddress address, Terminal terminal) {
    Databases.status(address);
    return new ExternalDatabase(address, terminal, Optional.empty());
  }

  /** The same, with somebody who sees what it uses. */
  public ExternalDatabase readBy(Optional<TierReader> newReader) {
    return new ExternalDatabase(address, terminal, newReader);
  }

  @Override
  public DatabaseAddress address() {
    return address;
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
                terminal.progress("Data: %s, %d %%".formatted(step, 100L * done / total)))
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
      terminal.progress("Data: %d changed rows restored".formatted(changed));
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
