package org.rubisee.bench.cli.run;

import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.block.Blocks;
import org.rubisee.bench.block.Subject;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.BlockOptions;
import org.rubisee.bench.cli.options.CommandText;
import org.rubisee.bench.cli.options.DataOptions;
import org.rubisee.bench.cli.options.RequestLimit;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.cli.options.SiteArguments;
import org.rubisee.bench.cli.options.TerminalOptions;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.run.Runs;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.schema.DataPlan;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Implementation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis quickstart}: the six of the papers side by side, in 15 minutes. */
@Command(
    name = "quickstart",
    description = {
      "Compares the papers' implementations; takes 15 minutes.",
      "Starts them all, warms them up, and measures them in short neighbouring blocks, with"
          + " a twentieth of the papers' data. Prints the CPU time per interaction of each, as"
          + " a ratio to servlets-only with its confidence interval. Needs 8 GiB of memory; with"
          + " less, fewer sites are up at once. GlassFish, whose tiers"
          + " share one server, is compared by 'rubis experiment run then-and-now' instead."
    },
    footer = {
      "",
      "Examples:",
      "  ./rubis quickstart",
      "  ./rubis quickstart --rounds 12 --invocations 3    # narrower intervals"
    })
public final class QuickstartCommand implements RubisCommand.Measuring {

  private static final String SCALE = "small";

  /** From the start of the servers to their end: with data and report, 15 minutes in all. */
  private static final double BUDGET_SECONDS = 830;

  @Parameters(
      paramLabel = SiteArguments.LABEL,
      arity = "0..*",
      defaultValue = SiteArguments.ALL,
      description =
          "NAME[@KNOB=VALUE]..., or 'all', the papers' six, with the knobs that they have")
  private List<String> names;

  @Mixin private BlockOptions blocks;
  @Mixin private TerminalOptions output;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = output.terminal();
    Checkout checkout = Checkout.current();
    List<Implementation> implementations =
        checkout.implementations().stream().filter(Implementation::inQuickstart).toList();
    List<SiteConfiguration> sites = sites(implementations, checkout);
    Application application = Applications.named(sites.get(0).application());
    DataPlan data = DataOptions.named(application.name(), SCALE);
    SiteRecipe recipe =
        RequestLimit.on(new SiteRecipe(checkout, data, Map.of(), Pinning.ANYWHERE, List.of()));
    BlockPlan most =
        blocks.plan(
            CommandText.of(spec), sites, application.walks(), BlockOptions.Defaults.FIRST_LOOK);
    BlockPlan plan = blocks.hasRounds() ? most : most.within(BUDGET_SECONDS);
    new Runs(checkout, terminal, Clock.systemUTC())
        .start(
            new Blocks(
                plan, Subject.of(sites, recipe), RequestLimit.on(List.of("--scale=" + SCALE))),
            RunSettings.parse(List.of()).topology());
    return 0;
  }

  private List<SiteConfiguration> sites(List<Implementation> implementations, Checkout checkout) {
    if (names.stream().anyMatch(name -> name.contains("@server=glassfish"))) {
      throw new CommandFailedException(
          "quickstart compares sites of separate tiers, and GlassFish has all of them in one"
              + " server. Instead: ./rubis experiment run then-and-now --protocol blocks"
              + " --configuration entity-bmp-co-located,entity-bmp-glassfish");
    }
    return SiteArguments.of(spec, names, implementations, checkout);
  }
}
