package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.fault.peak.Peak;

/** The parts of a report, and those that only an overload has. */
class FaultReportTest {

  @TempDir private Path folder;

  @Test
  void anOverloadHasItsFiguresWithLimitsAndTheStepsOfTheSearch() throws IOException {
    Peak peak =
        new Peak(
            "jpa",
            200,
            List.of(new Peak.Step(200, 190.5, 0, 20), new Peak.Step(400, 201.5, 0.02, 90)),
            new Peak.Step(210, 185.5, 0, 30));

    String report = report(List.of(crowd()), List.of(peak));

    assertThat(report).contains("Overload", "share of the peak", "at least 0.9", "0.812", "fails");
    assertThat(report).contains("laid over each other");
    assertThat(report).contains("Search for the peak", "190.5", "201.5", "2.0 %", "185.5");
  }

  @Test
  void otherFaultsHaveNoSuchParts() throws IOException {
    assertThat(report(List.of(control(), killed(2, 104_200)), List.of()))
        .contains("killed-db", "Faults: 1, noticed and survived: 1")
        .doesNotContain("Overload", "Search for the peak", "One server of several");
  }

  @Test
  void eachSecondIsShownWithTheFaultShaded() throws IOException {
    FaultRecord shortOne = killed(2, 104_200);
    FaultRecord longOne = killed(3, 107_200);
    requests(control());
    requests(shortOne);
    requests(longOne);

    String report = report(List.of(control(), shortOne, longOne), List.of());

    assertThat(report).contains("servlets-only, killed db: requests", "response time");
    assertThat(figure("requests-" + shortOne.folder() + ".csv"))
        .containsPattern("with a page\"?,9(\\.0)?,1")
        .containsPattern("without\"?,11(\\.0)?,1");
    assertThat(figure("requests-" + shortOne.folder() + ".svg")).contains(">fault<");
    assertThat(shadedWidth("requests-" + longOne.folder()))
        .isCloseTo(2 * shadedWidth("requests-" + shortOne.folder()), within(0.1));
    assertThat(shadedWidth("response-" + shortOne.folder())).isPositive();
    assertThat(figure("requests-" + control().folder() + ".svg")).doesNotContain(">fault<");
  }

  @Test
  void eachCrowdIsShaded() throws IOException {
    requests(crowd());

    report(List.of(crowd()), List.of());

    assertThat(figure("requests-" + crowd().folder() + ".svg"))
        .containsPattern("(?s)class=\"measured\".*class=\"measured\"")
        .containsOnlyOnce(">fault<");
  }

  /** 20 s with a request each; in the second half they get no page. */
  private void requests(FaultRecord trial) throws IOException {
    List<String> lines = new ArrayList<>(List.of("epoch_ms,interaction,outcome,response_ms"));
    for (int second = 0; second < 20; second++) {
      lines.add(
          "%d,ViewItem,%s,5.000"
              .formatted(90_500 + 1000 * second, second < 10 ? "ok" : "failed-status"));
    }
    Path client = folder.resolve("trials").resolve(trial.folder()).resolve("client");
    Files.write(Files.createDirectories(client).resolve("requests.csv"), lines);
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
    return Files.readString(new FaultReport("Faults", folder, records, peaks).write());
  }

  private static FaultRecord control() {
    return record(1, "control", "", List.of());
  }

  private static FaultRecord killed(int number, long endMillis) {
    return record(number, "killed-db", "killed", List.of(new Fault.Occurrence(101_200, endMillis)));
  }

  private static FaultRecord record(
      int number, String fault, String kind, List<Fault.Occurrence> occurrences) {
    return new FaultRecord(
        number,
        "servlets-only",
        60,
        fault,
        kind,
        kind.isEmpty() ? "" : "db",
        "",
        90_000,
        occurrences,
        1,
        "",
        1,
        List.of(),
        new WriteCheck.Finding(1, 1, 1, 0, 0, true, List.of()),
        List.of(),
        List.of());
  }

  private static FaultRecord crowd() {
    return new FaultRecord(
        2,
        "jpa",
        200,
        "crowd-client",
        "crowd",
        "client",
        "twice as many further clients as there are come and leave, several times",
        90_000,
        List.of(new Fault.Occurrence(101_200, 103_200), new Fault.Occurrence(105_200, 107_200)),
        2,
        "",
        1,
        List.of(
            new Verdict("crowd-goodput-share", "share of the peak", 0.8123, "at least 0.9", false)),
        new WriteCheck.Finding(1, 1, 1, 0, 0, true, List.of()),
        List.of(),
        List.of("share of the peak: 0.812, not at least 0.9"));
  }
}
