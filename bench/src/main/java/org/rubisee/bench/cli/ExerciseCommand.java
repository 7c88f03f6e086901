package org.rubisee.bench.cli;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.HelpGroup;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.course.Check;
import org.rubisee.bench.course.Course;
import org.rubisee.bench.course.Exercise;
import org.rubisee.bench.course.LedgerCheck;
import org.rubisee.bench.course.PatchCheck;
import org.rubisee.settings.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code rubis exercise}: checks answers to the exercises of the course. */
@Command(
    name = "exercise",
    description = {
      "Checks an answer to an exercise of the course.",
      "The course is in docs/learn. Without arguments it lists the exercises, and with a number alone it says what one asks."
          + " Exit code 0: the answer is right; 1: it is not."
    },
    footer = {
      "",
      "Examples:",
      "  ./rubis exercise 3.1 14 2 16 14    # an answer in numbers",
      "  ./rubis exercise 2.2               # after a change of code, with the site served beside it"
    })
final class ExerciseCommand implements RubisCommand.RunningBeside {

  private static final int WRONG = 1;

  @Parameters(index = "0", arity = "0..1", paramLabel = "NUMBER", description = "For example 3.1")
  private Optional<String> number = Optional.empty();

  @Parameters(
      index = "1..*",
      paramLabel = "COUNT",
      description = "The numbers that the exercise asks for, in its order")
  private List<Long> answer = List.of();

  @HelpGroup.Basic
  @Option(
      names = "--url",
      paramLabel = "URL",
      description =
          "Where your changed site is served, if not at the first port of 'rubis serve', for example"
              + " http://127.0.0.1:8081/session-beans/")
  private Optional<URI> url = Optional.empty();

  private final Terminal terminal = Terminal.standard();

  @Override
  public Integer call() throws InterruptedException {
    Course course = Course.in(Checkout.current().home());
    if (number.isEmpty()) {
      course.exercises().forEach(exercise -> terminal.result(line(exercise)));
      return 0;
    }
    Exercise exercise = course.exercise(number.get());
    if (exercise.check().isEmpty()) {
      return explained(exercise);
    }
    Check check = exercise.check().get();
    if (check instanceof PatchCheck patch) {
      return judged(exercise, patch);
    }
    return answer.isEmpty() ? asked(exercise, check) : judged(exercise, (LedgerCheck) check);
  }

  private static String line(Exercise exercise) {
    return Text.of(
        "%-5s %-12s %s",
        exercise.number(),
        kind(exercise),
        exercise.check().map(check -> String.join(", ", check.names())).orElse(""));
  }

  private static String kind(Exercise exercise) {
    return exercise
        .check()
        .map(check -> check instanceof LedgerCheck ? "numbers" : "patch")
        .orElse("explanation");
  }

  private static String lesson(Exercise exercise) {
    return "docs/learn/" + exercise.lesson().getFileName();
  }

  private void tell(Exercise exercise) {
    terminal.result("Exercise " + exercise.number() + ". " + exercise.text());
    terminal.result("");
  }

  private int explained(Exercise exercise) {
    if (!answer.isEmpty()) {
      throw new CommandFailedException(
          "Exercise "
              + exercise.number()
              + " asks for an explanation, which no program can check: leave the numbers out");
    }
    tell(exercise);
    terminal.result("Compare your explanation with the solution in " + lesson(exercise) + ".");
    return 0;
  }

  private int asked(Exercise exercise, Check check) {
    tell(exercise);
    terminal.result(
        "Answer with "
            + String.join(", ", check.names())
            + ": ./rubis exercise "
            + exercise.number()
            + " "
            + String.join(" ", check.names().stream().map(name -> "N").toList()));
    return 0;
  }

  private int judged(Exercise exercise, LedgerCheck check) {
    List<Long> right = check.counts();
    if (answer.size() != right.size()) {
      throw new CommandFailedException(
          "Exercise "
              + exercise.number()
              + " asks for "
              + right.size()
              + " numbers: "
              + String.join(", ", check.names()));
    }
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < right.size(); i++) {
      int compared = right.get(i).compareTo(answer.get(i));
      if (compared != 0) {
        differences.add(
            Text.of(
                "%s: not %d, but %s",
                check.names().get(i), answer.get(i), compared > 0 ? "more" : "fewer"));
      }
    }
    return verdict(exercise, differences);
  }

  private int judged(Exercise exercise, PatchCheck check) throws InterruptedException {
    if (!answer.isEmpty()) {
      throw new CommandFailedException(
          "Exercise "
              + exercise.number()
              + " asks for changed code, and no numbers: serve it with './rubis serve "
              + check.site()
              + " --show-counts'");
    }
    List<Long> measured =
        check.measured(
            url.orElseGet(() -> URI.create("http://127.0.0.1:8080/" + check.site() + "/")));
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < measured.size(); i++) {
      String name = check.names().get(i);
      long right = check.counts().get(name);
      if (right != measured.get(i)) {
        differences.add(Text.of("%s: your page takes %d, not %d", name, measured.get(i), right));
      }
    }
    return verdict(exercise, differences);
  }

  private int verdict(Exercise exercise, List<String> differences) {
    if (differences.isEmpty()) {
      terminal.result("Right.");
      return 0;
    }
    differences.forEach(terminal::result);
    terminal.result("Read the counts of " + lesson(exercise) + " again.");
    return WRONG;
  }
}
