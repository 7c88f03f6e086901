package org.rubisee.bench.cli.experiment;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.options.DataOptions;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.Way;
import org.rubisee.bench.experiment.Capabilities;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.ExperimentPlanner;
import org.rubisee.bench.experiment.Wish;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.experiment.definition.ExperimentFile;
import org.rubisee.bench.results.FigureView;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.Topology;
import org.rubisee.bench.trial.TrialEstimate;
import org.rubisee.bench.trial.TrialsPlan;
import org.rubisee.schema.DataPlan;
import org.rubisee.settings.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis experiment show}: what an experiment measures, and how long that takes. */
@Command(
    name = "show",
    description = "Says what an experiment measures, how long it takes and what the paper saw.",
    footer = {"", "Example:", "  ./rubis experiment show oopsla02"})
final class ExperimentShowCommand implements RubisCommand.RunningBeside {

  @Parameters(paramLabel = "NAME", description = "The experiment, or your own file")
  private String name;

  @Way.Only({Way.BLOCKS, Way.TRIALS})
  @Option(names = "--jdk2", paramLabel = "FOLDER", description = "A second JDK, to compare two")
  private Optional<Path> jdk2 = Optional.empty();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Checkout checkout = Checkout.current();
    ExperimentFile file = new ExperimentLibrary(checkout).experiment(name);
    PrintWriter out = spec.commandLine().getOut();
    out.println(file.definition().title());
    out.println();
    out.println(file.definition().about());
    out.println();
    if (file.definition().isLocal()) {
      (file.definition().soak().isNone() ? Way.FAULTS : Way.SOAK).check(spec);
      out.println("Complete:\n" + local(file.definition(), false, checkout));
      out.println("--quick:\n" + local(file.definition(), true, checkout));
      out.flush();
      return 0;
    }
    TrialsPlan whole = plan(file.definition(), false, checkout);
    out.println(
        "Complete: "
            + TrialEstimate.announced(whole, data(file.definition(), file.definition().scale())));
    TrialsPlan quick = plan(file.definition(), true, checkout);
    String trials =
        TrialEstimate.announced(quick, data(file.definition(), file.definition().quick().scale()))
            + ", not for conclusions";
    int sites = file.definition().quick().blocks().size();
    if (sites == 0) {
      out.println("--quick:  " + trials);
    } else {
      out.println(
          Text.of(
              "--quick:  %d sites in blocks, as many rounds as fit into %d minutes, not for conclusions",
              sites, file.definition().quick().minutes()));
      out.println("--quick --protocol paper:  " + trials);
    }
    whole.sites().forEach(known -> out.println("  " + described(known)));
    whole.figures().forEach(view -> describe(view, out));
    out.flush();
    return 0;
  }

  private static String local(ExperimentDefinition definition, boolean quick, Checkout checkout) {
    return ExperimentRunCommand.planned(definition, Wish.all(quick, 1), checkout).inWords();
  }

  private static DataPlan data(ExperimentDefinition definition, String scale) {
    return DataOptions.named(definition.application(), scale);
  }

  private TrialsPlan plan(ExperimentDefinition definition, boolean quick, Checkout checkout) {
    Capabilities capabilities = Capabilities.of(Topology.LOCAL, jdk2, checkout.home());
    return new ExperimentPlanner(definition, Wish.all(quick, 1), capabilities, checkout).plan();
  }

  private static String described(SiteConfiguration known) {
    String cpus = known.toResult().cpusInWords();
    return Text.of(
        "%-28s %s %s%s",
        known.name(),
        known.title(),
        known.knobs().labels(),
        cpus.isEmpty() ? "" : " on processors: " + cpus);
  }

  private static void describe(FigureView view, PrintWriter out) {
    out.println();
    out.println(Text.of("%s: %s", view.name(), view.title()));
    if (!view.expected().isEmpty()) {
      out.println("  expected: " + view.expected());
    }
    if (!view.leftOut().isEmpty()) {
      out.println((view.showsNothing() ? "  left out: " : "  in part: ") + view.leftOut());
    }
  }
}
