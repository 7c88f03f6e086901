package org.rubisee.servers.mysql;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.servers.BoundedLog;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.LogExcerpt;
import org.rubisee.servers.OwnerOnly;
import org.rubisee.servers.ServerFailedException;

/**
 * What the embedded database keeps on disk.
 *
 * <pre>
 * data/              the server's data directory, readable by its owner only
 * initializing       there while data/ is not complete
 * password           of the site's account, readable by its owner only
 * mysqld.log         what the server wrote
 * mysqld.log.1       what it wrote before, once that was more than a log holds
 * snapshots/NAME/    copies of data/, readable by its owner only
 * </pre>
 *
 * @param root the folder of all this
 * @param keeper where password and snapshots are: {@code root}, or the folder of another database
 */
record MySqlFolder(Path root, Path keeper) {
  private static final long LEAST_FREE_BYTES = 512L << 20;

  void create() throws IOException {
    Files.createDirectories(root);
    OwnerOnly.folder(keeper.resolve("snapshots"));
  }

  Path data() {
    return root.resolve("data");
  }

  Path log() {
    return root.resolve("mysqld.log");
  }

  /** Begins the log again if it is full; one that was kept before is replaced. */
  void keepFullLog() throws IOException {
    if (Files.exists(log()) && Files.size(log()) >= BoundedLog.MOST_BYTES) {
      Files.move(log(), BoundedLog.before(log()), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  Path snapshot(String name) {
    if (!name.matches("[A-Za-z0-9][A-Za-z0-9.-]*")) {
      throw new IllegalArgumentException(
          "A snapshot's name is made of letters, digits, dots and dashes, unlike '" + name + "'");
    }
    return keeper.resolve("snapshots").resolve(name);
  }

  boolean isInitialized() {
    return Files.isDirectory(data()) && hasPassword() && !Files.exists(beginning());
  }

  /** A snapshot of the other database that this one can begin with; empty if there is none. */
  Optional<String> firstOfKeeper() throws IOException {
    if (keeper.equals(root) || !hasPassword()) {
      return Optional.empty();
    }
    try (Stream<Path> names = Files.list(keeper.resolve("snapshots"))) {
      return names.map(name -> name.getFileName().toString()).sorted().findFirst();
    }
  }

  /** What is there from now on is not complete. */
  void beginData() throws IOException {
    Files.writeString(beginning(), "The data is being initialised.\n");
    DirectoryCopy.delete(data());
  }

  /** The data is complete. */
  void endData() throws IOException {
    Files.delete(beginning());
  }

  /** Statements that make the account of the site. */
  Path siteAccount() {
    return root.resolve("site-account.sql");
  }

  /** Writes a file that only its owner can read. */
  void writeSecret(Path file, List<String> lines) throws IOException {
    Files.write(OwnerOnly.file(file), lines);
  }

  boolean hasPassword() {
    return Files.exists(password());
  }

  String readPassword() throws IOException {
    return Files.readString(password());
  }

  void writePassword(String password) throws IOException {
    Path fresh = root.resolve("password.new");
    writeSecret(fresh, List.of());
    Files.writeString(fresh, password);
    Files.move(fresh, password(), StandardCopyOption.ATOMIC_MOVE);
  }

  /**
   * Refuses a folder whose server runs, although no command uses the folder and none left a record
   * of the server.
   *
   * @throws ServerFailedException if it does; the message names the process
   */
  void rejectWhenInUse() throws IOException {
    Optional<ProcessHandle> server = runningServer();
    if (server.isPresent()) {
      throw new ServerFailedException(
          "A MySQL server still runs on the data in "
              + root
              + " as process "
              + server.get().pid()
              + ", but the command that started it has ended: stop it with 'kill "
              + server.get().pid()
              + "'");
    }
  }

  private Optional<ProcessHandle> runningServer() throws IOException {
    Path pidFile = data().resolve("mysqld.pid");
    if (!Files.exists(pidFile)) {
      return Optional.empty();
    }
    String pid = Files.readString(pidFile).strip();
    if (pid.isEmpty()) {
      return Optional.empty();
    }
    return ProcessHandle.of(Long.parseLong(pid))
        .filter(process -> process.info().command().orElse("").endsWith("mysqld"));
  }

  /** Copies the data of the stopped server; a half-made copy never carries the name. */
  void keepAs(String name) throws IOException {
    Path target = snapshot(name);
    Path copying = root.resolve("copying");
    DirectoryCopy.delete(copying);
    DirectoryCopy.copy(data(), copying, MySqlFolder::isWorthKeeping);
    discard(target);
    Files.move(copying, target, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Spare log files hold nothing: the server makes new ones. */
  private static boolean isWorthKeeping(String file) {
    return !(file.startsWith("#ib_redo") && file.endsWith("_tmp"));
  }

  /** Replaces the data of the stopped server. Interrupted, it leaves no data rather than half. */
  void putBack(String name) throws IOException {
    Path copying = root.resolve("copying");
    DirectoryCopy.delete(copying);
    discard(data());
    DirectoryCopy.copy(snapshot(name), copying, file -> true);
    Files.move(copying, data(), StandardCopyOption.ATOMIC_MOVE);
  }

  /** Removes a folder, which has lost its name before its first file is gone. */
  void discard(Path folder) throws IOException {
    Path discarded = root.resolve("discarded");
    DirectoryCopy.delete(discarded);
    if (Files.exists(folder)) {
      Files.move(folder, discarded, StandardCopyOption.ATOMIC_MOVE);
      DirectoryCopy.delete(discarded);
    }
  }

  /** What the server's log says of a failure, for an error message. */
  String lastErrors() {
    if (!Files.exists(log())) {
      return "It wrote no log.";
    }
    String excerpt = LogExcerpt.of(log());
    return "Its log, " + log() + ", says:\n" + excerpt + hint(excerpt);
  }

  private static String hint(String text) {
    if (text.contains("error while loading")) {
      return "\nInstall the library that is named there (libnuma.so.1: apt install libnuma1).";
    }
    if (text.contains("No space left")) {
      return "\nMake room on the disk.";
    }
    if (text.contains("Address already in use")) {
      return "\nAnother program took the port in the meantime: start the command again.";
    }
    return "";
  }

  private Path beginning() {
    return root.resolve("initializing");
  }

  private Path password() {
    return keeper.resolve("password");
  }

  /** Checks that the database has room to start. */
  void requireFreeSpace() throws IOException {
    FileStore disk = Files.getFileStore(root());
    if (disk.getUsableSpace() < LEAST_FREE_BYTES) {
      throw new ServerFailedException(
          "Only "
              + (disk.getUsableSpace() >> 20)
              + " MiB are free at "
              + root()
              + ": MySQL needs "
              + (LEAST_FREE_BYTES >> 20)
              + " MiB. Make room or choose another folder");
    }
  }
}
