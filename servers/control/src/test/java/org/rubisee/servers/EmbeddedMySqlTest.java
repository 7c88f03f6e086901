package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedMySqlTest {

  private static final int SMALL_POOL_MIB = 64;

  @TempDir private Path folder;

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
  void isTheVersionItSays() throws SQLException {
    try (EmbeddedMySql database = start();
        Connection connection = connect(database)) {
      assertThat("MySQL " + connection.getMetaData().getDatabaseProductVersion())
          .isEqualTo(database.engine());
    }
  }

  @Test
  void restoresTheSnapshotAsOftenAsAsked() throws SQLException {
    try (EmbeddedMySql database = start()) {
      execute(database, "CREATE TABLE t (a INT)");
      database.snapshot("one");
      for (int i = 0; i < 2; i++) {
        execute(database, "INSERT INTO t VALUES (1)");
        database.restore("one");
        assertThat(number(database, "SELECT COUNT(*) FROM t")).isZero();
      }
    }
  }

  @Test
  void restoresASnapshotWhenAnInterruptedRestoreLeftNoData() throws Exception {
    try (EmbeddedMySql database = start()) {
      execute(database, "CREATE TABLE t (a INT)");
      database.snapshot("one");
    }
    DirectoryCopy.delete(folder.resolve("data"));
    try (EmbeddedMySql database = start()) {
      database.restore("one");
      assertThat(number(database, "SELECT COUNT(*) FROM t")).isZero();
    }
  }

  @Test
  void beginsAnewWhenItsInitialisationWasInterrupted() throws Exception {
    start().close();
    Files.writeString(folder.resolve("initializing"), "");
    DirectoryCopy.delete(folder.resolve("data/mysql"));
    try (EmbeddedMySql database = start()) {
      execute(database, "CREATE TABLE t (a INT)");
    }
  }

  @Test
  void refusesToRestoreWhatWasNeverKept() {
    try (EmbeddedMySql database = start()) {
      assertThatThrownBy(() -> database.restore("none"))
          .isInstanceOf(ServerFailedException.class)
          .hasMessageContaining("load the data again");
      assertThat(ProcessHandle.of(database.pid())).isPresent();
    }
  }

  @Test
  void listensOnTheLoopbackInterfaceOnly() throws SQLException {
    try (EmbeddedMySql database = start();
        Connection connection = connect(database);
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT @@bind_address")) {
      row.next();
      assertThat(row.getString(1)).isEqualTo("127.0.0.1");
    }
  }

  @Test
  void letsNobodyInWithoutThePassword() {
    try (EmbeddedMySql database = start()) {
      for (String user : new String[] {"root", EmbeddedMySql.USER}) {
        assertThatThrownBy(() -> DriverManager.getConnection(database.jdbcUrl(), user, "").close())
            .isInstanceOf(SQLException.class);
      }
    }
  }

  @Test
  void leavesNoProcess() {
    EmbeddedMySql database = start();
    long pid = database.pid();
    database.close();
    assertThat(ProcessHandle.of(pid)).isEmpty();
  }

  @Test
  void namesThePortThatIsTaken() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      MySqlOptions options = options().withPort(taken.getLocalPort());
      assertThatThrownBy(() -> EmbeddedMySql.start(options))
          .isInstanceOf(ServerFailedException.class)
          .hasMessageContaining("Port " + taken.getLocalPort())
          .hasMessageContaining("another port");
    }
  }

  @Test
  void refusesDataThatAnotherServerUses() {
    try (EmbeddedMySql database = start()) {
      assertThatThrownBy(this::start)
          .isInstanceOf(ServerFailedException.class)
          .hasMessageContaining("kill " + database.pid());
    }
  }

  @Test
  void showsTheLogWhenTheServerDoesNotStart() throws IOException {
    start().close();
    Files.write(folder.resolve("data/ibdata1"), new byte[100]);
    assertThatThrownBy(this::start)
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("[ERROR]")
        .hasMessageContaining("mysqld.log");
  }

  private EmbeddedMySql start() {
    return EmbeddedMySql.start(options());
  }

  private MySqlOptions options() {
    return MySqlOptions.in(folder).withBufferPoolMib(SMALL_POOL_MIB);
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
