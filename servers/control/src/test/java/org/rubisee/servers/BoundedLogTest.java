package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class BoundedLogTest {

  private static final long MOST_BYTES = 20_000;

  @TempDir private Path folder;

  @Test
  void keepsTheFirstWordsOfAProcess() throws Exception {
    Path log = folder.resolve("server.log");

    follow(log, "echo first; echo last >&2");

    assertThat(log).hasContent("first\nlast");
    assertThat(BoundedLog.before(log)).doesNotExist();
  }

  @Test
  void neverGrowsBeyondItsSizeAndKeepsTheEnd() throws Exception {
    Path log = folder.resolve("server.log");

    follow(log, "i=0; while [ $i -lt 20000 ]; do echo line $i; i=$((i + 1)); done");

    assertThat(Files.size(log)).isLessThanOrEqualTo(MOST_BYTES);
    assertThat(Files.size(BoundedLog.before(log))).isLessThanOrEqualTo(MOST_BYTES);
    assertThat(Files.readString(BoundedLog.before(log)) + Files.readString(log))
        .endsWith("\nline 19998\nline 19999\n");
  }

  /** Otherwise a server would stand still as soon as the pipe is full. */
  @Test
  void takesEverythingWhereNothingCanBeWritten() throws Exception {
    Path log = folder.resolve("missing/server.log");

    assertThat(follow(log, "head -c 1000000 /dev/zero")).isZero();
    assertThat(log).doesNotExist();
  }

  private static int follow(Path log, String script) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(List.of("sh", "-c", script)).redirectErrorStream(true).start();
    Thread writer = BoundedLog.start(process.getInputStream(), log, MOST_BYTES);
    writer.join(TimeUnit.SECONDS.toMillis(50));
    assertThat(writer.isAlive()).isFalse();
    return process.waitFor();
  }
}
