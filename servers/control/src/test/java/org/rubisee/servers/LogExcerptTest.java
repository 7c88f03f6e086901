package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class LogExcerptTest {

  @Test
  void showsTheCauseBelowTheErrorOfAJvm() {
    assertThat(
            LogExcerpt.of(
                List.of(
                    "Error occurred during initialization of VM",
                    "Initial heap size set to a larger value than the maximum heap size")))
        .contains("Initial heap size set to a larger value");
  }

  @Test
  void showsTheLastCauseOfALongTrace() {
    List<String> log = new ArrayList<>(Collections.nCopies(40, "10:00:00 INFO deployed"));
    log.add("Exception in thread \"main\" java.lang.IllegalStateException: it failed");
    log.addAll(Collections.nCopies(60, "\tat org.rubisee.Any.method(Any.java:1)"));
    log.add("Caused by: java.net.BindException: Address already in use");
    log.addAll(Collections.nCopies(60, "\tat org.rubisee.Any.method(Any.java:1)"));

    assertThat(LogExcerpt.of(log))
        .contains("IllegalStateException: it failed")
        .contains("Caused by: java.net.BindException")
        .doesNotContain("\tat ");
  }

  @Test
  void showsTheFirstAndTheLastOfManyErrors() {
    List<String> log = new ArrayList<>();
    for (int i = 1; i <= 100; i++) {
      log.add("10:00:00 ERROR number " + i + ";");
    }

    assertThat(LogExcerpt.of(log).lines())
        .hasSize(13)
        .first()
        .isEqualTo("  10:00:00 ERROR number 1;");
    assertThat(LogExcerpt.of(log)).endsWith("number 100;").contains("  …");
  }

  @Test
  void neverShowsNothing() {
    assertThat(LogExcerpt.of(List.of())).isEqualTo("  (it is empty)");
    assertThat(LogExcerpt.of(Path.of("no-such.log"))).isEqualTo("  (there is no such file)");
    assertThat(LogExcerpt.of(List.of("one", "two"))).isEqualTo("  one\n  two");
  }
}
