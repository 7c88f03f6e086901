package org.rubisee.bench.cli.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.rubisee.bench.block.BlockRequest;
import org.rubisee.bench.block.BlockRuns;
import org.rubisee.bench.block.Subject;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.BlockOptions;
import org.rubisee.bench.cli.options.CommandText;
import org.rubisee.bench.cli.options.RequestLimit;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.RunProtocol;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.cli.options.TerminalOptions;
import org.rubisee.bench.experiment.Estimate;
import org.rubisee.bench.experiment.ExperimentPlan;
import org.rubisee.bench.experiment.TypedLoad;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.ledger.LedgerFiles;
import org.rubisee.bench.prices.CostProbe;
import org.rubisee.bench.prices.CostReport;
import org.rubisee.bench.prices.CostSample;
import org.rubisee.bench.prices.PacedBlocks;
import org.rubisee.bench.prices.UnitCosts;
import org.rubisee.bench.report.block.BlockReport;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlockRunFolder;
import org.rubisee.bench.results.block.BlockSizes;
import org.rubisee.bench.results.block.WarmUpPlan;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.results.gate.JudgedTrial;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;
import org.rubisee.bench.trial.Experiment;
import org.rubisee.bench.trial.RunRequest;
import org.rubisee.emulator.load.ImageLoading;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.MatrixSet;
import org.rubisee.emulator.matrix.Mix;
import org.rubisee.measurement.Phases;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knob;
import org.rubisee.servers.knobs.Knobs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis costs}: what calls and statements cost, and what they explain. */
@Command(
    name = "costs",
    description = {
      "Measures the CPU time of a remote call and of a statement, then the CPU time per interaction"
          + " of each implementation, then the prices again; says how much of each implementation"
          + " calls times price and statements times price explain.",
      "In blocks, up to six sites are up at the same time, and paced blocks are explained, whose requests"
          + " come one by one. Under the papers' protocol each trial has fresh servers and a number"
          + " of clients who think.",
      "session-facade is run three times: its beans call each other over the network, by value and"
          + " by reference."
    },
    footer = {
      "",
      "Example:  ./rubis costs",
      "Trials:   ./rubis costs --clients 300 --trials 3",
      "          ./rubis costs --prices-only",
      "Writes the table costs.md into the folder of the run.",
      "Exit code 3: a trial, or a site in the mix, did not pass a gate; the report says which."
    })
public final class CostsCommand implements RubisCommand.Reserving {

  private static final double COOL_DOWN_SECONDS = 2;
  private static final int GATE_FAILED = 3;
  private static final String MIX = Mix.BIDDING.label();

  /** Of both times that prices are measured. */
  private static final Duration PRICES = Duration.ofMinutes(12);

  /** Of a paced block: hundreds of interactions, and many steps of the kernel's clock of 10 ms. */
  private static final double PACED_SECONDS = 8;

  /**
   * Requests per second of paced blocks, and of what is priced alone: the longer servers wait for
   * the next request, the more CPU time it takes. A slow machine's blocks have less.
   */
  private static final double PACE = 100;

  /** Six sites answer 4,000 interactions each, at first about a hundred a second. */
  private static final double WARM_UP_SECONDS = 300;

  /**
   * Paced blocks are explained. There are as many saturated rounds as the intervals of the run's
   * own report need.
   */
  private static final BlockOptions.Defaults BLOCKS =
      new BlockOptions.Defaults(
          new BlockSizes(
              BlockSizes.SHORT.busy(),
              BlockSizes.SHORT.settling(),
              BlockSizes.SHORT.interactions(),
              BlockSizes.FULL.settlingSeconds(),
              PACED_SECONDS,
              BlockSizes.SHORT.pacedShare(),
              PACE,
              BlockSizes.SHORT.customers()),
          WarmUpPlan.SHORT.within(WARM_UP_SECONDS),
          3,
          8,
          1);

