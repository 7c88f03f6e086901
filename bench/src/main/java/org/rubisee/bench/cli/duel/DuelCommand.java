package org.rubisee.bench.cli.duel;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.rubisee.application.Applications;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.checkout.WorkPart;
import org.rubisee.bench.cli.options.BlockOptions;
import org.rubisee.bench.cli.options.CommandText;
import org.rubisee.bench.cli.options.HelpGroup;
import org.rubisee.bench.cli.options.Json;
import org.rubisee.bench.cli.options.RequestLimit;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.cli.options.SiteArguments;
import org.rubisee.bench.cli.options.TerminalOptions;
import org.rubisee.bench.cli.options.TierOptions;
import org.rubisee.bench.cli.options.Way;
import org.rubisee.bench.duel.Builds;
import org.rubisee.bench.duel.Duel;
import org.rubisee.bench.duel.DuelPlan;
import org.rubisee.bench.report.duel.DuelReport;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlockSizes;
import org.rubisee.bench.results.block.BlocksFolder;
import org.rubisee.bench.results.block.WarmUpPlan;
import org.rubisee.bench.run.Runs;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis duel}: has anything become worse between two builds? */
@Command(
    name = "duel",
    description = {
      "Compares two builds of one implementation.",
      "Both are up at the same time on this machine and are measured in neighbouring blocks,"
          + " so noise of the machine hits both alike. BASE and NEW are folders of built"
          + " checkouts, or revisions of git, which are built first."
    },
    footer = {
      "",
      "Examples:",
      "  ./rubis duel main HEAD --site session-beans@pool=16 --minutes 15",
      "  ./rubis duel origin/main HEAD --tolerance 5 --junit duel.xml    # for CI",
      "Exit code 0: NEW is worse by less than the tolerance, if at all.",
      "Exit code 4: NEW is worse; statistically significant.",
      "Exit code 5: the run cannot tell."
    })
public final class DuelCommand implements RubisCommand.Measuring {

  private static final double PERCENT = 100;
  private static final int SECONDS_PER_MINUTE = 60;

  /** Of an invocation's part of the budget, at most. */
  private static final double WARM_UP_SHARE = 0.4;

  /** The same of a quarter of an hour or more. */
  private static final double LARGE_WARM_UP_SHARE = 0.3;

  private static final int INVOCATIONS = 1;
  private static final int PILOT_ROUNDS = 6;
  private static final int MOST_ROUNDS = 1_000;
  private static final double DEFAULT_MINUTES = 15;

  private static final List<String> OPTIONS = RequestLimit.on(List.of("--scale=small"));

  @Way.Only({Way.BLOCKS, Way.REREAD})
  @Parameters(
      index = "0",
      paramLabel = "BASE",
      description = "Folder or revision of the older build")
  private String base;

  @Way.Only({Way.BLOCKS, Way.REREAD})
  @Parameters(
      index = "1",
      paramLabel = "NEW",
      description = "Folder or revision of the newer build")
  private String rival;

  @HelpGroup.Basic
  @Option(
      names = "--site",
      defaultValue = "servlets-only",
      paramLabel = SiteArguments.LABEL,
      description = "What is compared, NAME[@KNOB=VALUE].... Default: ${DEFAULT-VALUE}")
  private String name;

  @Option(
      names = "--base-site",
      paramLabel = SiteArguments.LABEL,
      description =
          "The site of BASE in place of --site. With two equal builds and session-beans@server=FOLDER"
              + " a duel compares two builds of a server")
  private Optional<String> baseName = Optional.empty();

  @Option(
      names = "--new-site",
      paramLabel = SiteArguments.LABEL,
      description = "The site of NEW in place of --site")
  private Optional<String> rivalName = Optional.empty();

  @HelpGroup.Basic
  @Option(
      names = "--minutes",
      paramLabel = "N",
      description =
          "Budget, from the start of the servers to their end. The number of rounds that fit is"
              + " fixed after the warm-up. Default: "
              + (int) DEFAULT_MINUTES)
  private Optional<Double> minutes = Optional.empty();

