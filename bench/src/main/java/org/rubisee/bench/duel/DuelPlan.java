package org.rubisee.bench.duel;

import static org.rubisee.bench.run.StoredPlan.require;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.bench.block.Blocks;
import org.rubisee.bench.block.BlocksPlan;
import org.rubisee.bench.block.Subject;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.block.BlockReport;
import org.rubisee.bench.report.duel.DuelReport;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.run.KindPlan;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.settings.Text;

/**
 * What a duel keeps of its plan.
 *
 * @param blocks what is measured; its two sites are the builds, BASE first
 * @param sides how they are built, in the same order
 * @param tolerance largest accepted deterioration, percent
 * @param find deterioration whose effort is asked for instead of a verdict, percent; 0: none
 */
public record DuelPlan(BlockPlan blocks, List<Side> sides, double tolerance, double find)
    implements KindPlan {

  /** The name of this kind of run. */
  public static final String KIND = "duel";

  private static final double PERCENT = 100;

  /**
   * A build.
   *
   * @param home the root of its checkout
   * @param shown how it is called in the verdict
   * @param siteSettings settings of its site only
   */
  public record Side(String home, String shown, Map<String, String> siteSettings) {}

  public DuelPlan {
    sides = List.copyOf(sides);
  }

  @Override
  public List<Configuration> configurations() {
    return blocks.sites();
  }

  @Override
  public List<String> choices() {
    return sides.stream().map(side -> "build " + side.home()).toList();
  }

  @Override
  public Report report(Path folder, Checkout checkout) throws IOException {
    BlockReport measured = BlockReport.of(BlocksFolder.open(folder));
    Report report = measured.report();
    return judged(measured).map(duel -> report.beginningWith(duel.section())).orElse(report);
  }

  /** The verdict on what was measured; empty if no round was complete. */
  Optional<DuelReport> judged(BlockReport measured) {
    return judged(measured, sides.get(0).shown(), sides.get(1).shown(), tolerance);
  }

  static Optional<DuelReport> judged(
      BlockReport measured, String base, String rival, double tolerance) {
    String implementation = measured.model().plan().rivals().get(0).implementation();
    return DuelReport.of(
        measured.model(),
        Text.of("%s: NEW %s against BASE %s", implementation, rival, base),
        tolerance / PERCENT);
  }

  @Override
  public void requireMeasurable() {
    new BlocksPlan(blocks).requireMeasurable();
    require(sides.size() == 2 && blocks.sites().size() == 2, "a duel has two sites and two builds");
    require(tolerance > 0 && find >= 0, "tolerance and find must be 0 or greater");
  }

  @Override
  public Duel toRun(StoredPlan stored, SiteRecipe recipe, Checkout checkout) {
    List<Subject> subjects = new ArrayList<>();
    for (int i = 0; i < sides.size(); i++) {
      Side side = sides.get(i);
      Checkout build = checkout.measuredBeside(i + 1).builtIn(home(side));
      Map<String, String> settings = new TreeMap<>(recipe.siteSettings());
      settings.putAll(side.siteSettings());
      subjects.add(
          new Subject(
              SiteConfiguration.stored(blocks.sites().get(i), build),
              recipe.in(build).withSiteSettings(settings)));
    }
    return new Duel(this, new Blocks(blocks, subjects, stored.options()), stored);
  }

  private static Path home(Side side) {
    Path home = Path.of(side.home());
    if (!Files.isDirectory(home)) {
      throw new CommandFailedException(
          "The build "
              + home
              + " of this duel is gone: make it again with 'rubis duel', which begins a new run");
    }
    return home;
  }
}
