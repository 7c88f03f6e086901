package org.rubisee.bench.scaffold;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.ci.LongTests;

class DocumentedCommandTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  @Test
  void findsTheCommandsOfTheReadme() throws IOException {
    assertThat(DocumentedCommand.all().stream().map(DocumentedCommand::script))
        .contains(
            "./rubis quickstart",
            "mvn -B verify",
            "./rubis serve servlets-only",
            "source <(./rubis completion)",
            "./rubis resume RUN")
        .noneMatch(script -> script.contains("  #") || script.endsWith("\\"));
  }

  @Test
  void everyCommandHasALongTestOrAReasonNotToRun() throws IOException {
    Set<String> names =
        LongTests.of(HOME).stream().map(LongTests.Row::name).collect(Collectors.toSet());
    assertThat(DocumentedCommand.all())
        .hasSizeGreaterThan(60)
        .allSatisfy(
            command ->
                assertThat(names).as(command.script()).contains("documented-" + command.part()));
  }

  @Test
  void everyRuleDecidesOfACommand() throws IOException {
    List<DocumentedCommand> all = DocumentedCommand.all();
    assertThat(DocumentedCommand.rules())
        .allSatisfy(
            rule -> assertThat(all).as(rule.match()).anyMatch(known -> known.rule().equals(rule)));
  }
}
