package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The parts of a report that an overload has. */
class FaultReportTest {

  @TempDir private Path folder;

  @Test
  void anOverloadHasItsFiguresWithLimitsAndTheStepsOfTheSearch() throws IOException {
    Peak peak =
        new Peak(
            "jpa",
            200,
            List.of(new Peak.Step(200, 190.5, 0, 20), new Peak.Step(400, 201.5, 0.02, 90)));

    String report = report(List.of(crowd()), List.of(peak));

    assertThat(report).contains("Overload", "share of the peak", "at least 0.9", "0.812", "fails");
    assertThat(report).contains("Search for the peak", "190.5", "201.5", "2.0 %");
  }

  @Test
  void otherFaultsHaveNoSuchParts() throws IOException {
    assertThat(report(List.of(), List.of())).doesNotContain("Overload", "Search for the peak");
  }

  private String report(List<FaultRecord> records, List<Peak> peaks) throws IOException {
    return Files.readString(new FaultReport("Faults", folder, records, peaks).write());
  }

  private static FaultRecord crowd() {
    return new FaultRecord(
        2,
        "jpa",
        200,
        "crowd-client",
        "crowd",
        "client",
        "further clients come, twice as many as there are",
        90_000,
        101_200,
        106_000,
        1,
        "",
        1,
        List.of(
            new Verdict("crowd-goodput-share", "share of the peak", 0.8123, "at least 0.9", false)),
        new WriteCheck.Finding(1, 1, 1, 0, 0, true, List.of()),
        List.of(),
        List.of("share of the peak: 0.812, not at least 0.9"));
  }
}
