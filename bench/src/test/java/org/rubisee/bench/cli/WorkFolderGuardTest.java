package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.WorkLock;

class WorkFolderGuardTest {

  @TempDir private Path work;

  private final StringWriter complaints = new StringWriter();
  private final StringWriter answers = new StringWriter();

  @Test
  void refusesASecondCommandAndNamesTheFirst() throws IOException {
    WorkLock first = WorkLock.take(work, "rubis run all");
    assertThat(execute("run", "servlets-only", "--trials", "0")).isEqualTo(ExceptionHandler.FAILED);
    assertThat(complaints.toString())
        .startsWith("'rubis run all' (process ")
        .contains("--wait")
        .doesNotContain("\tat ");
    first.close();
  }

  @Test
  void releasesTheLockOfACommandThatFails() throws IOException {
    execute("run", "servlets-only", "--trials", "0");
    assertThat(complaints.toString()).contains("--trials takes a number from 1");
    WorkLock.take(work, "rubis run all").close();
  }

  @Test
  void letsCommandsThatOnlyReadRunBesideAnother() throws IOException {
    WorkLock first = WorkLock.take(work, "rubis run all");
    assertThat(execute("list")).isZero();
    assertThat(execute("run", "--help")).isZero();
    first.close();
  }

  private int execute(String... arguments) {
    return Rubis.commandLine()
        .setErr(new PrintWriter(complaints, true))
        .setOut(new PrintWriter(answers, true))
        .setExecutionStrategy(new WorkFolderGuard(work))
        .execute(arguments);
  }
}
