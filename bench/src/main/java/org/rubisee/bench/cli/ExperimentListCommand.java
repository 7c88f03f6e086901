package org.rubisee.bench.cli;

import java.util.concurrent.Callable;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.experiment.ExperimentLibrary;
import org.rubisee.bench.experiment.definition.ExperimentDefinition;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code rubis experiment list}: what experiments there are. */
@Command(
    name = "list",
    description = "Lists the experiments and their figures.",
    footer = {"", "Example:  ./rubis experiment list"})
final class ExperimentListCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    ExperimentLibrary library = new ExperimentLibrary(Checkout.current());
    for (String name : library.names()) {
      ExperimentDefinition known = library.experiment(name).definition();
      spec.commandLine().getOut().printf("%-14s %s%n", name, known.title());
      spec.commandLine()
          .getOut()
          .printf("%-14s figures: %s%n", "", String.join(", ", known.figures().keySet()));
    }
    spec.commandLine().getOut().flush();
    return 0;
  }
}
