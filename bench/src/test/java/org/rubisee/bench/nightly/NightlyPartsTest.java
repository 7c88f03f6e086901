package org.rubisee.bench.nightly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.CommandFailedException;

class NightlyPartsTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  private static final String TWO =
      """
      first-part:
        shows: One.
        minutes: 5
        command: "true"
      second-part:
        shows: Two.
        minutes: 60
        command: >-
          a long
          command
      """;

  @TempDir private Path folder;

  @Test
  void readsPartsInTheirOrder() throws IOException {
    assertThat(read(TWO).all())
        .containsExactly(
            new NightlyPart("first-part", "One.", 5, "true"),
            new NightlyPart("second-part", "Two.", 60, "a long command"));
  }

  @Test
  void suggestsTheNearestPart() throws IOException {
    NightlyParts parts = read(TWO);
    assertThat(parts.named(List.of("second-part", "second-part"))).hasSize(1);
    assertThatThrownBy(() -> parts.named(List.of("second-prat")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("did you mean 'second-part'?")
        .hasMessageContaining("first-part");
  }

  @Test
  void refusesUnknownKeysAndLongParts() {
    assertThatThrownBy(() -> read(TWO.replace("shows", "show")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("'show'; did you mean 'shows'?");
    assertThatThrownBy(() -> read(TWO.replace("60", "61")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("second-part: 'minutes' must be from 1 to 60");
    assertThatThrownBy(() -> read(TWO.replace("    a long\n    command\n", "")))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("second-part: 'command' is missing");
  }

  @Test
  void thePartsOfThisCheckoutCanBeRead() {
    assertThat(NightlyParts.read(HOME).all())
        .isNotEmpty()
        .filteredOn(part -> part.command().contains("mvn "))
        .isNotEmpty()
        .allMatch(NightlyPart::runsTests);
  }

  private NightlyParts read(String text) throws IOException {
    Path file = folder.resolve(NightlyParts.FILE);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return NightlyParts.read(folder);
  }
}
