package org.rubisee.bench.sampling.counter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TaskSwitchesTest {

  @TempDir private Path tasks;

  @Test
  void addsTheThreadsOfAProcess() throws IOException {
    thread("42", 100, 7);
    thread("43", 20, 1);
    assertThat(new ThreadSums(tasks, TaskSwitches::ofThread).counters())
        .isEqualTo(Map.of("voluntarySwitches", 120.0, "involuntarySwitches", 8.0));
  }

  @Test
  void neverCountsBackwardsWhenAThreadEnds() throws IOException {
    thread("42", 100, 7);
    thread("43", 20, 1);
    CounterSource switches = new ThreadSums(tasks, TaskSwitches::ofThread);
    switches.counters();
    Files.delete(tasks.resolve("43/status"));
    Files.delete(tasks.resolve("43"));
    thread("42", 130, 7);
    assertThat(switches.counters().get("voluntarySwitches")).isEqualTo(150);
    assertThat(switches.counters().get("voluntarySwitches")).isEqualTo(150);
  }

  @Test
  void seesThatAThreadOfThisProcessWaits() throws Exception {
    CounterSource own = TaskSwitches.of(ProcessHandle.current().pid());
    double before = own.counters().get("voluntarySwitches");
    for (int i = 0; i < 20; i++) {
      Thread.sleep(1);
    }
    assertThat(own.counters().get("voluntarySwitches")).isGreaterThanOrEqualTo(before + 20);
  }

  private void thread(String id, int voluntary, int forced) throws IOException {
    Files.createDirectories(tasks.resolve(id));
    Files.writeString(
        tasks.resolve(id).resolve("status"),
        "Name:\tvoluntary_ctxt_switches:\nThreads:\t2\nvoluntary_ctxt_switches:\t"
            + voluntary
            + "\nnonvoluntary_ctxt_switches:\t"
            + forced
            + "\n");
  }
}
