package org.rubisee.measurement;

import java.io.BufferedWriter;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.HdrHistogram.HistogramLogWriter;

/** Fills a {@link MeasurementFolder} while a run goes on. */
public final class MeasurementWriter implements AutoCloseable {

  private final Path folder;
  private final BufferedWriter seconds;
  private final OutputStream secondHistograms;
  private final HistogramLogWriter secondHistogramLog;

  /**
   * Makes the folder and begins its files.
   *
   * @throws IOException if the folder cannot be written, or holds results already
   */
  public MeasurementWriter(Path folder) throws IOException {
    this.folder = folder;
    Files.createDirectories(folder);
    if (Files.exists(folder.resolve(MeasurementFolder.COUNTS))) {
      throw new IOException(
          folder + " holds results already; name another --output or remove that folder");
    }
    seconds = Files.newBufferedWriter(folder.resolve(MeasurementFolder.SECONDS));
    seconds.write(SecondsCsv.HEADING + "\n");
    seconds.flush();
    secondHistograms =
        new FileOutputStream(folder.resolve(MeasurementFolder.SECOND_HISTOGRAMS).toFile());
    secondHistogramLog = HistogramLog.begin(secondHistograms);
  }

  /** Adds one second. The histogram goes first, so that each line of the table has one. */
  public void append(SecondSample.Counts counts, LatencyHistogram response) throws IOException {
    double end = counts.epochSecond();
    response.writeTo(secondHistogramLog, null, end - 1, end);
    secondHistograms.flush();
    seconds.write(SecondsCsv.line(SecondSample.of(counts, response)) + "\n");
    seconds.flush();
  }

  /** Replaces counts and histograms by newer ones, each in one step. */
  public void checkpoint(Measurement.Header header, List<PhaseResult> phases) throws IOException {
    replace(MeasurementFolder.HISTOGRAMS, out -> HistogramLog.write(out, phases));
    byte[] json =
        Json.pretty(new MeasurementFolder.CountsFile(Measurement.SCHEMA_VERSION, header, phases))
            .getBytes(StandardCharsets.UTF_8);
    replace(MeasurementFolder.COUNTS, out -> out.write(json));
  }

  @Override
  public void close() throws IOException {
    secondHistograms.close();
    seconds.close();
  }

  private interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  private void replace(String name, Content content) throws IOException {
    Path next = folder.resolve(name + ".next");
    try (OutputStream out = Files.newOutputStream(next)) {
      content.writeTo(out);
    }
    Files.move(
        next,
        folder.resolve(name),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }
}