  @Way.Only({Way.BLOCKS, Way.REREAD})
  @HelpGroup.Basic
  @Option(
      names = "--tolerance",
      defaultValue = "5",
      paramLabel = "PERCENT",
      description = "Largest accepted deterioration. Default: ${DEFAULT-VALUE}")
  private double tolerance;

  @Way.Only({Way.BLOCKS, Way.REREAD})
  @HelpGroup.Basic
  @Option(
      names = "--find",
      paramLabel = "PERCENT",
      description =
          "Gives no verdict: measures a few rounds, and prints how many rounds and minutes find a"
              + " deterioration of that size here with 90 %% power")
  private Optional<Double> find = Optional.empty();

  @Way.Only(Way.REREAD)
  @HelpGroup.Basic
  @Option(
      names = "--reread",
      paramLabel = "FOLDER",
      description =
          "Judges what an earlier duel measured, of which this is the folder; measures nothing."
              + " BASE and NEW are names for what is printed then")
  private Optional<Path> reread = Optional.empty();

  @Option(
      names = "--base-site-setting",
      paramLabel = "KEY=VALUE",
      description =
          "A setting of the site of BASE only. With request-limit=0 and two equal builds, NEW has"
              + " the limit of requests and BASE has none; repeatable")
  private Map<String, String> baseSettings = new TreeMap<>();

  @Option(
      names = "--new-site-setting",
      paramLabel = "KEY=VALUE",
      description =
          "A setting of the site of NEW only. burn-micros=50 wastes 50 microseconds of CPU time in"
              + " each page: a regression of known size, to try what a duel finds here; repeatable")
  private Map<String, String> rivalSettings = new TreeMap<>();

  @Way.Only({Way.BLOCKS, Way.REREAD})
  @HelpGroup.Basic
  @Option(names = "--json", description = "Print JSON in place of the table, for a script")
  private boolean isJson;

  @Mixin private DuelFiles files;
  @Mixin private BlockOptions blocks;
  @Mixin private TerminalOptions output;
  @Spec private CommandSpec spec;

  @Override
  public List<WorkPart> reserved(Path work) {
    return reread.isPresent() ? List.of() : List.of(WorkPart.BENCH);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (!(tolerance > 0)) {
      throw new CommandFailedException("--tolerance takes a percentage above 0, not " + tolerance);
    }
    if (find.isPresent() && !(find.get() > 0)) {
      throw new CommandFailedException("--find takes a percentage above 0, not " + find.get());
    }
    if (reread.isPresent()) {
      Way.REREAD.check(spec);
      return judged(opened(reread.get()), base, rival);
    }
    Map<String, String> settingsOfBase = TierOptions.checked(baseSettings);
    Map<String, String> settingsOfNew = TierOptions.checked(rivalSettings);
    Terminal terminal = isJson ? output.terminal().silent() : output.terminal();
    Checkout checkout = Checkout.current();
    // what this program does not know is refused before anything is built
    DuelSide ofBase = new DuelSide("base", base, name, baseName);
    DuelSide ofNew = new DuelSide("new", rival, name, rivalName);
    SiteConfiguration siteOfBase = ofBase.site(checkout.home(), checkout);
    DuelSide.requireSameImplementation(siteOfBase, ofNew.site(checkout.home(), checkout));
    String application = siteOfBase.application();
    Builds builds = new Builds(checkout, terminal);
    Path baseHome = builds.find(base);
    Path rivalHome = builds.find(rival);
    Builds.requireSameTables(baseHome, rivalHome, application);
    String shownBase = ofBase.shown(baseHome);
    String shownNew = ofNew.shown(rivalHome);
    DuelPlan plan =
        new DuelPlan(
            plan(
                List.of(
                    ofBase.prepared(baseHome, checkout, spec),
                    ofNew.prepared(rivalHome, checkout, spec))),
            List.of(
                new DuelPlan.Side(baseHome.toString(), shownBase, settingsOfBase),
                new DuelPlan.Side(rivalHome.toString(), shownNew, settingsOfNew)),
            tolerance,
            find.orElse(0.0));
    RunSettings settings = RunSettings.parse(OPTIONS).of(application);
    StoredPlan stored = StoredPlan.of(DuelPlan.KIND, CommandText.of(spec), OPTIONS, plan);
    Runs.Outcome outcome =
        new Runs(checkout, terminal, Clock.systemUTC())
            .start(plan.toRun(stored, settings.recipe(checkout), checkout), settings.topology());
    BlocksFolder folder = BlocksFolder.open(outcome.folder());
    DuelReport report = Duel.report(folder, shownBase, shownNew, tolerance);
    if (find.isEmpty()) {
      files.write(report, folder.run().startedAt(), shownNew, summary());
    }
    if (isJson) {
      print(answer(report, folder));
    }
    return outcome.exitCode();
  }

