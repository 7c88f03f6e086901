package org.rubisee.bench.report.block;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.html.FigureFiles;
import org.rubisee.bench.report.plot.SeriesStyles;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementFolder;

/** The report of a run in blocks: {@code report.html} and its figures. */
public final class BlockReport {

  /** What a report that is given away has beside it. */
  private static final List<String> TABLES = List.of(RunFolder.FILE, BlocksFolder.CSV_FILE);

  private final BlocksFolder folder;
  private final BlockModel model;

  private BlockReport(BlocksFolder folder, BlockModel model) {
    this.folder = folder;
    this.model = model;
  }

  /**
   * Reads a run, complete or not.
   *
   * @throws IOException if it cannot be read
   */
  public static BlockReport of(BlocksFolder folder) throws IOException {
    List<Block> blocks = folder.blocks();
    Map<Integer, Measurement> clients = new HashMap<>();
    for (Block block : blocks) {
      if (block.stage().isJudged()) {
        clients.put(
            block.number(),
            MeasurementFolder.read(folder.clientsOf(block)).withTimesOfMeasuredPhaseOnly());
      }
    }
    return new BlockReport(
        folder, new BlockModel(folder.run(), folder.invocations(), blocks, clients));
  }

  /** What is known of the run. */
  public BlockModel model() {
    return model;
  }

  /** The headline as plain text, for a terminal. */
  public String headline() {
    return model.plan().hasCurve() ? new CurveTable(model).text() : new Headline(model).text();
  }

  /**
   * Writes the report into the run's folder, over an older one.
   *
   * @return the HTML file
   */
  public Path write() throws IOException {
    return writeTo(folder.path());
  }

  /**
   * Writes the report into another folder, with the tables of the run.
   *
   * @return the HTML file
   */
  public Path writeTo(Path target) throws IOException {
    BlockPage page = new BlockPage(model);
    Path file = Files.createDirectories(target).resolve(Report.FILE);
    for (String table : TABLES) {
      Path own = folder.path().resolve(table);
      if (Files.exists(own) && !Files.isSameFile(folder.path(), target)) {
        Files.copy(own, target.resolve(table), StandardCopyOption.REPLACE_EXISTING);
      }
    }
    Files.writeString(file, page.text());
    FigureFiles.write(target, page.figures(), new SeriesStyles(model.plan().sites()));
    return file;
  }
}
