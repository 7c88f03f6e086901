package org.rubisee.bench.cli;

import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.CommandText;
import org.rubisee.bench.cli.options.KnobOptions;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.cli.options.TerminalOptions;
import org.rubisee.bench.cli.options.TopologyOptions;
import org.rubisee.bench.experiment.Estimate;
import org.rubisee.bench.experiment.ExperimentPlan;
import org.rubisee.bench.experiment.QuickPlan;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.trial.Experiment;
import org.rubisee.bench.trial.RunRequest;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Implementation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code rubis quickstart}: everything once, on a small scale, with a report at the end. */
@Command(
    name = "quickstart",
    description = {
      "Compares the papers' implementations on this machine, on a small scale: both mixes, a twentieth of"
          + " the papers' data. Takes under 5 minutes for one implementation, 12 for six."
    },
    footer = {"", "Example:  ./rubis quickstart"})
final class QuickstartCommand implements Callable<Integer> {

  @Mixin private TopologyOptions topology;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = TerminalOptions.terminal(spec);
    Checkout checkout = Checkout.current();
    topology.check();
    List<Implementation> implementations =
        checkout.implementations().stream().filter(Implementation::inQuickstart).toList();
    SiteRecipe recipe =
        new SiteRecipe(checkout, DataPlan.of(Scale.SMALL), Map.of(), Pinning.ANYWHERE, List.of());
    ExperimentPlan plan =
        QuickPlan.of(
            CommandText.of(spec), implementations, KnobOptions.of(spec, implementations, checkout));
    terminal.say(
        "Comparing %s: %d trials, about %s. A first look, not for conclusions."
            .formatted(
                String.join(", ", implementations.stream().map(Implementation::name).toList()),
                plan.order().size(),
                Estimate.inWords(Estimate.of(plan, recipe.plan().scale()))));
    RunRequest request = new RunRequest(plan, recipe, RunSettings.recorded(spec, Map.of()));
    return new Experiment(request, terminal, Clock.systemUTC()).run(topology);
  }
}
