package org.rubisee.servers.mysql;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.rubisee.servers.FolderLock;
import org.rubisee.servers.LeftProcesses;
import org.rubisee.servers.Loopback;
import org.rubisee.servers.LoopbackPort;
import org.rubisee.servers.OwnerOnly;
import org.rubisee.servers.ProcessEnd;
import org.rubisee.servers.ProcessEnvironment;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.Watchdog;
import org.rubisee.settings.Message;

/**
 * The database tier of a site on this machine: a real MySQL of its own, on the loopback interface,
 * with its data in a folder. Runs as any user, root included, with nothing installed.
 *
 * <p>Life cycle: {@link #start} initialises the data when there is none; {@link #snapshot} keeps a
 * copy of the data; {@link #restore} puts that copy back, so that every trial starts from the same
 * bytes; {@link #close} stops the server. It is also stopped when this Java process ends, or is
 * killed. Not for use by several threads.
 */
public final class EmbeddedMySql implements AutoCloseable {

  /** The schema of the site. */
  public static final String DATABASE = "rubis";

  /** The account that loads, restores and audits; it may do everything. */
  public static final String USER = "rubis";

  /** The account of the site: it reads and writes rows of {@link #DATABASE}, nothing else. */
  public static final String SITE_USER = "rubis-site";

  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final int PASSWORD_BYTES = 12;

  private MySqlOptions options;
  private final MySqlInstallation installation;
  private final MySqlFolder folder;
  private final String password;
  private final int port;
  private final FolderLock lock;
  private final Thread shutdownHook = new Thread(this::stopQuickly, "stop-mysql");
  private Set<String> siteRights = Set.of();
  private Process process;

