package org.rubisee.bench.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.fault.BrokenTrial;
import org.rubisee.bench.fault.Peaks;
import org.rubisee.bench.fault.folder.ExperimentFolder;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.topology.SiteConfiguration;

/**
 * Soaks the sites of a plan one after the other. After each its record and the report are on disk.
 */
final class SoakSequence {

  private static final String PEAK = "peak";

  private final SoakPlan plan;
  private final ExperimentFolder folder;
  private final Drive drive;
  private final Peaks peaks;
  private final Terminal terminal;
  private final ResultsJson json = new ResultsJson();
  private final Map<String, SoakRecord> records = new LinkedHashMap<>();

  /** Soaks one site, as {@link SoakTrial#run} does. */
  @FunctionalInterface
  interface Drive {
    SoakRecord run(SiteConfiguration site, int saturationClients, int clients, Path own)
        throws IOException, InterruptedException, SQLException;
  }

  /**
   * A sequence.
   *
   * @param folder of the experiment; sites whose soak ended in it are not soaked again
   * @param drive soaks a site
   * @param peaks of the sites
   */
  SoakSequence(
      SoakPlan plan, ExperimentFolder folder, Drive drive, Peaks peaks, Terminal terminal) {
    this.plan = plan;
    this.folder = folder;
    this.drive = drive;
    this.peaks = peaks;
    this.terminal = terminal;
  }

  /** Soaks that ended, in their order, those of earlier runs in the same folder included. */
  List<SoakRecord> records() {
    return plan.load().configurations().stream()
        .filter(site -> records.containsKey(site.name()))
        .map(site -> records.get(site.name()))
        .toList();
  }

  /** Whether all sites were soaked. */
  boolean isComplete() {
    return records.size() == plan.load().configurations().size();
  }

  /**
   * Takes over the soaks that ended in the folder, and soaks all other sites.
   *
   * @throws InterruptedException on Ctrl-C; the soaks that ended are on disk
   * @throws IOException if the disk is full or nearly so
   */
  void run() throws IOException, InterruptedException {
    for (SiteConfiguration site : plan.load().configurations()) {
      keep(site);
    }
    if (!records.isEmpty()) {
      terminal.say("%d soaks are there".formatted(records.size()));
    }
    for (SiteConfiguration site : plan.load().configurations()) {
      if (!records.containsKey(site.name())) {
        folder.requireSpace();
        SoakRecord record = soak(site);
        json.write(ownFolder(site).resolve(SoakRecord.FILE), record);
        records.put(site.name(), record);
        write();
        say(record);
      }
    }
  }

  /** Writes the report of the soaks that ended. */
  Path write() throws IOException {
    return new SoakReport(plan, folder.path(), records()).write();
  }

  /** Takes over a soak that came to its end. Of another one the peak is kept, if it was found. */
  private void keep(SiteConfiguration site) throws IOException {
    Optional<SoakRecord> record =
        folder
            .read(ownFolder(site).resolve(SoakRecord.FILE), SoakRecord.class)
            .filter(one -> !one.isBroken());
    if (record.isPresent()) {
      records.put(site.name(), record.get());
    }
  }

  private SoakRecord soak(SiteConfiguration site) throws IOException, InterruptedException {
    setAsideAllButThePeak(site);
    Path own = Files.createDirectories(ownFolder(site));
    int saturation = 0;
    try {
      saturation = saturationClients(site);
      return drive.run(site, saturation, plan.clients(saturation), own);
    } catch (RuntimeException | SQLException e) {
      SoakRecord broken = SoakRecord.broken(site.name(), saturation, BrokenTrial.words(e));
      BrokenTrial.throwIfDiskFull(e);
      return broken;
    }
  }

  private void setAsideAllButThePeak(SiteConfiguration site) throws IOException {
    Path own = ownFolder(site);
    if (Files.isDirectory(own)) {
      List<Path> left;
      try (Stream<Path> parts = Files.list(own)) {
        left = parts.filter(part -> !part.endsWith(PEAK)).sorted().toList();
      }
      for (Path part : left) {
        folder.setAside(part);
      }
    }
  }

  private int saturationClients(SiteConfiguration site)
      throws IOException, InterruptedException, SQLException {
    return plan.load().clients().isPresent()
        ? plan.load().clients().getAsInt()
        : peaks.of(site, ownFolder(site).resolve(PEAK)).saturationClients();
  }

  private Path ownFolder(SiteConfiguration site) {
    return folder.path().resolve(site.name());
  }

  private void say(SoakRecord record) {
    terminal.say(
        "%-20s %s  %d clients, %d requests"
            .formatted(
                record.configuration(),
                record.isWell() ? "ok    " : "FAILED",
                record.clients(),
                record.requests()));
    for (SoakFigure figure : record.figures()) {
      terminal.say(
          "  %-36s %14s  %22s per hour  %s"
              .formatted(
                  figure.title(), figure.levelInWords(), figure.growthInWords(), figure.verdict()));
    }
    record.complaints().forEach(complaint -> terminal.say("  " + complaint));
  }
}
