package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.rubisee.bench.fault.site.BusyNeighbour;
import org.rubisee.bench.fault.site.InjectionTarget;
import org.rubisee.bench.fault.site.LowPriority;
import org.rubisee.bench.ledger.wire.LinkCondition;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.ProcessSignals;
import org.rubisee.schema.FaultStatements;
import org.rubisee.servers.ProcessEnvironment;
import org.rubisee.servers.Watchdog;

/**
 * Makes faults in a running site. The end of a fault waits for no page: how long the site takes to
 * answer again is its recovery.
 *
 * @param site the site
 * @param statements make faults in its data
 * @param crowd further clients
 * @param emulatorPid the process of the clients
 * @param work folder for working files
 * @param seed of what is drawn
 */
record Injections(
    InjectionTarget site,
    FaultStatements statements,
    Crowd crowd,
    long emulatorPid,
    Path work,
    long seed) {

  private static final long SLOW_MILLIS = 50;

  /** So large may a file become on a disk that is "full", bytes: files that exist are larger. */
  private static final long FULL_BYTES = 4096;

  /** What makes a fault. */
  Injection of(Fault fault) {
    return switch (fault.kind()) {
      case KILLED, KILLED_NODE -> killed(Tier.ofLabel(fault.place()));
      case PAUSED -> paused(Tier.ofLabel(fault.place()));
      case SLOW_LINK -> link(fault, LinkCondition.SLOW);
      case STALLED_LINK -> link(fault, LinkCondition.STALLED);
      case CUT_LINK -> link(fault, LinkCondition.CUT);
      case HALF_OPEN_LINK -> link(fault, LinkCondition.HALF_OPEN);
      case CONNECTIONS_TAKEN -> new TakenConnections(site.database());
      case ROWS_LOCKED -> new LockedRows();
      case DISK_FULL -> new FullDisk(Tier.ofLabel(fault.place()));
      case CPU_TAKEN -> new TakenProcessors();
      case BAD_RELEASE -> release();
      case CROWD -> crowd;
    };
  }

  private Injection killed(Tier tier) {
    return injection(
        () -> {
          long pid = site.pid(tier);
          ProcessSignals.kill(pid);
          ProcessHandle.of(pid).ifPresent(process -> process.onExit().join());
        },
        () -> site.server(tier).restart().run());
  }

  private Injection paused(Tier tier) {
    long pid = site.pid(tier);
    return injection(
        () -> ProcessSignals.pause(List.of(pid)), () -> ProcessSignals.resume(List.of(pid)));
  }

  private Injection link(Fault fault, LinkCondition condition) {
    Tier tier = Tier.ofLabel(fault.place());
    return injection(
        () -> site.linkTo(tier).set(condition, SLOW_MILLIS),
        () -> site.linkTo(tier).set(LinkCondition.OPEN, 0));
  }

  private Injection release() {
    return injection(() -> change(statements.hideIndex()), () -> change(statements.showIndex()));
  }

  private void change(String sql) throws SQLException {
    try (Connection connection = site.database().address().connect();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static void run(String... command) throws IOException, InterruptedException {
    Process process =
        ProcessEnvironment.measured(List.of(command)).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException(String.join(" ", command) + " failed: " + output.strip());
    }
  }

  private interface Action {
    void run() throws IOException, InterruptedException, SQLException;
  }

  private static Injection injection(Action begin, Action end) {
    return new Injection() {
      @Override
      public void begin() throws IOException, InterruptedException, SQLException {
        begin.run();
      }

      @Override
      public void end() throws IOException, InterruptedException, SQLException {
        end.run();
      }
    };
  }

  /** A transaction that holds the rows which most writes change. */
  private final class LockedRows implements Injection {
    private Connection holder;

    @Override
    public void begin() throws SQLException {
      holder = site.database().address().connect();
      holder.setAutoCommit(false);
      try (Statement statement = holder.createStatement()) {
        statement.executeQuery(statements.lockRows()).close();
      }
    }

    @Override
    public void end() throws SQLException {
      if (holder != null) {
        holder.rollback();
        holder.close();
      }
    }
  }

  /** Threads of another program that want all processors, with the priority of the servers. */
  private final class TakenProcessors implements Injection {
    private Process neighbour;

    @Override
    public void begin() throws IOException {
      List<String> command =
          List.of(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              "-cp",
              System.getProperty("java.class.path"),
              BusyNeighbour.class.getName(),
              Integer.toString(BusyNeighbour.THREADS_PER_PROCESSOR),
              Long.toString(seed));
      neighbour =
          Watchdog.start(
              ProcessEnvironment.measured(command)
                  .redirectErrorStream(true)
                  .redirectOutput(ProcessBuilder.Redirect.DISCARD),
              "noisy neighbour",
              work);
      LowPriority.of(neighbour.pid());
    }

    @Override
    public void end() throws InterruptedException {
      if (neighbour != null) {
        Watchdog.release(neighbour);
        neighbour.destroyForcibly().waitFor();
        Watchdog.forget(neighbour, work);
      }
    }
  }

  /** A process whose files must not grow. A server that ends of it is started again. */
  private final class FullDisk implements Injection {
    private final Tier tier;

    FullDisk(Tier tier) {
      this.tier = tier;
    }

    @Override
    public void begin() throws IOException, InterruptedException {
      limit(Long.toString(FULL_BYTES));
    }

    @Override
    public void end() throws IOException, InterruptedException {
      if (tier == Tier.DB) {
        if (site.server(tier).isAlive().getAsBoolean()) {
          limit("unlimited");
        } else {
          site.server(tier).restart().run();
        }
      } else if (ProcessHandle.of(emulatorPid).map(ProcessHandle::isAlive).orElse(false)) {
        limit("unlimited");
      }
    }

    private void limit(String soft) throws IOException, InterruptedException {
      long pid = tier == Tier.CLIENT ? emulatorPid : site.pid(tier);
      run("prlimit", "--fsize=" + soft + ":unlimited", "--pid", Long.toString(pid));
    }
  }
}
