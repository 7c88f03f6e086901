package org.rubisee.bench.cli.experiment;

import java.util.Locale;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import org.rubisee.bench.fault.Fault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code rubis experiment list}: what experiments there are. */
@Command(
    name = "list",
    description = "Lists the experiments and their figures.",
    footer = {"", "Example:", "  ./rubis experiment list"})
final class ExperimentListCommand implements RubisCommand.RunningBeside {

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    ExperimentLibrary library = new ExperimentLibrary(Checkout.current());
    for (String name : library.names()) {
      ExperimentDefinition known = library.experiment(name).definition();
      spec.commandLine().getOut().printf(Locale.ROOT, "%-14s %s%n", name, known.title());
      spec.commandLine().getOut().printf(Locale.ROOT, "%-14s %s%n", "", shown(known));
    }
    spec.commandLine().getOut().flush();
    return 0;
  }

  private static String shown(ExperimentDefinition known) {
    if (!known.soak().isNone()) {
      return "soak: " + String.join(", ", known.configurations().keySet());
    }
    return known.faults().isNone()
        ? "figures: " + String.join(", ", known.figures().keySet())
        : "faults: " + faults(known);
  }

  private static String faults(ExperimentDefinition known) {
    return Fault.named(known.faults().include()).stream()
        .map(Fault::name)
        .collect(Collectors.joining(", "));
  }
}
