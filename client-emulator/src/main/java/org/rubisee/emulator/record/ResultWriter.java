package org.rubisee.emulator.record;

import java.io.BufferedWriter;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogWriter;

/** Fills a {@link ResultFolder} while a run goes on. */
public final class ResultWriter implements AutoCloseable {

  private final Path folder;
  private final BufferedWriter seconds;
  private final OutputStream secondHistograms;
  private final HistogramLogWriter secondHistogramLog;

  /**
   * Makes the folder and begins its files.
   *
   * @throws IOException if the folder cannot be written, or holds results already
   */
  public ResultWriter(Path folder) throws IOException {
    this.folder = folder;
    Files.createDirectories(folder);
    if (Files.exists(folder.resolve(ResultFolder.COUNTS))) {
      throw new IOException(
          folder + " holds results already; name another --output or remove that folder");
    }
    seconds = Files.newBufferedWriter(folder.resolve(ResultFolder.SECONDS));
    seconds.write(SecondsCsv.HEADING + "\n");
    seconds.flush();
    secondHistograms =
        new FileOutputStream(folder.resolve(ResultFolder.SECOND_HISTOGRAMS).toFile());
    secondHistogramLog = new HistogramLogWriter(secondHistograms);
    secondHistogramLog.outputLogFormatVersion();
    secondHistogramLog.outputLegend();
  }

  /** Adds one second. The histogram goes first: a line without one is not read. */
  public void append(SecondSample sample) throws IOException {
    double end = sample.counts().epochSecond();
    secondHistogramLog.outputIntervalHistogram(
        end - 1, end, sample.response(), HistogramLogs.MICROS_PER_MILLI);
    secondHistograms.flush();
    seconds.write(SecondsCsv.line(sample) + "\n");
    seconds.flush();
  }

  /** Replaces counts and histograms by newer ones, each in one step. */
  public void checkpoint(EmulatorResult.Header header, List<PhaseResult> phases)
      throws IOException {
    Map<String, Histogram> histograms = new HashMap<>();
    List<PhaseCounts> counts = new ArrayList<>();
    for (PhaseResult phase : phases) {
      histograms.putAll(ResultFolder.tagged(phase));
      counts.add(phase.counts());
    }
    replace(ResultFolder.HISTOGRAMS, out -> HistogramLogs.writeTagged(out, histograms));
    byte[] json =
        Json.pretty(new ResultFolder.CountsFile(header, counts)).getBytes(StandardCharsets.UTF_8);
    replace(ResultFolder.COUNTS, out -> out.write(json));
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
