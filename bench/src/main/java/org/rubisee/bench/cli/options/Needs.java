package org.rubisee.bench.cli.options;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.settings.Text;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * An option, or each option of a class, that has an effect beside another one only: {@code
 * "--dry-run"}, {@code "--topology=compose"}; one of several is enough. With {@code !} before it,
 * the option has no effect beside the other one.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.FIELD})
public @interface Needs {

  /** The other options. */
  String[] value();

  /** Checks what was typed. */
  final class Check {

    private static final String NOT = "!";

    private Check() {}

    /**
     * Refuses options that have no effect beside the others.
     *
     * @param command one that was parsed
     * @throws CommandFailedException if one was typed; the message names it
     */
    public static void of(CommandSpec command) {
      for (OptionSpec option : command.commandLine().getParseResult().matchedOptionsSet()) {
        String[] needed = needed(option);
        if (needed.length > 0 && Arrays.stream(needed).noneMatch(other -> holds(command, other))) {
          throw new CommandFailedException(message(option.longestName(), needed));
        }
      }
    }

    private static String[] needed(ArgSpec option) {
      if (!(option.userObject() instanceof Field field)) {
        return new String[0];
      }
      return Stream.of(field, field.getDeclaringClass())
          .map(declared -> declared.getAnnotation(Needs.class))
          .filter(needs -> needs != null)
          .findFirst()
          .map(Needs::value)
          .orElse(new String[0]);
    }

    private static boolean holds(CommandSpec command, String other) {
      if (other.startsWith(NOT)) {
        return !holds(command, other.substring(1));
      }
      String[] words = other.split("=", 2);
      OptionSpec option = command.findOption(words[0]);
      return option != null
          && (words.length == 1
              ? command.commandLine().getParseResult().hasMatchedOption(option)
              : words[1].equals(option.getValue()));
    }

    private static String message(String option, String... needed) {
      String others =
          Arrays.stream(needed)
              .map(other -> other.replaceFirst(NOT, "").replace('=', ' '))
              .collect(Collectors.joining(" or "));
      return needed[0].startsWith(NOT)
          ? Text.of("%s has no effect with %s: leave out one of them", option, others)
          : Text.of("%s has no effect: add %s, or leave it out", option, others);
    }
  }
}
