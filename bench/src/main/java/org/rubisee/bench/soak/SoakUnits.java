package org.rubisee.bench.soak;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.fault.peak.Peaks;
import org.rubisee.bench.fault.site.RecordedUnits;
import org.rubisee.bench.run.Unit;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.settings.Text;

/** The soaks of a plan's sites. */
final class SoakUnits extends RecordedUnits<SoakUnits.Soak, SoakRecord> {

  private final SoakPlan plan;
  private final Path folder;
  private final Drive drive;
  private final Peaks peaks;

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
    super(folder, terminal, SoakRecord.FILE, SoakRecord.class);
    this.plan = plan;
    this.folder = folder;
    this.drive = drive;
    this.peaks = peaks;
  }

  @Override
  protected List<Soak> planned() {
    return plan.load().sites().stream().map(Soak::new).toList();
  }

  @Override
  protected Path folderOf(Soak soak) {
    return folder.resolve(soak.name());
  }

  @Override
  protected SoakRecord judged(Soak soak) throws IOException, InterruptedException, SQLException {
    int saturation =
        plan.load().needsPeaks()
            ? peaks.of(soak.site()).saturationClients()
            : plan.load().clients();
    return drive.run(soak.site(), saturation, plan.clients(saturation), folderOf(soak));
  }

  @Override
  protected SoakRecord broken(Soak soak, String why) {
    return SoakRecord.broken(soak.name(), why);
  }

  @Override
  protected Path report() throws IOException {
    return SoakReport.of(plan.load().title(), folder).report().write(folder);
  }

  @Override
  protected List<String> metrics() {
    List<String> lines = new ArrayList<>();
    lines.add("metric soaks " + records().size());
    lines.add("metric soaks-passed " + records().stream().filter(SoakRecord::isWell).count());
    records().forEach(record -> lines.addAll(metrics(record)));
    return lines;
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
    return Text.of("metric %s-%s %.4f %s", record.configuration(), name, value, unit).strip();
  }

  @Override
  protected String shown(SoakRecord record) {
    StringJoiner lines = new StringJoiner("\n");
    lines.add(
        Text.of(
            "%-20s %s  %d clients, %d requests",
            record.configuration(),
            record.isWell() ? "ok    " : "FAILED",
            record.clients(),
            record.requests()));
    for (SoakFigure figure : record.figures()) {
      lines.add(
          Text.of(
              "  %-36s %14s  %22s per hour  %s",
              figure.title(), figure.levelInWords(), figure.growthInWords(), figure.verdict()));
    }
    record.complaints().forEach(complaint -> lines.add("  " + complaint));
    return lines.toString();
  }
}
