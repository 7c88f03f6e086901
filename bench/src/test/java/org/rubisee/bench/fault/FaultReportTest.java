package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.fault.peak.Peak;

/** The parts of a report, and those that only an overload has. */
class FaultReportTest {

  @TempDir private Path folder;

  @Test
  void anOverloadHasItsFiguresWithLimitsAndTheStepsOfTheSearch() throws IOException {
    String report = report(List.of(SampleFaults.crowd(2)), List.of(SampleFaults.peak()));

    assertThat(report).contains("Overload", "share of the peak", "at least 0.9", "0.812", "fails");
    assertThat(report).contains("laid over each other");
    assertThat(report).contains("Search for the peak", "190.5", "201.5", "2.0 %", "185.5");
  }

  @Test
  void otherFaultsHaveNoSuchParts() throws IOException {
    assertThat(
            report(List.of(SampleFaults.control(), SampleFaults.killed(2, 104_200, 1)), List.of()))
        .contains("killed-db", "1 of 1 faults were noticed and survived. Of 2 acknowledged writes")
        .doesNotContain("Overload", "Search for the peak", "One server of several");
  }

  @Test
  void roundsOfAFaultGiveItsRecoveryAnInterval() throws IOException {
    report(
        List.of(
            SampleFaults.control(),
            SampleFaults.killed(2, 104_200, 10),
            SampleFaults.killed(3, 104_200, 14),
            SampleFaults.killed(4, 104_200, 12),
            SampleFaults.crowd(5)),
        List.of());

    assertThat(figure("recovery.csv"))
        .contains("\"Session beans, crowd client\",1,1,1,no")
        .containsPattern("\"Servlets only, killed db\",12,7\\.\\d+,16\\.\\d+,yes");
  }

  @Test
  void eachSecondIsShownWithTheFaultShaded() throws IOException {
    FaultRecord control = SampleFaults.control();
    FaultRecord shortOne = SampleFaults.killed(2, 104_200, 1);
    FaultRecord longOne = SampleFaults.killed(3, 107_200, 1);
    SampleFaults.requests(folder, control);
    SampleFaults.requests(folder, shortOne);
    SampleFaults.requests(folder, longOne);

    String report = report(List.of(control, shortOne, longOne), List.of());

    assertThat(report).contains("servlets-only, killed db: requests", "response time");
    assertThat(figure("requests-" + shortOne.folder() + ".csv"))
        .containsPattern("with a page\"?,9(\\.0)?,1")
        .containsPattern("without\"?,11(\\.0)?,1");
    assertThat(figure("requests-" + shortOne.folder() + ".svg")).contains(">fault<");
    assertThat(shadedWidth("requests-" + longOne.folder()))
        .isCloseTo(2 * shadedWidth("requests-" + shortOne.folder()), within(0.1));
    assertThat(shadedWidth("response-" + shortOne.folder())).isPositive();
    assertThat(figure("requests-" + control.folder() + ".svg")).doesNotContain(">fault<");
  }

  @Test
  void eachCrowdIsShaded() throws IOException {
    FaultRecord crowd = SampleFaults.crowd(2);
    SampleFaults.requests(folder, crowd);

    report(List.of(crowd), List.of());

    assertThat(figure("requests-" + crowd.folder() + ".svg"))
        .containsPattern("(?s)class=\"measured\".*class=\"measured\"")
        .containsOnlyOnce(">fault<");
  }

  private String figure(String name) throws IOException {
    return Files.readString(folder.resolve("figures").resolve(name));
  }

  private double shadedWidth(String name) throws IOException {
    return Double.parseDouble(
        figure(name + ".svg")
            .replaceAll("(?s).*class=\"measured\"[^>]* width=\"([^\"]+)\".*", "$1"));
  }

  private String report(List<FaultRecord> records, List<Peak> peaks) throws IOException {
    return Files.readString(SampleFaults.report(folder, records, peaks).write(folder));
  }
}
