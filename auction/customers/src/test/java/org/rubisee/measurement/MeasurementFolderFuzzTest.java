package org.rubisee.measurement;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rubisee.fuzzing.FuzzTest;

/**
 * What emulators leave. The first byte of an input says which file of a good folder the rest
 * replaces.
 */
class MeasurementFolderFuzzTest extends FuzzTest {

  private static final List<String> FILES =
      List.of(
          MeasurementFolder.COUNTS,
          MeasurementFolder.HISTOGRAMS,
          MeasurementFolder.SECONDS,
          MeasurementFolder.SECOND_HISTOGRAMS);

  /** What the results of several processes are merged from, line by line. */
  private static final Set<String> MERGED =
      Set.of(MeasurementFolder.SECONDS, MeasurementFolder.SECOND_HISTOGRAMS);

  private final Path folder;
  private final Map<String, byte[]> good = new HashMap<>();

  MeasurementFolderFuzzTest() throws IOException {
    super("measurement-folder");
    folder = scratch();
    MeasurementFolderTest.write(folder.resolve("one"), 10, 20_000);
    MeasurementFolderTest.write(folder.resolve("two"), 1, 1_000_000);
    for (String file : FILES) {
      good.put(file, Files.readAllBytes(folder.resolve("one").resolve(file)));
    }
  }

  @Override
  protected List<byte[]> examples() {
    List<byte[]> examples = new ArrayList<>();
    for (int file = 0; file < FILES.size(); file++) {
      examples.add(
          ((char) ('0' + file) + new String(good.get(FILES.get(file)), StandardCharsets.ISO_8859_1))
              .getBytes(StandardCharsets.ISO_8859_1));
    }
    return examples;
  }

  @Override
  protected List<String> words() {
    return List.of(
        "0",
        "1",
        "2",
        "3",
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        "\"",
        "null",
        "\n",
        "\"phases\":",
        "\"header\":",
        "\"interactions\":",
        "\"outcomes\":",
        "\"schemaVersion\":4",
        "Tag=",
        "measure/ViewItem/response,",
        "measure/lag",
        "HISTFAAAA",
        "measure",
        "cool-down",
        "#[StartTime:",
        "{}",
        "\"ViewItem\":",
        "\"sessions\":null",
        "\"transitions\":[null]");
  }

  @Override
  protected void parse(byte[] input) throws IOException {
    String name = FILES.get(input.length == 0 ? 0 : Math.floorMod(input[0] - '0', FILES.size()));
    Path file = folder.resolve("one").resolve(name);
    byte[] content = new byte[Math.max(0, input.length - 1)];
    System.arraycopy(input, input.length - content.length, content, 0, content.length);
    try {
      Files.write(file, content);
      use(MeasurementFolder.read(folder.resolve("one")));
      if (MERGED.contains(name)) {
        use(MeasurementFolder.read(folder));
      }
    } finally {
      Files.write(file, good.get(name));
    }
  }

  /** What reports ask of a measurement. */
  private static void use(Measurement read) {
    PhaseResult measured = read.measured();
    assertThat(measured.throughput()).isNotNull();
    assertThat(measured.response().millisAt(95)).isNotNull();
    assertThat(measured.writeShare()).isNotNull();
    measured.redrawnSteps();
    measured
        .transitions()
        .forEach(row -> assertThat(row.feasible()).hasSameSizeAs(row.probabilities().keySet()));
    assertThat(read.spans(Instant.EPOCH)).hasSameSizeAs(read.phases().keySet());
    assertThat(read.withTimesOfMeasuredPhaseOnly().seconds()).isEqualTo(read.seconds());
  }

  @Override
  protected boolean isRefusal(Exception thrown) {
    return thrown.getClass() == IOException.class || thrown instanceof UnreadableResultException;
  }
}
