package org.rubisee.bench.cli.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.block.Blocks;
import org.rubisee.bench.block.Subject;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.checkout.WorkPart;
import org.rubisee.bench.cli.options.BlockOptions;
import org.rubisee.bench.cli.options.CommandText;
import org.rubisee.bench.cli.options.HelpGroup;
import org.rubisee.bench.cli.options.LoadOptions;
import org.rubisee.bench.cli.options.NodeOptions;
import org.rubisee.bench.cli.options.RequestLimit;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.RunProtocol;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.cli.options.SiteArguments;
import org.rubisee.bench.cli.options.TerminalOptions;
import org.rubisee.bench.cli.options.Way;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.run.RunRequest;
import org.rubisee.bench.run.Runs;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.trial.Trials;
import org.rubisee.bench.trial.TrialsPlan;
import org.rubisee.measurement.Phases;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis run}: measures one or several implementations. */
@Command(
    name = "run",
    description = {
      "Measures implementations under load and writes a report.",
      "In blocks, all sites are up at the same time and warm; they are measured in"
          + " neighbouring blocks. The first one is the baseline. More than six sites run in"
          + " groups that share the baseline. With --clients they measure a curve, and auto"
          + " searches for its peak.",
      "Under the papers' protocol each trial has fresh servers and a number of clients who"
          + " think."
    },
    footer = {
      "",
      "Examples:",
      "  ./rubis run servlets-only session-beans --rounds 12 --invocations 3",
      "  ./rubis run session-beans --clients auto",
      "Exit code 3: a trial, or a site in a mix, did not pass a gate; the report says which."
    })
public final class RunCommand implements RubisCommand.Measuring {

  private static final int ENOUGH_FOR_VERDICTS = 5;

  @Parameters(
      paramLabel = SiteArguments.LABEL,
      arity = "1..*",
      description = "NAME[@KNOB=VALUE]..., one or several; 'all': all, with the knobs they have")
  private List<String> names;

  @Way.Only({Way.TRIALS})
  @HelpGroup.Basic
  @HelpGroup.In(HelpGroup.LENGTH)
  @Option(
      names = "--trials",
      defaultValue = "" + ENOUGH_FOR_VERDICTS,
      paramLabel = "N",
      description = "Trials of each point; under 5 is indicative only. Default: ${DEFAULT-VALUE}")
  private int trials;

  @HelpGroup.Basic
  @HelpGroup.In(HelpGroup.LENGTH)
  @Option(
      names = "--protocol",
      paramLabel = "NAME",
      description = {
        "blocks or paper. Default: blocks, or paper if an option needs it",
        "Options of trials, mixes of operations, and topologies other than local need paper. Both"
            + " measure curves and search for peaks: blocks on warm servers, paper on fresh ones"
      })
  private Optional<String> protocol = Optional.empty();

  @Mixin private BlockOptions blocks;
  @Mixin private LoadOptions load;
  @Mixin private NodeOptions nodes;
  @Mixin private RunSettings settings;
  @Mixin private DryRun dryRun;
  @Mixin private TerminalOptions output;
  @Spec private CommandSpec spec;

  @Override
  public List<WorkPart> reserved(Path work) {
    return dryRun.isAsked() ? List.of() : List.of(WorkPart.BENCH);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = output.terminal();
    Checkout checkout = Checkout.current();
    if (trials < 1) {
      throw new CommandFailedException("--trials takes a number from 1, not " + trials);
    }
    settings.topology().check();
    nodes.check(settings.topology());
    List<SiteConfiguration> sites = sites(checkout);
    if (RunProtocol.of(spec, protocol, settings.topology(), load) == RunProtocol.BLOCKS) {
      return runBlocks(sites, terminal, checkout);
    }
    Trials asked = trials(sites, checkout);
    if (dryRun.isAsked()) {
      return dryRun.show(asked, settings.topology(), spec.commandLine().getOut());
    }
    return new Runs(checkout, terminal, Clock.systemUTC())
        .start(asked, settings.topology())
        .exitCode();
  }

  /** The sites that were typed; their application says what mixes and data there are. */
  List<SiteConfiguration> sites(Checkout checkout) {
    List<SiteConfiguration> sites = SiteArguments.of(spec, names, checkout);
    load.of(sites.get(0).application());
    settings.of(sites.get(0).application());
    return sites;
  }

  /** What is run in trials; the sites limit requests unless the phases are those of a paper. */
  Trials trials(List<SiteConfiguration> sites, Checkout checkout) {
    boolean isLimited = RequestLimit.isOnFor(load.load().phases().name());
    SiteRecipe asked = settings.recipe(checkout);
    SiteRecipe recipe = isLimited ? RequestLimit.on(asked) : asked;
    List<SiteConfiguration> configurations = nodes.sites(sites);
    TrialsPlan plan =
        TrialsPlan.of(
            configurations,
            nodes.on(load.load(settings.topology().loadProcesses())),
            load.agenda(configurations, trials, blocks.seed()),
            trials >= ENOUGH_FOR_VERDICTS && !load.load().phases().equals(Phases.SHORT));
    List<String> recorded = RunSettings.recorded(spec, Map.of());
    return new Trials(
        plan,
        new RunRequest(
            recipe, isLimited ? RequestLimit.on(recorded) : recorded, CommandText.of(spec)));
  }

  private Integer runBlocks(List<SiteConfiguration> sites, Terminal terminal, Checkout checkout)
      throws IOException, InterruptedException {
    settings.topology().requireNoDatabase("each of several sites");
    Blocks request = inBlocks(sites, checkout);
    if (dryRun.isAsked()) {
      return dryRun.show(request, settings.topology(), spec.commandLine().getOut());
    }
    return new Runs(checkout, terminal, Clock.systemUTC())
        .start(request, settings.topology())
        .exitCode();
  }

  /** What is run in blocks, on sites that limit requests. */
  Blocks inBlocks(List<SiteConfiguration> sites, Checkout checkout) {
    return new Blocks(
        blockPlan(sites),
        Subject.of(sites, RequestLimit.on(settings.recipe(checkout))),
        RequestLimit.on(RunSettings.recorded(spec, Map.of())));
  }

  private BlockPlan blockPlan(List<SiteConfiguration> sites) {
    String command = CommandText.of(spec);
    if (!RunProtocol.isCurve(spec, load)) {
      return blocks.plan(command, sites, load.mixes(), BlockOptions.Defaults.CONCLUSIONS);
    }
    CurvePlan curve = load.curve();
    BlockOptions.Defaults defaults =
        curve.hasSearch() ? BlockOptions.Defaults.SEARCHED_CURVE : BlockOptions.Defaults.CURVE;
    return blocks.plan(command, sites, load.mixes(), defaults).along(curve);
  }
}
