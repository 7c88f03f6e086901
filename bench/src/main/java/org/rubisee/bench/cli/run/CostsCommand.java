package org.rubisee.bench.cli.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.application.Applications;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.BlockOptions;
import org.rubisee.bench.cli.options.CommandText;
import org.rubisee.bench.cli.options.HelpGroup;
import org.rubisee.bench.cli.options.RequestLimit;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.RunProtocol;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.cli.options.SiteArguments;
import org.rubisee.bench.cli.options.TerminalOptions;
import org.rubisee.bench.cli.options.Way;
import org.rubisee.bench.experiment.TypedLoad;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.prices.CostProbe;
import org.rubisee.bench.prices.CostReport;
import org.rubisee.bench.prices.CostsPlan;
import org.rubisee.bench.prices.UnitCosts;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlockSizes;
import org.rubisee.bench.results.block.WarmUpPlan;
import org.rubisee.bench.run.Runs;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;
import org.rubisee.bench.trial.TrialsPlan;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;
import org.rubisee.servers.knobs.Implementation;
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
      "Measures what a call and a statement cost in CPU time.",
      "Measures the CPU time of a remote call and of a statement, then the CPU time per"
          + " interaction of each implementation, then the prices again; says how much of each"
          + " implementation calls times price and statements times price explain."
          + " session-facade is run three times: its beans call each other over the network, by"
          + " value and by reference.",
      "In blocks, up to six sites are up at the same time, and paced blocks are explained,"
          + " whose requests come one by one. Under the papers' protocol each trial has fresh"
          + " servers and a number of clients who think."
    },
    footer = {
      "",
      "Examples:",
      "  ./rubis costs",
      "  ./rubis costs --clients 300 --trials 3    # trials",
      "  ./rubis costs bookstore/servlets-only bookstore/local-interfaces bookstore/jpa",
      "Writes the table costs.md into the folder of the run.",
      "Exit code 3: a trial, or a site in the mix, did not pass a gate; the report says" + " which."
    })
public final class CostsCommand implements RubisCommand.Measuring {

  private static final double COOL_DOWN_SECONDS = 2;

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

  @Way.Only({Way.BLOCKS, Way.TRIALS})
  @Parameters(
      paramLabel = SiteArguments.LABEL,
      arity = "0..*",
      description = "NAME[@KNOB=VALUE]..., or \'all\'. Default: those of quickstart")
  private List<String> names = new ArrayList<>();

  @Way.Only({Way.TRIALS, Way.PRICES})
  @HelpGroup.Basic
  @HelpGroup.In(HelpGroup.LOAD)
  @Option(
      names = "--clients",
      defaultValue = "300",
      paramLabel = "N",
      description =
          "How many clients of a trial; what is priced alone comes at their pace. Default:"
              + " ${DEFAULT-VALUE}")
  private int clients;

  @Way.Only({Way.TRIALS})
  @HelpGroup.Basic
  @HelpGroup.In(HelpGroup.LENGTH)
  @Option(
      names = "--trials",
      defaultValue = "3",
      paramLabel = "N",
      description = "Trials of each. Default: ${DEFAULT-VALUE}")
  private int trials;

  @Way.Only({Way.TRIALS})
  @HelpGroup.In(HelpGroup.LENGTH)
  @Option(
      names = "--warm-up",
      defaultValue = "60",
      paramLabel = "S",
      description =
          "How long the load of a trial lasts before it is measured: until JIT compilation ends, a"
              + " call costs several times as much; 60-600: until it is steady. Default:"
              + " ${DEFAULT-VALUE}")
  private String warmUp;

  @Way.Only({Way.TRIALS})
  @HelpGroup.In(HelpGroup.LENGTH)
  @Option(
      names = "--seconds",
      defaultValue = "40",
      paramLabel = "S",
      description = "How long a trial is measured. Default: ${DEFAULT-VALUE}")
  private double seconds;

  @Way.Only(Way.PRICES)
  @HelpGroup.Basic
  @Option(names = "--prices-only", description = "No run: only the prices, in six minutes")
  private boolean isPricesOnly;

  @Way.Only({Way.BLOCKS, Way.TRIALS})
  @HelpGroup.Basic
  @HelpGroup.In(HelpGroup.LENGTH)
  @Option(
      names = "--protocol",
      paramLabel = "NAME",
      description = "blocks or paper. Default: blocks; paper with an option that only trials have")
  private Optional<String> protocol = Optional.empty();

  @Mixin private BlockOptions blocks;
  @Mixin private RunSettings settings;
  @Mixin private TerminalOptions output;
  @Spec private CommandSpec spec;

