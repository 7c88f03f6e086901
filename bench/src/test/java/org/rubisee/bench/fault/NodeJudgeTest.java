package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.fault.site.TierWatch;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.measurement.Outcome;

/** A server that is dead from second 20 to 30 of 60, between others. */
class NodeJudgeTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final long SECOND = 1000;
  private static final int START = 20;
  private static final int END = 30;
  private static final int LAST = 60;

  @TempDir private Path folder;

  @Test
  void passesIfTheOthersCarryOnAndItGetsLoadAgain() throws IOException {
    assertThat(judged(0.05, 0.4)).allMatch(JudgedMetric::isWell);
  }

  @Test
  void failsIfManyRequestsGetNoPageMeanwhile() throws IOException {
    List<JudgedMetric> verdicts = judged(0.5, 0.4);

    assertThat(verdicts.get(0).isWell()).isFalse();
    assertThat(verdicts.get(0).value()).isCloseTo(0.5, within(0.01));
    assertThat(verdicts.get(1).isWell()).isTrue();
  }

  @Test
  void failsIfNobodyCallsItAfterwards() throws IOException {
    List<JudgedMetric> verdicts = judged(0, 0.01);

    assertThat(verdicts.get(0).isWell()).isTrue();
    assertThat(verdicts.get(1).isWell()).isFalse();
    assertThat(verdicts.get(1).inWords()).contains("0.020, not at least 0.2");
  }

  /** It began while the server was dead, and ended long after. */
  @Test
  void failsIfARequestHangs() throws IOException {
    List<JudgedMetric> verdicts = judged(0, 0.4, 35_000);

    assertThat(verdicts).extracting(JudgedMetric::isWell).containsExactly(true, true, false);
    assertThat(verdicts.get(2).value()).isCloseTo(35, within(0.1));
  }

  private List<JudgedMetric> judged(double badShare, double coresAfter) throws IOException {
    return judged(badShare, coresAfter, 5);
  }

  /**
   * 100 requests a second; before the fault the server uses half a processor.
   *
   * @param lastMillis how long the last request took, which began before the server was back
   */
  private List<JudgedMetric> judged(double badShare, double coresAfter, double lastMillis)
      throws IOException {
    Files.write(
        folder.resolve(TierWatch.FILE),
        Stream.concat(
                Stream.of(TierWatch.HEADING),
                IntStream.range(0, LAST)
                    .mapToObj(
                        second ->
                            String.format(
                                Locale.ROOT,
                                "%1$d,web,1.000,1,1%n%1$d,app,%2$.3f,1,1",
                                second,
                                second < START ? 0.5 : second < END ? 0 : coresAfter)))
            .toList());
    RequestSeries requests =
        new RequestSeries(
            IntStream.range(0, LAST * 100)
                .mapToObj(
                    number ->
                        new RequestSeries.Request(
                            number * 10L,
                            AUCTION.interaction("ViewItem"),
                            isDown(number) && number % 100 < 100 * badShare
                                ? Outcome.REFUSED
                                : Outcome.OK,
                            number == LAST * 100 - 1 ? lastMillis : 5))
                .toList());
    return NodeJudge.judge(
        new FaultTrial.Seen(
            0,
            10 * SECOND,
            List.of(new Fault.Occurrence(START * SECOND, END * SECOND)),
            "",
            new WriteCheck.Finding(1, 1, 1, 0, 0, true, List.of()),
            new AuditOutcome(true, List.of(), List.of())),
        requests,
        folder,
        0);
  }

  private static boolean isDown(int number) {
    return number >= START * 100 && number < END * 100;
  }
}
