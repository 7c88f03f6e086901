package org.rubisee.servers.mysql;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rubisee.servers.Loopback;

/** The command lines of the embedded server. Paths within the data are relative to it. */
final class MySqlCommand {

  /** Environment: by itself MySQL lets the group of its account read its files. */
  static final Map<String, String> OWNER_ONLY = Map.of("UMASK", "0600", "UMASK_DIR", "0700");

  private static final String TLS = "TLSv1.2,TLSv1.3";

  private final MySqlInstallation installation;
  private final MySqlOptions options;
  private final Path data;
  private final Path log;

  MySqlCommand(MySqlInstallation installation, MySqlOptions options, Path data, Path log) {
    this.installation = installation;
    this.options = options;
    this.data = data;
    this.log = log;
  }

  /** Creates the system tables, then runs the statements of a file. */
  List<String> initialize(Path statements) {
    List<String> command = common();
    command.add("--initialize-insecure");
    command.add("--init-file=" + statements);
    return command;
  }

  /**
   * Runs the server, which first executes the statements of a file.
   *
   * <ul>
   *   <li>Loopback only unless told otherwise, TCP only (the socket file lies within the data), no
   *       X protocol, no TLS on the loopback interface. Connections of other machines may use TLS,
   *       with the certificate that MySQL makes for itself.
   *   <li>No binary log: there is no replica. No performance schema, unless statements are counted:
   *       it takes memory and time, and the status counters that the benchmark samples do not need
   *       it.
   *   <li>Pages are read and written past the system's page cache, so that a trial does not depend
   *       on what an earlier one left there. Doublewrite stays on.
   *   <li>Dates are in UTC; the site gives all times itself.
   * </ul>
   */
  List<String> run(int port, Path statements) {
    List<String> command = new ArrayList<>(options.commandPrefix());
    command.addAll(common());
    command.addAll(
        List.of(
            "--bind-address=" + String.join(",", addresses()),
            "--port=" + port,
            "--init-file=" + statements,
            "--socket=mysql.sock",
            "--pid-file=mysqld.pid",
            "--mysqlx=OFF",
            "--skip-name-resolve",
            "--tls-version=" + (options.addresses().isEmpty() ? "" : TLS),
            "--default-time-zone=+00:00",
            "--local-infile=ON",
            "--max-connections=1000",
            "--max-allowed-packet=64M",
            "--skip-log-bin",
            "--innodb-buffer-pool-size=" + options.bufferPoolMib() + "M",
            "--innodb-flush-method=O_DIRECT",
            "--innodb-flush-log-at-trx-commit=" + options.durability().flushLogAtCommit(),
            "--innodb-redo-log-capacity=256M",
            "--innodb-idle-flush-pct=0"));
    command.addAll(performanceSchema());
    return command;
  }

  private List<String> performanceSchema() {
    return options.countsStatements()
        ? List.of(
            "--performance-schema=ON",
            "--performance-schema-instrument=%=OFF",
            "--performance-schema-instrument=statement/%=ON",
            "--performance-schema-consumer-events-statements-cpu=ON")
        : List.of("--performance-schema=OFF");
  }

  /** The server does not start if it is told an address twice. */
  private List<String> addresses() {
    List<String> addresses = new ArrayList<>(List.of(Loopback.ADDRESS));
    options.addresses().stream()
        .map(address -> address.equals("localhost") ? Loopback.ADDRESS : address)
        .filter(address -> !addresses.contains(address))
        .forEach(addresses::add);
    return addresses;
  }

  private List<String> common() {
    List<String> command =
        new ArrayList<>(
            List.of(
                installation.server().toString(),
                "--no-defaults",
                "--basedir=" + installation.home(),
                "--datadir=" + data,
                "--log-error=" + log,
                "--character-set-server=utf8mb4"));
    if (isRoot()) {
      command.add("--user=root");
    }
    return command;
  }

  /** Only root must say that it wants to be root. */
  private static boolean isRoot() {
    boolean ownersHaveNumbers =
        FileSystems.getDefault().supportedFileAttributeViews().contains("unix");
    try {
      return ownersHaveNumbers
          ? Integer.valueOf(0).equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"))
          : isNamedRoot();
    } catch (IOException e) {
      return isNamedRoot();
    }
  }

  private static boolean isNamedRoot() {
    return System.getProperty("user.name").equals("root");
  }
}
