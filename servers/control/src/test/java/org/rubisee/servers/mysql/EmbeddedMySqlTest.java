package org.rubisee.servers.mysql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.ProcessIdentity;
import org.rubisee.servers.ServerFailedException;

class EmbeddedMySqlTest {

  private static final int SMALL_POOL_MIB = 64;

  @TempDir private static Path folder;

  @Test
  void keepsItsDataWhenItIsStoppedAndStartedAgain() throws SQLException {
    try (EmbeddedMySql database = start()) {
      execute(database, "CREATE TABLE t (a INT)");
      execute(database, "INSERT INTO t VALUES (42)");
    }
    try (EmbeddedMySql database = start()) {
      assertThat(number(database, "SELECT a FROM t")).isEqualTo(42);
    }
  }

  @Test
  void isAClosedHouseOfTheVersionItSays() throws SQLException {
    try (EmbeddedMySql database = start();
        Connection connection = connect(database);
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT VERSION(), @@bind_address")) {
      row.next();
      assertThat("MySQL " + row.getString(1)).isEqualTo(EmbeddedMySql.engine());
      assertThat(row.getString(2)).isEqualTo("127.0.0.1");
      for (String user : new String[] {"root", EmbeddedMySql.USER}) {
        assertThatThrownBy(() -> DriverManager.getConnection(database.jdbcUrl(), user, "").close())
            .isInstanceOf(SQLException.class);
      }
    }
  }

  @Test
  void theAccountOfTheSiteReadsAndWritesRowsAndNothingElse() throws SQLException {
    try (EmbeddedMySql database = start()) {
      execute(database, "CREATE TABLE site_rows (a INT)");
      try (Connection site =
              DriverManager.getConnection(
                  database.jdbcUrl(), EmbeddedMySql.SITE_USER, database.sitePassword());
          Statement statement = site.createStatement()) {
        statement.execute("INSERT INTO site_rows VALUES (1)");
        statement.execute("UPDATE site_rows SET a = 2");
        statement.execute("SELECT a FROM site_rows");
        statement.execute("DELETE FROM site_rows");
        for (String sql :
            List.of(
                "CREATE TABLE more (a INT)",
                "ALTER TABLE site_rows ADD b INT",
                "TRUNCATE TABLE site_rows",
                "DROP TABLE site_rows",
                "CREATE DATABASE other",
                "CREATE USER somebody",
                "GRANT SELECT ON rubis.* TO rubis",
                "SELECT user FROM mysql.user",
                "SELECT 1 INTO OUTFILE '/tmp/rows'",
                "SET GLOBAL max_connections = 1")) {
          assertThatThrownBy(() -> statement.execute(sql))
              .as(sql)
              .isInstanceOf(SQLException.class)
              .hasMessageContaining("denied");
        }
      }
      execute(database, "DROP TABLE site_rows");
    }
  }

  @Test
  void theAccountOfTheSiteLocksTablesOnlyWhileItMay() throws SQLException {
    try (EmbeddedMySql database = start()) {
      execute(database, "CREATE TABLE locked_rows (a INT)");
      assertThat(mayLock(database)).isFalse();
      database.allowSite(Set.of("LOCK TABLES"));
      assertThat(mayLock(database)).isTrue();
      database.snapshot("locking");
      assertThat(mayLock(database)).as("after a restart").isTrue();
      database.allowSite(Set.of());
      assertThat(mayLock(database)).isFalse();
      database.restore("locking");
      assertThat(mayLock(database)).as("with accounts of a snapshot").isFalse();
      database.deleteSnapshot("locking");
      execute(database, "DROP TABLE locked_rows");
    }
  }

  private static boolean mayLock(EmbeddedMySql database) throws SQLException {
    try (Connection site =
            DriverManager.getConnection(
                database.jdbcUrl(), EmbeddedMySql.SITE_USER, database.sitePassword());
        Statement statement = site.createStatement()) {
      statement.execute("LOCK TABLES locked_rows WRITE");
      statement.execute("INSERT INTO locked_rows VALUES (1)");
      statement.execute("UNLOCK TABLES");
      return true;
    } catch (SQLException e) {
      assertThat(e.getMessage()).contains("denied");
      return false;
    }
  }

  @Test
  void restoresTheSnapshotAsOftenAsAsked() throws SQLException {
    try (EmbeddedMySql database = start()) {
      execute(database, "CREATE TABLE s (a INT)");
      database.snapshot("one");
      for (int i = 0; i < 2; i++) {
        execute(database, "INSERT INTO s VALUES (1)");
        database.restore("one");
        assertThat(number(database, "SELECT COUNT(*) FROM s")).isZero();
      }
    }
  }

  /** MySQL's key and the hashes of its accounts are among the files. */
  @Test
  void nobodyElseReadsTheDataAndItsSnapshots() throws IOException {
    try (EmbeddedMySql database = start()) {
      requireOwnerOnly(folder.resolve("data"));
      database.snapshot("kept");
      requireOwnerOnly(folder.resolve("snapshots"));
      database.restore("kept");
      requireOwnerOnly(folder.resolve("data"));
    }
  }

  /** Whoever cannot enter a folder reaches nothing below it, its socket included. */
  private static void requireOwnerOnly(Path folder) throws IOException {
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
        .isEqualTo("rwx------");
  }

  @Test
  void runsBehindANewPrefixFromTheNextRestoreOn() throws IOException {
    try (EmbeddedMySql database = start()) {
      database.snapshot("placed");
      String anywhere = cpusOf(database);
      database.prefix(Pinning.parse("db=0").commandPrefix("db"));
      database.restore("placed");
      assertThat(cpusOf(database)).isEqualTo("0");
      database.prefix(Pinning.ANYWHERE.commandPrefix("db"));
      database.restore("placed");
      assertThat(cpusOf(database)).isEqualTo(anywhere);
    }
  }

