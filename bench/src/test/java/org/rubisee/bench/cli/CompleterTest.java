package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.checkout.Checkout;

class CompleterTest {

  private final Completer completer =
      new Completer(
          Rubis.commandLine().getCommandSpec(),
          Stream.of("jpa", "servlets-only").map(Checkout.current()::implementation).toList());

  @ParameterizedTest
  @CsvSource({
    "./rubis ru, run",
    "./rubis db lo, load",
    "./rubis serve j, jpa",
    "./rubis serve jpa ser, servlets-only",
    "./rubis run jpa --see, --seed",
    "./rubis  serve   jpa@placement=co, jpa@placement=co-located",
    "./rubis run servlets-only jpa@seco, jpa@second-level-cache=",
    "./rubis run jpa@pool=9@trans, jpa@pool=9@transport=",
    "./rubis run jpa@placement=co-located@call-passing=r, jpa@placement=co-located@call-passing=reference",
    "./rubis ledger all@lock, all@locking=",
    "./rubis duel a b --site jpa@lookup=per, jpa@lookup=per-request",
  })
  void completesTheLastWord(String line, String expected) {
    assertThat(completer.complete(line)).containsExactly(expected);
  }

  @Test
  void offersAllThatMayFollow() {
    assertThat(completer.complete("./rubis ")).contains("run", "serve").doesNotContain("complete");
    assertThat(completer.complete("./rubis serve ")).containsExactly("all", "jpa", "servlets-only");
    assertThat(completer.complete("./rubis serve --")).contains("--port", "--help");
  }

  @Test
  void offersNothingItDoesNotKnow() {
    assertThat(completer.complete("./rubis serve --port ")).isEmpty();
    assertThat(completer.complete("./rubis serve --no-such=x")).isEmpty();
    assertThat(completer.complete("./rubis serve jpa@locking=")).isEmpty();
    assertThat(completer.complete("./rubis serve jpa@pool=")).isEmpty();
    assertThat(completer.complete("./rubis")).isEmpty();
    assertThat(completer.complete("")).isNotEmpty();
  }
}
