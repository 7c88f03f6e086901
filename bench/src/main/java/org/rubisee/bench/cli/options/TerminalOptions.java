package org.rubisee.bench.cli.options;

import java.util.Set;
import org.rubisee.bench.checkout.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** How much a command prints. */
public final class TerminalOptions {

  private static final String QUIET = "--quiet";

  /** The commands that take minutes. */
  private static final Set<String> LONG_COMMANDS =
      Set.of(
          "rubis quickstart",
          "rubis serve",
          "rubis run",
          "rubis experiment run",
          "rubis resume",
          "rubis replay",
          "rubis profile",
          "rubis costs",
          "rubis ledger",
          "rubis db load",
          "rubis db restore");

  private TerminalOptions() {}

  /** Adds {@code --quiet} to the commands that take minutes. */
  public static void add(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    if (LONG_COMMANDS.contains(spec.qualifiedName())) {
      spec.addOption(
          OptionSpec.builder(QUIET)
              .type(boolean.class)
              .description("Print results only, no progress")
              .build());
    }
    command.getSubcommands().values().forEach(TerminalOptions::add);
  }

  /** The standard output of a command that was parsed. */
  public static Terminal terminal(CommandSpec command) {
    return isQuiet(command) ? Terminal.standard().quiet() : Terminal.standard();
  }

  /** Whether a command that was parsed shows results only. */
  public static boolean isQuiet(CommandSpec command) {
    OptionSpec quiet = command.findOption(QUIET);
    return quiet != null && Boolean.TRUE.equals(quiet.getValue());
  }
}
