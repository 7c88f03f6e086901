package org.rubisee.bench.profile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.bench.results.tier.BreakdownCategory;
import org.rubisee.settings.Text;

/**
 * Sorts samples into categories. The rules are text, one per line:
 *
 * <pre>
 * # category     of       pattern
 * jdbc-driver    frame    com.mysql.*
 * gc             thread   GC Thread#*
 * </pre>
 *
 * <p>A sample of a thread that a {@code thread} rule knows belongs to that rule's category. Of any
 * other the innermost frame that a {@code frame} rule knows decides: a library that no rule names,
 * like the JDK's collections, counts for whoever called it. Of several rules that fit a frame the
 * first counts. {@code *} stands for any text.
 *
 * <p>Not for use by several threads.
 */
public final class BreakdownRules {

  private static final int FIELDS = 3;

  private final List<BreakdownRule> threads;
  private final List<BreakdownRule> frames;
  private final Map<String, Optional<BreakdownCategory>> known = new HashMap<>();

  private BreakdownRules(List<BreakdownRule> rules) {
    threads =
        rules.stream().filter(rule -> rule.subject() == BreakdownRule.Subject.THREAD).toList();
    frames = rules.stream().filter(rule -> rule.subject() == BreakdownRule.Subject.FRAME).toList();
  }

  /** The rules of the servers and libraries that the implementations use. */
  public static BreakdownRules standard() {
    return parse(standardText());
  }

  /**
   * Rules of a reader, which go before the standard ones.
   *
   * @throws IllegalArgumentException if a line is no rule; the message names it
   */
  public static BreakdownRules standardAfter(String text) {
    return parse(text + "\n" + standardText());
  }

  /**
   * Reads rules.
   *
   * @throws IllegalArgumentException if a line is no rule; the message names it
   */
  static BreakdownRules parse(String text) {
    List<BreakdownRule> rules = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        rules.add(rule(line, i + 1));
      }
    }
    return new BreakdownRules(rules);
  }

  SortedSample judge(StackSample sample) {
    for (BreakdownRule rule : threads) {
      if (rule.fits(sample.thread())) {
        return new SortedSample(rule.category(), "");
      }
    }
    for (String frame : sample.frames()) {
      Optional<BreakdownCategory> category = known.computeIfAbsent(frame, this::ofFrame);
      if (category.isPresent()) {
        return new SortedSample(category.get(), frame);
      }
    }
    return new SortedSample(BreakdownCategory.OTHER, "");
  }

  private Optional<BreakdownCategory> ofFrame(String frame) {
    return frames.stream()
        .filter(rule -> rule.fits(frame))
        .map(BreakdownRule::category)
        .findFirst();
  }

  private static BreakdownRule rule(String line, int number) {
    String[] fields = line.split("\\s+", FIELDS);
    if (fields.length < FIELDS) {
      throw unreadable(number, "'" + line + "' is no rule: write CATEGORY frame|thread PATTERN");
    }
    BreakdownCategory category =
        BreakdownCategory.ofLabel(fields[0])
            .orElseThrow(
                () ->
                    unreadable(
                        number,
                        Text.of(
                            "'%s' is no category: there are %s",
                            fields[0],
                            Stream.of(BreakdownCategory.values())
                                .map(BreakdownCategory::label)
                                .toList())));
    BreakdownRule.Subject subject =
        switch (fields[1]) {
          case "frame" -> BreakdownRule.Subject.FRAME;
          case "thread" -> BreakdownRule.Subject.THREAD;
          default -> throw unreadable(number, "'" + fields[1] + "' is neither frame nor thread");
        };
    return BreakdownRule.of(category, subject, fields[2]);
  }

  private static IllegalArgumentException unreadable(int line, String why) {
    return new IllegalArgumentException("Line " + line + " of the rules: " + why);
  }

  private static String standardText() {
    try (InputStream in = BreakdownRules.class.getResourceAsStream("breakdown.rules")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
