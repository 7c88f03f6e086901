package org.rubisee.bench.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.fault.FaultPlan;
import org.rubisee.bench.fault.FaultTrial;
import org.rubisee.bench.fault.PeakSearch;
import org.rubisee.bench.fault.site.FaultLoad;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;

/** Soaks the sites of a plan one after the other, judges each at once, and writes a report. */
public final class SoakExperiment {

  /** Exit code if something grew or failed. */
  static final int GREW = 3;

  private static final DateTimeFormatter ID = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

  private final SoakPlan plan;
  private final SiteRecipe recipe;
  private final Terminal terminal;
  private final Clock clock;
  private final ResultsJson json = new ResultsJson();

  /** An experiment. */
  public SoakExperiment(SoakPlan plan, SiteRecipe recipe, Terminal terminal, Clock clock) {
    this.plan = plan;
    this.recipe = recipe;
    this.terminal = terminal;
    this.clock = clock;
  }

  /**
   * Runs it all, in a new folder.
   *
   * @return the exit code: 0 if nothing grew and nothing failed
   * @throws InterruptedException on Ctrl-C; the soaks that ended are on disk
   */
  public int run(Topology.Opener opener) throws IOException, InterruptedException {
    FaultPlan load = plan.load();
    load.configurations().forEach(known -> known.implementation().requireBuilt());
    Path folder =
        Files.createDirectories(
            recipe
                .checkout()
                .results()
                .resolve("soak-" + ID.format(clock.instant().atZone(ZoneId.systemDefault()))));
    List<SoakRecord> records = new ArrayList<>();
    try (Topology topology = opener.open(recipe, terminal)) {
      if (!topology.label().equals(Topology.LOCAL) || topology.database().pid().isEmpty()) {
        throw new CommandFailedException(
            "A soak watches processes of this machine: leave --topology and --jdbc-url out");
      }
      for (SiteConfiguration site : load.configurations()) {
        SoakRecord record = soak(site, topology.database(), folder);
        records.add(record);
        json.write(folder.resolve(site.name()).resolve(SoakRecord.FILE), record);
        say(record);
      }
    } finally {
      conclude(folder, records);
    }
    return records.stream().allMatch(SoakRecord::isWell) ? 0 : GREW;
  }

  private SoakRecord soak(SiteConfiguration site, DatabaseTier database, Path folder)
      throws IOException, InterruptedException {
    Path own = Files.createDirectories(folder.resolve(site.name()));
    int saturation = 0;
    try {
      saturation = saturationClients(site, database, own.resolve("peak"));
      return new SoakTrial(plan.load(), recipe, database, terminal)
          .run(site, saturation, plan.clients(saturation), own);
    } catch (RuntimeException | SQLException e) {
      if (!FaultTrial.endsTrialOnly(e)) {
        throw e instanceof RuntimeException known
            ? known
            : new CommandFailedException(site.name(), e);
      }
      return SoakRecord.broken(site.name(), saturation, String.valueOf(e.getMessage()));
    }
  }

  private int saturationClients(SiteConfiguration site, DatabaseTier database, Path folder)
      throws IOException, InterruptedException, SQLException {
    if (plan.load().clients().isPresent()) {
      return plan.load().clients().getAsInt();
    }
    FaultLoad load = new FaultLoad(plan.load().workload(), recipe);
    return new PeakSearch(plan.load(), load, database, terminal)
        .search(site, folder)
        .saturationClients();
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

  private void conclude(Path folder, List<SoakRecord> records) throws IOException {
    terminal.result("Report:  " + new SoakReport(plan, folder, records).write());
    terminal.result("Results: " + folder);
    terminal.result("metric soaks " + records.size());
    terminal.result("metric soaks-passed " + records.stream().filter(SoakRecord::isWell).count());
    for (SoakRecord record : records) {
      metric(record, "clients", record.clients(), "");
      metric(record, "requests", record.requests(), "");
      for (SoakFigure figure : record.figures()) {
        if (!figure.isGrowth()) {
          metric(record, figure.name(), figure.level(), "");
        } else if (Double.isFinite(figure.perHour())) {
          metric(record, figure.name(), figure.level(), figure.unit());
          metric(
              record, figure.name() + "-growth", figure.perHour(), (figure.unit() + "/h").strip());
        }
      }
    }
  }

  private void metric(SoakRecord record, String name, double value, String unit) {
    terminal.result(
        String.format(
                Locale.ROOT, "metric %s-%s %.4f %s", record.configuration(), name, value, unit)
            .strip());
  }
}