  @Override
  public Optional<Path> written(Path results) {
    return isPricesOnly ? Optional.empty() : Optional.of(results);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = output.terminal();
    Checkout checkout = Checkout.current();
    if (clients < 1 || trials < 1) {
      throw new CommandFailedException("--clients and --trials take a number from 1");
    }
    double paceOfClients = clients / Pace.PAPER.thinkSeconds();
    if (isPricesOnly) {
      Way.PRICES.check(spec);
      CostProbe.probe(checkout).requireBuilt();
      boolean isOfClients = spec.commandLine().getParseResult().hasMatchedOption("--clients");
      SiteRecipe recipe = settings.recipe(checkout);
      CostProbe probe = new CostProbe(recipe, isOfClients ? paceOfClients : PACE, terminal);
      terminal.result(CostReport.of(prices(probe, blocks.seed())).markdown());
      return 0;
    }
    boolean isInBlocks =
        RunProtocol.of(spec, protocol, settings.topology(), true, true) == RunProtocol.BLOCKS;
    List<SiteConfiguration> sites = sites(checkout);
    SiteRecipe recipe = settings.recipe(checkout);
    double pace = isInBlocks ? PACE : paceOfClients;
    CostsPlan plan = isInBlocks ? inBlocks(sharedFirst(sites), recipe) : inTrials(sites, pace);
    CostProbe.probe(checkout).requireBuilt();
    StoredPlan stored =
        StoredPlan.of(
            CostsPlan.KIND, CommandText.of(spec), RunSettings.recorded(spec, Map.of()), plan);
    return new Runs(checkout, terminal, Clock.systemUTC())
        .start(plan.toRun(stored, recipe, checkout), settings.topology())
        .exitCode();
  }

  /**
   * Groups of sites share the first one: it is the site that the others are compared with. One
   * without an application tier makes no calls.
   */
  private static List<SiteConfiguration> sharedFirst(List<SiteConfiguration> sites) {
    return sites.stream()
        .sorted(
            Comparator.comparing((SiteConfiguration site) -> site.implementation().hasAppTier())
                .thenComparing(site -> site.knobs().labels().size()))
        .toList();
  }

  private CostsPlan inBlocks(List<SiteConfiguration> sites, SiteRecipe recipe) {
    settings.topology().requireNoDatabase("each of several sites");
    BlockPlan plan = blocks.pacedPlan(CommandText.of(spec), sites, List.of(mix(sites)), BLOCKS);
    return CostsPlan.of(plan, RequestLimit.setting(recipe), PACE, blocks.seed());
  }

  private CostsPlan inTrials(List<SiteConfiguration> sites, double pace) {
    return CostsPlan.of(plan(sites), pace, blocks.seed());
  }

  private UnitCosts prices(CostProbe probe, long order) throws InterruptedException {
    try (Topology where = settings.topology().open(probe.recipe(), probe.terminal())) {
      return probe.measure(where, order);
    }
  }

  private List<SiteConfiguration> sites(Checkout checkout) {
    List<Implementation> all = checkout.implementations();
    names.stream()
        .flatMap(name -> SiteArguments.parse(name, all, checkout).stream())
        .forEach(CostsCommand::requirePriced);
    List<SiteConfiguration> chosen =
        names.isEmpty()
            ? SiteConfiguration.of(
                all.stream().filter(Implementation::inQuickstart).toList(), Knobs.STANDARD)
            : SiteArguments.of(spec, names, checkout);
    settings.of(chosen.get(0).application());
    return chosen.stream().flatMap(CostsCommand::configurations).distinct().toList();
  }

  /** The probe is an application of Java, so its prices explain no other. */
  private static void requirePriced(SiteConfiguration site) {
    if (site.implementation().isHttpd()) {
      throw new CommandFailedException(
          String.format(
              Locale.ROOT,
              "%s makes no remote calls, and the price of a statement is measured in Java, not in"
                  + " PHP: leave it out of costs",
              SiteArguments.typed(site)));
    }
  }

  private static String mix(List<SiteConfiguration> sites) {
    return Applications.named(sites.get(0).application()).standardMix().name();
  }

  private TrialsPlan plan(List<SiteConfiguration> configurations) {
    if (!(seconds > 0)) {
      throw new CommandFailedException("--seconds takes more than 0");
    }
    return TrialsPlan.of(
        configurations,
        new LoadSpec(
            configurations.get(0).application(),
            Phases.of("costs", TypedLoad.warmUp(warmUp), seconds, COOL_DOWN_SECONDS),
            MatrixSet.RUBIS_EE,
            ImageLoading.CACHED),
        Agenda.of(
            configurations.stream()
                .map(known -> new PlannedPoint(known.name(), mix(configurations), clients))
                .toList(),
            trials,
            blocks.seed()),
        false);
  }

  /** A site as it is; where beans can call each other in several ways, in each. */
  private static Stream<SiteConfiguration> configurations(SiteConfiguration site) {
    boolean hasWays =
        site.implementation().hasKnob("call-passing")
            && !site.knobs().server().lacks("passing-by-network")
            && site.knobs().of("call-passing").isEmpty();
    return Stream.concat(
        Stream.of(site),
        Stream.of("network", "reference")
            .filter(passing -> hasWays)
            .map(passing -> site.knobs().with("call-passing", passing))
            .map(knobs -> SiteConfiguration.of(site.implementation(), knobs)));
  }
}