  private EmbeddedMySql(MySqlOptions options, MySqlInstallation installation)
      throws IOException, InterruptedException {
    this.options = options;
    this.installation = installation;
    this.folder = new MySqlFolder(options.folder(), options.keeper());
    folder.create();
    this.lock = FolderLock.take(folder.root());
    try {
      LeftProcesses.end(folder.root());
      folder.rejectWhenInUse();
      folder.requireFreeSpace();
      this.port = LoopbackPort.free(options.port(), "the database");
      if (!folder.isInitialized()) {
        Optional<String> copied = folder.firstOfKeeper();
        if (copied.isPresent()) {
          folder.putBack(copied.get());
        } else {
          initialize();
        }
      }
      this.password = folder.readPassword();
    } catch (IOException | InterruptedException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /**
   * The folder into which the build unpacks MySQL, shared by all checkouts of the user.
   *
   * @param environment usually {@link System#getenv()}
   */
  public static Path cacheFolder(Map<String, String> environment) {
    return MySqlInstallation.cache(environment);
  }

  /**
   * Checks that the build unpacked MySQL.
   *
   * @throws ServerFailedException if it is not in the cache; the message says what to do
   */
  public static void requireInstalled() {
    MySqlInstallation.find(System.getenv());
  }

  /**
   * Starts a database and waits until it answers.
   *
   * @throws ServerFailedException if MySQL is not in the cache, the port is taken, the disk is
   *     full, the data is in use or the server does not start; the message says what to do
   */
  public static EmbeddedMySql start(MySqlOptions options) {
    MySqlInstallation installation = MySqlInstallation.find(System.getenv());
    try {
      EmbeddedMySql database = new EmbeddedMySql(options, installation);
      Runtime.getRuntime().addShutdownHook(database.shutdownHook);
      database.runFirst();
      return database;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ServerFailedException("Interrupted while MySQL was starting", e);
    } catch (IOException e) {
      throw new ServerFailedException(
          "MySQL could not be started in " + options.folder() + ": " + e.getMessage(), e);
    }
  }

  /** How it runs. */
  public MySqlOptions options() {
    return options;
  }

  /**
   * Sets what the server's command line begins with, from its next start on. A restore is one.
   *
   * @param commandPrefix as in {@link MySqlOptions}
   */
  public void prefix(List<String> commandPrefix) {
    options = options.withCommandPrefix(commandPrefix);
  }

  /** Counts what each statement costs, or not, from its next start on. A restore is one. */
  public void countStatements(boolean counts) {
    options = options.withStatementCounts(counts);
  }

  /** What the build unpacks, whether it is there or not: for example {@code MySQL 8.0.33}. */
  public static String engine() {
    return "MySQL " + MySqlInstallation.builtVersion();
  }

  /** The loopback port, the same until it is closed. */
  public int port() {
    return port;
  }

  /** The server's process, which changes with every restart. */
  public long pid() {
    return process.pid();
  }

  /** Whether its process lives. */
  public boolean isAlive() {
    return process.isAlive();
  }

  /**
   * Starts the server again on its port and its data, after its process ended or instead of it.
   *
   * @throws ServerFailedException if it does not start
   */
  public void restart() {
    restartWith("MySQL could not be restarted", this::kill, () -> {});
  }

  /** The password of {@link #USER}, made up when the data was initialised. */
  public String password() {
    return password;
  }

  /** The password of {@link #SITE_USER}. It does not tell the other one. */
  public String sitePassword() {
    return SitePassword.of(password);
  }

  /**
   * Gives {@link #SITE_USER} privileges on the schema besides those for rows, until others are
   * given: at once, and after each restart. Its connections must not be in use.
   *
   * @param more for example {@code LOCK TABLES}; empty as delivered
   * @throws ServerFailedException if the database refuses them
   */
  public void allowSite(Set<String> more) {
    if (more.equals(siteRights)) {
      return;
    }
    siteRights = Set.copyOf(more);
    AccountStatements.runRightsOfSite(siteRights, jdbcUrl(), password);
  }

  /** Where a JDBC driver finds the site's schema; without credentials. */
  public String jdbcUrl() {
    return "jdbc:mysql://"
        + Loopback.ADDRESS
        + ":"
        + port
        + "/"
        + DATABASE
        + "?sslMode=DISABLED&allowPublicKeyRetrieval=true&useServerPrepStmts=true"
        + "&cachePrepStmts=true&rewriteBatchedStatements=true";
  }

  /** What the server wrote. */
  public Path log() {
    return folder.log();
  }

  /** Whether a snapshot of this name was made. */
  public boolean hasSnapshot(String name) {
    return Files.isDirectory(folder.snapshot(name));
  }

  /**
   * Stops the server, copies its data, starts it again. An older snapshot of that name is replaced
   * once the new one is complete.
   *
   * @param name letters, digits, dots and dashes
   */
  public void snapshot(String name) {
    restartWith("a snapshot could not be made", this::stopCleanly, () -> folder.keepAs(name));
  }

  /**
   * Puts the data of a snapshot back: kills the server, whose data is thrown away, copies the
   * snapshot and starts the server again. All connections are lost.
   *
   * @throws ServerFailedException if there is no snapshot of that name
   */
  public void restore(String name) {
    if (!hasSnapshot(name)) {
      throw new ServerFailedException(
          "There is no snapshot '" + name + "' of this database: load the data again");
    }
    restartWith("a snapshot could not be restored", this::kill, () -> folder.putBack(name));
  }

  /** Removes a snapshot; does nothing when there is none. */
  public void deleteSnapshot(String name) {
    try {
      folder.discard(folder.snapshot(name));
    } catch (IOException e) {
      throw new ServerFailedException("Snapshot '" + name + "' could not be removed", e);
    }
  }

  /** Stops the server; the data stays. */
  @Override
  public void close() {
    try {
      stopCleanly();
      Runtime.getRuntime().removeShutdownHook(shutdownHook);
    } catch (InterruptedException e) {
      kill();
      Thread.currentThread().interrupt();
    } catch (IllegalStateException e) {
      // This Java process is ending: its hook does the same.
    } finally {
      lock.close();
    }
  }

  private void runFirst() throws IOException, InterruptedException {
    try {
      run();
    } catch (IOException | InterruptedException | RuntimeException e) {
      stopQuickly();
      lock.close();
      throw e;
    }
  }

  private void run() throws IOException, InterruptedException {
    folder.writeSecret(folder.siteAccount(), AccountStatements.ofSite(sitePassword(), siteRights));
    process = launch(command().run(port, folder.siteAccount()));
    if (!MySqlReadiness.await(port, process, PATIENCE)) {
      boolean ended = !process.isAlive();
      kill();
      throw new ServerFailedException(
          ended
              ? String.format(
                  Locale.ROOT,
                  "MySQL ended while it started (%s). %s",
                  ProcessEnd.inWords(process.exitValue()),
                  folder.lastErrors())
              : String.format(
                  Locale.ROOT,
                  "MySQL did not start in %d s. %s",
                  PATIENCE.toSeconds(),
                  folder.lastErrors()));
    }
  }

  /** Snapshots outlive data that was lost, and hold its password: that one stays. */
  private void initialize() throws IOException, InterruptedException {
    String newPassword = folder.hasPassword() ? folder.readPassword() : randomPassword();
    Path statements = Files.createTempFile(folder.root(), "accounts", ".sql", OwnerOnly.file());
    try {
      Files.write(statements, AccountStatements.first(newPassword));
      folder.beginData();
      Process initializing = launch(command().initialize(statements));
      boolean ended = initializing.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS);
      if (!ended || initializing.exitValue() != 0) {
        initializing.destroyForcibly().waitFor();
        throw new ServerFailedException(
            "MySQL could not create its system tables. " + folder.lastErrors());
      }
      folder.writePassword(newPassword);
      folder.endData();
    } finally {
      Files.delete(statements);
    }
  }

  private static String randomPassword() {
    byte[] random = new byte[PASSWORD_BYTES];
    new SecureRandom().nextBytes(random);
    return HexFormat.of().formatHex(random);
  }

  private MySqlCommand command() {
    return new MySqlCommand(installation, options, folder.data(), folder.log());
  }

  private Process launch(List<String> commandLine) throws IOException {
    folder.keepFullLog();
    ProcessBuilder builder =
        ProcessEnvironment.measured(commandLine)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(folder.log().toFile()));
    builder.environment().putAll(MySqlCommand.OWNER_ONLY);
    return Watchdog.start(builder, "database", folder.root());
  }

  private void restartWith(String failure, Step stop, Step change) {
    try {
      stop.run();
      change.run();
      run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ServerFailedException("Interrupted: " + failure, e);
    } catch (IOException e) {
      throw new ServerFailedException(
          failure
              + " in "
              + folder.root()
              + ": "
              + Message.of(e)
              + ". Make room on the disk, or choose another folder, then start the command again",
          e);
    }
  }

  private void stopCleanly() throws InterruptedException {
    Watchdog.release(process);
    process.destroy();
    if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
      kill();
    }
    Watchdog.forget(process, folder.root());
  }

  /** At the end of this process, which may be a Ctrl-C: what is committed survives a kill. */
  private void stopQuickly() {
    Process running = process;
    if (running == null) {
      return;
    }
    Watchdog.release(running);
    running.destroy();
    try {
      if (!running.waitFor(10, TimeUnit.SECONDS)) {
        running.destroyForcibly();
      }
    } catch (InterruptedException e) {
      running.destroyForcibly();
    }
  }

  private void kill() {
    Watchdog.release(process);
    process.destroyForcibly();
    process.onExit().join();
    Watchdog.forget(process, folder.root());
  }

  private interface Step {
    void run() throws IOException, InterruptedException;
  }
}
