package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;

/** {@code db status} and {@code db check} for scripts, on a real database. */
class DbCommandTest {

  @TempDir private static Path folder;
  private static EmbeddedMySql mySql;

  private final StringWriter answers = new StringWriter();

  @BeforeAll
  static void loadData() {
    mySql =
        EmbeddedMySql.start(
            MySqlOptions.in(folder)
                .withBufferPoolMib(64)
                .withDurability(MySqlOptions.Durability.RELAXED));
    new DataLoader(address(), 1, LoadProgress.SILENT)
        .load(ApplicationData.standard().plan(Sizes.TINY));
  }

  @AfterAll
  static void stop() {
    mySql.close();
  }

  private static DatabaseAddress address() {
    return new DatabaseAddress(mySql.jdbcUrl(), EmbeddedMySql.USER, mySql.password());
  }

  @Test
  void statusIsJsonForScripts() throws Exception {
    assertThat(db("status", "--json")).isZero();
    JsonNode status = new ObjectMapper().readTree(answers.toString());
    assertThat(status.get("engine").textValue()).isEqualTo("MySQL");
    assertThat(status.get("version").textValue()).startsWith("8.");
    assertThat(status.get("dataSeed").longValue())
        .isEqualTo(ApplicationData.standard().plan(Sizes.TINY).seed());
    assertThat(status.get("tables")).hasSameSizeAs(ApplicationData.standard().schema().tables());
    assertThat(status.get("tables").get(2).get("name").textValue()).isEqualTo("users");
    assertThat(status.get("tables").get(2).get("rows").intValue()).isEqualTo(1_000);
  }

  @Test
  void checkIsJsonForScripts() throws Exception {
    assertThat(db("check", "--json")).isZero();
    JsonNode audit = new ObjectMapper().readTree(answers.toString());
    assertThat(audit.get("run").booleanValue()).isTrue();
    assertThat(audit.get("violations")).isEmpty();
  }

  @Test
  void aViolationIsInTheJsonAndInTheExitCode() throws Exception {
    execute("UPDATE items SET nb_of_bids = nb_of_bids + 1 ORDER BY id LIMIT 1");
    try {
      assertThat(db("check", "--json")).isEqualTo(3);
      JsonNode audit = new ObjectMapper().readTree(answers.toString());
      assertThat(audit.get("violations")).isNotEmpty();
    } finally {
      execute("UPDATE items SET nb_of_bids = nb_of_bids - 1 ORDER BY id LIMIT 1");
    }
  }

  private int db(String command, String option) {
    List<String> arguments = new ArrayList<>(List.of("db", command, option));
    arguments.addAll(List.of("--jdbc-url", mySql.jdbcUrl()));
    arguments.addAll(List.of("--db-user", EmbeddedMySql.USER));
    arguments.addAll(List.of("--db-password", mySql.password()));
    return Rubis.commandLine()
        .setOut(new PrintWriter(answers, true))
        .execute(arguments.toArray(String[]::new));
  }

  private static void execute(String sql) throws SQLException {
    try (Connection connection = address().connect();
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }
}
