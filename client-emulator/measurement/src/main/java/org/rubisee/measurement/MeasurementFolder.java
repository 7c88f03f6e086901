package org.rubisee.measurement;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import java.util.stream.Stream;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;

/**
 * The folder that an emulator process fills.
 *
 * <ul>
 *   <li>{@value #COUNTS}: header and counts of each phase, JSON
 *   <li>{@value #HISTOGRAMS}: HdrHistogram log of each phase, tagged as {@link HistogramLog} says
 *   <li>{@value #SECONDS}: one line per second, CSV
 *   <li>{@value #SECOND_HISTOGRAMS}: HdrHistogram log of each second's response times
 * </ul>
 *
 * <p>The first two are replaced every few seconds, the others grow line by line, so a run that is
 * cut short leaves what it measured. Until the run is over {@code partial} is true.
 */
public final class MeasurementFolder {

  static final String COUNTS = "emulator.json";
  static final String HISTOGRAMS = "histograms.hlog";
  static final String SECONDS = "seconds.csv";
  static final String SECOND_HISTOGRAMS = "seconds.hlog";

  /** The names of the files, all of which are read. */
  public static final List<String> FILES = List.of(COUNTS, HISTOGRAMS, SECONDS, SECOND_HISTOGRAMS);

  /** The option that says which process of how many it was, like 2/4. */
  private static final String SHARE = "share";

  /** The content of {@value #COUNTS}. */
  record CountsFile(int schemaVersion, Measurement.Header header, List<PhaseResult> phases) {}

  private MeasurementFolder() {}

  /**
   * Reads what the processes of a run left.
   *
   * @param folder that of the only process, or one that holds a folder for each process
   * @throws IOException if results are missing, incomplete or of another version of the format; the
   *     message says so
   */
  public static Measurement read(Path folder) throws IOException {
    if (holdsResults(folder) || !Files.isDirectory(folder)) {
      return readOne(folder);
    }
    try (Stream<Path> inside = Files.list(folder)) {
      List<Path> filled = inside.filter(MeasurementFolder::holdsResults).sorted().toList();
      return filled.isEmpty() ? readOne(folder) : readMerged(filled);
    }
  }

  /** Whether a process left results in a folder. */
  private static boolean holdsResults(Path folder) {
    return Files.isRegularFile(folder.resolve(COUNTS));
  }

  /**
   * Reads and merges what several processes of one run left. If they shared the load and one of
   * them left nothing, the result is partial.
   *
   * @throws IOException if a folder cannot be read
   * @throws IllegalArgumentException if there is no folder
   */
  public static Measurement readMerged(List<Path> folders) throws IOException {
    if (folders.isEmpty()) {
      throw new IllegalArgumentException("Name at least one folder of results");
    }
    Measurement merged = readOne(folders.get(0));
    if (folders.size() > 1) {
      List<SecondSample> seconds = MergedSeconds.of(folders);
      for (Path folder : folders.subList(1, folders.size())) {
        merged = merged.plus(readOne(folder), seconds);
      }
    }
    return merged.header().processes() < processes(merged.header()) ? merged.asPartial() : merged;
  }

  /** How many processes shared the load. */
  private static int processes(Measurement.Header header) {
    String share = header.options().getOrDefault(SHARE, "1/1");
    try {
      return Integer.parseInt(share.substring(share.indexOf('/') + 1));
    } catch (NumberFormatException e) {
      return 1;
    }
  }

  /**
   * The response times of some seconds of a run, those of all its processes together.
   *
   * @param folder as for {@link #read}
   * @param wanted tells by its end, in seconds since 1970 in UTC, whether a second is among them
   * @throws IOException if a log cannot be read
   */
  public static LatencyHistogram responseOf(Path folder, LongPredicate wanted) throws IOException {
    return MergedSeconds.response(folders(folder, COUNTS), wanted);
  }

  /**
   * The application whose customers left results; the standard one if they left none.
   *
   * @param folder that of a process
   * @throws IOException if the results cannot be read
   */
  public static Application application(Path folder) throws IOException {
    return holdsResults(folder)
        ? Json.application(Files.readString(folder.resolve(COUNTS)))
        : Applications.standard();
  }

  /** The folder itself if it holds a file, else those inside it that do. */
  private static List<Path> folders(Path folder, String file) throws IOException {
    if (Files.isRegularFile(folder.resolve(file)) || !Files.isDirectory(folder)) {
      return List.of(folder);
    }
    try (Stream<Path> inside = Files.list(folder)) {
      return inside.filter(each -> Files.isRegularFile(each.resolve(file))).sorted().toList();
    }
  }

  private static Measurement readOne(Path folder) throws IOException {
    CountsFile file = readCounts(folder.resolve(COUNTS));
    Map<Phase, PhaseResult> phases = new EnumMap<>(Phase.class);
    for (PhaseResult phase : HistogramLog.read(folder.resolve(HISTOGRAMS), file.phases())) {
      phases.put(phase.phase(), phase);
    }
    return new Measurement(file.header(), phases, SecondsCsv.read(folder.resolve(SECONDS)));
  }

  private static CountsFile readCounts(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new IOException(
          "No results in " + file.getParent() + ": " + COUNTS + " is missing there");
    }
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    try {
      int version = Json.schemaVersion(text);
      if (version != Measurement.SCHEMA_VERSION) {
        throw new IOException(
            file
                + " has schema version "
                + version
                + ", this program reads version "
                + Measurement.SCHEMA_VERSION
                + ": use the version of RUBiS EE that wrote it");
      }
      return Complete.required(Json.parse(text, CountsFile.class, Json.application(text)));
    } catch (IllegalArgumentException e) {
      throw new UnreadableResultException(file, e.getMessage(), e);
    }
  }
}
