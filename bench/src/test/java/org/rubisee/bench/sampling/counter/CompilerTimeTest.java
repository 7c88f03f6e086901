package org.rubisee.bench.sampling.counter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompilerTimeTest {

  @TempDir private Path tasks;

  @Test
  void addsTheCompilersOfAProcessOnly() throws IOException {
    thread("42", "C2 CompilerThre", 200, 3);
    thread("43", "C1 CompilerThre", 40, 0);
    thread("44", "worker (C2) Com", 900, 9);
    assertThat(new ThreadSums(tasks, CompilerTime::ofThread).counters())
        .isEqualTo(Map.of("compilerMillis", 2430.0));
  }

  @Test
  void neverCountsBackwardsWhenAnIdleCompilerEnds() throws IOException {
    thread("42", "C2 CompilerThre", 200, 0);
    thread("43", "C2 CompilerThre", 50, 0);
    CounterSource time = new ThreadSums(tasks, CompilerTime::ofThread);
    time.counters();
    Files.delete(tasks.resolve("43/stat"));
    Files.delete(tasks.resolve("43"));
    thread("42", "C2 CompilerThre", 210, 0);
    assertThat(time.counters()).containsEntry("compilerMillis", 2600.0);
    assertThat(time.counters()).containsEntry("compilerMillis", 2600.0);
  }

  @Test
  void seesTheCompilersOfThisProcess() throws IOException {
    CounterSource own = CompilerTime.of(ProcessHandle.current().pid());
    assertThat(own.counters().get("compilerMillis")).isPositive();
  }

  private void thread(String id, String name, int user, int system) throws IOException {
    Files.createDirectories(tasks.resolve(id));
    Files.writeString(
        tasks.resolve(id).resolve("stat"),
        String.format(
            Locale.ROOT,
            "%s (%s) S 1 2 3 0 -1 4194368 5 6 7 8 %d %d 0 0 20 0 9 0 1234 5678 90\n",
            id,
            name,
            user,
            system));
  }
}
