package org.rubisee.bench.cli.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.application.Applications;
import org.rubisee.bench.block.BlockEstimate;
import org.rubisee.bench.block.Blocks;
import org.rubisee.bench.block.Subject;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.checkout.WorkPart;
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
import org.rubisee.bench.cli.run.DryRun;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.ExperimentPlanner;
import org.rubisee.bench.experiment.Wish;
import org.rubisee.bench.experiment.definition.ClientCounts;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.fault.FaultPlanner;
import org.rubisee.bench.fault.site.LocalPlan;
import org.rubisee.bench.fault.site.LocalRun;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.run.PlannedRun;
import org.rubisee.bench.run.RunRequest;
import org.rubisee.bench.run.Runs;
import org.rubisee.bench.soak.SoakPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.trial.Trials;
import org.rubisee.bench.trial.TrialsPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis experiment run}: runs an experiment, or some of its figures. */
@Command(
    name = "run",
    description = "Runs an experiment, or some of its figures, and writes a report.",
    footer = {
      "",
      "Examples:",
      "  ./rubis experiment run oopsla02 --quick",
      "  ./rubis experiment run kounev04 --protocol blocks --configuration"
          + " standard,commit-option-a",
      "Exit code 3: a trial, or a site in a mix, did not pass a gate, or could not be run;"
          + " the report says which."
    })
final class ExperimentRunCommand implements RubisCommand.Measuring {

  private static final String SCALE = "--scale";

  @Parameters(paramLabel = "NAME", description = "The experiment, or your own file")
  private String name;

  @Way.Only({Way.BLOCKS, Way.TRIALS, Way.FAULTS})
  @HelpGroup.Basic
  @Option(
      names = "--figure",
      split = ",",
      paramLabel = "FIGURE,…",
      hideParamSyntax = true,
      description = {
        "Only some of its figures, or of its faults",
        "Only the points of these figures are measured, or their configurations in blocks"
      })
  private List<String> figures = new ArrayList<>();

  @Way.Only({Way.BLOCKS, Way.FAULTS, Way.SOAK})
  @HelpGroup.Basic
  @Option(
      names = "--configuration",
      split = ",",
      paramLabel = "NAME,…",
      hideParamSyntax = true,
      description = {
        "Only some of its configurations",
        "In blocks, with faults and in soaks; in blocks the first is the baseline"
      })
  private List<String> configurations = new ArrayList<>();

  @HelpGroup.Basic
  @Option(names = "--quick", description = "A first look with little data; not for conclusions")
  private boolean quick;

  @Way.Only({Way.TRIALS, Way.FAULTS})
  @HelpGroup.Basic
  @HelpGroup.In(HelpGroup.LENGTH)
  @Option(
      names = "--trials",
      paramLabel = "N",
      description = "Trials of each point. Default: the experiment's; with --quick 1")
  private Optional<Integer> trials = Optional.empty();

  @Way.Only({Way.TRIALS, Way.FAULTS, Way.SOAK})
  @HelpGroup.Basic
  @HelpGroup.In(HelpGroup.LOAD)
  @Option(
      names = "--clients",
      paramLabel = "N,…",
      hideParamSyntax = true,
      description = "100,200 or auto, instead of the experiment's")
  private Optional<String> clients = Optional.empty();

  @Way.Only({Way.TRIALS, Way.FAULTS, Way.SOAK})
  @HelpGroup.Basic
  @HelpGroup.In(HelpGroup.LOAD)
  @Option(
      names = "--phases",
      paramLabel = "NAME",
      description = "Length of a trial, as for 'run', instead of the experiment's")
  private Optional<String> phases = Optional.empty();

  @Way.Only({Way.BLOCKS, Way.TRIALS})
  @HelpGroup.Basic
  @HelpGroup.In(HelpGroup.LENGTH)
  @Option(
      names = "--protocol",
      paramLabel = "NAME",
      description = {
        "blocks or paper. Default: paper, or blocks with --quick",
        "--quick measures in blocks if the experiment names sites for them and no option chooses"
            + " figures or trials"
      })
  private Optional<String> protocol = Optional.empty();

