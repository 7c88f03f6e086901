package org.rubisee.bench.soak;

import static org.rubisee.bench.run.StoredPlan.require;

import java.io.IOException;
import java.nio.file.Path;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.experiment.Wish;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.fault.FaultPlanner;
import org.rubisee.bench.fault.peak.PeakSearch;
import org.rubisee.bench.fault.peak.Peaks;
import org.rubisee.bench.fault.site.LocalPlan;
import org.rubisee.bench.fault.site.SiteLoad;
import org.rubisee.bench.fault.site.TestBed;
import org.rubisee.bench.report.Report;
import org.rubisee.settings.Text;

/**
 * Which sites are soaked, and how.
 *
 * @param load the sites, and what their clients do; its number of clients is that of the saturation
 *     point
 * @param shareOfPeak the share of the peak's throughput, above 0, at most 1
 */
public record SoakPlan(SiteLoad load, double shareOfPeak) implements LocalPlan {

  /** The name of this kind of run. */
  public static final String KIND = "soak";

  /** In less time, the collections that the bench asks for leave too few requests between them. */
  private static final double LEAST_MEASURED_SECONDS = 240;

  private static final double SECONDS_TO_START = 30;
  private static final double SECONDS_PER_MINUTE = 60;

  /** Plans what the file and the wish say. */
  public static SoakPlan of(ExperimentDefinition definition, Wish wish, Checkout checkout) {
    return new SoakPlan(
        FaultPlanner.withoutFaults(
            definition, definition.soak().clients(), LEAST_MEASURED_SECONDS, wish, checkout),
        definition.soak().shareOfPeak());
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public int rounds() {
    return 1;
  }

  @Override
  public boolean needsLinks() {
    return false;
  }

  @Override
  public Report report(Path folder, Checkout checkout) throws IOException {
    return SoakReport.of(load.title(), folder).report();
  }

  @Override
  public void requireMeasurable() {
    LocalPlan.super.requireMeasurable();
    require(shareOfPeak > 0 && shareOfPeak <= 1, "shareOfPeak must be above 0, and at most 1");
  }

  @Override
  public SoakUnits units(TestBed bed) {
    return new SoakUnits(
        this,
        bed.folder(),
        new SoakTrial(bed)::run,
        new Peaks(bed.folder(), new PeakSearch(bed)::search),
        bed.terminal());
  }

  /**
   * The clients of a soak. Below the saturation point throughput is in proportion to clients, so
   * the share of its clients gets the share of the peak's throughput. The same share of the peak's
   * own clients, who are more, would be close to saturation, where a little more work makes pages
   * wait for much longer.
   */
  int clients(int saturationClients) {
    return (int) Math.max(1, Math.round(shareOfPeak * saturationClients));
  }

  @Override
  public String inWords() {
    double each = load.phases().totalSeconds() + SECONDS_TO_START;
    if (load.needsPeaks()) {
      each += PeakSearch.seconds(load.phases()) + SECONDS_TO_START;
    }
    StringBuilder text = new StringBuilder();
    load.sites().forEach(one -> text.append(Text.of("  %s%n", one.name())));
    return text.append(
            Text.of(
                "%d sites, each %.0f minutes with %s, about %.0f minutes in all",
                load.sites().size(),
                load.phases().measureSeconds() / SECONDS_PER_MINUTE,
                load.needsPeaks()
                    ? Text.of(
                        "%.0f %% of the load of its peak, which is searched for first",
                        100 * shareOfPeak)
                    : clients(load.clients()) + " clients",
                Math.ceil(load.sites().size() * each / SECONDS_PER_MINUTE)))
        .toString();
  }
}
