package org.rubisee.bench.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The form of all messages of the programs: what their sources give to exceptions and to the
 * terminal. Where a message is shown, {@code Message.sentence} ends it with a full stop.
 */
class MessagesTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final Pattern BEGIN =
      Pattern.compile(
          "new (?:CommandFailed|ServerFailed|DatabaseFailed|LedgerFailed|ExperimentFile"
              + "|IllegalArgument|IO|UnreadableResult)Exception\\(|terminal\\.(?:say|result)\\(");
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
  private static final Pattern TWO_STOPS = Pattern.compile("(?<=[\\w)])\\.\\.(?=\\s|$)");
  private static final Pattern STOP_BEHIND_A_CAUSE =
      Pattern.compile("getMessage\\(\\)\\)?\\s*\\+\\s*\"\\.");
  private static final Pattern BAD_END = Pattern.compile("[,;( ]$");

  private static final List<Message> MESSAGES = new ArrayList<>();

  private record Message(String place, String source) {

    /** The texts in it, in their order; what lies between them is left out. */
    List<String> literals() {
      List<String> literals = new ArrayList<>();
      Matcher matcher = LITERAL.matcher(source);
      while (matcher.find()) {
        literals.add(matcher.group(1));
      }
      return literals;
    }

    boolean endsWithALiteral() {
      return source.strip().endsWith("\"");
    }

    @Override
    public String toString() {
      return place + ": " + source.strip().replaceAll("\\s+", " ");
    }
  }

  @BeforeAll
  static void readsTheSources() throws IOException {
    try (Stream<Path> files = Files.walk(HOME)) {
      for (Path file :
          files
              .filter(each -> each.toString().matches(".*/src/main/java/.*\\.java"))
              .filter(each -> !each.startsWith(HOME.resolve(".rubis")))
              .sorted()
              .toList()) {
        read(file, Files.readString(file));
      }
    }
  }

  private static void read(Path file, String source) {
    Matcher begin = BEGIN.matcher(source);
    while (begin.find()) {
      String first = firstArgument(source, begin.end());
      if (first.contains("\"")) {
        MESSAGES.add(new Message(file.getFileName().toString(), first));
      }
    }
  }

  /** The source of an argument, up to the comma or parenthesis that ends it. */
  private static String firstArgument(String source, int from) {
    int depth = 0;
    boolean quoted = false;
    for (int i = from; i < source.length(); i++) {
      char letter = source.charAt(i);
      if (quoted && letter == '\\') {
        i++;
      } else if (letter == '"') {
        quoted = !quoted;
      } else if (!quoted && "([{".indexOf(letter) >= 0) {
        depth++;
      } else if (!quoted && (")]}".indexOf(letter) >= 0 || letter == ',' && depth == 0)) {
        if (depth == 0) {
          return source.substring(from, i);
        }
        depth--;
      }
    }
    throw new IllegalArgumentException("An argument has no end");
  }

  @Test
  void manyMessagesAreRead() {
    assertThat(MESSAGES).hasSizeGreaterThan(500);
  }

  @Test
  void noSentenceEndsWithTwoFullStops() {
    assertThat(MESSAGES)
        .filteredOn(
            message -> message.literals().stream().anyMatch(text -> TWO_STOPS.matcher(text).find()))
        .isEmpty();
  }

  @Test
  void aCauseIsQuotedWithoutItsFullStop() {
    assertThat(MESSAGES)
        .filteredOn(message -> STOP_BEHIND_A_CAUSE.matcher(message.source()).find())
        .isEmpty();
  }

  @Test
  void noMessageEndsInTheMiddle() {
    assertThat(MESSAGES)
        .filteredOn(Message::endsWithALiteral)
        .filteredOn(
            message -> {
              List<String> texts = message.literals();
              return BAD_END.matcher(texts.get(texts.size() - 1)).find();
            })
        .isEmpty();
  }

  @Test
  void noneAsksForTwoThingsAboutOneFault() {
    assertThat(MESSAGES)
        .filteredOn(
            message -> {
              String text = String.join("", message.literals());
              return text.contains("Check that the server runs, that")
                  || text.contains("disk space and")
                  || text.contains("Is the disk full?");
            })
        .isEmpty();
  }
}
