package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bench.cli.duel.SampleDuel;
import org.rubisee.bench.results.SampleFolder;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Wherever {@code --json} is accepted, standard output is one JSON document. */
class JsonOutputTest {

  private static final String JSON = "--json";

  @TempDir private Path folder;

  /** A new command belongs to those below, or to DbCommandTest or DryRunJsonIT. */
  @Test
  void theseCommandsHaveTheOption() {
    assertThat(below(Rubis.commandLine()).filter(command -> command.findOption(JSON) != null))
        .extracting(CommandSpec::qualifiedName)
        .containsExactlyInAnyOrder(
            "rubis list",
            "rubis run",
            "rubis experiment run",
            "rubis duel",
            "rubis compare",
            "rubis db check",
            "rubis db status");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "list",
        "duel old young --reread DUEL",
        "duel old young --reread DUEL --find 5",
        "compare RUN RUN"
      })
  void printsJsonOnly(String typed) throws IOException {
    String arguments = typed;
    if (typed.contains("DUEL")) {
      String duel = SampleDuel.measured(folder, List.of("base", "new")).toString();
      arguments = typed.replace("DUEL", duel);
    }
    if (typed.contains("RUN")) {
      arguments = typed.replace("RUN", SampleFolder.of(folder, 1, 5).path().toString());
    }
    String printed = printed((arguments + " " + JSON).split(" "));
    assertThat(
            JsonMapper.builder()
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build()
                .readTree(printed)
                .isObject())
        .as(printed)
        .isTrue();
  }

  /** What a command prints to its writer and to the standard output of the process. */
  private static String printed(String... arguments) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream all = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    PrintStream before = System.out;
    System.setOut(all);
    try {
      Rubis.commandLine()
          .setOut(new PrintWriter(all, true, StandardCharsets.UTF_8))
          .execute(arguments);
    } finally {
      System.setOut(before);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static Stream<CommandSpec> below(CommandLine command) {
    return Stream.concat(
        Stream.of(command.getCommandSpec()),
        command.getSubcommands().values().stream().flatMap(JsonOutputTest::below));
  }
}
