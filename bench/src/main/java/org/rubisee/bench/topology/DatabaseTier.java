package org.rubisee.bench.topology;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.Pinning;

/** The database tier, wherever it runs. */
public interface DatabaseTier extends AutoCloseable {

  /** How the bench reaches it, to load, restore and audit. */
  DatabaseAddress address();

  /** How the site reaches it: where the bench made the accounts, with one that may do less. */
  default DatabaseAddress siteAddress() {
    return address();
  }

  /** Reads what it uses, if that can be seen. */
  Optional<TierReader> reader();

  /** Its process on this machine, which changes with a restart; empty if it runs elsewhere. */
  default OptionalLong pid() {
    return OptionalLong.empty();
  }

  /** Its server, where it can be watched and started again. */
  default Optional<SupervisedServer> server() {
    return Optional.empty();
  }

  /** How it runs, in words for reports; empty when nobody knows. */
  String options();

  /** Throws away what is there, and loads. */
  void load(DataPlan plan);

  /**
   * Makes the data what a plan says, as if freshly loaded; loads it if it has to.
   *
   * @return when that was: the business clock begins there
   */
  Instant restore(DataPlan plan);

  /**
   * Assigns processors to the server from its next {@link #restore} on. A database that the bench
   * did not start stays where it is.
   */
  default void pin(Pinning pinning) {}

  /**
   * Makes the server count what each statement costs, or not, from its next {@link #restore} on. A
   * database that the bench did not start does what its owner told it.
   */
  default void countStatements(boolean counts) {}

  /**
   * Gives the account of the site what its knobs need, and nothing else. Accounts that the bench
   * did not make stay as they are.
   *
   * @param more privileges on the schema besides those for rows
   */
  default void allowSite(Set<String> more) {}

  /** Stops what was started. */
  @Override
  void close();
}
