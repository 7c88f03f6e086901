package org.rubisee.bench.cli.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.checkout.WorkPart;
import org.rubisee.bench.cli.options.CommandText;
import org.rubisee.bench.cli.options.HelpGroup;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.cli.options.SiteArguments;
import org.rubisee.bench.cli.options.TerminalOptions;
import org.rubisee.bench.cli.options.Way;
import org.rubisee.bench.experiment.TypedLoad;
import org.rubisee.bench.experiment.schedule.Agenda;
import org.rubisee.bench.experiment.schedule.PlannedPoint;
import org.rubisee.bench.profile.BreakdownRules;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.run.RunRequest;
import org.rubisee.bench.run.Runs;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.trial.ProfileResult;
import org.rubisee.bench.trial.Trials;
import org.rubisee.bench.trial.TrialsPlan;
import org.rubisee.emulator.cli.Names;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis profile}: where the CPU time of the servers goes. */
@Command(
    name = "profile",
    description = {
      "Samples what the servers spend their CPU time on.",
      "A profiled trial is slower than others: compare its shares, not its times."
    },
    footer = {
      "",
      "Examples:",
      "  ./rubis profile servlets-only --clients 400 --seconds 60",
      "  ./rubis profile --reread results/ID --rules my.rules    # sorts the samples again"
    })
public final class ProfileCommand implements RubisCommand.Measuring {

  private static final double COOL_DOWN_SECONDS = 2;

  @Parameters(
      paramLabel = SiteArguments.LABEL,
      arity = "0..*",
      description = "NAME[@KNOB=VALUE]..., one or several, or \'all\'")
  private List<String> names = new ArrayList<>();

  @HelpGroup.Basic
  @Option(
      names = "--mix",
      paramLabel = "MIX",
      completionCandidates = Names.OfMixes.class,
      description =
          "What customers do, see docs/workload.md. Default: the standard mix of the application")
  private Optional<String> mix = Optional.empty();

  @HelpGroup.Basic
  @Option(
      names = "--clients",
      defaultValue = "200",
      paramLabel = "N",
      description = "How many clients. Default: ${DEFAULT-VALUE}")
  private int clients;

  @HelpGroup.Basic
  @Option(
      names = "--seconds",
      defaultValue = "60",
      paramLabel = "S",
      description = "How long samples are taken. Default: ${DEFAULT-VALUE}")
  private double seconds;

  @HelpGroup.Basic
  @Option(
      names = "--warm-up",
      defaultValue = "30",
      paramLabel = "S",
      description =
          "How long the load lasts before that; 60-600: until it is steady. Default:"
              + " ${DEFAULT-VALUE}")
  private String warmUp;

  @Way.Only({Way.TRIALS, Way.REREAD})
  @HelpGroup.Basic
  @Option(
      names = "--rules",
      paramLabel = "FILE",
      description = "Rules that go before the standard ones; docs/profile.md tells how they look")
  private Optional<Path> rules = Optional.empty();

  @Way.Only(Way.REREAD)
  @HelpGroup.Basic
  @Option(
      names = "--reread",
      paramLabel = "FOLDER",
      description = "Sorts the samples of an earlier profile again; runs nothing")
  private Optional<Path> reread = Optional.empty();

  @Mixin private RunSettings settings;
  @Mixin private TerminalOptions output;
  @Spec private CommandSpec spec;

  @Override
  public List<WorkPart> reserved(Path work) {
    return reread.isPresent() ? List.of() : List.of(WorkPart.BENCH);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = output.terminal();
    BreakdownRules breakdownRules = breakdownRules();
    if (reread.isPresent()) {
      Way.REREAD.check(spec);
      ProfileResult.sortAll(open(reread.get()), breakdownRules, Checkout.current().ledgers());
      show(reread.get(), breakdownRules, terminal);
      return 0;
    }
    Checkout checkout = Checkout.current();
    TrialsPlan plan = plan(checkout);
    RunRequest request =
        new RunRequest(
            settings.recipe(checkout), RunSettings.recorded(spec, Map.of()), CommandText.of(spec));
    Runs.Outcome outcome =
        new Runs(checkout, terminal, Clock.systemUTC())
            .start(new Trials(plan, request, breakdownRules), settings.topology());
    show(outcome.folder(), breakdownRules, terminal);
    return outcome.exitCode();
  }

  private TrialsPlan plan(Checkout checkout) {
    if (names.isEmpty()) {
      throw new CommandFailedException(
          "Name an implementation, for example 'rubis profile servlets-only', or 'all'");
    }
    if (clients < 1) {
      throw new CommandFailedException("--clients takes a number from 1, not " + clients);
    }
    if (!(seconds > 0)) {
      throw new CommandFailedException("--seconds takes more than 0");
    }
    List<SiteConfiguration> sites = SiteArguments.of(spec, names, checkout);
    Application application = Applications.named(sites.get(0).application());
    settings.of(application.name());
    String chosen = mix(application);
    return TrialsPlan.of(
        sites,
        new LoadSpec(
            application.name(),
            Phases.of("profile", TypedLoad.warmUp(warmUp), seconds, COOL_DOWN_SECONDS),
            MatrixSet.RUBIS_EE,
            ImageLoading.CACHED),
        Agenda.of(
            sites.stream()
                .map(known -> new PlannedPoint(known.name(), chosen, clients, true, 0))
                .toList(),
            1,
            1),
        false);
  }

  private String mix(Application application) {
    try {
      return mix.map(application::mix).orElseGet(application::standardMix).name();
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  private BreakdownRules breakdownRules() {
    if (rules.isEmpty()) {
      return BreakdownRules.standard();
    }
    try {
      return BreakdownRules.standardAfter(Files.readString(rules.get()));
    } catch (IOException e) {
      throw new CommandFailedException(
          rules.get() + " cannot be read: name a file of rules with --rules", e);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(rules.get() + ": " + e.getMessage(), e);
    }
  }

  private static void show(Path runFolder, BreakdownRules rules, Terminal terminal)
      throws IOException {
    ProfileResult result = ProfileResult.of(open(runFolder), rules);
    if (result.isEmpty()) {
      throw new CommandFailedException(
          runFolder + " holds no profile: 'rubis profile SITE' makes one");
    }
    Path folder = runFolder.resolve("profile");
    result.write(folder);
    result.lines().forEach(terminal::result);
    terminal.result("");
    terminal.result("Profile: " + folder + "; JFR files: " + runFolder.resolve("trials"));
  }

  private static TrialsFolder open(Path folder) {
    try {
      return TrialsFolder.open(folder);
    } catch (IOException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }
}
