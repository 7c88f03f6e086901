package org.rubisee.bench.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.fault.peak.Peaks;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.results.RunFiles;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.run.Conclusion;
import org.rubisee.bench.run.Unit;
import org.rubisee.bench.run.Units;
import org.rubisee.bench.topology.SiteConfiguration;

/** The soaks of a plan's sites. After each its record and the report are on disk. */
final class SoakUnits implements Units<SoakUnits.Soak> {

  private static final String PEAK = "peak";

  private final SoakPlan plan;
  private final Path folder;
  private final Drive drive;
  private final Peaks peaks;
  private final Terminal terminal;
  private final ResultsJson json = new ResultsJson();
  private final Map<String, SoakRecord> records = new LinkedHashMap<>();
  private final Map<String, Integer> saturations = new LinkedHashMap<>();

  /** The soak of a site. */
  record Soak(SiteConfiguration site) implements Unit {
    @Override
    public String name() {
      return site.name();
    }
  }

  /** Soaks one site, as {@link SoakTrial#run} does. */
  @FunctionalInterface
  interface Drive {
    SoakRecord run(SiteConfiguration site, int saturationClients, int clients, Path own)
        throws IOException, InterruptedException, SQLException;
  }

  /**
   * The soaks of a run.
   *
   * @param folder of the run; sites whose soak ended in it are not soaked again
   * @param drive soaks a site
   * @param peaks of the sites
   */
  SoakUnits(SoakPlan plan, Path folder, Drive drive, Peaks peaks, Terminal terminal) {
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

  /** Of a soak that did not come to its end the peak is kept, if it was found. */
  @Override
  public void takeOver() throws IOException {
    for (SiteConfiguration site : plan.load().configurations()) {
      json.ifThere(ownFolder(site).resolve(SoakRecord.FILE), SoakRecord.class)
          .filter(one -> !one.isBroken())
          .ifPresent(one -> records.put(site.name(), one));
      if (!records.containsKey(site.name())) {
        setAsideAllButThePeak(site);
      }
    }
    if (!records.isEmpty()) {
      terminal.say("%d soaks are there".formatted(records.size()));
    }
  }

  @Override
  public Optional<Soak> next() {
    return plan.load().configurations().stream()
        .filter(site -> !records.containsKey(site.name()))
        .map(Soak::new)
        .findFirst();
  }

  @Override
  public void run(Soak soak) throws IOException, InterruptedException, SQLException {
    SiteConfiguration site = soak.site();
    Path own = Files.createDirectories(ownFolder(site));
    int saturation = saturationClients(site);
    saturations.put(site.name(), saturation);
    keep(drive.run(site, saturation, plan.clients(saturation), own));
  }

  @Override
  public boolean keepBroken(Soak soak, Exception failure) throws IOException {
    String site = soak.site().name();
    keep(
        SoakRecord.broken(
            site, saturations.getOrDefault(site, 0), String.valueOf(failure.getMessage())));
    return true;
  }

  private void keep(SoakRecord record) throws IOException {
    json.write(folder.resolve(record.configuration()).resolve(SoakRecord.FILE), record);
    records.put(record.configuration(), record);
    report();
    say(record);
  }

  @Override
  public Conclusion conclude(RunState state) throws IOException {
    new RunFiles(folder).end(state);
    List<String> lines = new ArrayList<>();
    lines.add("metric soaks " + records.size());
    lines.add("metric soaks-passed " + records().stream().filter(SoakRecord::isWell).count());
    records().forEach(record -> lines.addAll(metrics(record)));
    boolean isWell = records().stream().allMatch(SoakRecord::isWell);
    return new Conclusion(
        lines,
        records.isEmpty() ? Optional.empty() : Optional.of(report()),
        isWell ? 0 : Conclusion.GATE_FAILED);
  }

  private static List<String> metrics(SoakRecord record) {
    List<String> lines = new ArrayList<>();
    lines.add(metric(record, "clients", record.clients(), ""));
    lines.add(metric(record, "requests", record.requests(), ""));
    for (SoakFigure figure : record.figures()) {
      if (!figure.isGrowth()) {
        lines.add(metric(record, figure.name(), figure.level(), ""));
      } else if (Double.isFinite(figure.perHour())) {
        String unit = (figure.unit() + "/h").strip();
        lines.add(metric(record, figure.name(), figure.level(), figure.unit()));
        lines.add(metric(record, figure.name() + "-growth", figure.perHour(), unit));
      }
    }
    return lines;
  }

  private static String metric(SoakRecord record, String name, double value, String unit) {
    return String.format(
            Locale.ROOT, "metric %s-%s %.4f %s", record.configuration(), name, value, unit)
        .strip();
  }

  private Path report() throws IOException {
    return new SoakReport(plan, folder, records()).write();
  }

  private void setAsideAllButThePeak(SiteConfiguration site) throws IOException {
    Path own = ownFolder(site);
    if (Files.isDirectory(own)) {
      List<Path> left;
      try (Stream<Path> parts = Files.list(own)) {
        left = parts.filter(part -> !part.endsWith(PEAK)).sorted().toList();
      }
      for (Path part : left) {
        new RunFiles(folder).setAside(part);
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
    return folder.resolve(site.name());
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