  private static BlocksFolder opened(Path path) {
    try {
      BlocksFolder folder = BlocksFolder.open(path);
      if (folder.run().plan().rivals().size() != 1) {
        throw new CommandFailedException(
            path + " compares other than two sites: name the folder of a duel with --reread");
      }
      return folder;
    } catch (IOException e) {
      throw new CommandFailedException(
          e.getMessage() + ": name the folder of a duel with --reread", e);
    }
  }

  private int judged(BlocksFolder folder, String shownBase, String shownNew) throws IOException {
    DuelReport report = Duel.report(folder, shownBase, shownNew, tolerance);
    print(answer(report, folder));
    if (find.isPresent()) {
      return 0;
    }
    files.write(report, folder.run().startedAt(), shownNew, summary());
    return report.verdict().exitCode();
  }

  /** What is printed: of the verdict, or of the effort to find a deterioration. */
  private String answer(DuelReport report, BlocksFolder folder) throws IOException {
    if (find.isEmpty()) {
      return isJson ? Json.text(report.facts()) : report.markdown();
    }
    double deterioration = find.get() / PERCENT;
    return isJson
        ? Json.text(report.effort().facts(deterioration, folder.secondsPerRound()))
        : report.effort().inWords(deterioration, folder.secondsPerRound()) + "\n";
  }

  /** Where lines for people go. */
  private Consumer<String> summary() {
    return isJson ? line -> {} : line -> print(line + "\n");
  }

  private void print(String text) {
    spec.commandLine().getOut().print(text);
    spec.commandLine().getOut().flush();
  }

  private BlockPlan plan(List<SiteConfiguration> sites) {
    boolean isBudget = find.isEmpty() && !blocks.hasRounds();
    double seconds = minutes.orElse(DEFAULT_MINUTES) * SECONDS_PER_MINUTE;
    BlockPlan plan =
        blocks.plan(
            CommandText.of(spec),
            sites,
            Applications.named(sites.get(0).application()).walks(),
            new BlockOptions.Defaults(
                BlockSizes.SHORT,
                isBudget
                    ? warmUpWithin(seconds / blocks.invocations(INVOCATIONS))
                    : WarmUpPlan.SHORT,
                find.isPresent() ? PILOT_ROUNDS : MOST_ROUNDS,
                0,
                INVOCATIONS));
    return isBudget ? plan.within(seconds / plan.invocations()) : plan;
  }

  /**
   * A warm-up that leaves most of a small budget to the rounds, and grows with a large one: a site
   * that was not warm is warm with more time.
   *
   * @param seconds the budget of an invocation
   */
  static WarmUpPlan warmUpWithin(double seconds) {
    double limit = Math.max(WarmUpPlan.SHORT.limitSeconds(), LARGE_WARM_UP_SHARE * seconds);
    return WarmUpPlan.SHORT.within(Math.min(limit, WARM_UP_SHARE * seconds));
  }
}
