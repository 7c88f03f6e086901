package org.rubisee.bench.topology;

import java.time.Instant;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.schema.DataPlan;
import org.rubisee.servers.mysql.MySqlOptions;

/**
 * A database of the bench in a container or pod. After its rows were restored, its server is
 * restarted, so that each trial finds its memory empty.
 */
public abstract class RestartedDatabase implements DatabaseTier {

  private final String place;
  private final MySqlOptions options;
  private final Terminal terminal;

  /**
   * A database that runs.
   *
   * @param place what it runs in, for messages and reports: {@code container}
   */
  protected RestartedDatabase(String place, MySqlOptions options, Terminal terminal) {
    this.place = place;
    this.options = options;
    this.terminal = terminal;
  }

  /** Restarts its server and waits until it answers; its address may be another one then. */
  protected abstract void restart();

  @Override
  public final String options() {
    return "in a %s, buffer pool %d MiB, durability %s"
        .formatted(place, options.bufferPoolMib(), options.durability());
  }

  @Override
  public final void load(DataPlan plan) {
    external().load(plan);
  }

  @Override
  public final Instant restore(DataPlan plan) {
    external().restore(plan);
    terminal.progress("Data: restarting the database's " + place);
    restart();
    return Instant.now();
  }

  private ExternalDatabase external() {
    return ExternalDatabase.at(address(), terminal);
  }
}
