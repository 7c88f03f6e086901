package org.rubisee.bench.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.bench.checkout.Checkout;

/** What measures knows no application: neither by an interaction, nor by a word of the auction. */
class EnginesTest {

  private static final Path HOME = Checkout.current().home();

  /** What papers published, as they published it. */
  private static final List<String> OF_PAPERS =
      List.of("published-results.csv", "paper-code-size.csv");

  /** Labels of two words or more: one word, like Home, can mean anything. */
  private static final Pattern NAMES =
      Pattern.compile(
          "(?i:\\b(?:auctions?|bids?|bidders?)\\b)|\\b(?:"
              + Applications.all().stream()
                  .map(Application::interactions)
                  .flatMap(List::stream)
                  .map(Interaction::label)
                  .filter(label -> label.matches("[A-Z][a-z]+[A-Z].*"))
                  .collect(Collectors.joining("|"))
              + ")\\b");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bench/src/main",
        "client-emulator/src/main",
        "client-emulator/measurement/src/main",
        "db-schema/src/main",
        "servers/control/src/main"
      })
  void nameNoInteractionAndNoRowOfAnApplication(String folder) throws IOException {
    try (Stream<Path> files = Files.walk(HOME.resolve(folder))) {
      List<String> found =
          files
              .filter(Files::isRegularFile)
              .filter(file -> !OF_PAPERS.contains(file.getFileName().toString()))
              .flatMap(EnginesTest::namesIn)
              .toList();
      assertThat(found).isEmpty();
    }
  }

  private static Stream<String> namesIn(Path file) {
    try {
      return NAMES
          .matcher(Files.readString(file, StandardCharsets.UTF_8))
          .results()
          .map(name -> HOME.relativize(file) + ": " + name.group())
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
