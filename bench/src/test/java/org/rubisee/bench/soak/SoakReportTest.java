package org.rubisee.bench.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report of a soak. */
class SoakReportTest {

  @TempDir private Path folder;

  @Test
  void hasEachFigureWithItsLimitAndAPictureOverTime() throws IOException {
    String report = Files.readString(SampleSoak.report(folder).write(folder));

    assertThat(report).contains("1 of 3 sites passed.", "web: threads grow", "no start");
    assertThat(report).contains("+3", "12", "fails", "not measured");
    assertThat(folder.resolve("figures/threads-session-beans.svg")).isNotEmptyFile();
    assertThat(folder.resolve("figures/threads-session-beans.csv")).content().contains("web");
  }

  /** 3,600 an hour of 12 that are allowed. */
  @Test
  void theAnswerIsTheShareOfTheLimitThatASiteUsed() throws IOException {
    SampleSoak.report(folder).write(folder);
    assertThat(folder.resolve("figures/growth.csv"))
        .content()
        .containsPattern("session-beans, [^\"]*threads[^\"]*\",(30000|[23]9\\d{3}\\.\\d+),");
  }
}
