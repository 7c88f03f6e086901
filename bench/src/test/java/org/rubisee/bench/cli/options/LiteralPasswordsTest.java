package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import com.mysql.cj.conf.ConnectionUrl;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.cli.Rubis;
import org.rubisee.schema.DatabaseAddress;
import picocli.CommandLine;

/** The password of a database is what was given, whichever way it was given. */
class LiteralPasswordsTest {

  private static final long SEED = 52;
  private static final String URL = "jdbc:mysql://h:3306/rubis";

  @TempDir private Path folder;

  static List<String> passwords() {
    Random random = new Random(SEED);
    List<String> passwords =
        new ArrayList<>(List.of("a$$b", "${c}", "${user.home}", "@pom.xml", "@@a", "\"a\"", "'b'"));
    for (int number = 0; number < 40; number++) {
      StringBuilder password = new StringBuilder();
      random.ints(16, ' ', 127).forEach(sign -> password.append((char) sign));
      passwords.add(password.toString());
    }
    return passwords;
  }

  @Test
  void fromTheEnvironment() {
    for (String password : passwords()) {
      DatabaseOptions options =
          CommandLine.populateCommand(new DatabaseOptions(), "--jdbc-url", URL);
      assertThat(options.address(Map.of("RUBIS_DB_PASSWORD", password)).password())
          .isEqualTo(password);
    }
  }

  @Test
  void fromAnOption() {
    for (String password : passwords()) {
      assertThat(parsed(Rubis.commandLine(), "--db-password=" + password)).isEqualTo(password);
    }
    assertThat(parsed(Rubis.commandLine(), "--db-password", "@pom.xml"))
        .as("no name of a file with further words")
        .isEqualTo("@pom.xml");
  }

  @Test
  void fromAFileOfDefaults() throws IOException {
    Path file = folder.resolve("defaults.properties");
    for (String password : passwords()) {
      Properties defaults = new Properties();
      defaults.setProperty("db-password", password);
      try (OutputStream out = Files.newOutputStream(file)) {
        defaults.store(out, null);
      }
      CommandLine rubis = Rubis.commandLine();
      OptionDefaults.set(rubis, file);
      assertThat(parsed(rubis)).isEqualTo(password);
    }
  }

  @Test
  void toTheDriver() throws Exception {
    for (String password : passwords()) {
      Properties told = new DatabaseAddress(URL, password, password).properties();
      assertThat(ConnectionUrl.getConnectionUrlInstance(URL, told).getMainHost())
          .satisfies(
              host -> {
                assertThat(host.getPassword()).isEqualTo(password);
                assertThat(host.getUser()).isEqualTo(password);
              });
    }
  }

  private static String parsed(CommandLine rubis, String... more) {
    rubis.parseArgs(
        Stream.concat(Stream.of("db", "status", "--jdbc-url", URL), Stream.of(more))
            .toArray(String[]::new));
    CommandLine status = rubis.getSubcommands().get("db").getSubcommands().get("status");
    return status.getCommandSpec().findOption("--db-password").getValue();
  }
}
