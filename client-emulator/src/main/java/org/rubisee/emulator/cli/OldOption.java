package org.rubisee.emulator.cli;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The old name of an option, which is accepted for one release. Help and completion do not show it.
 *
 * @param name the old name, with its dashes
 * @param now the name today
 */
public record OldOption(String name, String now) {

  /** Makes a command and its subcommands accept the old name where they have the option. */
  public void addTo(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    OptionSpec option = spec.findOption(now);
    if (option != null && spec.findOption(name) == null) {
      spec.addOption(
          OptionSpec.builder(name)
              .hidden(true)
              .type(String.class)
              .arity(option.arity().toString())
              .paramLabel(option.paramLabel())
              .preprocessor(
                  (arguments, known, old, info) -> {
                    arguments.push(now);
                    return true;
                  })
              .build());
    }
    command.getSubcommands().values().forEach(this::addTo);
  }
}