  private static String cpusOf(EmbeddedMySql database) throws IOException {
    String head = "Cpus_allowed_list:";
    return Files.readAllLines(Path.of("/proc", Long.toString(database.pid()), "status")).stream()
        .filter(line -> line.startsWith(head))
        .map(line -> line.substring(head.length()).strip())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void restoresASnapshotWhenAnInterruptedRestoreLeftNoData() throws IOException, SQLException {
    try (EmbeddedMySql database = start()) {
      execute(database, "CREATE TABLE r (a INT)");
      database.snapshot("whole");
    }
    DirectoryCopy.delete(folder.resolve("data"));
    try (EmbeddedMySql database = start()) {
      database.restore("whole");
      assertThat(number(database, "SELECT COUNT(*) FROM r")).isZero();
    }
  }

  @Test
  void beginsAnewWhenItsInitialisationWasInterrupted(@TempDir Path own)
      throws IOException, SQLException {
    Files.writeString(own.resolve("initializing"), "");
    Files.createDirectories(own.resolve("data/#innodb_redo"));
    Files.write(own.resolve("data/ibdata1"), new byte[100]);
    try (EmbeddedMySql database = start(own)) {
      execute(database, "CREATE TABLE t (a INT)");
    }
  }

  @Test
  void refusesWhatItCannotDoAndLeavesNoProcess() {
    EmbeddedMySql database = start();
    long pid = database.pid();
    assertThatThrownBy(() -> database.restore("none"))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("load the data again");
    assertThatThrownBy(() -> start())
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("used by another command (process " + ProcessHandle.current().pid())
        .hasMessageNotContaining("kill");
    assertThat(ProcessIdentity.of(pid)).isPresent();
    database.close();
    assertThat(ProcessIdentity.of(pid)).isEmpty();
  }

  @Test
  void isStoppedWhenItsJavaProcessIsEnded() throws IOException, InterruptedException {
    Process java =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Starter.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    long pid = Long.parseLong(java.inputReader().readLine());
    assertThat(ProcessIdentity.of(pid)).isPresent();
    java.destroy();
    java.waitFor();
    assertThat(ProcessIdentity.of(pid)).isEmpty();
  }

  @Test
  void isEndedWhenItsJavaProcessIsKilled() throws IOException, InterruptedException {
    Process java =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Starter.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    long pid = Long.parseLong(java.inputReader().readLine());
    assertThatThrownBy(() -> start())
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("used by another command (process " + java.pid() + ")");
    assertThat(ProcessIdentity.of(pid)).isPresent();
    java.destroyForcibly().waitFor();
    start().close();
    assertThat(ProcessIdentity.of(pid)).isEmpty();
  }

  /** A Java process that starts a database, says its process id, and waits to be ended. */
  static final class Starter {
    public static void main(String[] arguments) throws InterruptedException {
      MySqlOptions options = MySqlOptions.in(Path.of(arguments[0]));
      System.out.println(EmbeddedMySql.start(options.withBufferPoolMib(SMALL_POOL_MIB)).pid());
      Thread.sleep(Long.MAX_VALUE);
    }
  }

  @Test
  void encryptsWhatOtherMachinesSayToIt() throws SQLException {
    try (EmbeddedMySql database = EmbeddedMySql.start(options(folder).withAddress("127.0.0.2"))) {
      String url = "jdbc:mysql://127.0.0.2:" + database.port() + "/rubis?sslMode=REQUIRED";
      try (Connection connection =
              DriverManager.getConnection(url, EmbeddedMySql.USER, database.password());
          Statement statement = connection.createStatement();
          ResultSet row = statement.executeQuery("SHOW SESSION STATUS LIKE 'Ssl_cipher'")) {
        row.next();
        assertThat(row.getString(2)).isNotEmpty();
      }
    }
  }

  @Test
  void namesThePortThatIsTaken() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      MySqlOptions options = options(folder).withPort(taken.getLocalPort());
      assertThatThrownBy(() -> EmbeddedMySql.start(options))
          .isInstanceOf(ServerFailedException.class)
          .hasMessageContaining("Port " + taken.getLocalPort())
          .hasMessageContaining("another port");
    }
  }

  @Test
  void showsTheLogWhenTheServerDoesNotStart(@TempDir Path broken) throws IOException {
    Files.createDirectories(broken.resolve("data"));
    Files.write(broken.resolve("data/ibdata1"), new byte[100]);
    Files.writeString(broken.resolve("password"), "none");
    assertThatThrownBy(() -> EmbeddedMySql.start(MySqlOptions.in(broken)))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("[ERROR]")
        .hasMessageContaining("mysqld.log");
  }

  private static EmbeddedMySql start() {
    return start(folder);
  }

  private static EmbeddedMySql start(Path own) {
    return EmbeddedMySql.start(options(own));
  }

  private static MySqlOptions options(Path own) {
    return MySqlOptions.in(own)
        .withBufferPoolMib(SMALL_POOL_MIB)
        .withDurability(MySqlOptions.Durability.RELAXED);
  }

  private static Connection connect(EmbeddedMySql database) throws SQLException {
    return DriverManager.getConnection(database.jdbcUrl(), EmbeddedMySql.USER, database.password());
  }

  private static void execute(EmbeddedMySql database, String sql) throws SQLException {
    try (Connection connection = connect(database);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static long number(EmbeddedMySql database, String sql) throws SQLException {
    try (Connection connection = connect(database);
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      row.next();
      return row.getLong(1);
    }
  }
}
