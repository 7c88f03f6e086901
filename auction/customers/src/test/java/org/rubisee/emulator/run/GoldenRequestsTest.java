package org.rubisee.emulator.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Mix;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.Workload;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

/**
 * The requests of clients, and when they are sent, never change: published runs name a seed. A file
 * per workload holds the first requests of some clients and a digest of all. If a change is
 * intended, copy the file from {@code target/golden} to the test resources.
 */
class GoldenRequestsTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final long MILLI = 1_000_000L;
  private static final int SHOWN = 40;
  private static final int SHOWN_CLIENTS = 4;
  private static final int HOURS = 2;

  @ParameterizedTest
  @CsvSource({
    "RUBIS_EE, bidding",
    "RUBIS_EE, browsing",
    "LEGACY, bidding",
    "LEGACY, browsing",
    "OPERATIONS, reads-writes",
    "OPERATIONS, create",
    "OPERATIONS, select",
    "OPERATIONS, sell-out"
  })
  void areThoseOfTheFile(MatrixSet matrices, String mix) throws IOException {
    String name = "golden-" + matrices + "-" + mix + ".txt";
    compare(name, requests(matrices, AUCTION.mix(mix)));
  }

  private void compare(String name, String actual) throws IOException {
    Files.writeString(Files.createDirectories(Path.of("target/golden")).resolve(name), actual);

    try (InputStream golden = getClass().getResourceAsStream(name)) {
      assertThat(golden).as(name).isNotNull();
      assertThat(actual).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "RUBIS_EE, CLOSED, 'steps:0=4,1800=3,2400=2,5000=4'",
    "RUBIS_EE, PARTLY_OPEN, 'steps:0=0.01,3000=0.02'",
    "LEGACY, PARTLY_OPEN, 'constant:0.01'",
    "RUBIS_EE, OPEN, 'constant:2'"
  })
  void areThoseOfTheFileWithASchedule(MatrixSet matrices, ArrivalMode mode, String schedule)
      throws IOException {
    LoadOrder order =
        new LoadOrder(
            Arrivals.of(mode, schedule),
            new Phases("custom", 60, HOURS * 3_600.0, 0),
            ClientRange.of(mode == ArrivalMode.CLOSED ? 4 : 50));
    compare(
        "golden-" + matrices + "-" + mode.label() + ".txt",
        requests(matrices, AUCTION.mix("bidding"), order));
  }

  private static String requests(MatrixSet matrices, Mix mix, LoadOrder order) {
    VirtualTime time = new VirtualTime();
    StubSite site = site(time);
    return text(site, new VirtualRun(time, site, workload(matrices, mix), order));
  }

  private static String requests(MatrixSet matrices, Mix mix) {
    VirtualTime time = new VirtualTime();
    StubSite site = site(time);
    return text(
        site, new VirtualRun(time, site, workload(matrices, mix), ClientRange.parse("3..4")));
  }

  private static StubSite site(VirtualTime time) {
    return new StubSite(time, now -> now + 50 * MILLI, new StubPages.WithFailures()::answer);
  }

  private static Workload workload(MatrixSet matrices, Mix mix) {
    return new Workload(mix, matrices, "", Pace.PAPER, ImageLoading.CACHED, 20_011);
  }

  private static String text(StubSite site, VirtualRun run) {
    PhaseResult result = run.run(0, HOURS * 3_600);
    List<List<String>> lines = site.timedRequestsByLine;
    String shown =
        lines.stream()
            .limit(SHOWN_CLIENTS)
            .map(line -> line.stream().limit(SHOWN).collect(Collectors.joining("\n")))
            .collect(Collectors.joining("\n\n"));
    return String.format(
        Locale.ROOT,
        "%s%n%n%d requests, %s%noutcomes %s%nsessions %s%ntransitions %s%n",
        shown,
        site.requests,
        digest(lines.stream().flatMap(List::stream)),
        result.outcomes().counts(),
        result.sessions(),
        digest(Stream.of(result.transitions().toString())));
  }

  private static String digest(Stream<String> lines) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      lines.forEach(line -> digest.update((line + "\n").getBytes(StandardCharsets.UTF_8)));
      return "SHA-256 " + HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