  @Parameters(
      paramLabel = "IMPLEMENTATION",
      arity = "0..*",
      description = "Which ones, or 'all'. Default: those of quickstart")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--clients",
      defaultValue = "300",
      paramLabel = "N",
      description =
          "How many clients of a trial; what is priced alone comes at their pace. Default:"
              + " ${DEFAULT-VALUE}")
  private int clients;

  @Option(
      names = "--trials",
      defaultValue = "3",
      paramLabel = "N",
      description = "Trials of each. Default: ${DEFAULT-VALUE}")
  private int trials;

  @Option(
      names = "--warm-up",
      defaultValue = "60",
      paramLabel = "S",
      description =
          "How long the load of a trial lasts before it is measured: until JIT compilation ends, a"
              + " call costs several times as much; 60-600: until it is steady. Default:"
              + " ${DEFAULT-VALUE}")
  private String warmUp;

  @Option(
      names = "--seconds",
      defaultValue = "40",
      paramLabel = "S",
      description = "How long a trial is measured. Default: ${DEFAULT-VALUE}")
  private double seconds;

  @Option(names = "--prices-only", description = "No run: only the prices, in six minutes")
  private boolean isPricesOnly;

  @Option(
      names = "--protocol",
      paramLabel = "NAME",
      description = "blocks or paper. Default: blocks; paper with an option that only trials have")
  private Optional<String> protocol = Optional.empty();

  @Mixin private BlockOptions blocks;
  @Mixin private RunSettings settings;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = TerminalOptions.terminal(spec);
    Checkout checkout = Checkout.current();
    if (clients < 1 || trials < 1) {
      throw new CommandFailedException("--clients and --trials take a number from 1");
    }
    boolean isInBlocks =
        RunProtocol.of(spec, protocol, settings.topology(), List.of(MIX), true)
            == RunProtocol.BLOCKS;
    List<SiteConfiguration> sites = sites(checkout);
    SiteRecipe recipe = settings.recipe(checkout);
    double pace = isInBlocks ? PACE : clients / Workload.Pace.PAPER.thinkSeconds();
    CostProbe probe = new CostProbe(recipe, pace, terminal);
    if (isPricesOnly) {
      terminal.result(CostReport.of(prices(probe, blocks.seed())).markdown());
      return 0;
    }
    return isInBlocks ? runBlocks(sharedFirst(sites), probe) : runTrials(sites, probe);
  }

  /** Groups of sites share the first one: it is the site that the others are compared with. */
  private static List<SiteConfiguration> sharedFirst(List<SiteConfiguration> sites) {
    return sites.stream()
        .sorted(Comparator.comparing(site -> !site.name().equals(CostReport.WITHOUT_CALLS)))
        .toList();
  }

  private int runBlocks(List<SiteConfiguration> sites, CostProbe probe)
      throws IOException, InterruptedException {
    settings.topology().requireNoDatabase("each of several sites");
    Terminal terminal = probe.terminal();
    Checkout checkout = probe.recipe().checkout();
    BlockPlan plan = blocks.pacedPlan(CommandText.of(spec), sites, List.of(MIX), BLOCKS);
    BlockRequest request =
        new BlockRequest(plan, Subject.of(sites, RequestLimit.on(probe.recipe())), List.of());
    terminal.say(
        "Prices, %d blocks and prices again, about %s"
            .formatted(
                plan.measuredBlocks(), Estimate.inWords(BlockRuns.estimate(plan).plus(PRICES))));
    UnitCosts before = prices(probe, blocks.seed());
    BlockRuns runs = new BlockRuns(terminal, Clock.systemUTC());
    BlockRunFolder folder = runs.measure(request, settings.topology(), checkout);
    boolean isPassed = runs.reported(folder);
    UnitCosts prices = before.plus(prices(probe, blocks.seed() + 1));
    PacedBlocks measured = new PacedBlocks(BlockReport.of(folder).model(), MIX);
    write(
        CostReport.of(
            prices,
            plan.sites(),
            measured.samples(),
            measured.inWords(probe.pace()),
            new LedgerFiles(checkout.home())::agreed),
        folder.path(),
        terminal);
    return isPassed ? 0 : GATE_FAILED;
  }

  private int runTrials(List<SiteConfiguration> sites, CostProbe probe)
      throws IOException, InterruptedException {
    ExperimentPlan plan = plan(sites);
    SiteRecipe recipe = probe.recipe();
    Terminal terminal = probe.terminal();
    terminal.say(
        "Prices, %d trials and prices again, about %s"
            .formatted(
                plan.order().size(),
                Estimate.inWords(Estimate.of(plan, recipe.plan().scale()).plus(PRICES))));
    UnitCosts before = prices(probe, blocks.seed());
    RunRequest request = new RunRequest(plan, recipe, RunSettings.recorded(spec, Map.of()));
    Experiment experiment = new Experiment(request, terminal, Clock.systemUTC());
    int exitCode = experiment.run(settings.topology());
    UnitCosts prices = before.plus(prices(probe, blocks.seed() + 1));
    Path ledgers = recipe.checkout().home();
    show(experiment.folder().orElseThrow(), prices, new LedgerFiles(ledgers), terminal);
    return exitCode;
  }

  private UnitCosts prices(CostProbe probe, long order) throws InterruptedException {
    try (Topology where = settings.topology().open(probe.recipe(), probe.terminal())) {
      return probe.measure(where, order);
    }
  }

  private static void write(CostReport report, Path runFolder, Terminal terminal)
      throws IOException {
    Path file = runFolder.resolve("costs.md");
    Files.writeString(file, report.markdown());
    terminal.result(report.markdown());
    terminal.result("Costs:   " + file);
  }

  private void show(Path runFolder, UnitCosts prices, LedgerFiles ledgers, Terminal terminal)
      throws IOException {
    RunFolder folder = RunFolder.open(runFolder);
    Run run = folder.run();
    List<JudgedTrial> judged = Gates.of(run).judge(folder.trials());
    long invalid = judged.stream().filter(trial -> !trial.isValid()).count();
    CostReport report =
        CostReport.of(
            prices,
            run.plan().configurations(),
            counted(judged).stream().map(CostSample::of).toList(),
            ("Measured in trials of the %s mix, %d of each configuration, with %d clients. The"
                    + " intervals are those of the trials. Each trial has servers of its own, so"
                    + " differences from servlets-only are those of means, not of pairs.")
                .formatted(MIX, trials, clients),
            ledgers::agreed);
    write(report, runFolder, terminal);
    if (invalid > 0) {
      terminal.result(
          invalid
              + " trials did not pass a gate; they were used only where a configuration has no"
              + " other");
    }
  }

  /** The trials that count; all of a configuration of which none does. */
  private static List<Trial> counted(List<JudgedTrial> judged) {
    Set<String> withValid =
        judged.stream()
            .filter(JudgedTrial::isValid)
            .map(trial -> trial.trial().point().configuration())
            .collect(Collectors.toSet());
    return judged.stream()
        .filter(
            trial -> trial.isValid() || !withValid.contains(trial.trial().point().configuration()))
        .map(JudgedTrial::trial)
        .toList();
  }

  private List<SiteConfiguration> sites(Checkout checkout) {
    List<Implementation> chosen =
        names.isEmpty()
            ? checkout.implementations().stream().filter(Implementation::inQuickstart).toList()
            : checkout.implementations(names);
    CostProbe.probe(checkout).requireBuilt();
    return chosen.stream().flatMap(known -> configurations(known).stream()).toList();
  }

  private ExperimentPlan plan(List<SiteConfiguration> configurations) {
    if (!(seconds > 0)) {
      throw new CommandFailedException("--seconds takes more than 0");
    }
    return ExperimentPlan.of(
        CommandText.of(spec),
        configurations,
        new ExperimentPlan.Load(
            Phases.of("costs", TypedLoad.warmUp(warmUp), seconds, COOL_DOWN_SECONDS),
            MatrixSet.RUBIS_EE,
            ImageLoading.CACHED),
        Agenda.of(
            configurations.stream()
                .map(known -> new PlannedPoint(known.name(), MIX, clients))
                .toList(),
            trials,
            blocks.seed()));
  }

  /** An implementation as it is; where beans can call each other in several ways, in each. */
  private static List<SiteConfiguration> configurations(Implementation implementation) {
    List<SiteConfiguration> configurations = new ArrayList<>();
    configurations.add(SiteConfiguration.of(List.of(implementation), Knobs.STANDARD).get(0));
    if (implementation.knobs().contains(Knob.CALL_PASSING)) {
      for (String passing : List.of("network", "reference")) {
        configurations.add(
            new SiteConfiguration(
                implementation.name() + "-" + passing,
                implementation.title() + ", calls by " + passing,
                implementation,
                new Knobs(Map.of(Knob.CALL_PASSING, passing))));
      }
    }
    return configurations;
  }
}
