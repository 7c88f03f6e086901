package org.rubisee.emulator.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.rubisee.emulator.load.Phase;
import org.rubisee.model.Interaction;

/**
 * The folder that an emulator process fills.
 *
 * <ul>
 *   <li>{@value #COUNTS}: header and counts of each phase, JSON
 *   <li>{@value #HISTOGRAMS}: HdrHistogram log, microseconds, one histogram per tag {@code
 *       phase/interaction/response|service|page} and {@code phase/lag}
 *   <li>{@value #SECONDS}: one line per second, CSV
 *   <li>{@value #SECOND_HISTOGRAMS}: HdrHistogram log of each second's response times
 * </ul>
 *
 * <p>The first two are replaced every few seconds, the others grow line by line, so a run that is
 * cut short leaves what it measured. Until the run is over {@code partial} is true.
 */
public final class ResultFolder {

  static final String COUNTS = "emulator.json";
  static final String HISTOGRAMS = "histograms.hlog";
  static final String SECONDS = "seconds.csv";
  static final String SECOND_HISTOGRAMS = "seconds.hlog";

  /** The content of {@value #COUNTS}. */
  record CountsFile(EmulatorResult.Header header, List<PhaseCounts> phases) {}

  private ResultFolder() {}

  /**
   * Reads what one process left.
   *
   * @throws IOException if the folder is incomplete or of a newer format; the message says so
   */
  public static EmulatorResult read(Path folder) throws IOException {
    CountsFile file = readCounts(folder.resolve(COUNTS));
    Map<String, Histogram> histograms = HistogramLogs.readTagged(folder.resolve(HISTOGRAMS));
    Map<Phase, PhaseResult> phases = new EnumMap<>(Phase.class);
    for (PhaseCounts counts : file.phases()) {
      phases.put(phaseOf(counts.phase()), phase(counts, histograms));
    }
    List<SecondSample> seconds =
        SecondsCsv.read(folder.resolve(SECONDS), folder.resolve(SECOND_HISTOGRAMS));
    return new EmulatorResult(file.header(), phases, seconds);
  }

  /**
   * Reads and merges what several processes of one run left.
   *
   * @throws IOException if a folder cannot be read
   * @throws IllegalArgumentException if there is no folder
   */
  public static EmulatorResult readMerged(List<Path> folders) throws IOException {
    List<EmulatorResult> results = new ArrayList<>();
    for (Path folder : folders) {
      results.add(read(folder));
    }
    return results.stream()
        .reduce(EmulatorResult::merge)
        .orElseThrow(() -> new IllegalArgumentException("Name at least one folder of results"));
  }

  private static CountsFile readCounts(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new IOException(
          "No results in " + file.getParent() + ": " + COUNTS + " is missing there");
    }
    CountsFile counts;
    try {
      counts = Json.parse(Files.readString(file), CountsFile.class);
    } catch (IllegalArgumentException e) {
      throw new IOException(file + " cannot be read: " + e.getMessage(), e);
    }
    if (counts.header().schemaVersion() > EmulatorResult.SCHEMA_VERSION) {
      throw new IOException(
          file + " was written by a newer version of the emulator; read it with that version");
    }
    return counts;
  }

  private static PhaseResult phase(PhaseCounts counts, Map<String, Histogram> histograms) {
    Map<Interaction, Timings> timings = new EnumMap<>(Interaction.class);
    for (Interaction interaction : Interaction.values()) {
      String tag = counts.phase() + "/" + interaction.label() + "/";
      if (histograms.containsKey(tag + "response")) {
        timings.put(
            interaction,
            new Timings(
                histograms.get(tag + "response"),
                histograms.getOrDefault(tag + "service", Timings.newHistogram()),
                histograms.getOrDefault(tag + "page", Timings.newHistogram())));
      }
    }
    return new PhaseResult(
        counts, timings, histograms.getOrDefault(counts.phase() + "/lag", Timings.newHistogram()));
  }

  /** Tags and histograms of a phase, as {@link #read} expects them. */
  static Map<String, Histogram> tagged(PhaseResult result) {
    Map<String, Histogram> tagged = new HashMap<>();
    String phase = result.counts().phase() + "/";
    result
        .timings()
        .forEach(
            (interaction, times) -> {
              String tag = phase + interaction.label() + "/";
              tagged.put(tag + "response", times.response());
              tagged.put(tag + "service", times.service());
              tagged.put(tag + "page", times.page());
            });
    tagged.put(phase + "lag", result.lag());
    return tagged;
  }

  private static Phase phaseOf(String label) throws IOException {
    for (Phase phase : Phase.values()) {
      if (phase.label().equals(label)) {
        return phase;
      }
    }
    throw new IOException("There is no phase called '" + label + "'");
  }
}
