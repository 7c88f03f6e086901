package org.rubisee.bench.cli.experiment;

import picocli.CommandLine.Command;

/** {@code rubis experiment}: the experiments of the papers, by name. */
@Command(
    name = "experiment",
    description = "The experiments of the papers, by name. They are files in experiments/.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      ExperimentListCommand.class,
      ExperimentShowCommand.class,
      ExperimentRunCommand.class
    },
    footer = {
      "",
      "Example:  ./rubis experiment run oopsla02 --quick",
      "One figure:  ./rubis experiment run oopsla02 --figure fig6-7"
    })
public final class ExperimentCommand {}