  @Way.Only({Way.BLOCKS, Way.TRIALS})
  @Option(
      names = "--jdk2",
      paramLabel = "FOLDER",
      description =
          "A second JDK for the figures that compare two. Default: the newest of JAVA_HOME_25,"
              + " JAVA_HOME_21 and /usr/lib/jvm that is not the bench's own")
  private Optional<Path> jdk2 = Optional.empty();

  @Mixin private BlockOptions blocks;
  @Mixin private RunSettings settings;
  @Mixin private DryRun dryRun;
  @Mixin private TerminalOptions output;
  @Spec private CommandSpec spec;

  @Override
  public List<WorkPart> reserved(Path work) {
    return dryRun.isAsked() ? List.of() : List.of(WorkPart.BENCH);
  }

  @Override
  public Optional<Path> written(Path results) {
    return Optional.of(results);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = output.terminal();
    Checkout checkout = Checkout.current();
    ExperimentDefinition definition = new ExperimentLibrary(checkout).experiment(name).definition();
    if (definition.isLocal()) {
      checkFor(definition.soak().isNone() ? Way.FAULTS : Way.SOAK);
      LocalRun run = local(definition, checkout);
      return dryRun.isAsked() ? showOnly(run) : start(run, checkout, terminal);
    }
    settings.topology().check();
    ExperimentPlanner planner =
        new ExperimentPlanner(
            definition, wish(), settings.topology().capabilities(jdk2, checkout.home()), checkout);
    if (protocol(definition) == RunProtocol.BLOCKS) {
      return runBlocks(definition, planner.sites(configurations), checkout, terminal);
    }
    TrialsPlan plan = planner.plan(settings.topology().loadProcesses());
    tellLeftOut(plan, dryRun.isJson() ? terminal.quiet() : terminal);
    if (plan.agenda().isEmpty() && !dryRun.isJson()) {
      return showOnly(plan, checkout, terminal);
    }
    Trials asked = trials(definition, plan, checkout);
    if (dryRun.isAsked()) {
      return dryRun.show(asked, settings.topology(), spec.commandLine().getOut());
    }
    terminal.say(definition.title());
    SiteArguments.prepareServers(spec, plan.sites(), checkout);
    return start(asked, checkout, terminal);
  }

  /** What is run in trials; the sites limit requests unless the protocol is that of a paper. */
  Trials trials(ExperimentDefinition definition, TrialsPlan plan, Checkout checkout) {
    boolean isLimited = definition.paper().isEmpty();
    List<String> recorded = RunSettings.recorded(spec, Map.of(SCALE, scale(definition)));
    List<String> options = isLimited ? RequestLimit.on(recorded) : recorded;
    SiteRecipe asked = recipe(definition, checkout);
    return new Trials(
        plan,
        new RunRequest(isLimited ? RequestLimit.on(asked) : asked, options, CommandText.of(spec)));
  }

  private RunProtocol protocol(ExperimentDefinition definition) {
    return RunProtocol.of(
        spec,
        protocol,
        settings.topology(),
        Applications.named(definition.application()).walks().containsAll(definition.mixes()),
        quick && figures.isEmpty() && !definition.quick().blocks().isEmpty());
  }

  private int runBlocks(
      ExperimentDefinition definition,
      List<SiteConfiguration> sites,
      Checkout checkout,
      Terminal terminal)
      throws IOException, InterruptedException {
    settings.topology().requireNoDatabase("each of several sites");
    Blocks request = inBlocks(definition, sites, checkout);
    if (dryRun.isAsked()) {
      return dryRun.show(request, settings.topology(), spec.commandLine().getOut());
    }
    SiteArguments.prepareServers(spec, sites, checkout);
    return start(request, checkout, terminal);
  }

  /** What is run in blocks, on sites that limit requests. */
  Blocks inBlocks(
      ExperimentDefinition definition, List<SiteConfiguration> sites, Checkout checkout) {
    List<String> options =
        RequestLimit.on(RunSettings.recorded(spec, Map.of(SCALE, scale(definition))));
    BlockPlan whole =
        blocks.plan(
            CommandText.of(spec),
            sites,
            definition.mixes(),
            quick ? BlockOptions.Defaults.FIRST_LOOK : BlockOptions.Defaults.CONCLUSIONS);
    BlockPlan plan = quick && !blocks.hasRounds() ? inTime(whole, definition) : whole;
    return new Blocks(
        plan, Subject.of(sites, RequestLimit.on(recipe(definition, checkout))), options);
  }

