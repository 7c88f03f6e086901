package org.rubisee.bench.cli.options;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option {@code --help}, or {@code --help=all}, of each command. */
public final class HelpOption {

  private static final String NAME = "--help";
  private static final String ALL = "all";

  /** Stands for no value. */
  private static final String SHORT = "false";

  @HelpGroup.In(HelpGroup.GENERAL)
  @HelpGroup.Basic
  @Option(
      names = {"-h", NAME},
      usageHelp = true,
      arity = "0..1",
      paramLabel = ALL,
      fallbackValue = SHORT,
      converter = Whole.class,
      description = "Show this help and exit; --help=all shows all options")
  private boolean isWhole;

  /** Whether all options of a command that was parsed are to be shown. */
  public static boolean isWhole(CommandSpec command) {
    return Boolean.TRUE.equals(command.findOption(NAME).getValue());
  }

  /** What may follow the option. */
  static final class Whole implements ITypeConverter<Boolean> {
    @Override
    public Boolean convert(String value) {
      if (!value.equals(ALL) && !value.equals(SHORT)) {
        throw new TypeConversionException("type --help or --help=all");
      }
      return value.equals(ALL);
    }
  }
}
