package org.rubisee.bench.cli.nightly;

import picocli.CommandLine.Command;

/** {@code rubis nightly}: the tests that take longer than a build. */
@Command(
    name = "nightly",
    description = {
      "Runs the tests that take longer than a build. Their parts are declared in .ci/nightly.yaml;"
          + " each takes at most 60 minutes, and is recorded in results/nightly."
    },
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      NightlyListCommand.class,
      NightlyRunCommand.class,
      NightlyStatusCommand.class,
      NightlyTableCommand.class
    },
    footer = {
      "",
      "Example:  ./rubis nightly run",
      "One part:  ./rubis nightly run further-implementation"
    })
public final class NightlyCommand {}
