package org.rubisee.servers;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * What a message quotes of a log: the lines that say why a program ended. These are the first
 * errors and the last ones, each with the line below it, because a JVM that cannot start names the
 * cause there. A log without errors is quoted from its end.
 */
public final class LogExcerpt {

  private static final int SHOWN_LINES = 12;
  private static final int FIRST_LINES = 6;
  private static final int SHOWN_COLUMNS = 400;

  private static final Pattern ERROR =
      Pattern.compile(
          "\\b(ERROR|FATAL|SEVERE)\\b|^Caused by:|WFLYCTL0412|^Error|^Exception in thread"
              + "|OutOfMemoryError|error while loading|insufficient memory|Address already in use"
              + "|No space left|^Killed|^Unrecognized |^Invalid ");
  private static final Pattern STACK_FRAME = Pattern.compile("^\\s+at |^\\s*\\.\\.\\. \\d+ more");

  private LogExcerpt() {}

  /**
   * What to quote of a log.
   *
   * @return lines that are indented by two spaces; a remark if the file is empty or cannot be read
   */
  public static String of(Path log) {
    try {
      return Files.exists(log)
          ? of(new String(Files.readAllBytes(log), StandardCharsets.UTF_8).lines().toList())
          : "  (there is no such file)";
    } catch (IOException e) {
      return "  (it cannot be read: " + e.getMessage() + ")";
    }
  }

  /** The same for lines that are no file. */
  public static String of(List<String> lines) {
    List<String> written =
        lines.stream()
            .filter(line -> !line.isBlank() && !STACK_FRAME.matcher(line).find())
            .toList();
    if (written.isEmpty()) {
      return "  (it is empty)";
    }
    return String.join("\n", chosen(written).stream().map(LogExcerpt::shortened).toList());
  }

  private static List<String> chosen(List<String> lines) {
    SortedSet<Integer> numbers = new TreeSet<>();
    for (int i = 0; i < lines.size(); i++) {
      if (ERROR.matcher(lines.get(i)).find()) {
        numbers.add(i);
        numbers.add(Math.min(i + 1, lines.size() - 1));
      }
    }
    if (numbers.isEmpty()) {
      return lines.subList(Math.max(0, lines.size() - SHOWN_LINES), lines.size());
    }
    List<String> errors = numbers.stream().map(lines::get).toList();
    if (errors.size() <= SHOWN_LINES) {
      return errors;
    }
    List<String> shown = new ArrayList<>(errors.subList(0, FIRST_LINES));
    shown.add("…");
    shown.addAll(errors.subList(errors.size() - (SHOWN_LINES - FIRST_LINES), errors.size()));
    return shown;
  }

  private static String shortened(String line) {
    return "  " + (line.length() <= SHOWN_COLUMNS ? line : line.substring(0, SHOWN_COLUMNS) + " …");
  }
}
