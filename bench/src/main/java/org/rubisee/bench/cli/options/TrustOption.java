package org.rubisee.bench.cli.options;

import java.io.Console;
import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.OwnPlans;
import org.rubisee.bench.run.KindPlan;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.schema.DatabaseAddress;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** Asks before a plan that another checkout wrote chooses programs, files, servers or a cluster. */
@HelpGroup.In(HelpGroup.GENERAL)
public final class TrustOption {

  /**
   * An option that chooses no program, file, server or cluster, unless its value has a secret. All
   * others are shown, so that a new option is asked about until it says this.
   */
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.TYPE, ElementType.FIELD})
  @interface Harmless {}

  @Option(
      names = "--trust",
      description =
          "Run a foreign plan without asking, whatever JVM options, files and servers it chooses")
  private boolean isTrusted;

  /**
   * Checks a plan before it is run.
   *
   * @param settings the options of the plan, as they are used
   * @param folder of the plan
   * @throws CommandFailedException if another checkout wrote it and the user does not trust it
   */
  public void check(KindPlan plan, RunSettings settings, Path folder, Checkout checkout)
      throws IOException {
    check(choices(plan, settings), folder.resolve(StoredPlan.FILE), checkout);
  }

  private void check(List<String> choices, Path file, Checkout checkout) throws IOException {
    if (isTrusted || new OwnPlans(checkout.work()).holds(file)) {
      return;
    }
    Console console = System.console();
    check(
        choices,
        question -> {
          if (console == null) {
            throw new CommandFailedException(
                question + "\nRead them, then repeat the command with --trust to use them");
          }
          return console.readLine("%s%nUse them? [y/N] ", question);
        });
  }

  /** Asks about the choices of a plan of another checkout. */
  static void check(List<String> choices, Function<String, String> user) {
    if (choices.isEmpty()) {
      return;
    }
    String answer =
        user.apply(
            "This checkout did not write the plan of that run. The plan chooses:\n  "
                + String.join("\n  ", choices));
    if (answer == null || !answer.strip().equalsIgnoreCase("y")) {
      throw new CommandFailedException("Nothing was started, since the plan is not trusted");
    }
  }

  /** What the plan chooses, without characters that could hide a part of it on a terminal. */
  static List<String> choices(KindPlan plan, RunSettings settings) {
    Stream<String> options =
        settings.given().stream()
            .filter(option -> !isHarmless(option))
            .map(
                option ->
                    option.spec().longestName() + "=" + DatabaseAddress.masked(option.value()));
    Stream<String> jdks =
        plan.configurations().stream()
            .map(configuration -> configuration.knobs().get("jdk"))
            .filter(Objects::nonNull)
            .map(jdk -> "jdk=" + jdk);
    return Stream.of(options, jdks, plan.choices().stream())
        .flatMap(Function.identity())
        .distinct()
        .map(TrustOption::printable)
        .toList();
  }

  private static boolean isHarmless(RunSettings.Given option) {
    return isHarmless(option.spec())
        && DatabaseAddress.masked(option.value()).equals(option.value());
  }

  /** Whether the declaration of an option, or of all of its class, says so. */
  static boolean isHarmless(OptionSpec option) {
    Field field = (Field) option.userObject();
    return field.isAnnotationPresent(Harmless.class)
        || field.getDeclaringClass().isAnnotationPresent(Harmless.class);
  }

  private static String printable(String text) {
    return text.codePoints()
        .map(point -> Character.isISOControl(point) || isFormat(point) ? '?' : point)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static boolean isFormat(int point) {
    return Character.getType(point) == Character.FORMAT;
  }
}
