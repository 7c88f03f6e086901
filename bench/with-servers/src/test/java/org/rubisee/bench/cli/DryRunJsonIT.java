package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A run that is only shown, for a script: standard output is one JSON document. */
class DryRunJsonIT {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "run servlets-only session-beans",
        "run servlets-only --clients 10 --trials 1",
        "experiment run oopsla02 --quick",
        "experiment run middleware01",
        "experiment run then-and-now --quick --protocol paper"
      })
  void printsJsonOnly(String typed) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream all = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    PrintStream before = System.out;
    System.setOut(all);
    try {
      Rubis.commandLine()
          .setOut(new PrintWriter(all, true, StandardCharsets.UTF_8))
          .execute((typed + " --dry-run --json").split(" "));
    } finally {
      System.setOut(before);
    }
    String printed = bytes.toString(StandardCharsets.UTF_8);
    assertThat(
            JsonMapper.builder()
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build()
                .readTree(printed)
                .isObject())
        .as(printed)
        .isTrue();
  }
}
