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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.ImageLoading;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.MatrixSet;
import org.rubisee.emulator.matrix.Mix;
import org.rubisee.measurement.PhaseResult;

/**
 * The requests of the closed loop, and when they are sent, never change: published runs name a
 * seed. A file per workload holds the first requests of two clients and a digest of all. If a
 * change is intended, copy the file from {@code target/golden} to the test resources.
 */
class GoldenRequestsTest {

  private static final long MILLI = 1_000_000L;
  private static final int SHOWN = 40;
  private static final int HOURS = 2;

  @ParameterizedTest
  @CsvSource({
    "RUBIS_EE, BIDDING",
    "RUBIS_EE, BROWSING",
    "LEGACY, BIDDING",
    "LEGACY, BROWSING",
    "OPERATIONS, READS_WRITES",
    "OPERATIONS, CREATE",
    "OPERATIONS, SELECT",
    "OPERATIONS, SELL_OUT"
  })
  void areThoseOfTheFile(MatrixSet matrices, Mix mix) throws IOException {
    String name = "golden-" + matrices + "-" + mix + ".txt";
    String actual = requests(matrices, mix);
    Files.writeString(Files.createDirectories(Path.of("target/golden")).resolve(name), actual);

    try (InputStream golden = getClass().getResourceAsStream(name)) {
      assertThat(golden).as(name).isNotNull();
      assertThat(actual).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  private static String requests(MatrixSet matrices, Mix mix) {
    VirtualTime time = new VirtualTime();
    StubSite site =
        new StubSite(time, now -> now + 50 * MILLI, new StubPages.WithFailures()::answer);
    Workload workload =
        new Workload(mix, matrices, "", Workload.Pace.PAPER, ImageLoading.CACHED, 20_011);
    PhaseResult result =
        new VirtualRun(time, site, workload, ClientRange.parse("3..4")).run(0, HOURS * 3_600);
    List<List<String>> lines = site.timedRequestsByLine;
    String shown =
        lines.stream()
            .map(line -> line.stream().limit(SHOWN).collect(Collectors.joining("\n")))
            .collect(Collectors.joining("\n\n"));
    return "%s%n%n%d requests, %s%noutcomes %s%nsessions %s%ntransitions %s%n"
        .formatted(
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
