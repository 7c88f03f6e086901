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
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Schema;

/**
 * What measures knows no application: neither by an interaction, nor by a table, a column, a field
 * of a form or a word of the auction.
 */
class EnginesTest {

  private static final Path HOME = Checkout.current().home();

  /** What papers published, as they published it. */
  private static final List<String> OF_PAPERS =
      List.of("published-results.csv", "paper-code-size.csv");

  private static final Pattern COLUMN = Pattern.compile("(?m)^\\s+([a-z]\\w*) [A-Z]");

  private static final Pattern FIELD = Pattern.compile("\"([a-z]+[A-Z][A-Za-z]+)\"");

  private static final Pattern NAMES =
      Pattern.compile(
          "(?i:\\b(?:auctions?|bids?|bidders?)\\b)|"
              + anyOf(List.of(interactions(), names(tables()), names(columns()), fields()))
              + "|\\b(?:FROM|JOIN|INTO|UPDATE|TABLE) "
              + anyOf(List.of(tables())));

  private static String anyOf(List<Stream<String>> names) {
    return names.stream()
        .flatMap(all -> all)
        .distinct()
        .collect(Collectors.joining("|", "\\b(?:", ")\\b"));
  }

  /** Labels of two words or more: one word, like Home, can mean anything. */
  private static Stream<String> interactions() {
    return Applications.all().stream()
        .map(Application::interactions)
        .flatMap(List::stream)
        .map(Interaction::label)
        .filter(label -> label.matches("[A-Z][a-z]+[A-Z].*"));
  }

  /** Those of two words or more; a table of one word is looked for in statements. */
  private static Stream<String> names(Stream<String> tablesOrColumns) {
    return tablesOrColumns.filter(name -> name.contains("_"));
  }

  private static Stream<Schema> schemas() {
    return Applications.all().stream()
        .map(application -> ApplicationData.named(application.name()).schema());
  }

  private static Stream<String> tables() {
    return schemas().flatMap(schema -> schema.tables().stream());
  }

  private static Stream<String> columns() {
    return schemas()
        .flatMap(schema -> schema.createTables().stream())
        .flatMap(sql -> COLUMN.matcher(sql).results())
        .map(column -> column.group(1));
  }

  /** Parameters of two words or more, as the pages read and the customers send them. */
  private static Stream<String> fields() {
    return Applications.all().stream()
        .flatMap(
            application ->
                Stream.of("pages", "customers")
                    .map(part -> HOME.resolve(application.name()).resolve(part)))
        .flatMap(part -> files(part.resolve("src/main/java")))
        .flatMap(file -> FIELD.matcher(text(file)).results())
        .map(field -> field.group(1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bench/src/main",
        "client-emulator/src/main",
        "client-emulator/measurement/src/main",
        "db-schema/src/main",
        "servers/control/src/main"
      })
  void nameNoInteractionAndNoRowOfAnApplication(String folder) {
    assertThat(
            files(HOME.resolve(folder))
                .filter(file -> !OF_PAPERS.contains(file.getFileName().toString()))
                .flatMap(EnginesTest::namesIn))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a StoreBid",
        "the table old_items",
        "table t_tst_task",
        "SELECT * FROM orders",
        "UPDATE customer SET",
        "nb_of_bids",
        "cx_auth_id",
        "sub_accno",
        "?itemId=5",
        "the field cardNumber"
      })
  void areFoundIfTheyName(String text) {
    assertThat(NAMES.matcher(text).find()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"reads from items", "the address of a customer", "orders cells"})
  void mayUseWordsThatAreTablesElsewhere(String text) {
    assertThat(NAMES.matcher(text).find()).isFalse();
  }

  private static Stream<String> namesIn(Path file) {
    return NAMES
        .matcher(text(file))
        .results()
        .map(name -> HOME.relativize(file) + ": " + name.group())
        .toList()
        .stream();
  }

  private static Stream<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
