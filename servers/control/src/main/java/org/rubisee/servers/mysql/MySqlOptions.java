package org.rubisee.servers.mysql;

import java.nio.file.Path;
import java.util.List;

/**
 * How the embedded database runs. The same for every implementation that is compared.
 *
 * @param folder holds everything of this database: data, log, password, snapshots
 * @param port loopback port; 0: any free one
 * @param bufferPoolMib memory for pages, MiB, from 64
 * @param durability what a commit waits for
 * @param commandPrefix what the server's command line begins with, for example {@code taskset -c 1}
 *     to pin it to a processor; usually empty. It must replace itself by the server (exec).
 * @param addresses further addresses of this machine at which it answers, beside the loopback one
 * @param keeper the folder of the database whose snapshots and password it shares; usually its own
 * @param countsStatements whether it counts calls, CPU time and rows of each statement, which costs
 *     time itself
 */
public record MySqlOptions(
    Path folder,
    int port,
    int bufferPoolMib,
    Durability durability,
    List<String> commandPrefix,
    List<String> addresses,
    Path keeper,
    boolean countsStatements) {

  /** Pages kept in memory unless told otherwise, MiB: the whole paper-size database. */
  public static final int DEFAULT_BUFFER_POOL_MIB = 2048;

  /** What a commit waits for. */
  public enum Durability {
    /** The log is on disk: nothing that was committed is ever lost. What databases ship with. */
    FULL(1),
    /** The log is with the operating system: a power failure may lose a second. */
    RELAXED(2);

    private final int flushLogAtCommit;

    Durability(int flushLogAtCommit) {
      this.flushLogAtCommit = flushLogAtCommit;
    }

    int flushLogAtCommit() {
      return flushLogAtCommit;
    }
  }

  /** Rejects values out of range. */
  public MySqlOptions {
    if (port < 0 || port > 65_535) {
      throw new IllegalArgumentException("A port lies between 0 and 65535, not " + port);
    }
    if (bufferPoolMib < 64) {
      throw new IllegalArgumentException(
          "The buffer pool takes at least 64 MiB, not " + bufferPoolMib);
    }
    folder = folder.toAbsolutePath().normalize();
    keeper = keeper.toAbsolutePath().normalize();
    commandPrefix = List.copyOf(commandPrefix);
    addresses = List.copyOf(addresses);
  }

  /** Defaults, on any free port. */
  public static MySqlOptions in(Path folder) {
    return new MySqlOptions(
        folder, 0, DEFAULT_BUFFER_POOL_MIB, Durability.FULL, List.of(), List.of(), folder, false);
  }

  /** The same on this port. */
  public MySqlOptions withPort(int newPort) {
    return new MySqlOptions(
        folder,
        newPort,
        bufferPoolMib,
        durability,
        commandPrefix,
        addresses,
        keeper,
        countsStatements);
  }

  /** The same with so much memory for pages. */
  public MySqlOptions withBufferPoolMib(int newBufferPoolMib) {
    return new MySqlOptions(
        folder,
        port,
        newBufferPoolMib,
        durability,
        commandPrefix,
        addresses,
        keeper,
        countsStatements);
  }

  /** The same with other guarantees. */
  public MySqlOptions withDurability(Durability newDurability) {
    return new MySqlOptions(
        folder,
        port,
        bufferPoolMib,
        newDurability,
        commandPrefix,
        addresses,
        keeper,
        countsStatements);
  }

  /** The same with another beginning of the command line. */
  public MySqlOptions withCommandPrefix(List<String> newCommandPrefix) {
    return new MySqlOptions(
        folder,
        port,
        bufferPoolMib,
        durability,
        newCommandPrefix,
        addresses,
        keeper,
        countsStatements);
  }

  /** The same, answering other machines at this address too. */
  public MySqlOptions withAddress(String address) {
    return new MySqlOptions(
        folder,
        port,
        bufferPoolMib,
        durability,
        commandPrefix,
        List.of(address),
        keeper,
        countsStatements);
  }

  /**
   * The same with the snapshots and the password of another database: it begins with a copy of one
   * of them.
   */
  public MySqlOptions withSnapshotsOf(Path otherFolder) {
    return new MySqlOptions(
        folder,
        port,
        bufferPoolMib,
        durability,
        commandPrefix,
        addresses,
        otherFolder,
        countsStatements);
  }

  /** The same, counting what statements cost or not. */
  public MySqlOptions withStatementCounts(boolean newCountsStatements) {
    return new MySqlOptions(
        folder,
        port,
        bufferPoolMib,
        durability,
        commandPrefix,
        addresses,
        keeper,
        newCountsStatements);
  }
}