  private BlockPlan inTime(BlockPlan most, ExperimentDefinition definition) {
    Duration budget = Duration.ofMinutes(definition.quick().minutes());
    return blocks.hasWarmUpLimit()
        ? most.within(budget.toSeconds())
        : BlockEstimate.within(most, budget);
  }

  /** Refuses options that faults or soaks would ignore. */
  void checkFor(Way way) {
    settings.topology().check();
    way.check(spec);
    settings.topology().requireProcesses("Faults and soaks");
  }

  /** What is run with faults and in soaks, on sites that limit requests. */
  LocalRun local(ExperimentDefinition definition, Checkout checkout) {
    List<String> options =
        RequestLimit.on(RunSettings.recorded(spec, Map.of(SCALE, scale(definition))));
    return new LocalRun(
        planned(definition, wish(), checkout),
        new RunRequest(
            RequestLimit.on(recipe(definition, checkout)), options, CommandText.of(spec)));
  }

  /** The plan of an experiment with faults, or of a soak. */
  static LocalPlan planned(ExperimentDefinition definition, Wish wish, Checkout checkout) {
    return definition.soak().isNone()
        ? FaultPlanner.plan(definition, wish, checkout)
        : SoakPlan.of(definition, wish, checkout);
  }

  /** How servers are started: as it was typed, on the data of the experiment. */
  private SiteRecipe recipe(ExperimentDefinition definition, Checkout checkout) {
    List<String> typed = RunSettings.typed(spec, Map.of(SCALE, scale(definition)));
    return RunSettings.parse(typed).of(definition.application()).recipe(checkout);
  }

  private int showOnly(LocalRun run) throws IOException {
    settings.topology().checkStart(run.recipe(), run.sites());
    spec.commandLine().getOut().println(run.plan().inWords());
    spec.commandLine().getOut().flush();
    return 0;
  }

  private Wish wish() {
    if (trials.isPresent() && trials.get() < 1) {
      throw new CommandFailedException("--trials takes a number from 1, not " + trials.get());
    }
    return new Wish(figures, configurations, quick, trials, counts(), phases, blocks.seed());
  }

  private Optional<ClientCounts> counts() {
    try {
      return clients.map(ClientCounts::parse);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException("--clients takes " + e.getMessage(), e);
    }
  }

  /** What was typed, else what the experiment says. */
  private String scale(ExperimentDefinition definition) {
    if (spec.commandLine().getParseResult().hasMatchedOption(SCALE)) {
      return spec.findOption(SCALE).getValue();
    }
    return quick ? definition.quick().scale() : definition.scale();
  }

  private int start(PlannedRun run, Checkout checkout, Terminal terminal)
      throws IOException, InterruptedException {
    return new Runs(checkout, terminal, Clock.systemUTC())
        .start(run, settings.topology())
        .exitCode();
  }

  private static void tellLeftOut(TrialsPlan plan, Terminal terminal) {
    for (FigureView view : plan.figures()) {
      if (!view.leftOut().isEmpty()) {
        terminal.say(
            view.name()
                + (view.showsNothing() ? " is left out: " : " is not whole: ")
                + view.leftOut());
      }
    }
  }

  /** A count of the sources needs no trial; it is kept in the documentation. */
  private int showOnly(TrialsPlan plan, Checkout checkout, Terminal terminal) throws IOException {
    Path page = checkout.home().resolve("docs/code-size.md");
    boolean sources =
        plan.figures().stream().anyMatch(view -> view.kind() == FigureView.Kind.SOURCES);
    if (!sources || !Files.isRegularFile(page)) {
      throw new CommandFailedException(
          "Nothing is left to be measured. 'rubis experiment show " + name + "' says why");
    }
    terminal.say(Files.readString(page));
    return 0;
  }
}
