package org.rubisee.emulator.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.application.Applications;
import org.rubisee.application.Mix;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.run.StubPages;
import org.rubisee.emulator.run.StubSite;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.block.BlockCommand;
import org.rubisee.measurement.block.BlockEvent;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

/**
 * The requests of each client of a station never change, in whichever stretches it sends them:
 * published runs name a seed. If a change is intended, copy the file from {@code target/golden} to
 * the test resources.
 */
@Timeout(60)
class GoldenStretchesTest {

  private static final int CLIENTS = 4;
  private static final int SHOWN = 50;
  private static final Pace SHORT_SESSIONS = new Pace(0.01, 0.1, 0.2, 60);

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"RUBIS_EE, bidding", "LEGACY, bidding", "OPERATIONS, reads-writes"})
  void areThoseOfTheFile(MatrixSet matrices, String mix) throws IOException {
    String name = "golden-stretches-" + matrices + ".txt";
    String actual = requests(matrices, Applications.named("auction").mix(mix));
    Files.writeString(Files.createDirectories(Path.of("target/golden")).resolve(name), actual);

    try (InputStream golden = getClass().getResourceAsStream(name)) {
      assertThat(golden).as(name).isNotNull();
      assertThat(actual).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  private String requests(MatrixSet matrices, Mix mix) throws IOException {
    Workload workload = new Workload(mix, matrices, "", SHORT_SESSIONS, ImageLoading.NONE, 20_011);
    try (StubSites site = new StubSites(GoldenStretchesTest::page)) {
      Station station = StationTest.station(site, workload, CLIENTS);
      String first = saturate(station, "first");
      station.run(
          folder.resolve("paced"),
          Schedule.poisson(new BlockCommand.Pace("site", "paced", 500, 0.2, 3, 0)),
          60);
      // Clients who think send a number of requests that depends on how fast the machine is.
      int stretches = 0;
      do {
        stretches++;
        station.think(
            folder.resolve("thinking-" + stretches),
            new BlockCommand.Think("site", "thinking", CLIENTS, 0.05, 0.1, 0),
            reached -> {});
      } while (site.copyOfRequests().stream().anyMatch(sent -> sent.size() < SHOWN));
      station.refresh(0);
      String fresh = saturate(station, "fresh");
      return shown(site.copyOfRequests()) + "\n" + first + fresh;
    }
  }

  private String saturate(Station station, String name) throws IOException {
    BlockEvent.Done done =
        station.run(
            folder.resolve(name),
            Schedule.saturating(new BlockCommand.Saturate("site", name, 3, CLIENTS * 30, 0)),
            60);
    return String.format(
        Locale.ROOT,
        "%s: outcomes %s, sessions %s%n",
        name,
        new TreeMap<>(done.outcomes()),
        MeasurementFolder.read(folder.resolve(name)).measured().sessions());
  }

  private static String shown(List<List<String>> requests) {
    return requests.stream()
        .map(sent -> sent.stream().limit(SHOWN).collect(Collectors.joining("\n")))
        .collect(Collectors.joining("\n\n"));
  }

  private static StubSite.Answer page(int client, int index, String path, String form) {
    int number = 13 * client + 7 * index;
    if (number % 17 == 0) {
      return StubPages.marked("rejected");
    }
    if (number % 29 == 0) {
      return new StubSite.Answer(500, "");
    }
    return StubPages.of(path, form);
  }
}
