package org.rubisee.bench.cli.experiment;

import picocli.CommandLine.Command;

/** {@code rubis experiment}: the experiments of the papers, by name. */
@Command(
    name = "experiment",
    description = {
      "Shows and runs the experiments of the papers.",
      "They are files in experiments/."
    },
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      ExperimentListCommand.class,
      ExperimentShowCommand.class,
      ExperimentRunCommand.class
    },
    footer = {
      "",
      "Examples:",
      "  ./rubis experiment show oopsla02",
      "  ./rubis experiment run oopsla02 --quick"
    })
public final class ExperimentCommand {}
