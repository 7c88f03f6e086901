package org.rubisee.bench.cli.options;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.rubisee.bench.block.StoredBlockPlan;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.OwnPlans;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.trial.StoredPlan;
import org.rubisee.servers.knobs.Knob;
import picocli.CommandLine.Option;

/** Asks before a plan that another checkout wrote chooses programs, JVM options or servers. */
public final class TrustOption {

  /** Options that run programs, read files or connect to servers that the plan chooses. */
  private static final List<String> CHECKED =
      List.of("--jvm-option", "--jdbc-url", "--db-user", "--hosts");

  @Option(
      names = "--trust",
      description = "Use JVM options, JDK, database and hosts file of a foreign run without asking")
  private boolean isTrusted;

  /**
   * Checks a plan before it is run.
   *
   * @param folder of the plan
   * @throws CommandFailedException if another checkout wrote it and the user does not trust it
   */
  public void check(StoredPlan plan, Path folder, Checkout checkout) throws IOException {
    check(choices(plan), folder.resolve(StoredPlan.FILE), checkout);
  }

  /** The same for the plan of a run in blocks. */
  public void check(StoredBlockPlan plan, Path folder, Checkout checkout) throws IOException {
    check(
        choices(plan.options(), plan.plan().sites()),
        folder.resolve(StoredBlockPlan.FILE),
        checkout);
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

  /** The same for a plan of another checkout. */
  static void check(StoredPlan plan, Function<String, String> user) {
    check(choices(plan), user);
  }

  private static void check(List<String> choices, Function<String, String> user) {
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
  static List<String> choices(StoredPlan plan) {
    return choices(plan.options(), plan.configurations());
  }

  private static List<String> choices(List<String> options, List<Configuration> configurations) {
    List<String> choices = new ArrayList<>();
    options.stream()
        .filter(option -> CHECKED.stream().anyMatch(known -> option.startsWith(known + "=")))
        .filter(option -> !option.equals("--db-user=rubis"))
        .forEach(choices::add);
    for (Configuration configuration : configurations) {
      String jdk = configuration.knobs().get(Knob.JDK.label());
      if (jdk != null) {
        choices.add("--" + Knob.JDK.label() + "=" + jdk);
      }
    }
    return choices.stream().distinct().map(TrustOption::printable).toList();
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
