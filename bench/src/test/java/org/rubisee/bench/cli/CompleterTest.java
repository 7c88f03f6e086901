package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompleterTest {

  private final Completer completer =
      new Completer(Rubis.commandLine(List.of()).getCommandSpec(), List.of("jpa", "servlets-only"));

  @ParameterizedTest
  @CsvSource({
    "./rubis ru, run",
    "./rubis db lo, load",
    "./rubis serve j, jpa",
    "./rubis serve jpa ser, servlets-only",
    "./rubis run jpa --see, --seed",
    "./rubis serve jpa --placement co, co-located",
    "./rubis serve --placement=co, --placement=co-located",
    "./rubis  serve   --placement  co, co-located",
  })
  void completesTheLastWord(String line, String expected) {
    assertThat(completer.complete(line)).containsExactly(expected);
  }

  @Test
  void offersAllThatMayFollow() {
    assertThat(completer.complete("./rubis ")).contains("run", "serve").doesNotContain("complete");
    assertThat(completer.complete("./rubis serve ")).containsExactly("jpa", "servlets-only");
    assertThat(completer.complete("./rubis serve --")).contains("--port", "--help");
  }

  @Test
  void offersNothingItDoesNotKnow() {
    assertThat(completer.complete("./rubis serve --port ")).isEmpty();
    assertThat(completer.complete("./rubis serve --no-such=x")).isEmpty();
    assertThat(completer.complete("./rubis")).isEmpty();
    assertThat(completer.complete("")).isNotEmpty();
  }
}
