package org.rubisee.bench.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.CommandText;
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
import org.rubisee.bench.prices.UnitCosts;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.Trial;
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
          + " of each implementation in interleaved trials, then the prices again; says how much of"
          + " each implementation calls times price and statements times price explain.",
      "session-facade is run three times: its beans call each other over the network, by value and"
          + " by reference."
    },
    footer = {
      "",
      "Example:  ./rubis costs --clients 300 --trials 3",
      "          ./rubis costs --prices-only",
      "Writes the table costs.md into the folder of the run."
    })
final class CostsCommand implements Callable<Integer> {

  private static final double COOL_DOWN_SECONDS = 2;

  @Parameters(
      paramLabel = "IMPLEMENTATION",
      arity = "0..*",
      description = "Which ones. Default: all")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--clients",
      defaultValue = "300",
      paramLabel = "N",
      description =
          "How many clients; what is priced alone comes at their pace. Default: ${DEFAULT-VALUE}")
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
          "How long the load lasts before it is measured: until compilers are done, a call costs"
              + " several times as much; 60-600: until it is steady. Default: ${DEFAULT-VALUE}")
  private String warmUp;

  @Option(
      names = "--seconds",
      defaultValue = "40",
      paramLabel = "S",
      description = "How long it is measured. Default: ${DEFAULT-VALUE}")
  private double seconds;

  @Option(names = "--prices-only", description = "No trials: only the prices, in six minutes")
  private boolean isPricesOnly;

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "N",
      description = "Decides the order of trials and what clients draw. Default: ${DEFAULT-VALUE}")
  private long seed;

  @Mixin private RunSettings settings;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = TerminalOptions.terminal(spec);
    Checkout checkout = Checkout.current();
    settings.topology().requireLocal("The probe of prices");
    ExperimentPlan plan = plan(checkout);
    CostProbe.probe(checkout).requireBuilt();
    SiteRecipe recipe = settings.recipe(checkout);
    double pace = clients / Workload.Pace.PAPER.thinkSeconds();
    CostProbe probe = new CostProbe(recipe, pace, terminal);
    if (isPricesOnly) {
      terminal.result(new CostReport(prices(probe, seed), List.of()).markdown());
      return 0;
    }
    terminal.say(
        "Prices, %d trials and prices again, about %s"
            .formatted(
                plan.order().size(), Estimate.inWords(Estimate.of(plan, recipe.plan().scale()))));
    UnitCosts before = prices(probe, seed);
    RunRequest request = new RunRequest(plan, recipe, RunSettings.recorded(spec, Map.of()));
    Experiment experiment = new Experiment(request, terminal, Clock.systemUTC());
    int exitCode = experiment.run(settings.topology());
    UnitCosts prices = before.plus(prices(probe, seed + 1));
    show(experiment.folder().orElseThrow(), prices, new LedgerFiles(checkout.home()), terminal);
    return exitCode;
  }

  private UnitCosts prices(CostProbe probe, long order) throws InterruptedException {
    try (Topology where = settings.topology().open(probe.recipe(), probe.terminal())) {
      return probe.measure(where, order);
    }
  }

  private static void show(Path runFolder, UnitCosts prices, LedgerFiles ledgers, Terminal terminal)
      throws IOException {
    RunFolder folder = RunFolder.open(runFolder);
    Run run = folder.run();
    List<JudgedTrial> judged = Gates.of(run).judge(folder.trials());
    long invalid = judged.stream().filter(trial -> !trial.isValid()).count();
    CostReport report =
        CostReport.of(prices, run.plan().configurations(), counted(judged), ledgers::agreed);
    Path file = runFolder.resolve("costs.md");
    Files.writeString(file, report.markdown());
    terminal.result(report.markdown());
    if (invalid > 0) {
      terminal.result(
          invalid
              + " trials did not pass a gate; they were used only where a configuration has no"
              + " other");
    }
    terminal.result("Costs:   " + file);
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

  private ExperimentPlan plan(Checkout checkout) {
    if (clients < 1 || trials < 1) {
      throw new CommandFailedException("--clients and --trials take a number from 1");
    }
    if (!(seconds > 0)) {
      throw new CommandFailedException("--seconds takes more than 0");
    }
    List<Implementation> chosen =
        names.isEmpty() ? checkout.implementations() : checkout.implementations(names);
    List<SiteConfiguration> configurations =
        chosen.stream().flatMap(known -> configurations(known).stream()).toList();
    return ExperimentPlan.of(
        CommandText.of(spec),
        configurations,
        new ExperimentPlan.Load(
            Phases.of("costs", TypedLoad.warmUp(warmUp), seconds, COOL_DOWN_SECONDS),
            MatrixSet.RUBIS_EE,
            ImageLoading.CACHED),
        Agenda.of(
            configurations.stream()
                .map(known -> new PlannedPoint(known.name(), Mix.BIDDING.label(), clients))
                .toList(),
            trials,
            seed));
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
