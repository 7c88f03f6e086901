package org.rubisee.bench.prose;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Phrases that the project does not use, with what to write instead. The resource {@code
 * forbidden-phrases.txt} lists them, one {@code phrase = replacement} per line.
 */
final class ForbiddenPhrases {

  private static final String FILE = "forbidden-phrases.txt";

  private final List<Phrase> phrases;

  private ForbiddenPhrases(List<Phrase> phrases) {
    this.phrases = phrases;
  }

  /**
   * A phrase to look for.
   *
   * @param firstWord in lower case; a text without it needs no search
   */
  private record Phrase(String firstWord, Pattern pattern, String replacement) {

    static Phrase parse(String line) {
      String[] parts = line.split(" = ", 2);
      if (parts.length != 2 || parts[0].isBlank() || parts[1].isBlank()) {
        throw new IllegalArgumentException(
            FILE + ": write 'phrase = replacement' in place of: " + line);
      }
      String words =
          Stream.of(parts[0].strip().split("\\s+"))
              .map(Pattern::quote)
              .collect(Collectors.joining("\\s+"));
      return new Phrase(
          parts[0].strip().split("\\s+")[0].toLowerCase(Locale.ROOT),
          Pattern.compile(
              "(?<![\\p{L}\\p{N}])" + words + "(?![\\p{L}\\p{N}])",
              Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE),
          parts[1].strip());
    }
  }

  /**
   * A phrase found in a text.
   *
   * @param line where it begins, from 1
   * @param phrase the phrase as written
   * @param replacement what to write instead
   */
  record Finding(int line, String phrase, String replacement) {

    @Override
    public String toString() {
      return "line "
          + line
          + ": '"
          + phrase.replaceAll("\\s+", " ")
          + "'; write '"
          + replacement
          + "'";
    }
  }

  static ForbiddenPhrases read() throws IOException {
    try (InputStream file = ForbiddenPhrases.class.getResourceAsStream(FILE)) {
      return parse(new String(file.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  static ForbiddenPhrases parse(String text) {
    return new ForbiddenPhrases(
        text.lines()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .map(Phrase::parse)
            .toList());
  }

  /**
   * What a text uses of them, in its order.
   *
   * @param firstLine the number of the text's first line
   */
  List<Finding> in(String text, int firstLine) {
    List<Finding> findings = new ArrayList<>();
    String lowerCase = text.toLowerCase(Locale.ROOT);
    for (Phrase phrase : phrases) {
      if (!lowerCase.contains(phrase.firstWord())) {
        continue;
      }
      phrase
          .pattern()
          .matcher(text)
          .results()
          .forEach(
              match ->
                  findings.add(
                      new Finding(
                          firstLine + lineBreaks(text, match.start()),
                          match.group(),
                          phrase.replacement())));
    }
    findings.sort(Comparator.comparingInt(Finding::line));
    return findings;
  }

  private static int lineBreaks(String text, int end) {
    return (int) text.substring(0, end).chars().filter(c -> c == '\n').count();
  }
}
