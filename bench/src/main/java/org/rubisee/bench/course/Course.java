package org.rubisee.bench.course;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.settings.Text;

/**
 * The course in {@code docs/learn}. An exercise is a paragraph of a lesson that begins with its
 * number; a comment behind it says how an answer is checked:
 *
 * <pre>
 * &lt;!-- check: INTERACTION ../../entity-bmp/ledger/entity-bmp.csv: select, commit --&gt;
 * &lt;!-- patch: session-beans PAGE?PARAMETER=VALUE: transaction-statements=1 --&gt;
 * </pre>
 *
 * @param exercises in the order of the lessons
 */
public record Course(List<Exercise> exercises) {

  private static final Pattern EXERCISE =
      Pattern.compile("(?ms)^\\*\\*Exercise (\\d+\\.\\d+)\\.\\*\\* (.*?)(?=^<details>|\\z)");
  private static final Pattern CHECK =
      Pattern.compile("<!-- check: (\\S+?(?: ?\\([^)]*\\))?) (\\S+): (.+?) -->");
  private static final Pattern PATCH = Pattern.compile("<!-- patch: (\\S+) (\\S+): (.+?) -->");
  private static final Pattern COMMENT = Pattern.compile("(?s)<!--.*?-->\\s*");
  private static final Pattern LINK = Pattern.compile("(?s)\\[([^\\]]*)\\]\\([^)]*\\)");

  public Course {
    exercises = List.copyOf(exercises);
  }

  /**
   * The course of a checkout.
   *
   * @throws CommandFailedException if a check in it cannot be read
   */
  public static Course in(Path home) {
    List<Exercise> exercises = new ArrayList<>();
    try (Stream<Path> files = Files.list(home.resolve("docs/learn"))) {
      for (Path lesson : files.filter(file -> file.toString().endsWith(".md")).sorted().toList()) {
        Matcher found = EXERCISE.matcher(Files.readString(lesson));
        while (found.find()) {
          exercises.add(exercise(found.group(1), lesson, found.group(2)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("The course cannot be read", e);
    }
    return new Course(exercises);
  }

  private static Exercise exercise(String number, Path lesson, String body) {
    String text = LINK.matcher(COMMENT.matcher(body).replaceAll("")).replaceAll("$1").strip();
    return new Exercise(number, lesson, text, check(lesson, body));
  }

  /** A comment may be wrapped as any paragraph. */
  private static Optional<Check> check(Path lesson, String body) {
    String line = body.replaceAll("\\s+", " ");
    Matcher check = CHECK.matcher(line);
    if (check.find()) {
      return Optional.of(
          new LedgerCheck(
              check.group(1),
              lesson.resolveSibling(check.group(2)).normalize(),
              List.of(check.group(3).split(", "))));
    }
    Matcher patch = PATCH.matcher(line);
    return patch.find()
        ? Optional.of(new PatchCheck(patch.group(1), patch.group(2), counts(patch.group(3))))
        : Optional.empty();
  }

  private static Map<String, Long> counts(String list) {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (String pair : list.split(", ")) {
      counts.put(
          pair.substring(0, pair.indexOf('=')),
          Long.valueOf(pair.substring(pair.indexOf('=') + 1)));
    }
    return counts;
  }

  /**
   * The exercise of a number.
   *
   * @throws CommandFailedException if there is none; the message lists them
   */
  public Exercise exercise(String number) {
    return exercises.stream()
        .filter(exercise -> exercise.number().equals(number))
        .findFirst()
        .orElseThrow(
            () ->
                new CommandFailedException(
                    Text.of(
                        "The course has no exercise %s, only %s",
                        number,
                        String.join(", ", exercises.stream().map(Exercise::number).toList()))));
  }
}
